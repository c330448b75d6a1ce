import { type Script, tell } from '../../kernel/play.ts'
import { parseAction } from '../actions.ts'
import { type Coming, pickOne } from '../asks.ts'
import type { Arena, Figure } from '../state.ts'
import { halfPoints } from './figures.ts'

export type EvadeEvent = { type: 'evaded'; rule: '34.2' | '37.3'; figure: string }

/** 34.2, 37.3, G-15: he has not acted, moved no more than half his points, and stands or wrestles. */
export function mayEvade(f: Figure): boolean {
  if (f.acted || f.evading || (f.moved ?? 0) > halfPoints(f)) return false
  return f.status === 'standing' || (f.status === 'prone' && f.holds.length > 0)
}

/** 34.2: to the end of the turn, and his action is used. */
export function* evade(g: Arena, f: Figure, rule: '34.2' | '37.3'): Script {
  f.evading = true
  f.acted = true
  yield* tell(g, { type: 'evaded', rule, figure: f.id } satisfies EvadeEvent)
}

/** 37.3: before each attack roll against him; answered by his standing orders, if they say so. */
export function* askToEvade(g: Arena, f: Figure, coming: Coming): Script {
  if (!mayEvade(f) || f.seat === null) return
  const { evade: order } = f.orders
  if (order === 'never') return
  if (order === 'always') return yield* evade(g, f, '37.3')
  const id = yield* pickOne({ seat: f.seat, rule: '37.3', topic: 'evade', about: f.id, data: coming, ids: ['evade', 'no'] })
  if (parseAction('evade', id).kind === 'evade') yield* evade(g, f, '37.3')
}
