import type { GameRecord } from '../../../electron/contract/index.ts'
import { playerInWords } from '../shelf/players.ts'

/** Someone's score in one game. */
export interface Score {
  readonly session: string
  readonly id: string
  /** The subject of the ranking: a hero, a realm. */
  readonly label: string
  /** The player; null if the game does not say. */
  readonly player: string | null
  readonly won: boolean
  readonly points: number
  /** Equal points share a rank. */
  readonly rank: number
}

/** All scores of these games, highest first. */
export function scoresOf(games: readonly GameRecord[]): readonly Score[] {
  const scores = games.flatMap((game) =>
    (game.outcome.standings ?? []).map(({ id, label, score, winner = false, seat }) => ({
      ...{ session: game.session, id, label, player: playerOf(game, seat), won: winner, points: score },
    })),
  )
  const sorted = scores.toSorted((a, b) => b.points - a.points)
  return sorted.map((each) => ({ ...each, rank: 1 + sorted.findIndex(({ points }) => points === each.points) }))
}

function playerOf({ players }: GameRecord, seat: number | undefined): string | null {
  const player = seat === undefined ? undefined : players[seat]
  return player ? playerInWords(player) : null
}
