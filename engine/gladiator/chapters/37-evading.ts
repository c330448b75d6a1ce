import type { Script } from '../../kernel/play.ts'
import { pickOne, type Threat } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import type { Arena, Figure } from '../state.ts'
import { alikeWith, sharedTag } from './16-likenesses.ts'
import { answered, isPlayed } from './choosing.ts'
import { halfPoints, tagOf, thresholds } from './figures.ts'
import { evadesDeath } from './robots/18-habits.ts'
import { tellOf } from './telling.ts'

export type EvadeEvent = { type: 'evaded'; rule: '34.2' | '37.3'; figure: string }

/** 34.2, 37.3, G-15: he has not acted, moved no more than half his points, and stands or wrestles. */
export function mayEvade(f: Figure): boolean {
  if (f.acted || f.evading || (f.moved ?? 0) > halfPoints(f)) return false
  return f.status === 'standing' || (f.status === 'prone' && f.holds.length > 0)
}

/** 34.2: as his action, to the end of the turn; the likenesses of a mage evade as he does (G-152). */
export function* evade(g: Arena, f: Figure): Script {
  for (const each of alikeWith(g.state, f)) each.evading = true
  yield* tellOf(g, [f], { type: 'evaded', rule: '34.2', figure: sharedTag(f) } satisfies EvadeEvent)
}

/** 37.3: before his own action, which is used by it; with that a daze is over (G-38), of a mage among likenesses when his action would come up (G-152). */
function* evadeFirst(g: Arena, f: Figure): Script {
  f.evading = true
  f.acted = true
  if (f.mask === null) f.dazed = false
  yield* tellOf(g, [f], { type: 'evaded', rule: '37.3', figure: tagOf(f) } satisfies EvadeEvent)
}

/** What the attack could do to him at best for the attacker, doubled or tripled by the dice, and with both hands (G-149). */
export interface Danger {
  readonly kills: boolean
  readonly fells: boolean
}

export const NO_DANGER: Danger = { kills: false, fells: false }

/** By the most that each of its blows could take from him: all of them together kill, one of them throws to the ground (35.2, 35.6). */
export function dangerTo(g: Pick<Arena, 'state'>, f: Figure, losses: readonly number[]): Danger {
  const { knockDown } = thresholds(f, g.state.variants)
  const all = losses.reduce((sum, lost) => sum + Math.max(0, lost), 0)
  return { kills: all >= f.sh, fells: knockDown !== null && losses.some((lost) => lost >= knockDown) }
}

/** 37.3, G-15: before each attack roll against him; answered by his standing orders, if they say so. Smart robots evade what could kill (G-138). */
export function* askToEvade(g: Arena, f: Figure, threat: Threat, { kills, fells }: Danger): Script {
  if (!mayEvade(f)) return
  if (f.coming === 'robot' && kills && evadesDeath(f)) return yield* evadeFirst(g, f)
  if (!isPlayed(f)) return
  const { evade: order } = f.orders
  if (order === 'never' || (order === 'deadly' && !kills && !fells)) return
  if (order !== 'ask') return yield* evadeFirst(g, f)
  const question = { seat: f.seat, rule: '37.3', topic: 'evade', about: tagOf(f), data: threat, ids: ['evade', 'no'] } as const
  const id = yield* answered(g, f.seat, (aside) => pickOne({ ...question, aside }))
  if (parseAction('evade', id).kind === 'evade') yield* evadeFirst(g, f)
}
