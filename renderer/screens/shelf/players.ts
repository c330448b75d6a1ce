import type { GameRecord, SessionRow } from '../../../electron/contract/index.ts'
import type { BranchPoint, Skill } from '../../../engine/kernel/types.ts'
import { listed } from '../../../engine/kernel/words.ts'

export const SKILL_NAMES: Readonly<Record<Skill, string>> = { novice: 'Novice', able: 'Able', master: 'Master' }

/** `Abelard (able bot)`. */
export function playerInWords({ name, bot }: GameRecord['players'][number]): string {
  return bot === null ? name : `${name} (${SKILL_NAMES[bot].toLowerCase()} bot)`
}

/** A what-if by the position it starts from. */
export function whatIfInWords({ input }: BranchPoint): string {
  return `What-if from choice ${input}`
}

/** The name that the host gives to the only player of a game that names none. */
const NAMELESS = 'Player 1'

/** An open game by who is in it: those of a roster, else the players. */
export function openInWords({ party, seats }: Pick<SessionRow, 'party' | 'seats'>): string {
  if (party.length > 0)
    return listed(
      party.map(({ name }) => name),
      '',
    )
  const [only] = seats
  return seats.length === 1 && only === NAMELESS ? 'One player' : listed(seats, '')
}
