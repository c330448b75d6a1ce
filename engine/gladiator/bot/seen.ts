import type { Orders } from '../open/actions.ts'
import { beastOf, isRace } from '../open/people.ts'
import { squareOn } from '../open/squares.ts'
import type { ArenaState, Figure, Thing } from '../state.ts'
import { RACES } from '../tables/races.ts'
import type { Attribute } from '../tables/table-types.ts'
import type { ArenaGlimpse, FigureGlimpse, ThingView } from '../view-types.ts'

/**
 * The fight as a seat sees it, in the shape that the rules read. Those it does not see are missing; numbers that it may not read
 * are taken to be those with which their kind begins, less what everyone has seen them lose.
 */
export function seen(view: ArenaGlimpse): ArenaState {
  const { arena } = view
  return {
    phase: view.phase,
    turn: view.turn,
    variants: view.variants,
    balance: 'none',
    seats: view.seats,
    exits: arena.exits.map(squareOn),
    altar: arena.altar === null ? null : squareOn(arena.altar),
    // Not `map`: its array is of another kind once it is compiled, and then whatever looks through these lists is compiled again.
    terrain: Array.from(arena.terrain, ({ kind, at, layers }) => ({ kind, at: squareOn(at), layers })),
    party: [],
    things: Array.from(arena.things, (thing) => ({ ...thingSeen(thing), at: squareOn(thing.at) })),
    figures: Array.from(view.characters, (f) => figureSeen(view, f)),
    mustering: null,
    first: view.first,
    moving: null,
    active: view.active,
    known: [],
    lastSeen: [],
    lastBlood: 0,
    numbers: {},
    end: view.end,
  }
}

function thingSeen({ id, type, loaded, of }: ThingView): Thing {
  return { id, type, ...(loaded === undefined ? {} : { reload: loaded ? 0 : 1 }), ...(of === undefined ? {} : { of }) }
}

function figureSeen(view: ArenaGlimpse, f: FigureGlimpse): Figure {
  const isToMove = view.phase === 'move' && view.order.includes(f.id)
  return {
    ...bodySeen(view, f),
    at: f.at === null ? null : squareOn(f.at),
    facing: f.facing,
    moved: isToMove ? null : f.moved,
    acted: f.acted,
    declined: f.declined,
    evading: f.evading,
    holds: [...f.handCombat],
    orders: f.orders ?? ASKED,
  }
}

const ASKED: Orders = { evade: 'ask', repel: 'ask' }

/** Someone without where he is and what he does there. */
type Bodily = Omit<Figure, 'at' | 'facing' | 'moved' | 'acted' | 'declined' | 'evading' | 'holds' | 'orders'>

/** Bodies as they were seen: the same one is the same object at every question, so that what was worked out about it holds. */
const bodies = new Map<string, Bodily>()
/** More than some fights have; then all are seen anew. */
const MOST_BODIES = 1000

function bodySeen({ variants }: ArenaGlimpse, f: FigureGlimpse): Bodily {
  const { id, name, race, side, seat, robot, coming, status, dazed, taken, sh, ag, iq, experience, suit, helmet } = f
  const numbers = [id, name, race, side, seat, robot, coming, status, dazed, taken, sh, ag?.normal, iq, experience, suit, helmet]
  const key = JSON.stringify([variants, numbers, f.ready, f.also, f.slung, f.spells, f.effects])
  let body = bodies.get(key)
  if (body === undefined) {
    if (bodies.size >= MOST_BODIES) bodies.clear()
    body = newBody(f)
    bodies.set(key, body)
  }
  return body
}

function newBody(f: FigureGlimpse): Bodily {
  const usual = usually(f)
  const normal = { sh: f.sh?.normal ?? usual.sh, ag: f.ag?.normal ?? usual.ag, iq: f.iq ?? usual.iq }
  return {
    ...{ id: f.id, mask: null, name: f.name, kind: f.race, side: f.side, seat: f.seat, by: null, normal },
    coming: f.coming ?? (f.robot ? 'robot' : isRace(f.race) ? 'fighter' : 'creature'),
    sh: f.sh?.now ?? healthOf(f, normal.sh),
    experience: f.experience ?? 0,
    learnsFrom: { ...normal, experience: f.experience ?? 0 },
    earned: { halves: 0, deathBlows: 0, spells: 0, victory: 0 },
    ...{ bones: null, fallen: null, status: f.status },
    ready: f.ready === null ? null : thingSeen(f.ready),
    also: f.also === null ? null : thingSeen(f.also),
    slung: f.slung.map(thingSeen),
    ...{ suit: f.suit, helmet: f.helmet, spells: [...(f.spells ?? [])], effects: [...f.effects] },
    ...{ dazed: f.dazed, taken: f.taken, shown: true, called: 0 },
  }
}

function usually({ race }: FigureGlimpse): Readonly<Record<Attribute, number>> {
  return isRace(race) ? RACES[race].base : (beastOf({ kind: race }) ?? RACES.human.base)
}

/** 35.5: a standing fighter has 2 at least, an unconscious one 1. */
function healthOf({ status, taken }: FigureGlimpse, normal: number): number {
  return status === 'unconscious' ? 1 : Math.max(2, normal - taken)
}
