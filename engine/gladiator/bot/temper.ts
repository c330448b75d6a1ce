import type { Skill } from '../../kernel/types.ts'

/** How a strength plays. */
export interface Temper {
  /** He looks for the best square and facing, and weighs what may come at him there. */
  readonly weighs: boolean
  /** How much of what may come at him counts against what he does himself. */
  readonly caution: number
  /** How far off he may be about what an action brings, as a part of it. */
  readonly errs: number
  /** How often of a hundred times he goes or does what just comes to his mind. */
  readonly lapses: number
  /** He keeps to those who are hurt, so that one enemy after the other falls. */
  readonly shares: boolean
  /** He chooses what he wears and holds. */
  readonly arms: boolean
}

export const TEMPERS: Readonly<Record<Skill, Temper>> = {
  novice: { weighs: false, caution: 0, errs: 0.8, lapses: 35, shares: false, arms: false },
  able: { weighs: true, caution: 0.5, errs: 0.4, lapses: 20, shares: false, arms: true },
  master: { weighs: true, caution: 0.5, errs: 0, lapses: 0, shares: true, arms: true },
}
