import { capital, inWords, listed, many, manyInWords } from '../../kernel/words.ts'
import { anyName, atSpace, cardName, characterName, spaceName, theName } from '../open/names.ts'
import type { End, Trial } from '../state.ts'
import type { CharacterId, SpaceId } from '../tables/table-types.ts'

// The words of a game's tale, told when it is over.

export const LUCK_LABELS = {
  fights: 'Fights won',
  duels: 'Attacks won',
  armour: 'Lives saved by armour',
  gates: 'Heavy Gates opened',
  searches: 'Searches that found it',
} as const
export type LuckKind = keyof typeof LUCK_LABELS

const TRIALS: Readonly<Record<Trial, string>> = { strength: 'the Beast', craft: 'the Apparition', wealth: 'the Gnome' }

export const TITLES = {
  found: (at: SpaceId) => `The Magic Crystal is in ${spaceName(at)}`,
  trials: (name: string) => `${name} tries the three Trials`,
  died: (name: string, character: CharacterId) => `${name}’s ${characterName(character)} dies`,
  dragon: (name: string, card: string) => `${name} fights the ${cardName(card)}`,
  attack: (name: string, other: string) => `${name} attacks ${other}`,
  seventh: (name: string) => `${name} draws a seventh Cave card`,
  toad: (name: string) => `${name} becomes a Toad`,
  end: (kind: End['kind']) =>
    kind === 'crystal' ? 'The Magic Crystal is won' : kind === 'limit' ? 'The last round ends' : 'All the Characters are dead',
  sums: () => 'What everyone did',
} as const

export const DEEDS = {
  won: (character: string) => `Won the Magic Crystal as the ${character}`,
  first: (renown: number) => `Had the highest renown, ${renown}`,
  found: () => 'Found the Magic Crystal',
  passed: (trial: Trial) => `Passed the Trial against ${TRIALS[trial]}`,
  slew: (kind: string) => `Beat the ${anyName(kind)}`,
  slewMany: (count: number) => `Beat ${inWords(count)} Enemies`,
  beat: (other: string) => `Beat ${other} in a fight`,
  lived: (rounds: number) => `Lived ${many(rounds, 'round')}`,
} as const

/** The same, to follow a name. */
export const FEATS = {
  won: (round: number) => `won the Magic Crystal in round ${round}`,
  found: (at: SpaceId) => `found the Magic Crystal in ${spaceName(at)}`,
  passed: (trial: Trial) => `passed the Trial against ${TRIALS[trial]}`,
  slew: (kind: string) => `beat the ${anyName(kind)}`,
  died: (character: CharacterId, at: SpaceId) => `lost the ${characterName(character)} ${atSpace(at)}`,
  destroyed: () => 'lost the Cyborg to the Ancient Power Plant',
} as const

export function fellText(round: number, at: SpaceId, cause: string): string {
  return `${capital(atSpace(at))} in round ${round}: ${anyName(cause)}`
}

/** The goal of a gauge that dice decide. */
export const onAverage = (guard: string) => `${guard}, on average`

/** The tale in one sentence. */
export function summary(kind: End['kind'] | null, winners: readonly string[], rounds: number, deaths: number): string {
  const cost = deaths === 0 ? 'no one died' : `${manyInWords(deaths, 'Character')} died`
  const who = listed(winners, 'no one')
  if (kind === 'crystal') return `${who} won the Magic Crystal in round ${rounds}; ${cost}.`
  if (kind === 'limit')
    return winners.length === 0
      ? `No one won the Magic Crystal in ${many(rounds, 'round')}; ${cost}.`
      : `${who} had the highest renown after ${many(rounds, 'round')}; ${cost}.`
  return kind === 'all-dead' ? `No one was left alive in round ${rounds}; ${cost}.` : `The game was given up in round ${rounds}; ${cost}.`
}

/** What a player did in a game, as figures. */
export interface Sums {
  readonly caveCards: number
  readonly adventureCards: number
  readonly won: number
  readonly lost: number
  readonly chambers: number
  readonly searches: number
  readonly robbed: number
  /** By whatever gave it, most first. */
  readonly gold: readonly (readonly [from: string, amount: number])[]
}

export function sumsText(name: string, { caveCards, adventureCards, won, lost, chambers, searches, robbed, gold }: Sums): string {
  const earned = gold.reduce((sum, [, amount]) => sum + amount, 0)
  const [most] = gold
  const parts = [
    `${many(caveCards, 'Cave card')}, ${many(adventureCards, 'Adventure card')}`,
    `${many(won, 'fight')} won, ${lost} lost`,
    ...(most === undefined ? [] : [`${earned} Gold, ${most[1]} of it from ${theName(most[0])}`]),
    ...(chambers > 0 ? [many(chambers, 'Chamber')] : []),
    ...(searches > 0 ? [many(searches, 'search', 'searches')] : []),
    ...(robbed > 0 ? [`robbed ${robbed === 1 ? 'once' : robbed === 2 ? 'twice' : `${inWords(robbed)} times`}`] : []),
  ]
  return `${name}: ${parts.join('; ')}.`
}
