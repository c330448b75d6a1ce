import type { CharacterRow } from '../../../../electron/contract/index.ts'
import type { Json, Skill } from '../../../../engine/kernel/types.ts'
import type { Chosen } from '../../../campaign-page.ts'
import { counted } from '../../../charts/figures.ts'
import { lowName } from '../names.ts'
import { MOST_OF_A_SIDE } from '../new-game/wish.ts'

/** Against whom a stable fights: robots that even the sides (18.1, G-66), animals (G-131), or each other. */
export const AGAINST = ['lenient', 'even', 'hard', 'animals', 'own'] as const
export type Against = (typeof AGAINST)[number]

/** Who leads the other side, where it is led: a bot of that strength, or a second person at this screen. */
export const LEADERS = ['novice', 'able', 'master', 'person'] as const satisfies readonly (Skill | 'person')[]
export type Leader = (typeof LEADERS)[number]

export interface Opponents {
  readonly against: Against
  readonly leader: Leader
  /** Kinds of animals, as often as they come. */
  readonly animals: readonly string[]
  /** Who of the stable fights on the East, by the id of the character. */
  readonly east: readonly string[]
}

const USUAL: Opponents = { against: 'even', leader: 'able', animals: ['wolf'], east: [] }

/** West sits first, East second. */
const EAST = 1

/** What was kept, as far as it makes sense. */
export function readOpponents(kept: Json): Json {
  return { ...opponentsIn(kept) }
}

export function opponentsIn(kept: Json): Opponents {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return USUAL
  const { against, leader, animals, east } = kept as Readonly<Record<string, Json>>
  return {
    against: AGAINST.find((each) => each === against) ?? USUAL.against,
    leader: LEADERS.find((each) => each === leader) ?? USUAL.leader,
    animals: words(animals) ?? USUAL.animals,
    east: words(east) ?? USUAL.east,
  }
}

function words(list: Json | undefined): readonly string[] | null {
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : null
}

/** What `game.start` takes with these people, and why it cannot begin so. */
export function chosenWith(choice: Json, party: readonly CharacterRow[]): Chosen {
  const opponents = opponentsIn(choice)
  const { against } = opponents
  const problem = problemOf(opponents, party)
  if (against === 'lenient' || against === 'even' || against === 'hard')
    return { wish: { options: { balance: against } }, seats: new Map(), said: `against ${ROBOTS[against]}`, problem }
  const led = opponents.leader === 'person' ? {} : { bots: [{ seat: EAST, skill: opponents.leader }] }
  const wish = { seats: ['West', 'East'], ...led }
  if (against === 'own') {
    const seats = new Map(party.filter(({ id }) => opponents.east.includes(id)).map(({ id }) => [id, EAST]))
    return { wish: { ...wish, options: { balance: 'none' } }, seats, said: 'against each other', problem }
  }
  const east = opponents.animals.map((creature) => ({ creature }))
  return {
    wish: { ...wish, options: { balance: 'none', teams: { east } } },
    seats: new Map(),
    said: `against ${animalsInWords(opponents.animals)}`,
    problem,
  }
}

const ROBOTS = {
  lenient: 'robots, leniently evened',
  even: 'robots that even the sides',
  hard: 'robots that are a fifth more',
} as const

function animalsInWords(animals: readonly string[]): string {
  const kinds = [...Map.groupBy(animals, (kind) => kind)]
  return kinds
    .map(([kind, all]) => (all.length === 1 ? `a ${lowName(kind)}` : counted(all.length, lowName(kind), pluralOf(kind))))
    .join(', ')
}

function pluralOf(kind: string): string {
  return kind === 'wolf' ? 'wolves' : `${lowName(kind)}s`
}

function problemOf({ against, animals, east }: Opponents, party: readonly CharacterRow[]): string | null {
  const west = against === 'own' ? party.filter(({ id }) => !east.includes(id)) : party
  const other = against === 'own' ? party.filter(({ id }) => east.includes(id)) : []
  const isAlive = ({ status }: CharacterRow) => status !== 'dead'
  if (west.length > MOST_OF_A_SIDE || other.length > MOST_OF_A_SIDE) return `At most ${MOST_OF_A_SIDE} fight on one side.`
  if (against === 'animals' && animals.length === 0) return 'Name an animal.'
  if (!west.some(isAlive)) return 'Bones need somebody alive who carries them.'
  if (against === 'own' && !other.some(isAlive)) return 'Somebody has to fight on the East.'
  return null
}
