import { type GameEvent, tell, type Verb } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import type { Arena, ArenaState, Figure } from '../state.ts'
import type { Side } from '../tables/table-types.ts'
import { isSeenBy } from './23-sight.ts'

// Who is told what: nobody of somebody he does not see (G-111), and the numbers of others only to those who may read them (26.1).

/** Something that these people do or suffer; only the seats that see all of them are told. */
export function tellOf<E extends GameEvent>(g: Arena, about: readonly Figure[], event: E): Verb<void> {
  return tellSeats(g, event, (side) => about.every((f) => isSeenBy(g.state, side, f)))
}

/** Something from which somebody's numbers can be read. */
export function tellNumbers<E extends GameEvent>(g: Arena, about: readonly Figure[], event: E): Verb<void> {
  return tellSeats(g, event, (side) => about.every((f) => isSeenBy(g.state, side, f) && knowsNumbers(g.state, side, f)))
}

/** Something that one side alone may know. */
export function tellSide<E extends GameEvent>(g: Arena, own: Side, event: E): Verb<void> {
  return tellSeats(g, event, (side) => side === own)
}

function tellSeats<E extends GameEvent>(g: Arena, event: E, mayKnow: (side: Side) => boolean): Verb<void> {
  const { seats } = g.state
  const audience = seats.flatMap(({ side }, seat): readonly Seat[] => (mayKnow(side) ? [seat] : []))
  return tell(g, audience.length === seats.length ? event : { ...event, audience })
}

/**
 * 16.6, 26.1: whether that side may read somebody's strength, agility, wits and experience: its own people's, those of robots, which are
 * printed, and what ESP has told it; with `open-stats` everybody's.
 */
export function knowsNumbers(s: Pick<ArenaState, 'variants' | 'known'>, side: Side, f: Figure): boolean {
  if (f.side === side || f.coming === 'robot' || s.variants.includes('open-stats')) return true
  return s.known.some((each) => each.side === side && each.figure === f.id)
}
