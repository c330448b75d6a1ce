import { inWords, listed, many } from '../../kernel/words.ts'
import { cardNoun, causeName, GAVE_UP, kindNoun, PLACE_NAMES, treasureName } from '../open/names.ts'
import type { LargePlace } from '../tables/table-types.ts'

// The words of a game's tale, told when it is over.

export const LUCK_LABELS = {
  blows: 'own blows',
  'creature-blows': 'blows of creatures',
  'luck-tests': 'luck tests',
  doors: 'doors',
  climbs: 'climbs',
  spells: 'spells',
} as const
export type LuckKind = keyof typeof LUCK_LABELS

export const TITLES = {
  opened: (place: LargePlace) => (place === 'treasure' ? 'The treasure chamber is opened' : 'An antechamber is opened'),
  inside: (name: string) => `${name} is the first in the treasure chamber`,
  taken: (name: string, treasure: string) => `${name} takes the ${treasureName(treasure)}`,
  armed: (name: string, card: string) => `${name} is armed, with ${cardNoun(card)}`,
  warlock: () => 'The Warlock appears',
  died: (name: string) => `The end of ${name}`,
  fight: (name: string, kind: string) => `${name} against ${kindNoun(kind)}`,
  end: (isWon: boolean) => (isWon ? 'Out of the domain' : 'The last round'),
} as const

export const DEEDS = {
  won: (treasure: string) => `Carried the ${treasureName(treasure)} out of the domain`,
  richest: (riches: number) => `Was the richest at the end, with ${riches}`,
  lasted: (experience: number) => `Was inside at the end, without riches, with experience ${experience}`,
  took: (treasure: string) => `Took the ${treasureName(treasure)} from the chamber`,
  opened: (place: LargePlace) => `Opened ${PLACE_NAMES[place]}`,
  slew: (kind: string) => `Beat ${kindNoun(kind)}`,
  slewMany: (count: number) => `Beat ${inWords(count)} creatures`,
  laid: (count: number) => `Laid ${many(count, 'tile')}`,
  survived: (left: number) => `Came through with ${many(left, 'life point')} left`,
  escaped: (cause: string) => `Was saved by luck from ${causeName(cause)}`,
} as const

/** A deed as it follows a name: `took the Cloak from the chamber`. */
export function toFollow(deed: string): string {
  return deed.charAt(0).toLowerCase() + deed.slice(1)
}

/** A death, to follow a name: `was killed by the Orc Guard`. */
export function deathToFollow(cause: string): string {
  return cause === GAVE_UP ? 'despaired' : `was killed by ${causeName(cause)}`
}

/** `Killed in round 12 by the Orc Guard`. */
export function fellText(round: number, cause: string): string {
  return cause === GAVE_UP ? `Despaired in round ${round}` : `Killed in round ${round} by ${causeName(cause)}`
}

interface Summed {
  /** Null while the game is not over. */
  readonly kind: 'treasure' | 'time' | 'nobody' | null
  readonly winners: readonly string[]
  /** Of each who has won. */
  readonly riches: number
  readonly rounds: number
  readonly deaths: number
}

/** The tale in one sentence. */
export function summary({ kind, winners, riches, rounds, deaths }: Summed): string {
  const winner = winners.length === 0 ? 'No one' : listed(winners)
  const were = winners.length > 1 ? 'were' : 'was'
  const cost = deaths === 0 ? 'no one died' : `${inWords(deaths)} ${deaths === 1 ? 'life was' : 'lives were'} lost`
  if (kind === 'treasure') return `${winner} brought a treasure home in round ${rounds}; ${cost}.`
  if (kind === 'time' && riches === 0) return `${winner} ${were} inside after ${many(rounds, 'round')}, without riches; ${cost}.`
  if (kind === 'time') return `${winner} ${were} the richest after ${many(rounds, 'round')}; ${cost}.`
  return kind === 'nobody' ? `No one won in ${many(rounds, 'round')}; ${cost}.` : `It was given up in round ${rounds}; ${cost}.`
}
