import type { Going, NextMove, Standpoint } from '../../kernel/errand.ts'
import type { Errand, Plan } from '../../kernel/errand-types.ts'
import type { HeroView } from '../view-types.ts'

/** Errands of one sort, from what the seat sees. */
export interface KindOfErrand {
  offered(view: HeroView, at: Standpoint): readonly Errand[]
  planned(view: HeroView, at: Standpoint, errand: Errand): Pick<Plan, 'steps' | 'notes'>
  next(view: HeroView, at: Standpoint, going: Going): NextMove
}

/** The ids of a question in which options are picked. */
export function idsOf({ ask }: Standpoint): readonly string[] {
  return ask.kind === 'pick' ? ask.ids : []
}
