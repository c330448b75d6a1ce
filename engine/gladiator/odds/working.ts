import type { SourcedPart, Worked } from '../../kernel/types.ts'
import { type Need, needed } from '../chapters/35-agility-rolls.ts'
import { limited, rollChance } from '../open/rolls.ts'
import { totalChance } from './blows.ts'

// The working behind the figures of one roll (35.7, 36.1).

/** Totals from one number to another, and what they mean. */
export type Band = readonly [from: number, to: number, text: string]

/** A roll with the parts of the number needed; bands that no throw of these dice reaches are left out. */
export function worked({ dice, parts }: Need, rule: string, what: string, bands: readonly Band[]): Worked {
  const against: readonly SourcedPart[] = parts.map((part) => ({ label: part.what, value: part.value }))
  const results = bands
    .map(([from, to, text]) => ({ from: Math.max(from, dice), to, text }))
    .filter(({ from, to }) => from <= to)
    .map(({ from, to, text }) => ({ dice: from === to ? `${from}` : `${from} to ${to}`, text, chance: totalChance(dice, from, to) }))
  return { what, code: `${dice}D6`, rule, parts: [], against, results }
}

/** A roll that succeeds or does not. */
export function working(need: Need, rule: string, what: string, yes: string, no: string): Worked {
  const number = limited(needed(need))
  return worked(need, rule, what, [
    [need.dice, number, yes],
    [number + 1, need.dice * 6, no],
  ])
}

/** That a roll for this number succeeds. */
export function chanceOf(need: Need): number {
  return rollChance(need.dice, needed(need))
}
