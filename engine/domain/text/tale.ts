import { inWords, listed, many, manyInWords } from '../../kernel/words.ts'
import { cardNoun, causeName, GAVE_UP, kindNoun, PLACE_NAMES, treasureName } from '../open/names.ts'
import type { LargePlace } from '../tables/table-types.ts'

// The words of a game's story, told when it is over.

export const LUCK_LABELS = {
  blows: 'Challengers’ blows',
  'creature-blows': 'Creatures’ blows',
  'luck-tests': 'Luck tests',
  doors: 'Doors',
  climbs: 'Climbs',
  spells: 'Spells',
} as const
export type LuckKind = keyof typeof LUCK_LABELS

export const TITLES = {
  opened: (place: LargePlace) => (place === 'treasure' ? 'The treasure chamber opens' : 'An antechamber opens'),
  inside: (name: string) => `${name} enters the treasure chamber first`,
  taken: (name: string, treasure: string) => `${name} takes the ${treasureName(treasure)}`,
  armed: (name: string, card: string) => `${name} takes up ${cardNoun(card)}`,
  warlock: () => 'The Warlock appears',
  died: (name: string) => `The end of ${name}`,
  fight: (name: string, kind: string) => `${name} against ${kindNoun(kind)}`,
  end: (isWon: boolean) => (isWon ? 'Out of the domain' : 'The last round'),
} as const

export const DEEDS = {
  won: (treasure: string) => `Carried the ${treasureName(treasure)} out of the domain`,
  richest: (riches: number) => `Was the richest at the end, with ${riches}`,
  lasted: (experience: number) => `Was still inside at the end, with experience ${experience} and no riches`,
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
  return cause === GAVE_UP ? 'gave up' : `was killed by ${causeName(cause)}`
}

/** `Killed in round 12 by the Orc Guard`. */
export function fellText(round: number, cause: string): string {
  return cause === GAVE_UP ? `Gave up in round ${round}` : `Killed in round ${round} by ${causeName(cause)}`
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
  const cost = deaths === 0 ? 'no one died' : `${manyInWords(deaths, 'life was', 'lives were')} lost`
  if (kind === 'treasure') return `${winner} brought a treasure home in round ${rounds}; ${cost}.`
  if (kind === 'time' && riches === 0) return `${winner} ${were} still inside after ${many(rounds, 'round')}, without riches; ${cost}.`
  if (kind === 'time') return `${winner} ${were} the richest after ${many(rounds, 'round')}; ${cost}.`
  return kind === 'nobody' ? `No one won in ${many(rounds, 'round')}; ${cost}.` : `The game was given up in round ${rounds}; ${cost}.`
}
