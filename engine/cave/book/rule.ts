import type { RuleEntry } from '../../kernel/game.ts'

/** A case; the few sections without a number are named by their chapter. */
export function printed(rule: string, title: string, text: string): RuleEntry {
  return { rule, title, text, source: 'rulebook' }
}

/** Content of our own where the printed game has lost its own, named after its case (`11.3.opening`), with the reason. */
export function ours(rule: string, title: string, text: string, reason: string): RuleEntry {
  return { rule, title, text, source: 'ours', reason }
}

/** Where the book contradicts itself, is ambiguous or silent: how we read it, and why. */
export interface Decision {
  /** `C-17`: tests, commits and docs/rulings.md name it so. */
  readonly id: string
  readonly rule: string
  readonly title: string
  readonly text: string
  readonly reason: string
}

export function decision(id: string, rule: string, title: string, text: string, reason: string): Decision {
  return { id, rule, title, text, reason }
}
