import { reveal, type Script, tell } from '../../kernel/play.ts'
import {
  type Activity,
  type Counter,
  FACINGS,
  type Facing,
  type Hero,
  type HeroState,
  type Kind,
  type Section,
  type SectionId,
  type Spot,
} from '../state.ts'
import { ROWS } from '../tables/index.ts'
import { type Catacomb, catacombOf, edgeBetween, indexOf, isAdjacent, sameSpot, squareAt, WIDTH } from './101-catacomb.ts'
import { fromMap, remembered } from './101-ways.ts'
import { inReach } from './204-movement.ts'
import { isMonster } from './section.ts'

/** Counters that come to light or fall back into the dark. */
export type SightingEvent =
  | { readonly type: 'sighted'; readonly rule: '205D'; readonly section: SectionId; readonly counters: readonly Sighted[] }
  | { readonly type: 'lost-sight'; readonly rule: '205D'; readonly section: SectionId; readonly counters: readonly Sighted[] }

export interface Sighted {
  readonly id: string
  readonly kind: Kind
  readonly at: Spot
}

// ---------------------------------------------------------------- where he can see

/**
 * A square lies to the front of a hero who stands at `at` and faces that way: all rows ahead, and of his own row the squares at his
 * sides (205A5, H-20). His own square counts as well.
 */
export function isInFront(at: Spot, facing: Facing, spot: Spot): boolean {
  const north = at.row - spot.row
  const east = spot.col - at.col
  const ahead = { n: north, e: east, s: -north, w: -east }[facing]
  const aside = facing === 'n' || facing === 's' ? east : north
  return ahead > 0 || (ahead === 0 && Math.abs(aside) <= 1)
}

/**
 * The straight line between the centres of two squares is free (205A3, 205A4). Walls, doors and black block it, the pit does not
 * (H-22). A line through a corner is blocked when something touches that corner from both sides (H-21).
 */
export function lineOfSight(c: Catacomb, from: Spot, to: Spot): boolean {
  const down = to.row - from.row
  const right = to.col - from.col
  const rows = Math.abs(down)
  const cols = Math.abs(right)
  const stepRow = Math.sign(down)
  const stepCol = Math.sign(right)
  let { row, col } = from
  // The line crosses its i-th column border at (2i-1)/(2 cols) of its length, its j-th row border at (2j-1)/(2 rows).
  for (let i = 1, j = 1; i <= cols || j <= rows; ) {
    const here = { row, col }
    const first = (2 * i - 1) * rows - (2 * j - 1) * cols
    const beside = { row, col: col + stepCol }
    const below = { row: row + stepRow, col }
    if (first === 0 && rows > 0 && cols > 0) {
      const across = { row: row + stepRow, col: col + stepCol }
      if (!passesCorner(c, here, across, beside, below)) return false
      row += stepRow
      col += stepCol
      i++
      j++
    } else if (rows === 0 || (cols > 0 && first < 0)) {
      if (edgeBetween(c, here, beside) !== 'open') return false
      col += stepCol
      i++
    } else {
      if (edgeBetween(c, here, below) !== 'open') return false
      row += stepRow
      j++
    }
  }
  return true
}

/** From one square to the next across their common corner: free unless that is black, or walls meet the corner from both sides. */
function passesCorner(c: Catacomb, here: Spot, across: Spot, beside: Spot, below: Spot): boolean {
  if (squareAt(c, across).kind === 'black') return false
  const free = (by: Spot) => edgeBetween(c, here, by) === 'open' && edgeBetween(c, by, across) === 'open'
  return free(beside) || free(below)
}

export interface Sight {
  /** A monster there is seen: lit, or beside him (205B1, H-57). */
  readonly seen: ReadonlySet<number>
  /** Dark squares in his line of sight: a hard stare is wanted (205B3). */
  readonly dark: ReadonlySet<number>
  /** The same squares by row and column. */
  readonly spots: { readonly seen: readonly Spot[]; readonly dark: readonly Spot[] }
}

const BLIND = sightOver([], [])

/** What can be seen from each square facing each way: worked out once for a catacomb, when first asked for. */
const sights = new WeakMap<Catacomb, Map<number, Sight>>()

function sightFrom(c: Catacomb, at: Spot, facing: Facing): Sight {
  const known = remembered(sights, c, () => new Map<number, Sight>())
  return fromMap(known, indexOf(at) * FACINGS.length + FACINGS.indexOf(facing), () => lookFrom(c, at, facing))
}

function lookFrom(c: Catacomb, at: Spot, facing: Facing): Sight {
  const seen: Spot[] = []
  const dark: Spot[] = []
  for (let row = 0; row < ROWS; row++)
    for (let col = 0; col < WIDTH; col++) {
      const spot = { row, col }
      const square = squareAt(c, spot)
      if (square.kind === 'black' || square.kind === 'pit') continue
      if (!isInFront(at, facing, spot) || !lineOfSight(c, at, spot)) continue
      if (square.lit || isAdjacent(at, spot) || sameSpot(at, spot)) seen.push(spot)
      else dark.push(spot)
    }
  return sightOver(seen, dark)
}

function sightOver(seen: readonly Spot[], dark: readonly Spot[]): Sight {
  return { seen: new Set(seen.map(indexOf)), dark: new Set(dark.map(indexOf)), spots: { seen, dark } }
}

/** What the hero of a section sees as he stands and faces, hard stares left out. */
export function sightOf(s: HeroState, { hero }: Section): Sight {
  return hero === null || hero.at === null ? BLIND : sightFrom(catacombOf(s.catacomb), hero.at, hero.facing)
}

/** The squares in which the hero would see a monster, hard stares left out (205B1). */
export function sees(s: HeroState, section: Section): readonly Spot[] {
  return sightOf(s, section).spots.seen
}

/** Squares in his line of sight that are too dark to see into without a hard stare (205B3). */
export function seesDimly(s: HeroState, section: Section): readonly Spot[] {
  return sightOf(s, section).spots.dark
}

/** The counters at which a hard stare can be taken: face down, in line, in the dark (205B3). Some of them may turn out to be invisible. */
export function starable(s: HeroState, section: Section): Counter[] {
  const { dark } = sightOf(s, section)
  const stared = s.activity?.stared ?? []
  return section.counters.filter(({ id, at, up }) => at !== null && !up && dark.has(indexOf(at)) && !stared.includes(id))
}

// ---------------------------------------------------------------- turning counters

/**
 * Turns counters as the hero's eyes have it: monsters that he sees face up, those that he no longer sees face down (205D). The
 * succubus, traps, dummies and riches are never seen; once met they lie face up as long as he stands on them (205C, H-31).
 */
export function* resight(g: Hero, section: Section): Script<void> {
  const sight = sightOf(g.state, section)
  const hero = section.hero?.at ?? null
  const found: Counter[] = []
  const lost: Counter[] = []
  for (const counter of section.counters) {
    if (counter.at === null) continue
    const isLookedAt = sight.seen.has(indexOf(counter.at)) || isMadeOut(g.state, section, sight, counter)
    const visible = isMonster(counter.kind) ? isLookedAt : counter.up && sameSpot(counter.at, hero)
    if (isLookedAt && !visible) counter.noMonster = true // 205C
    if (visible !== counter.up) (visible ? found : lost).push(counter)
  }
  for (const counter of lost) counter.up = false
  if (lost.length > 0)
    yield* tell(g, { type: 'lost-sight', rule: '205D', section: section.id, counters: lost.map(sighted) } satisfies SightingEvent)
  yield* turnUp(g, section, found)
}

/** Under a hard stare (205B3); or he met it behind a door, where it could strike at him and he at it (H-12, H-24, H-59). */
function isMadeOut(s: HeroState, { hero }: Section, sight: Sight, { id, at }: Counter): boolean {
  if (s.activity?.stared.includes(id) !== true || hero === null || hero.at === null || at === null) return false
  if (sight.dark.has(indexOf(at))) return true
  return isInFront(hero.at, hero.facing, at) && inReach(catacombOf(s.catacomb), hero.at, at, s.activity.opened)
}

/** Those of these counters that still lie face down are no monsters: he would have come upon them (205C). */
export function areNoMonsters(counters: readonly Counter[]): void {
  for (const counter of counters) if (!counter.up && !counter.known) counter.noMonster = true
}

/** What bars his way, holds him, or stands behind the door that he opens stays face up as long as he stands before it (H-59). */
export function* comeUpon(g: Hero, section: Section, activity: Activity, counters: readonly Counter[]): Script {
  const hidden = counters.filter(({ id, up }) => !up && !activity.stared.includes(id))
  activity.stared.push(...hidden.map(({ id }) => id))
  yield* turnUp(g, section, counters)
}

/**
 * What the hero sees now that he has turned or moved; `before` is what he saw until then. A counter that stays face down where he
 * sees now and did not before is not a monster (205C): that was hidden too.
 */
export function* look(g: Hero, section: Section, before: Sight): Script<void> {
  yield* resight(g, section)
  const { seen } = sightOf(g.state, section)
  const isNew = ({ at }: Counter) => at !== null && seen.has(indexOf(at)) && !before.seen.has(indexOf(at))
  if (section.counters.some((counter) => !counter.up && !counter.known && isNew(counter))) reveal(g)
}

/** Turns those counters face up for everyone: seen, met or found behind a door (205D1, 205C3, 211B). */
export function* turnUp(g: Hero, section: Section, counters: readonly Counter[]): Script<void> {
  const hidden = counters.filter(({ up }) => !up)
  if (hidden.length === 0) return
  for (const counter of hidden) {
    counter.up = true
    counter.known = true
  }
  reveal(g)
  yield* tell(g, { type: 'sighted', rule: '205D', section: section.id, counters: hidden.map(sighted) } satisfies SightingEvent)
}

function sighted({ id, kind, at }: Counter): Sighted {
  if (at === null) throw new Error(`${id} lies nowhere`)
  return { id, kind, at }
}
