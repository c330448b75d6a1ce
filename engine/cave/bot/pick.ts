import type { Reason } from '../../kernel/advice.ts'

/** What it picks, and why: words that take work are made when they are read. */
export type BotChoice = readonly [ids: readonly string[], why: Reason]

export function one(id: string, why: BotChoice[1]): BotChoice {
  return [[id], why]
}

/** The id of the most worth; of equal ones the first. */
export function best(ids: readonly string[], worth: (id: string) => number): string {
  const rated = ids.map((id) => ({ id, worth: worth(id) }))
  return rated.reduce((a, b) => (b.worth > a.worth ? b : a), rated[0] ?? { id: '', worth: 0 }).id
}
