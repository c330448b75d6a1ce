import type { GameRecord } from '../../../electron/contract/index.ts'
import type { TalePage } from '../../tale-page.ts'
import { playerInWords } from '../shelf/finished.tsx'

/** What somebody reached in one game. */
export interface Score {
  readonly session: string
  readonly id: string
  /** Whose hero, or what else is ranked. */
  readonly label: string
  /** Who played him; null where the game does not say. */
  readonly player: string | null
  readonly won: boolean
  readonly points: number
  /** Equal points share a rank. */
  readonly rank: number
}

/**
 * Everybody's points in all of these games, the most first.
 *
 * @param tale says whose deed a line of a ranking is
 */
export function scoresOf(games: readonly GameRecord[], tale: Pick<TalePage, 'seatOf'> | undefined): readonly Score[] {
  const scores = games.flatMap((game) =>
    (game.outcome.standings ?? []).map(({ id, label, score, winner = false }) => ({
      ...{ session: game.session, id, label, player: playerOf(game, id, tale), won: winner, points: score },
    })),
  )
  const sorted = scores.toSorted((a, b) => b.points - a.points)
  return sorted.map((each) => ({ ...each, rank: 1 + sorted.findIndex(({ points }) => points === each.points) }))
}

function playerOf({ players }: GameRecord, standing: string, tale: Pick<TalePage, 'seatOf'> | undefined): string | null {
  const seat = tale?.seatOf(standing, players.length) ?? null
  const player = seat === null ? undefined : players[seat]
  return player ? playerInWords(player) : null
}
