import type { CASES } from '../tables/cases.ts'

/** A case of the manual: its page, and its place there. */
export type CaseId = (typeof CASES)[number]['rule']
