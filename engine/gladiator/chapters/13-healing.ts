import type { Script } from '../../kernel/play.ts'
import type { Arena, Figure } from '../state.ts'
import { sharedTag } from './16-likenesses.ts'
import { followStrength } from './35-wounds.ts'
import { tellNumbers } from './telling.ts'

// Strength that is spent on magic, and strength that magic gives back (12.2, 13.1, 13.2).

export type HealingEvent =
  | { type: 'spent'; rule: '12.2' | '14.4' | '13.2'; figure: string; amount: number }
  | { type: 'healed'; rule: '13.1' | '13.2'; figure: string; amount: number }

/** G-122: how far above his normal strength magic heals. */
export const HEALED_ABOVE = 2

/** 12.2, G-51: never below 1; at 1 he collapses (G-39). Nobody sees what it costs him. */
export function* spend(g: Arena, f: Figure, amount: number, rule: '12.2' | '14.4' | '13.2' = '12.2'): Script {
  if (amount <= 0) return
  f.sh -= amount
  yield* tellNumbers(g, [f], { type: 'spent', rule, figure: sharedTag(f), amount } satisfies HealingEvent)
  yield* followStrength(g, f)
}

/** 13.1, 13.2, G-122: up to two above his normal strength. How much it was would say what he had lost or spent (26.1). */
export function* heal(g: Arena, f: Figure, amount: number, rule: '13.1' | '13.2'): Script {
  const healed = Math.min(amount, f.normal.sh + HEALED_ABOVE - f.sh)
  if (healed <= 0 || f.at === null) return
  f.sh += healed
  yield* tellNumbers(g, [f], { type: 'healed', rule, figure: sharedTag(f), amount: healed } satisfies HealingEvent)
  yield* followStrength(g, f, 'revived')
}
