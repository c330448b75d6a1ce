import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { askNumber, askText, pickOne } from '../asks.ts'
import { type Arming, armingId, type Joining, joinId, parseAction, raceOption } from '../open/actions.ts'
import { LONGEST_NAME, MOST_PEOPLE } from '../open/campaign.ts'
import { gearFault, PLACES, SLINGS, withArm } from '../open/gear.ts'
import { bounds, movable } from '../open/making.ts'
import { idsOf } from '../open/names.ts'
import type { Attributes } from '../open/people.ts'
import { bring } from '../setup.ts'
import type { Gear } from '../sheet-types.ts'
import type { Arena, ArenaState, Figure, Thing } from '../state.ts'
import { HELMETS, SUITS } from '../tables/armour.ts'
import { CREATURES } from '../tables/beasts.ts'
import { PRESETS } from '../tables/fighters.ts'
import type { HelmetId, Kind, RaceId, ThingType } from '../tables/ids.ts'
import { RACES } from '../tables/races.ts'
import { SIDES, type Side } from '../tables/table-types.ts'
import { WEAPONS } from '../tables/weapons.ts'
import { gearOf } from './06-gear.ts'
import { newBeast, newThing } from './24-starting.ts'
import { armed } from './25-arms.ts'

// Who fights, seat after seat, and with what (25.1, 26.2).

export type MusterEvent = { type: 'joined'; rule: '26.2'; figure: string; side: Side; kind: Kind }

/** One choice of the seat whose turn it is: someone more, or that it is done. */
export function* muster(g: Arena, seat: Seat): Script {
  const s = g.state
  const side = s.seats[seat]?.side ?? 'west'
  const id = yield* pickOne({ seat, rule: '26.2', topic: 'muster', ids: musterIds(s, seat) })
  const choice = parseAction('muster', id)
  if (choice.kind === 'done') return next(s, seat)
  if (choice.kind === 'creature') s.figures.push(newBeast(s, choice.creature, { coming: 'creature', side, seat }))
  else if (choice.kind === 'preset') bring(s, side, seat, PRESETS[choice.preset])
  else yield* make(g, side, seat)
  const f = s.figures.at(-1)
  if (f === undefined) return
  if (choice.kind !== 'creature') yield* arm(g, f, seat)
  yield* tell(g, { type: 'joined', rule: '26.2', figure: f.id, side, kind: f.kind } satisfies MusterEvent)
}

/** Ten to a side (G-67); a seat is done once its side has someone. */
function musterIds(s: Pick<ArenaState, 'figures' | 'seats'>, seat: Seat): readonly string[] {
  const side = s.seats[seat]?.side
  const many = s.figures.filter((f) => f.side === side).length
  const more: readonly Joining[] = [
    ...idsOf(PRESETS).map((preset) => ({ kind: 'preset', preset }) as const),
    { kind: 'make' },
    ...idsOf(CREATURES).map((creature) => ({ kind: 'creature', creature }) as const),
  ]
  return [...(many < MOST_PEOPLE ? more.map(joinId) : []), ...(many > 0 ? ['done'] : [])]
}

/** The next seat, or the fight. */
function next(s: ArenaState, seat: Seat): void {
  s.mustering = seat + 1 < s.seats.length ? seat + 1 : null
  if (s.mustering === null) s.figures.sort((a, b) => SIDES.indexOf(a.side) - SIDES.indexOf(b.side))
}

// ---------------------------------------------------------------- someone new

/** 25.1, 10.1, G-132: a name, a race, and its points moved between the attributes; armed as G-146 says. */
function* make(g: Arena, side: Side, seat: Seat): Script {
  const name = yield* askText({ seat, rule: '25.1', topic: 'name', min: 1, max: LONGEST_NAME })
  const ids = idsOf(RACES).map(raceOption)
  const { race } = parseAction('race', yield* pickOne({ seat, rule: '9.1', topic: 'race', ids }))
  const start = yield* attributes(seat, race)
  bring(g.state, side, seat, { name, race, ...start, ...armed(race, start).gear })
}

/** 10.1, 10.2: strength; of a mage agility too; the rest follows, for the sum stays. */
function* attributes(seat: Seat, race: RaceId): Script<Attributes> {
  const { base } = RACES[race]
  const sum = base.sh + base.ag + base.iq
  const [leastSh, mostSh] = bounds(race, 'sh')
  const sh = yield* askNumber({ seat, rule: '10.1', topic: 'sh', about: race, data: { race }, min: leastSh, max: mostSh })
  if (!movable(race).includes('iq')) return { sh, ag: sum - sh - base.iq, iq: base.iq }
  const [leastAg] = bounds(race, 'ag')
  const [leastIq] = bounds(race, 'iq')
  const ag = yield* askNumber({ seat, rule: '10.1', topic: 'ag', about: race, data: { race }, min: leastAg, max: sum - sh - leastIq })
  return { sh, ag, iq: sum - sh - ag }
}

// ---------------------------------------------------------------- arms

/** 26.2, 6.4, 6.5: one piece after the other, as far as he can carry it, until he is ready. */
function* arm(g: Arena, f: Figure, seat: Seat): Script {
  for (;;) {
    const id = yield* pickOne({ seat, rule: '26.2', topic: 'gear', about: f.id, ids: gearIds(f) })
    const choice = parseAction('gear', id)
    if (choice.kind === 'done') return
    wear(g.state, f, geared(gearOf(f), choice))
  }
}

/** Everything that fits to what he has, what he can lay aside, and `done`. */
function gearIds(f: Figure): readonly string[] {
  const gear = gearOf(f)
  const weapons = PLACES.flatMap((kind) => idsOf(WEAPONS).map((weapon) => ({ kind, weapon })))
  const suits = idsOf(SUITS).map((suit) => ({ kind: 'suit', suit }) as const)
  const helmets = idsOf(HELMETS).map((helmet) => ({ kind: 'helmet', helmet }) as const)
  const fitting = [...weapons, ...suits, ...helmets].filter((each) => {
    const wished = geared(gear, each)
    return wished !== gear && gearFault(f, wished) === null
  })
  const had = [gear.ready, gear.also, ...gear.slung, gear.helmet].filter((each) => each !== null)
  return [...fitting.map(armingId), ...[...new Set(had)].map((what) => armingId({ kind: 'drop', what })), 'done']
}

/** What he would have about him; the same where it changes nothing. */
export function geared(gear: Gear, choice: Exclude<Arming, { readonly kind: 'done' }>): Gear {
  switch (choice.kind) {
    case 'ready':
    case 'also':
      return gear[choice.kind] === choice.weapon ? gear : withArm(gear, choice.kind, choice.weapon)
    case 'sling':
      return gear.slung.length >= SLINGS ? gear : withArm(gear, 'sling', choice.weapon)
    case 'suit':
      return gear.suit === choice.suit ? gear : { ...gear, suit: choice.suit }
    case 'helmet':
      return gear.helmet === choice.helmet ? gear : { ...gear, helmet: choice.helmet }
    case 'drop':
      return laidAside(gear, choice.what)
  }
}

/** Out of the ready hand, else the other, else a sling, else off the head. */
function laidAside(gear: Gear, what: ThingType | HelmetId): Gear {
  if (gear.ready === what) return { ...gear, ready: null }
  if (gear.also === what) return { ...gear, also: null }
  const slung: readonly string[] = gear.slung
  const i = slung.indexOf(what)
  if (i >= 0) return { ...gear, slung: gear.slung.toSpliced(i, 1) }
  return { ...gear, helmet: null }
}

/** What stays where it was keeps its id. */
function wear(s: ArenaState, f: Figure, { ready, also, slung, suit, helmet }: Gear): void {
  f.ready = taken(s, f.ready, ready)
  f.also = taken(s, f.also, also)
  const had = f.slung.splice(0)
  for (const type of slung) {
    const i = had.findIndex((each) => each.type === type)
    f.slung.push(had.splice(i, i < 0 ? 0 : 1)[0] ?? newThing(s, type))
  }
  f.suit = suit
  f.helmet = helmet
}

function taken(s: ArenaState, before: Thing | null, type: ThingType | null): Thing | null {
  if (type === null) return null
  return before?.type === type ? before : newThing(s, type)
}
