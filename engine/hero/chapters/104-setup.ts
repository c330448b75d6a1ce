import { assertNever } from '../../kernel/assert-never.ts'
import { mark, type Script, tell } from '../../kernel/play.ts'
import { type Placing, parseAction } from '../actions.ts'
import { pickOne } from '../asks.ts'
import type { Hero, Kind, Phase, Section, Spot } from '../state.ts'
import { catacombOf, spotId } from './101-catacomb.ts'
import { fillSheet } from './103-profile.ts'
import { layOutRest } from './104-auto-placement.ts'
import { inHand, type PlacementEvent, sitesFor } from './104-placement.ts'
import { counterOf, current, heroOf } from './section.ts'

/** Everything before turn 1 (103, 104), from wherever the state stands: sheets, then counters, then the heroes enter. Turn 1 is still to begin. */
export function* setUp(g: Hero): Script<void> {
  yield* inEverySection(g, 'heroes', 'placement', fillSheetIfEmpty)
  yield* inEverySection(g, 'placement', 'start', layOut)
  yield* inEverySection(g, 'start', 'hero', takeStart)
}

/** Does one thing section after section, with a mark before each, and goes on to the next phase. */
function* inEverySection(g: Hero, phase: Phase, then: Phase, work: (g: Hero, section: Section) => Script<void>): Script<void> {
  const s = g.state
  if (s.phase !== phase) return
  while (s.at < s.sections.length) {
    yield* mark(g)
    yield* work(g, current(s))
    s.at += 1
  }
  s.at = 0
  s.phase = then
}

/** Heroes that came with the wishes for the game are there already. */
function* fillSheetIfEmpty(g: Hero, section: Section): Script<void> {
  if (section.hero === null) yield* fillSheet(g, section)
}

// ---------------------------------------------------------------- counters

/** The counters of a section are laid out (104D): by their owner, as often and as long as he likes, or by the app where that was wished. */
function* layOut(g: Hero, section: Section): Script<void> {
  if (g.state.laidByApp) yield* layOutRest(g, section)
  else yield* layOutByOwner(g, section)
  yield* tell(g, { type: 'laid-out', rule: '104D', section: section.id, count: section.counters.length } satisfies PlacementEvent)
}

function* layOutByOwner(g: Hero, section: Section): Script<void> {
  const { owner, id } = section
  let hand = kindsInHand(section)[0] ?? null
  for (;;) {
    const ids = placingIds(g, section, hand)
    const choice = yield* pickOne({ seat: owner, rule: '104D', topic: 'placement', about: hand ?? undefined, data: id, ids })
    const placing = parseAction('placement', choice)
    if (placing.kind === 'done') return
    hand = yield* placeOne(g, section, hand, placing)
  }
}

function kindsInHand(section: Section): Kind[] {
  return [...new Set(inHand(section).map(({ kind }) => kind))]
}

/** Squares for the kind in hand, the other kinds, what lies there already, and the rest by the computer; all must be laid out. */
function placingIds(g: Hero, section: Section, hand: Kind | null): string[] {
  const lying = section.counters.filter(({ at }) => at !== null).map(({ id }) => `lift:${id}`)
  const clear = lying.length > 1 ? ['clear'] : []
  if (hand === null) return ['done', ...clear, ...lying]
  const sites = sitesFor(g.state, section, hand).map((spot) => `at:${spotId(spot)}`)
  const others = kindsInHand(section).flatMap((kind) => (kind === hand ? [] : `hand:${kind}`))
  return ['auto', ...clear, ...sites, ...others, ...lying]
}

/** Carries out the choice; returns the kind that is in hand afterwards. */
function* placeOne(g: Hero, section: Section, hand: Kind | null, placing: Exclude<Placing, { kind: 'done' }>): Script<Kind | null> {
  switch (placing.kind) {
    case 'auto':
      yield* autoPlace(g, section)
      return null
    case 'clear':
      yield* clear(g, section)
      return kindsInHand(section)[0] ?? null
    case 'hand':
      return placing.of
    case 'lift':
      return yield* lift(g, section, placing.counter)
    case 'at':
      if (hand !== null) yield* place(g, section, hand, placing.spot)
      return kindsInHand(section).find((kind) => kind === hand) ?? kindsInHand(section)[0] ?? null
    default:
      return assertNever(placing)
  }
}

function* autoPlace(g: Hero, section: Section): Script<void> {
  const count = yield* layOutRest(g, section)
  const { id, owner } = section
  yield* tell(g, { type: 'rest-placed', rule: '104D', audience: [owner], section: id, count } satisfies PlacementEvent)
}

function* clear(g: Hero, section: Section): Script<void> {
  const lying = section.counters.filter(({ at }) => at !== null)
  for (const counter of lying) counter.at = null
  const { id, owner } = section
  yield* tell(g, { type: 'cleared', rule: '104D', audience: [owner], section: id, count: lying.length } satisfies PlacementEvent)
}

function* lift(g: Hero, section: Section, what: string): Script<Kind> {
  const counter = counterOf(section, what)
  const { id, kind, at } = counter
  counter.at = null
  if (at !== null)
    yield* tell(g, {
      type: 'lifted',
      rule: '104D',
      audience: [section.owner],
      section: section.id,
      counter: id,
      kind,
      at,
    } satisfies PlacementEvent)
  return kind
}

function* place(g: Hero, section: Section, hand: Kind, at: Spot): Script<void> {
  const counter = inHand(section).find(({ kind }) => kind === hand)
  if (counter === undefined) throw new Error(`there is no ${hand} in hand`)
  counter.at = at
  yield* tell(g, {
    type: 'placed',
    rule: '104D',
    audience: [section.owner],
    section: section.id,
    counter: counter.id,
    kind: hand,
    at,
  } satisfies PlacementEvent)
}

// ---------------------------------------------------------------- heroes

/** A hero enters on a start square of his section, facing into the catacomb (104D2). */
function* takeStart(g: Hero, section: Section): Script<void> {
  const hero = heroOf(section)
  const ids = catacombOf(g.state.catacomb).starts.map((spot) => `start:${spotId(spot)}`)
  const { spot: at } = parseAction('start', yield* pickOne({ seat: section.seat, rule: '104D', topic: 'start', about: section.id, ids }))
  hero.at = at
  hero.facing = 'e'
  yield* tell(g, { type: 'entered', rule: '104D', section: section.id, at } satisfies PlacementEvent)
}
