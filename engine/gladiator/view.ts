import type { Seat } from '../kernel/types.ts'
import { alikeNow, alikeWith, originalOf } from './chapters/16-likenesses.ts'
import { isInvisible, isSeenBy } from './chapters/23-sight.ts'
import { movers } from './chapters/28-moving.ts'
import { movementType } from './chapters/29-ways.ts'
import { order } from './chapters/30-acting.ts'
import { agility, armour, enemyOf, engagedBy, figureOf, isDazed, movementPoints, tagOf } from './chapters/figures.ts'
import { knowsNumbers } from './chapters/telling.ts'
import { type Spot, spotOf } from './open/squares.ts'
import type { ArenaState, Coming, Figure, Thing } from './state.ts'
import { ARENA } from './tables/limits.ts'
import type { Side } from './tables/table-types.ts'
import type { ArenaGlimpse, ArenaView, FigureGlimpse, FigureView, ThingView } from './view-types.ts'

/**
 * What a seat sees: everyone its side knows of (G-111), and the numbers that it may read (26.1). When the fight is over nothing is
 * hidden any more.
 */
export function view(now: ArenaState, seat: Seat): ArenaView {
  return seenAs(now, seat, figureView)
}

/** The same for a bot. */
export function glimpse(now: ArenaState, seat: Seat): ArenaGlimpse {
  return seenAs(now, seat, figureGlimpse)
}

function seenAs<F>(now: ArenaState, seat: Seat, as: (s: ArenaState, side: Side, f: Figure) => F) {
  const s = alikeNow(now)
  const side = s.seats[seat]?.side ?? 'west'
  const isShown = (f: Figure) => (s.end !== null || isSeenBy(s, side, f)) && !(f.coming === 'image' && f.status === 'vanished')
  const shown = s.figures.filter(isShown)
  const active = s.active === null ? null : figureOf(s, s.active)
  return {
    game: 'gladiator' as const,
    seat,
    side,
    turn: s.turn,
    phase: s.phase,
    variants: [...s.variants],
    seats: s.seats.map((player) => ({ ...player })),
    first: s.first,
    active: active !== null && isShown(active) && !isOneOfSeveral(s, side, active) ? tagOf(active) : null,
    order: waiting(s).filter(isShown).map(tagOf),
    arena: {
      rows: ARENA.rows,
      columns: ARENA.columns,
      exits: s.exits.map(spotOf),
      altar: s.altar === null ? null : spotOf(s.altar),
      terrain: s.terrain.map(({ kind, at, layers }) => ({ kind, at: spotOf(at), layers })),
      things: s.things.map((thing) => ({ ...thingView(thing), at: spotOf(thing.at) })),
    },
    characters: shown.map((f) => as(s, side, f)),
    end: s.end === null ? null : { ...s.end, earned: { ...s.end.earned } },
  }
}

/** G-152: who of a mage and his likenesses acts the other side may not tell; each of them moves by itself. */
function isOneOfSeveral(s: ArenaState, side: Side, f: Figure): boolean {
  return s.phase === 'action' && s.end === null && f.mask !== null && f.side !== side
}

/** Those still to move, the side that moves first, or those still to act, a mage's likenesses with him. */
function waiting(s: ArenaState): readonly Figure[] {
  if (s.phase === 'action') return order(s).flatMap((f) => alikeWith(s, f).filter(({ acted }) => !acted))
  if (s.phase !== 'move' || s.moving === null) return []
  return s.moving === s.first ? [...movers(s, s.moving), ...movers(s, enemyOf(s.moving))] : movers(s, s.moving)
}

function thingView({ id, type, reload, of }: Thing): ThingView {
  return { id, type, ...(reload === undefined ? {} : { loaded: reload === 0 }), ...(of === undefined ? {} : { of }) }
}

function figureView(s: ArenaState, side: Side, f: Figure): FigureView {
  return {
    ...figureGlimpse(s, side, f),
    mp: movementPoints(f),
    ar: { front: armour(f, 'front'), side: armour(f, 'side'), rear: armour(f, 'rear') },
    movement: movementType(f),
    engagedBy: engagedBy(s, f)
      .filter((each) => s.end !== null || isSeenBy(s, side, each))
      .map(tagOf),
    invisible: isInvisible(s, f),
  }
}

function figureGlimpse(s: ArenaState, side: Side, f: Figure): FigureGlimpse {
  const isKnown = s.end !== null || knowsNumbers(s, side, f)
  const isOwn = f.side === side
  // 16.5, G-59: a likeness has the numbers of its mage.
  const read = originalOf(s, f)
  const held = (thing: Thing | null) => (thing === null ? null : thingView(thing))
  return {
    id: tagOf(f),
    name: f.name,
    race: f.kind,
    side: f.side,
    seat: f.seat,
    robot: f.coming === 'robot',
    at: f.at === null ? null : (spotOf(f.at) satisfies Spot),
    facing: f.facing,
    status: f.status,
    sh: isKnown ? { now: read.sh, normal: read.normal.sh } : null,
    ag: isKnown ? { now: agility(read), normal: read.normal.ag } : null,
    iq: isKnown ? read.normal.iq : null,
    experience: isKnown ? read.experience : null,
    spells: isKnown ? [...read.spells] : null,
    ready: held(f.ready),
    also: held(f.also),
    slung: f.slung.map(thingView),
    suit: f.suit,
    helmet: f.helmet,
    moved: f.moved ?? 0,
    acted: f.acted,
    declined: f.declined,
    evading: f.evading,
    dazed: isDazed(f),
    handCombat: f.holds.map((id) => tagOf(figureOf(s, id))),
    taken: f.taken,
    effects: f.effects.map(({ by: _by, ...effect }) => effect),
    coming: isOwn && (f.coming === 'summoned' || f.coming === 'illusion' || f.coming === 'image') ? f.coming : null,
    orders: isOwn ? { ...f.orders } : null,
  }
}

const CALLED: readonly Coming[] = ['summoned', 'illusion', 'image']

/**
 * Whether one of these seats may not know what another seat does, a person's or a bot's. People on one side have nothing to hide from
 * each other; with `open-stats` only who is invisible, an image or an illusion is hidden. Whether someone called is an illusion this
 * itself must not tell.
 */
export function secret(s: ArenaState, people: readonly Seat[]): boolean {
  const sides = new Set(s.seats.map(({ side }) => side))
  if (s.end !== null || people.length === 0 || sides.size < 2) return false
  if (!s.variants.includes('open-stats')) return true
  return s.figures.some((f) => f.at !== null && (isInvisible(s, f) || CALLED.includes(f.coming)))
}
