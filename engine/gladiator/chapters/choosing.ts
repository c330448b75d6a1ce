import { type Script, tell, type Verb } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { type Aside, EVADE_ORDERS, isAside, orderId, parseAside, REPEL_ORDERS } from '../open/actions.ts'
import type { Arena, ArenaState, Figure } from '../state.ts'
import { keepAlike } from './16-likenesses.ts'
import { figureOf, isPresent } from './figures.ts'

// Standing orders, which can be given beside every pick of a seat.

export type OrderEvent = { type: 'ordered'; rule: '37.3' | '39.1'; figure: string; order: string; audience: readonly Seat[] }

/** Asks until the question itself is answered; orders given beside it are taken at once. */
export function* answered(g: Arena, seat: Seat, ask: (aside: () => readonly string[]) => Verb<string>): Script<string> {
  for (;;) {
    // Whatever has come of the action so far shows now (G-152).
    keepAlike(g.state)
    const id = yield* ask(() => orderIds(g.state, seat))
    if (!isAside(id)) return id
    yield* order(g, seat, parseAside(id))
  }
}

/** Every order that a seat can give its people and has not given. */
function orderIds(s: Pick<ArenaState, 'figures'>, seat: Seat): readonly string[] {
  const own = s.figures.filter((f) => f.seat === seat && isPresent(f))
  return own.flatMap((f) => [
    ...EVADE_ORDERS.filter((each) => each !== f.orders.evade).map((each) => orderId(f.id, 'evade', each)),
    ...REPEL_ORDERS.filter((each) => each !== f.orders.repel).map((each) => orderId(f.id, 'repel', each)),
  ])
}

function* order(g: Arena, seat: Seat, given: Aside): Script {
  const f = figureOf(g.state, given.figure)
  if (given.what === 'evade') f.orders.evade = given.order
  else f.orders.repel = given.order
  const rule = given.what === 'evade' ? '37.3' : '39.1'
  const what = `${given.what}-${given.order}`
  yield* tell(g, { type: 'ordered', rule, figure: f.id, order: what, audience: [seat] } satisfies OrderEvent)
}

/** A figure that a seat plays. */
export function isPlayed(f: Figure): f is Figure & { seat: Seat } {
  return f.seat !== null
}
