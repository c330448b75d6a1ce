import type { Script } from '../../kernel/play.ts'
import { type RollTopic, roll } from '../asks.ts'
import type { Arena, Figure } from '../state.ts'
import { type AgilityDice, ROLLS } from '../tables/limits.ts'
import { thrower } from './figures.ts'

/** One of the things that make the number needed: `agility 12`, `rear 3`. Its words are in `text/`. */
export interface NeedPart {
  readonly what: NeedWhat
  readonly value: number
}

export type NeedWhat =
  | 'agility'
  | 'fighter-magic' // 17.1
  | 'side' // 8.1
  | 'rear'
  | 'prone'
  | 'invisible' // 23.4
  | 'hard-to-hit' // 9.1
  | 'race' // 5.4, 5.6
  | 'slash' // 5.3
  | 'dual' // 34.1
  | 'receive' // 32.5
  | 'rush' // 33.3
  | 'prone-shot' // 38.1
  | 'range' // 37.4
  | 'characters' // 35.1
  | 'fires'
  | 'shadows'
  | 'strength' // 39.1, 40.2

/** What someone needs on the dice, and why. */
export interface Need {
  readonly parts: readonly NeedPart[]
  /** Four dice against an evader (34.2, G-15). */
  readonly dice: AgilityDice
}

export function needed({ parts }: Need): number {
  return parts.reduce((sum, { value }) => sum + value, 0)
}

/** 35.7, G-16: doubled on 4, tripled on 3; only attacks with weapons are. */
export function multiplier(total: number): 1 | 2 | 3 {
  return total === ROLLS.triple ? 3 : total === ROLLS.double ? 2 : 1
}

/** 35.7, G-17, G-88: a hand weapon falls at 17 or more; with `steady-grip` at 22 or more on four dice. */
export function fumbles(total: number, dice: AgilityDice, isSteady: boolean): boolean {
  return total >= fumblesFrom(dice, isSteady)
}

/** The least total at which it does. */
export function fumblesFrom(dice: AgilityDice, isSteady: boolean): number {
  return dice === ROLLS.evadedDice && isSteady ? STEADY : ROLLS.drop
}

const STEADY = 22

/** 35.7: three or four dice, read by the caller; `who` is the name by which the deed is told. */
export function* agilityRoll(
  g: Arena,
  f: Figure,
  topic: RollTopic,
  rule: string,
  { dice }: Pick<Need, 'dice'>,
  who?: string,
): Script<number> {
  return yield* roll(g, `${dice}D6`, { topic, rule, ...thrower(f, who) })
}
