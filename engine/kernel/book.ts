import type { RuleEntry } from './game.ts'
import type { VariantWords } from './variant-types.ts'

// The parts of a game's rulebook: rules, content of our own, and rulings.

/** What the printed game says under that number, in our words. Headings without a printed number get one of ours. */
export function printed(rule: string, title: string, text: string): RuleEntry {
  return { rule, title, text, source: 'rulebook' }
}

/** Content of our own where the printed game has none or has lost it, named after its case (`101.corridor`), with the reason. */
export function ours(rule: string, title: string, text: string, reason: string): RuleEntry {
  return { rule, title, text, source: 'ours', reason }
}

/** The case of a variant (`11.2.six-may-step`), in the words in which it is offered; `text` where the rulebook has more to say. */
export function variant(rule: string, { name, text: offered }: VariantWords, reason: string, text = offered): RuleEntry {
  return ours(rule, `Variant: ${name}`, text, reason)
}

/** How we read the book where it contradicts itself, is ambiguous, silent or lost, and why. */
export interface Ruling {
  /** `H-17`: tests, commits and docs/rulings.md name it so. */
  readonly id: string
  readonly rule: string
  readonly title: string
  readonly text: string
  readonly reason: string
}

export function ruling(id: string, rule: string, title: string, text: string, reason: string): Ruling {
  return { id, rule, title, text, reason }
}

/** By their numbers: `D-01` first. */
export function byNumber(rulings: readonly Ruling[]): readonly Ruling[] {
  return rulings.toSorted((a, b) => numberOf(a) - numberOf(b))
}

function numberOf({ id }: Ruling): number {
  return Number(id.slice(2))
}

/** A ruling as it stands in the reference, its number at the end of its title. */
export function rulingEntry({ id, rule, title, text, reason }: Ruling): RuleEntry {
  return { rule, title: `${title} (${id})`, text, source: 'ruling', reason }
}
