import type { Source } from '../tables/index.ts'

/** One entry of the rules reference. */
export interface Rule {
  /** The case, `9.3`; what stands under a case is named after it, `10.5.charm`. A case may have a printed entry and a ruling. */
  readonly rule: string
  readonly title: string
  readonly text: string
  readonly source: Source
}

const from =
  (source: Source) =>
  (rule: string, title: string, text: string): Rule => ({ rule, title, text, source })

/** What the printed game says, told in our words. */
export const printed = from('rulebook')

/** How we read it where it is silent or doubtful. */
export const ruling = from('ruling')

/** What we have added. */
export const ours = from('ours')
