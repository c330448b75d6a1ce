import type { Script } from '../../kernel/play.ts'
import type { Arena, Figure } from '../state.ts'
import { WOUNDS } from '../tables/limits.ts'
import { collapse } from './35-wounds.ts'
import { tagOf } from './figures.ts'
import { tellNumbers, tellOf } from './telling.ts'

// Strength that is spent on magic, and strength that magic gives back (12.2, 13.1, 13.2).

export type HealingEvent =
  | { type: 'spent'; rule: '12.2' | '14.4' | '13.2'; figure: string; amount: number }
  | { type: 'healed'; rule: '13.1' | '13.2'; figure: string; amount: number }
  | { type: 'revived'; rule: '35.5'; figure: string }

/** G-122: how far above his normal strength magic heals. */
export const HEALED_ABOVE = 2

/** 12.2, G-51: never below 1; at 1 he collapses (G-39). Nobody sees what it costs him. */
export function* spend(g: Arena, f: Figure, amount: number, rule: '12.2' | '14.4' | '13.2' = '12.2'): Script {
  if (amount <= 0) return
  f.sh -= amount
  yield* tellNumbers(g, [f], { type: 'spent', rule, figure: tagOf(f), amount } satisfies HealingEvent)
  if (f.sh <= WOUNDS.unconscious) yield* collapse(g, f)
}

/** 13.1, 13.2, G-122: up to two above his normal strength; whoever was unconscious has his senses back at 2 (G-39). */
export function* heal(g: Arena, f: Figure, amount: number, rule: '13.1' | '13.2'): Script {
  const healed = Math.min(amount, f.normal.sh + HEALED_ABOVE - f.sh)
  if (healed <= 0 || f.at === null) return
  f.sh += healed
  yield* tellOf(g, [f], { type: 'healed', rule, figure: tagOf(f), amount: healed } satisfies HealingEvent)
  if (f.status === 'unconscious' && f.sh > WOUNDS.unconscious) {
    f.status = 'prone'
    yield* tellOf(g, [f], { type: 'revived', rule: '35.5', figure: tagOf(f) } satisfies HealingEvent)
  }
}
