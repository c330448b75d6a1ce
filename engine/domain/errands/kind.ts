import type { Errand, ErrandEnd, Limit, Limits, Plan } from '../../kernel/errand-types.ts'
import type { Going, NextMove, Standpoint } from '../../kernel/game.ts'
import type { GameEvent } from '../../kernel/play.ts'
import type { DomainEvent } from '../event-types.ts'
import { START } from '../tables/index.ts'
import { TRY } from '../text/errands.ts'
import type { CharacterView, DomainView } from '../view-types.ts'

/** Errands of one sort, from what the seat sees. */
export interface KindOfErrand {
  offered(view: DomainView, at: Standpoint): readonly Errand[]
  planned(view: DomainView, at: Standpoint, errand: Errand): Pick<Plan, 'steps' | 'notes'>
  next(view: DomainView, at: Standpoint, going: Going): NextMove
}

/** Life points below which an errand stops. */
export const LIFE: Limit = { id: 'life', kind: 'number', min: 1, max: START.lifePoints, step: 1, suggested: 3, ...TRY.life }

/** It has come to that; null while it has not. */
export function hurt({ lifePoints }: CharacterView, limits: Limits): ErrandEnd | null {
  return lifePoints < Number(limits.life) ? TRY.hurt(lifePoints) : null
}

/** The ids of a question in which options are picked. */
export function idsOf({ ask }: Standpoint): readonly string[] {
  return ask.kind === 'pick' ? ask.ids : []
}

/** The character who decides. */
export function selfOf({ characters }: DomainView, { ask }: Standpoint): CharacterView | null {
  return characters.find(({ seat }) => seat === ask.seat) ?? null
}

/** What was told of the player who decides: what others do stops no errand. The kernel gives each game its own events back. */
export function toldOf({ ask }: Standpoint, told: readonly GameEvent[]): readonly DomainEvent[] {
  return (told as readonly DomainEvent[]).filter((event) => 'seat' in event && event.seat === ask.seat)
}

/** One option of the question as a step of a plan. */
export function stepOf(at: Standpoint, id: string): Plan['steps'] {
  if (!idsOf(at).includes(id)) return []
  const { label, odds, at: place } = at.option(id)
  return [{ label, rule: at.ask.rule, ...(odds && { odds }), ...(place && { at: place }) }]
}
