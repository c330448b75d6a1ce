import type { Script } from '../../kernel/play.ts'
import { parseAction } from '../actions.ts'
import { pickOne, type Threat } from '../asks.ts'
import type { Arena, Figure } from '../state.ts'
import { evadesDeath } from './18-habits.ts'
import { answered, isPlayed } from './choosing.ts'
import { halfPoints, tagOf } from './figures.ts'
import { tellOf } from './telling.ts'

export type EvadeEvent = { type: 'evaded'; rule: '34.2' | '37.3'; figure: string }

/** 34.2, 37.3, G-15: he has not acted, moved no more than half his points, and stands or wrestles. */
export function mayEvade(f: Figure): boolean {
  if (f.acted || f.evading || (f.moved ?? 0) > halfPoints(f)) return false
  return f.status === 'standing' || (f.status === 'prone' && f.holds.length > 0)
}

/** 34.2: to the end of the turn; his action is used, and with it a daze is over (G-38). */
export function* evade(g: Arena, f: Figure, rule: '34.2' | '37.3'): Script {
  f.evading = true
  f.acted = true
  f.dazed = false
  yield* tellOf(g, [f], { type: 'evaded', rule, figure: tagOf(f) } satisfies EvadeEvent)
}

/** What a plain hit, not doubled by the dice, could do to him. */
export interface Danger {
  readonly kills: boolean
  readonly fells: boolean
}

/** 37.3, G-15: before each attack roll against him; answered by his standing orders, if they say so. Smart robots evade what could kill (G-138). */
export function* askToEvade(g: Arena, f: Figure, threat: Threat, { kills, fells }: Danger): Script {
  if (!mayEvade(f)) return
  if (f.coming === 'robot' && kills && evadesDeath(f)) return yield* evade(g, f, '37.3')
  if (!isPlayed(f)) return
  const { evade: order } = f.orders
  if (order === 'never' || (order === 'deadly' && !kills && !fells)) return
  if (order !== 'ask') return yield* evade(g, f, '37.3')
  const question = { seat: f.seat, rule: '37.3', topic: 'evade', about: tagOf(f), data: threat, ids: ['evade', 'no'] } as const
  const id = yield* answered(g, f.seat, (aside) => pickOne({ ...question, aside }))
  if (parseAction('evade', id).kind === 'evade') yield* evade(g, f, '37.3')
}
