import type { Fell, TalePerson } from '../../kernel/tale-types.ts'
import { capital, inWords, listed, many, manyInWords } from '../../kernel/words.ts'
import { KIND_NAMES, one, WEAPON_NAMES } from '../open/names.ts'
import type { End, Kind, Monster, Weapon } from '../state.ts'
import { listedKinds } from './names.ts'

// The words of a game's tale, told when it is over.

/** `Great goblin`: how kinds are labelled where they are counted. */
export function kindLabel(kind: Kind): string {
  return capital(KIND_NAMES[kind])
}

/** The name of what someone died of, where causes are counted. */
export function causeName(cause: string): string {
  const names: Readonly<Record<string, string>> = KIND_NAMES
  return capital(names[cause] ?? cause)
}

// ---------------------------------------------------------------- chapters

/** `Una fights two goblins and an ogre`. */
export function fightTitle(hero: string, foes: readonly Kind[]): string {
  return `${hero} fights ${listedKinds(foes, inWords)}`
}

/** `Una finds a jewel`. */
export function findTitle(hero: string, found: Kind): string {
  return `${hero} finds ${one(found)}`
}

/** 215A2 */
export function arrivalTitle(hero: string): string {
  return `${hero} comes to Alysa`
}

/** 215; where no hero is left, a librarian gets her. */
export function endTitle(winner: string | null): string {
  return winner === null ? 'Alysa marries a librarian' : `Alysa chooses ${winner}`
}

/** 212D */
export function deathTitle(hero: string): string {
  return `${hero} dies`
}

// ---------------------------------------------------------------- fates

/** `At row 8, column 21: killed by an ogre`; without its second half where nothing is known of the cause. */
export function fellText(place: string, by: Kind | null): string {
  return `At ${place}${by === null ? '' : `: killed by ${one(by)}`}`
}

export function leftText(place: string): string {
  return `Still at ${place} when Alysa chose`
}

// ---------------------------------------------------------------- deeds

export const DEEDS = {
  won: () => 'Won the hand of Alysa',
  first: () => 'Was the first to reach Alysa',
  slew: (kind: Monster, weapon: Weapon) => `Killed ${one(kind)} with a ${WEAPON_NAMES[weapon]}`,
  manyAtOnce: (count: number) => `Killed ${inWords(count)} with one attack`,
  manyInOnePhase: (count: number) => `Killed ${inWords(count)} in one phase`,
  withstood: () => 'Withstood the Succubus',
  lucky: (levels: number) => `Lost nothing to a blow worth ${many(levels, 'level')}, thanks to luck`,
  richest: (worth: number) => `Brought riches worth ${many(worth, 'point')}`,
  traps: (count: number) => `Saw through ${manyInWords(count, 'trap')}`,
  outwitted: (count: number) => `Outwitted the monsters ${count === 1 ? 'once' : count === 2 ? 'twice' : `${inWords(count)} times`}`,
  heldDoor: () => 'Held a door against all who tried to force it',
} as const

/** A deed as it follows a name: `withstood the Succubus`. */
export function toFollow(deed: string): string {
  return deed.charAt(0).toLowerCase() + deed.slice(1)
}

/** A death, to follow a name: `fell at row 8, column 21: killed by an ogre`. */
export function deathToFollow({ text }: Pick<Fell, 'text'>): string {
  return `fell ${toFollow(text)}`
}

// ---------------------------------------------------------------- luck

export const LUCK_LABELS = {
  'hero-hits': 'Hits by heroes',
  'monster-hits': 'Hits by monsters',
  wounds: 'Levels that hits took',
  doors: 'Doors opened',
  forced: 'Doors forced by monsters',
  outwitted: 'Monsters outwitted',
  traps: 'Traps seen through',
  succubus: 'Tests against the Succubus',
} as const

export type LuckKind = keyof typeof LUCK_LABELS

// ---------------------------------------------------------------- the whole

type Hero = Pick<TalePerson, 'name' | 'fate' | 'victory' | 'score'>

/** One sentence: how it ended and what it cost. `end` is null of a game that was given up. */
export function summary(end: End | null, turn: number, heroes: readonly Hero[]): string {
  if (heroes.length === 0 || turn === 0) return 'The game was given up before any hero went in.'
  const rest = costInWords(heroes)
  if (end === null) return `The game was given up in turn ${turn}${rest === '' ? '' : `; ${rest}`}.`
  const winner = heroes.find(({ victory }) => victory)
  if (winner === undefined) return `By turn ${turn} all heroes were dead.`
  const points = winner.score === undefined ? '' : ` with ${many(winner.score, 'point')}`
  return `${winner.name} won Alysa in turn ${turn}${points}${rest === '' ? '' : `; ${rest}`}.`
}

/** `she turned down Fingal, Brunhold was left in the catacomb, Una fell` */
function costInWords(heroes: readonly Hero[]): string {
  const who = (wanted: (hero: Hero) => boolean) => heroes.filter(wanted).map(({ name }) => name)
  const fallen = who(({ fate }) => fate === 'fallen')
  const left = who(({ fate }) => fate === 'lost')
  const refused = who(({ fate, victory }) => fate === 'came-out' && !victory)
  const parts: string[] = []
  if (refused.length > 0) parts.push(`she turned down ${listed(refused)}`)
  if (left.length > 0) parts.push(`${listed(left)} ${left.length === 1 ? 'was' : 'were'} left in the catacomb`)
  if (fallen.length > 0) parts.push(`${listed(fallen)} fell`)
  return parts.join(', ')
}
