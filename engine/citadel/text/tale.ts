import type { TaleChapter, TalePerson } from '../../kernel/tale-types.ts'
import { capital, inWords, many, manyInWords, withArticle } from '../../kernel/words.ts'
import type { End, Id } from '../state.ts'
import { MONSTERS, type MonsterType } from '../tables/index.ts'
import { causeInWords } from './fell.ts'
import { monsterOf } from './names.ts'
import { grouped, listed } from './phrases.ts'
import type { Names } from './text.ts'

// The words of a raid's tale, told when it is over.

/** `Orc`: the name of the kind. */
export function kindName(kind: MonsterType): string {
  return MONSTERS[kind].name
}

/** `an Orc`, `a Troll`, `X the Unknown` */
function oneOf(kind: MonsterType): string {
  const name = kindName(kind)
  return kind === 'x-the-unknown' ? name : withArticle(name)
}

/** Monsters by kind, people by name: `three Orcs, a Troll and Una`. */
export function company(ids: readonly Id[], name: Names): string {
  return grouped(ids, name, (id) => {
    const kind = monsterOf(id)?.type
    return kind === undefined ? name(id) : oneOf(kind)
  })
}

// ---------------------------------------------------------------- deaths

/** How someone killed: ` with a bow`; nothing where the cause does not say. */
const HOW: Readonly<Record<string, string>> = {
  dagger: ' with a dagger',
  'throwing-dagger': ' with a thrown dagger',
  bow: ' with an arrow',
  sword: ' with a sword',
  hammer: ' with a hammer',
  ax: ' with an ax',
  blast: ' with a Blast',
  lightning: ' with Lightning',
  explosion: ' with an Explosion',
  'mental-attack': ' with a Mental Attack',
  'wrath-of-god': ' with the Wrath of God',
  'mind-battle': ' in a battle of minds',
  'fire-breath': ' with fire',
  sleep: ' in its sleep',
}

/** A monster that stood against the party: `Una killed Orc 1 with an arrow.` */
export function killed(victim: Id, by: Id | null, cause: string, name: Names): string {
  return by === null ? `${name(victim)} died: ${causeInWords(cause, null)}.` : `${name(by)} killed ${name(victim)}${HOW[cause] ?? ''}.`
}

/** Someone of the party's side: `Una fell: killed by Orc 1 with a sword.` */
export function fell(victim: Id, by: Id | null, cause: string, name: Names): string {
  return `${name(victim)} fell: ${causeInWords(cause, by === null ? null : name(by))}.`
}

// ---------------------------------------------------------------- deeds

export const DEEDS = {
  destroyedHellgate: () => 'Destroyed the Hellgate',
  slew: (kind: MonsterType, cause: string, lastBreath: boolean) =>
    `Killed ${oneOf(kind)}${HOW[cause] ?? ''}${lastBreath ? ', down to one Wound Point' : ''}`,
  manyInOneFight: (count: number) => `Killed ${inWords(count)} in one fight`,
  alone: (of: number) => `Was the only one of ${inWords(of)} to come home`,
  raised: (name: string) => `Brought ${name} back from the dead`,
  madeFlesh: (name: string) => `Turned ${name} back from stone to flesh`,
  wonBack: (name: string) => `Won ${name} back from the enemy`,
  charmed: (kind: MonsterType) => `Charmed ${oneOf(kind)}`,
  staredDown: (who: string) => `Intimidated ${who} with words alone`,
  madePeace: (who: string) => `Talked ${who} out of a fight`,
  traps: (count: number) => `Disarmed ${manyInWords(count, 'trap')}`,
  richest: (worth: number) => `Carried home treasure worth ${worth} gold marks`,
  won: () => 'Came first in experience and treasure',
} as const

/** A deed as it follows a name: `destroyed the Hellgate`. */
export function toFollow(deed: string): string {
  return deed.charAt(0).toLowerCase() + deed.slice(1)
}

/** What the others paid with, to follow a name. */
export const LOSSES = {
  fell: (place: string, cause: string, by: string | null) => `fell at ${place}: ${causeInWords(cause, by)}`,
  lost: (place: string, cause: string, by: string | null) => `was lost at ${place}: ${causeInWords(cause, by)}`,
  bore: (wounds: number) => `took ${many(wounds, 'wound')}, more than anyone else, and came home`,
} as const

// ---------------------------------------------------------------- scars

export const SCARS = {
  /** `One of eight Wound Points left: Orc 3, with a sword` */
  wounded: (left: number, of: number, what: string, by: string | null) =>
    `${capital(inWords(left))} of ${inWords(of)} Wound Points left: ${by === null ? what : `${by}, with ${what}`}`,
  raised: (cause: string, by: string | null) => `${capital(causeInWords(cause, by))}, and brought back`,
} as const

// ---------------------------------------------------------------- luck

export const LUCK_LABELS = {
  'party-hits': 'Wounds dealt by the party',
  'monster-hits': 'Wounds dealt by monsters',
  'party-resists': 'Resistance of the party',
  'monsters-resist': 'Resistance of monsters',
  detrap: 'Traps disarmed',
  negotiation: 'Negotiations',
  bribery: 'Bribes',
  hellgate: 'The Hellgate',
} as const

// ---------------------------------------------------------------- chapters

export interface RouteFigures {
  readonly levels: readonly number[]
  readonly places: number
}

export function routeTitle({ levels, places }: RouteFigures): string {
  const on = levels.length === 1 ? `on level ${levels[0]}` : `on levels ${levels.slice(0, -1).join(', ')} and ${levels.at(-1)}`
  if (levels.length === 0) return 'On the way'
  return places === 0 ? `Over known ground ${on}` : `${capital(many(places, 'new place'))} ${on}`
}

export function knownGround(places: number): string {
  return `The party passed ${inWords(places)} known ${places === 1 ? 'place' : 'places'}.`
}

export interface FightFigures {
  readonly foes: readonly Id[]
  readonly place: string
  readonly level: number
  readonly rounds: number
}

export function fightTitle({ foes }: Pick<FightFigures, 'foes'>, name: Names): string {
  return foes.length === 0 ? 'A fight' : `Against ${company(foes, name)}`
}

export function fightOpening({ foes, place, level, rounds }: FightFigures, name: Names): string {
  const length = rounds <= 1 ? 'one round' : `${inWords(rounds)} rounds`
  return `${capital(grouped(foes, name))} ${foes.length === 1 ? 'stood' : 'stood together'} against the party at ${place} on level ${level}: ${length}.`
}

export const FIGHT_LOST = 'No one was left to fight on.'
export const FIGHT_BROKEN_OFF = 'The party gave up the raid in the middle of it.'

export const TITLES: Readonly<Record<Exclude<TaleChapter['kind'], 'route' | 'fight'>, string>> = {
  find: 'A find',
  loss: 'A loss',
  end: 'The end',
}

export const TREASURE_TITLE = 'Treasure'
export const HELLGATE_TITLE = 'The Hellgate'

export function lossTitle(who: string): string {
  return `The loss of ${who}`
}

export function betrayed(who: string): string {
  return `${who} turned against the party.`
}

export function lostIn(who: string): string {
  return `${who} fell into the shaft of the Hellgate and was lost.`
}

// ---------------------------------------------------------------- the whole

type Ending = End['kind']

/** One sentence: how it ended and what it cost. */
export function summary(end: Ending, turns: number, people: readonly Pick<TalePerson, 'name' | 'fate' | 'gold' | 'jewels'>[]): string {
  const fallen = people.filter(({ fate }) => fate === 'fallen').map(({ name }) => name)
  const lost = people.filter(({ fate }) => fate === 'lost').map(({ name }) => name)
  const home = people.filter(({ fate }) => fate === 'came-out')
  const cost = costInWords(fallen, lost)
  if (people.length === 0 || turns === 0) return 'The party gave up the raid before going in.'
  if (end === 'abandoned') return `The party gave up the raid on turn ${turns}${cost === '' ? '' : `; ${cost}`}.`
  if (end === 'all-dead') return `${capital(inWords(people.length))} went in and no one came out${lost.length > 0 ? `; ${cost}` : ''}.`
  const worth = home.reduce((all, { gold, jewels }) => jewels.reduce((sum, value) => sum + value, all + gold), 0)
  const who = home.length === people.length ? (home.length === 1 ? home[0]?.name : `all ${inWords(home.length)}`) : shareOf(home, people)
  const spoils = worth === 0 ? 'empty-handed' : `with treasure worth ${worth} gold marks`
  const came = `${who} came home on turn ${turns} ${spoils}`
  return `${end === 'team-victory' ? `The Hellgate was destroyed, and ${came}` : capital(came)}${cost === '' ? '' : `; ${cost}`}.`
}

function shareOf(home: readonly Pick<TalePerson, 'name'>[], people: readonly unknown[]): string {
  const [only] = home
  return home.length === 1 && only !== undefined
    ? `${only.name}, one of ${inWords(people.length)},`
    : `${inWords(home.length)} of ${inWords(people.length)}`
}

function costInWords(fallen: readonly string[], lost: readonly string[]): string {
  const parts: string[] = []
  if (fallen.length > 0) parts.push(`${listed(fallen, (each) => each)} fell`)
  if (lost.length > 0) parts.push(`${listed(lost, (each) => each)} ${lost.length === 1 ? 'was' : 'were'} lost`)
  return parts.join(', ')
}
