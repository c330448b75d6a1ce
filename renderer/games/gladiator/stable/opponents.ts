import type { CharacterRow } from '../../../../electron/contract/index.ts'
import { MOST_PEOPLE } from '../../../../engine/gladiator/open/campaign.ts'
import { lowName } from '../../../../engine/gladiator/open/names.ts'
import type { Json, Skill } from '../../../../engine/kernel/types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import type { Chosen } from '../../../campaign-page.ts'

/** The opponents of a stable: robots that even the sides (18.1, G-66), animals (G-131), or each other. */
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
  /** Animals that fight on the West beside the stable (G-131). */
  readonly companions: readonly string[]
  /** Who shares the West at this screen, by name; nobody where one person leads it. */
  readonly players: readonly string[]
  /** Which of the players leads someone, by the id of the character; the others are dealt round. */
  readonly led: Readonly<Record<string, number>>
}

const USUAL: Opponents = { against: 'even', leader: 'able', animals: ['wolf'], east: [], companions: [], players: [], led: {} }

/** At one table. */
const MOST_SEATS = 4

/** What was kept, as far as it makes sense. */
export function readOpponents(kept: Json): Json {
  return { ...opponentsIn(kept) }
}

export function opponentsIn(kept: Json): Opponents {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return USUAL
  const { against, leader, animals, east, companions, players, led } = kept as Readonly<Record<string, Json>>
  return {
    against: AGAINST.find((each) => each === against) ?? USUAL.against,
    leader: LEADERS.find((each) => each === leader) ?? USUAL.leader,
    animals: words(animals) ?? USUAL.animals,
    east: words(east) ?? USUAL.east,
    companions: words(companions) ?? USUAL.companions,
    players: (words(players) ?? USUAL.players).slice(0, MOST_SEATS),
    led: numbers(led),
  }
}

function numbers(json: Json | undefined): Readonly<Record<string, number>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return {}
  return Object.fromEntries(Object.entries(json).flatMap(([id, n]) => (typeof n === 'number' ? [[id, n]] : [])))
}

function words(list: Json | undefined): readonly string[] | null {
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : null
}

/** Whether the East has a seat: robots need none. */
function isLed({ against }: Opponents): boolean {
  return against === 'animals' || against === 'own'
}

/** Those who fight on the West. */
export function westOf({ against, east }: Opponents, party: readonly CharacterRow[]): readonly CharacterRow[] {
  return against === 'own' ? party.filter(({ id }) => !east.includes(id)) : party
}

/** So many people may share the West: each leads someone who lives. */
export function mostPlayers(opponents: Opponents, party: readonly CharacterRow[]): number {
  const living = westOf(opponents, party).filter(({ status }) => status !== 'dead').length
  return Math.max(1, Math.min(living, MOST_SEATS - (isLed(opponents) ? 1 : 0)))
}

/** Those who share the West, as many as may; nobody where one person leads it. */
export function playersOf(opponents: Opponents, party: readonly CharacterRow[]): readonly string[] {
  const players = opponents.players.slice(0, mostPlayers(opponents, party))
  return players.length > 1 ? players : []
}

/** Which player leads each of the West, by the id of the character: as was chosen, the others dealt round. */
export function leadersOf(opponents: Opponents, party: readonly CharacterRow[]): ReadonlyMap<string, number> {
  const count = Math.max(1, playersOf(opponents, party).length)
  return new Map(westOf(opponents, party).map(({ id }, i) => [id, Math.min(opponents.led[id] ?? i % count, count - 1)]))
}

/** What `game.start` takes with these people, and why it cannot begin so. */
export function chosenWith(choice: Json, party: readonly CharacterRow[]): Chosen {
  const opponents = opponentsIn(choice)
  const { against, leader, companions } = opponents
  const west = playersOf(opponents, party)
  const eastern = Math.max(1, west.length)
  const seats = new Map([...leadersOf(opponents, party)].filter(([, seat]) => seat > 0))
  if (against === 'own') for (const { id } of party) if (opponents.east.includes(id)) seats.set(id, eastern)
  const named = [...(west.length > 0 ? west : ['West']), ...(isLed(opponents) ? ['East'] : [])]
  const sides = named.map((_, seat) => (isLed(opponents) && seat === eastern ? 'east' : 'west'))
  const teams = {
    ...(companions.length > 0 && { west: animalsIn(companions) }),
    ...(against === 'animals' && { east: animalsIn(opponents.animals) }),
  }
  return {
    wish: {
      ...(named.length > 1 && { seats: named }),
      ...(isLed(opponents) && leader !== 'person' && { bots: [{ seat: eastern, skill: leader }] }),
      options: {
        balance: isLed(opponents) ? 'none' : against,
        ...(west.length > 0 && { sides }),
        ...(Object.keys(teams).length > 0 && { teams }),
      },
    },
    seats,
    said: `${companions.length > 0 ? `with ${animalsInWords(companions)} ` : ''}${saidOf(opponents)}`,
    problem: problemOf(opponents, party),
  }
}

function animalsIn(kinds: readonly string[]) {
  return kinds.map((creature) => ({ creature }))
}

function saidOf({ against, animals }: Opponents): string {
  if (against === 'own') return 'against one another'
  return `against ${against === 'animals' ? animalsInWords(animals) : ROBOTS[against]}`
}

const ROBOTS = {
  lenient: 'robots four fifths as strong',
  even: 'robots of even strength',
  hard: 'robots a fifth stronger',
} as const

function animalsInWords(animals: readonly string[]): string {
  const kinds = [...Map.groupBy(animals, (kind) => kind)]
  return kinds.map(([kind, all]) => (all.length === 1 ? `a ${lowName(kind)}` : many(all.length, lowName(kind), pluralOf(kind)))).join(', ')
}

function pluralOf(kind: string): string {
  return kind === 'wolf' ? 'wolves' : `${lowName(kind)}s`
}

function problemOf(opponents: Opponents, party: readonly CharacterRow[]): string | null {
  const { against, animals, companions } = opponents
  const west = westOf(opponents, party)
  const other = party.filter((row) => !west.includes(row))
  const isAlive = ({ status }: CharacterRow) => status !== 'dead'
  if (west.length + companions.length > MOST_PEOPLE || other.length > MOST_PEOPLE) return `A side has room for ${MOST_PEOPLE} at most.`
  if (against === 'animals' && animals.length === 0) return 'Choose at least one animal.'
  if (!west.some(isAlive)) return 'Bones need someone alive to carry them.'
  if (against === 'own' && !other.some(isAlive)) return 'Choose at least one fighter for the East.'
  const leading = new Set(
    [...leadersOf(opponents, party)].filter(([id]) => west.some((row) => row.id === id && isAlive(row))).map(([, at]) => at),
  )
  const idle = playersOf(opponents, party).find((_, player) => !leading.has(player))
  if (idle !== undefined) return `${idle} leads no one alive.`
  return null
}
