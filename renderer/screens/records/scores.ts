import type { GameRecord } from '../../../electron/contract/index.ts'
import { sectionsOf } from '../../games/hero/new-game/wish.ts'
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

/** Everybody's points in all of these games, the most first. */
export function scoresOf(games: readonly GameRecord[]): readonly Score[] {
  const scores = games.flatMap((game) =>
    (game.outcome.standings ?? []).map(({ id, label, score, winner = false }) => ({
      ...{ session: game.session, id, label, player: playerOf(game, id), won: winner, points: score },
    })),
  )
  const sorted = scores.toSorted((a, b) => b.points - a.points)
  return sorted.map((each) => ({ ...each, rank: 1 + sorted.findIndex(({ points }) => points === each.points) }))
}

/** HERO's standings go by section, its players by seat. */
function playerOf({ game, players }: GameRecord, section: string): string | null {
  if (game !== 'hero') return null
  const player = players[sectionsOf(players.length).indexOf(section.toUpperCase())]
  return player ? playerInWords(player) : null
}
