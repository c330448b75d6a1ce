import type { Source } from '../tables/index.ts'

/** An entry of the rules reference. */
export interface Rule {
  /** The case, `9.3`; what stands under a case is named after it, `10.5.charm`. A case may have a printed entry and a ruling. */
  readonly rule: string
  readonly title: string
  readonly text: string
  readonly source: Source
  /** Why, where it is not what the printed game says. */
  readonly reason?: string
}

/** What the printed game says, told in our words. */
export function printed(rule: string, title: string, text: string): Rule {
  return { rule, title, text, source: 'rulebook' }
}

/** A rule that is not in the printed game, with the reason for it. */
const reasoned =
  (source: Exclude<Source, 'rulebook'>) =>
  (rule: string, title: string, text: string, reason: string): Required<Rule> => ({ rule, title, text, source, reason })

/** How we read it where it is silent or doubtful. */
export const ruling = reasoned('ruling')

/** What we have added. */
export const ours = reasoned('ours')
