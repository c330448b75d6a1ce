import { type GameEvent, tell, type Verb } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import type { Arena, ArenaState, Figure } from '../state.ts'
import type { Side } from '../tables/table-types.ts'
import { alikeWith } from './16-likenesses.ts'
import { isSeenBy } from './23-sight.ts'
import { tagOf } from './figures.ts'

// Who is told what: no one hears of a fighter he does not see (G-111), and the numbers of others only to those who may read them (26.1).

// What one side knows by ESP alone is told to seats by name even if all may know it: nobody is told that he has been read (16.6, G-147).

/** Who sees someone. */
export interface Sight {
  readonly seats: readonly Seat[]
  /** Everyone does, and knows it. */
  readonly isOpen: boolean
}

export const EVERYBODY: Sight = { seats: [], isOpen: true }

/** The seats that see all of these people now. */
export function sightOf(s: ArenaState, about: readonly Figure[]): Sight {
  const seeing = (known: ArenaState['known']) => seatsThat(s, (side) => about.every((f) => isSeenBy({ ...s, known }, side, f)))
  return { seats: seeing(s.known), isOpen: seeing([]).length === s.seats.length }
}

/** Something that these people do or suffer; only the seats that see all of them, and saw them `before`, are told. */
export function tellOf<E extends GameEvent>(g: Arena, about: readonly Figure[], event: E, before?: Sight): Verb<void> {
  const { seats, isOpen } = sightOf(g.state, about)
  if (before === undefined) return tellThose(g, { seats, isOpen }, event)
  return tellThose(g, { seats: seats.filter((seat) => before.seats.includes(seat)), isOpen: isOpen && before.isOpen }, event)
}

/** Something that those are told who saw it begin. */
export function tellThose<E extends GameEvent>(g: Arena, { seats, isOpen }: Sight, event: E): Verb<void> {
  return tell(g, isOpen ? event : { ...event, audience: seats })
}

/** What is told of someone in a sentence that everyone hears: his name, or null where not everyone sees him (G-111). */
export function openName(s: ArenaState, f: Figure, name = tagOf(f)): string | null {
  return sightOf(s, [f]).isOpen ? name : null
}

/** Something from which someone's numbers can be read. */
export function tellNumbers<E extends GameEvent>(g: Arena, about: readonly Figure[], event: E): Verb<void> {
  if (about.every((f) => isOpenTo(g.state, f))) return tellOf(g, about, event)
  const audience = seatsThat(g.state, (side) => about.every((f) => isSeenBy(g.state, side, f) && knowsNumbers(g.state, side, f)))
  return tell(g, { ...event, audience })
}

/** Something that one side alone may know. */
export function tellSide<E extends GameEvent>(g: Arena, own: Side, event: E): Verb<void> {
  const audience = seatsThat(g.state, (side) => side === own)
  return tell(g, audience.length === g.state.seats.length ? event : { ...event, audience })
}

function seatsThat({ seats }: Pick<ArenaState, 'seats'>, mayKnow: (side: Side) => boolean): readonly Seat[] {
  return seats.flatMap(({ side }, seat): readonly Seat[] => (mayKnow(side) ? [seat] : []))
}

/** 26.1: whether every seat may read his numbers whatever happens. */
function isOpenTo({ seats, variants }: Pick<ArenaState, 'seats' | 'variants'>, f: Figure): boolean {
  return f.coming === 'robot' || variants.includes('open-stats') || seats.every(({ side }) => side === f.side)
}

/**
 * 16.6, 26.1: whether that side may read someone's strength, agility, wits and experience: its own people's, those of robots, which are
 * printed, and what ESP has told it; with `open-stats` everyone's.
 */
export function knowsNumbers(s: Pick<ArenaState, 'variants' | 'known' | 'figures'>, side: Side, f: Figure): boolean {
  if (f.side === side || f.coming === 'robot' || s.variants.includes('open-stats')) return true
  // A mage and his likenesses have the same ones (16.5).
  const read = alikeWith(s, f).map(({ id }) => id)
  return s.known.some((each) => each.side === side && read.includes(each.figure))
}
