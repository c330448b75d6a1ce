import type { Errand, ErrandEnd, Plan } from '../../kernel/errand-types.ts'
import type { Going, NextMove, Standpoint } from '../../kernel/game.ts'
import type { GameEvent } from '../../kernel/play.ts'
import type { HeroEvent } from '../event-types.ts'
import { TURNED } from '../text/errands.ts'
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

/** What was told of the section whose step it is: what others do elsewhere stops no errand. The kernel gives each game its own events back. */
export function toldOf({ at }: HeroView, told: readonly GameEvent[]): readonly HeroEvent[] {
  return (told as readonly HeroEvent[]).filter((event) => 'section' in event && event.section === at)
}

/** How an errand of a hero ends once someone else's section is played; null in his own. The kernel gives each game its own view back. */
export function turnedFrom({ at, sections }: HeroView, asked: Standpoint, { from }: Going): ErrandEnd | null {
  if (at === (from as HeroView).at) return null
  return TURNED(sections.find(({ id }) => id === at)?.hero?.name ?? '', asked.decision().prompt)
}
