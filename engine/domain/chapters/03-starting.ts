import { mark, type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { pickOne, roll } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import type { Domain, DomainState } from '../state.ts'
import { BOARD } from '../tables/index.ts'
import { QUADRANTS, type QuadrantId } from '../tables/table-types.ts'
import { idOf } from './04-life.ts'
import { characterOf } from './characters.ts'

export type StartingEvent =
  | { type: 'first-player'; rule: '3.0'; seat: Seat; dice: readonly number[] }
  | { type: 'quadrant-chosen'; rule: '3.0'; seat: Seat; quadrant: QuadrantId }

/** 3.0, D-68: everyone rolls a die and the highest begins; those who tie roll again. Alone no one rolls. */
export function* whoBegins(g: Domain): Script {
  const s = g.state
  let seats: readonly Seat[] = s.characters.map(({ seat }) => seat)
  while (seats.length > 1) {
    const dice: number[] = []
    for (const seat of seats) dice.push(yield* roll(g, '1D6', { topic: 'who-begins', rule: '3.0', who: idOf(characterOf(s, seat)), seat }))
    const best = Math.max(...dice)
    const highest = seats.filter((_, i) => dice[i] === best)
    const [first = 0, ...others] = highest
    if (others.length === 0) yield* tell(g, { type: 'first-player', rule: '3.0', seat: first, dice } satisfies StartingEvent)
    seats = highest
  }
  // By seat from the first player on: so the quadrants are chosen.
  const [first = 0] = seats
  s.order = s.characters.map((_, i) => (first + i) % s.characters.length)
  s.at = 0
  s.phase = 'quadrants'
}

/** 3.0, D-68, D-69: everyone chooses one that is free; then they play clockwise from the first player on. */
export function* chooseQuadrants(g: Domain): Script {
  const s = g.state
  for (; s.at < s.order.length; s.at++) {
    const c = characterOf(s, s.order[s.at] ?? 0)
    yield* mark(g)
    const ids = freeQuadrants(s).map((quadrant) => `quadrant:${quadrant}`)
    const wished = s.wished?.[c.seat]
    const asked = { seat: c.seat, rule: '3.0', topic: 'quadrant', about: idOf(c), ids } as const
    c.quadrant = wished ?? parseAction('quadrant', yield* pickOne(asked)).quadrant
    yield* tell(g, { type: 'quadrant-chosen', rule: '3.0', seat: c.seat, quadrant: c.quadrant } satisfies StartingEvent)
  }
  s.order = clockwise(s)
  s.at = 0
  s.phase = 'turns'
}

function freeQuadrants(s: DomainState): readonly QuadrantId[] {
  return QUADRANTS.filter((quadrant) => s.characters.every((each) => each.quadrant !== quadrant))
}

/** Seats by their quadrants, clockwise, the first player first. */
export function clockwise({ characters, order }: Pick<DomainState, 'characters' | 'order'>): Seat[] {
  const byQuadrant = BOARD.order.flatMap((quadrant) => characters.filter((each) => each.quadrant === quadrant).map(({ seat }) => seat))
  const first = byQuadrant.indexOf(order[0] ?? 0)
  return [...byQuadrant.slice(first), ...byQuadrant.slice(0, first)]
}
