import { type Hand, handOf } from '../../kernel/seeded.ts'
import type { Side } from '../tables/table-types.ts'
import { SIDES } from '../tables/table-types.ts'
import { cellBeside, type Floor, type Ground, isJoinedWithin, type TurnedTile } from './tiles.ts'

// A tile as engraved, in units of 30 a square: one path for each kind of line or ground. The hand of the engraver trembles, but the same
// tile is always cut by the same hand.

/** A square, in units of a tile's drawing. */
export const UNIT = 30

/** One kind of line or ground; the class is its look. */
export interface Cut {
  readonly look: string
  readonly d: string
}

export interface Engraving {
  readonly grounds: readonly Cut[]
  /** In the order in which they are drawn. */
  readonly lines: readonly Cut[]
}

const engraved = new WeakMap<TurnedTile, Engraving>()

/** Everything on a tile but its symbols. */
export function engrave(plan: TurnedTile): Engraving {
  let engraving = engraved.get(plan)
  if (engraving === undefined) {
    const hand = handOf(plan.id)
    const lines = [...stone(plan, hand), ...lower(plan, hand), ...rock(plan, hand), ...ways(plan), ...shafts(plan)]
    engraving = { grounds: grounds(plan).filter(isCut), lines: lines.filter(isCut) }
    engraved.set(plan, engraving)
  }
  return engraving
}

function isCut({ d }: Cut): boolean {
  return d !== ''
}

interface At {
  readonly cell: Floor
  readonly i: number
  readonly x: number
  readonly y: number
}

function cellsOf({ floors, size }: TurnedTile): readonly At[] {
  return floors.map((cell, i) => ({ cell, i, x: (i % size) * UNIT, y: Math.floor(i / size) * UNIT }))
}

/** Up to one decimal: finer than anything that is seen. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function square({ x, y }: Pick<At, 'x' | 'y'>): string {
  return `M${x} ${y}h${UNIT}v${UNIT}h-${UNIT}z`
}

const GROUNDS: readonly Ground[] = ['light', 'dark', 'corridor', 'room', 'solid', 'threshold']

function grounds(plan: TurnedTile): readonly Cut[] {
  return GROUNDS.map((ground) => ({
    look: `d-ground is-${ground}`,
    d: cellsOf(plan)
      .filter(({ cell }) => cell.ground === ground)
      .map(square)
      .join(''),
  }))
}

// ---------------------------------------------------------------- floors

function stone(plan: TurnedTile, hand: Hand): readonly Cut[] {
  const at = (...kinds: readonly Ground[]) => cellsOf(plan).filter(({ cell }) => kinds.includes(cell.ground))
  return [
    {
      look: 'd-joint',
      d: at('light', 'corridor')
        .map((each) => courses(each, hand))
        .join(''),
    },
    { look: 'd-joint is-lozenge', d: at('room').map(lozenge).join('') },
  ]
}

/** Three courses of laid stone. */
function courses({ x, y }: At, hand: Hand): string {
  const first = 10 + (hand() - 0.5) * 2.4
  const second = 20 + (hand() - 0.5) * 2.4
  const upright = (from: number, to: number) => {
    const one = `M${n(x + 6 + hand() * 9)} ${n(y + from)}V${n(y + to)}`
    return hand() < 0.55 ? `${one}M${n(x + 17 + hand() * 8)} ${n(y + from)}V${n(y + to)}` : one
  }
  const beds = `M${x} ${n(y + first)}h${UNIT}M${x} ${n(y + second)}h${UNIT}`
  return `${beds}${upright(0, first)}${upright(first, second)}${upright(second, UNIT)}`
}

function lozenge({ x, y }: At): string {
  return `M${x} ${y + 15}l15-15 15 15-15 15z`
}

// ---------------------------------------------------------------- the lower storey

/** Lines 45 degrees down, and a second set across. */
function hatching(x: number, y: number, hand: Hand): readonly [string, string] {
  const [near, far] = [0.6, UNIT - 0.6]
  const tremble = () => (hand() - 0.5) * 0.9
  const lines = (gap: number, falls: boolean): string => {
    let d = ''
    for (let at = -UNIT + gap; at < UNIT; at += gap) {
      const from = at + tremble()
      const [x1, x2] = [Math.max(near, from), Math.min(far, from + UNIT)]
      if (x2 - x1 < 1) continue
      const [y1, y2] = [x1 - from, x2 - from]
      d += falls
        ? `M${n(x + x1)} ${n(y + y1)}L${n(x + x2)} ${n(y + y2)}`
        : `M${n(x + x1)} ${n(y + UNIT - y1)}L${n(x + x2)} ${n(y + UNIT - y2)}`
    }
    return d
  }
  return [lines(3.1, true), lines(4.9, false)]
}

interface Drop {
  readonly at: At
  readonly side: Side
}

/** The edges over which a square falls from its neighbour, seen from the lower one. */
function drops(plan: TurnedTile, isLow: (ground: Ground) => boolean, isHigh: (ground: Ground) => boolean): readonly Drop[] {
  return cellsOf(plan).flatMap((at) => {
    if (!isLow(at.cell.ground)) return []
    return SIDES.flatMap((side) => {
      const beside = cellBeside(at.i, side, plan.size)
      const ground = beside === null ? undefined : plan.floors[beside]?.ground
      return ground !== undefined && isHigh(ground) ? [{ at, side }] : []
    })
  })
}

function lower(plan: TurnedTile, hand: Hand): readonly Cut[] {
  const dark = cellsOf(plan).filter(({ cell: { ground } }) => ground === 'dark' || ground === 'threshold')
  const hatched = dark.map(({ x, y }) => hatching(x, y, hand))
  const edges = drops(
    plan,
    (ground) => ground === 'dark',
    (ground) => ground === 'light',
  )
  const walled = edges.filter(({ at, side }) => !hasSteps(plan, at.i, cellBeside(at.i, side, plan.size)))
  return [
    { look: 'd-hatch', d: hatched.map(([down]) => down).join('') },
    { look: 'd-hatch is-across', d: hatched.map(([, across]) => across).join('') },
    { look: 'd-shadow', d: edges.map(shadow).join('') },
    { look: 'd-hachure', d: walled.map((drop) => hachures(drop, hand, 2.6, 5.4)).join('') },
    { look: 'd-brink', d: walled.map(({ at, side }) => edgeLine(at, side)).join('') },
  ]
}

function hasSteps({ steps }: TurnedTile, dark: number, light: number | null): boolean {
  return steps.some((step) => step.dark === dark && step.light === light)
}

/** What the upper storey throws to the south and east. */
function shadow({ at: { x, y }, side }: Drop): string {
  if (side === 'n') return `M${x} ${y}h${UNIT}v4.6h-${UNIT}z`
  return side === 'w' ? `M${x} ${y}v${UNIT}h4.6v-${UNIT}z` : ''
}

/** Short strokes from an edge into the square. */
function hachures({ at: { x, y }, side }: Drop, hand: Hand, least: number, more: number): string {
  let d = ''
  for (let i = 2; i < UNIT; i += 2) {
    const [length, aside] = [n(least + hand() * more), n((hand() - 0.5) * 1.4)]
    if (side === 'n') d += `M${x + i} ${y}l${aside} ${length}`
    else if (side === 's') d += `M${x + i} ${y + UNIT}l${aside} -${length}`
    else if (side === 'w') d += `M${x} ${y + i}l${length} ${aside}`
    else d += `M${x + UNIT} ${y + i}l-${length} ${aside}`
  }
  return d
}

function edgeLine({ x, y }: Pick<At, 'x' | 'y'>, side: Side): string {
  if (side === 'n') return `M${x} ${y}h${UNIT}`
  if (side === 's') return `M${x} ${y + UNIT}h${UNIT}`
  return side === 'w' ? `M${x} ${y}v${UNIT}` : `M${x + UNIT} ${y}v${UNIT}`
}

// ---------------------------------------------------------------- inside

function rock(plan: TurnedTile, hand: Hand): readonly Cut[] {
  if (plan.kind === 'outer') return []
  const faces = drops(
    plan,
    (ground) => ground === 'solid',
    (ground) => ground !== 'solid',
  )
  return [
    { look: 'd-rockline', d: faces.map((drop) => hachures(drop, hand, 3, 6)).join('') },
    { look: 'd-wall', d: wallLines(plan) },
  ]
}

/** Every edge of a walkable square over which no one goes. */
function wallLines(plan: TurnedTile): string {
  return cellsOf(plan)
    .flatMap(({ cell, i, x, y }) => {
      if (cell.ground === 'solid') return []
      return SIDES.flatMap((side) => {
        const beside = cellBeside(i, side, plan.size)
        const place = side === 'n' || side === 's' ? i % plan.size : Math.floor(i / plan.size)
        const isOpen = beside === null ? plan.open[side][place] === true : isJoinedWithin(plan, i, beside)
        return isOpen ? [] : [edgeLine({ x, y }, side)]
      })
    })
    .join('')
}

// ---------------------------------------------------------------- steps and archways

/** A point of a drawing made for an edge in the north, with that edge on another side of the square. */
type Turn = (x: number, y: number) => string

function turned({ x, y }: Pick<At, 'x' | 'y'>, side: Side): Turn {
  return (px, py) => {
    if (side === 'n') return `${n(x + px)} ${n(y + py)}`
    if (side === 'e') return `${n(x + UNIT - py)} ${n(y + px)}`
    if (side === 's') return `${n(x + UNIT - px)} ${n(y + UNIT - py)}`
    return `${n(x + py)} ${n(y + UNIT - px)}`
  }
}

function line(at: Turn, ...points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${at(x, y)}`).join('')
}

function ways(plan: TurnedTile): readonly Cut[] {
  const cells = cellsOf(plan)
  const facing = (from: number, to: number): Turn | null => {
    const at = cells[from]
    const side = SIDES.find((each) => cellBeside(from, each, plan.size) === to)
    return at && side ? turned(at, side) : null
  }
  const flights = plan.steps.flatMap(({ dark, light }) => facing(dark, light) ?? [])
  const mouths = plan.arches.flatMap(({ from, under, to }) => [facing(from, under) ?? [], facing(to, under) ?? []].flat())
  const sunk = plan.arches.flatMap(({ from, under }) => {
    const [mouth, middle] = [facing(from, under), cells[under]]
    return mouth && middle ? [line(mouth, [15, -2], [15, 2 - UNIT])] : []
  })
  return [
    ...[0, 1, 2, 3, 4].map((i) => ({ look: `d-tread is-${i}`, d: flights.map((at) => tread(at, i)).join('') })),
    { look: 'd-stringer', d: flights.map((at) => line(at, [2.2, 0], [5, 15.5], [25, 15.5], [27.8, 0])).join('') },
    { look: 'd-arch', d: mouths.map(masonry).join('') },
    { look: 'd-mouth', d: mouths.map(hollow).join('') },
    { look: 'd-voussoir', d: mouths.map(voussoirs).join('') },
    { look: 'd-under', d: sunk.join('') },
  ]
}

/** One of five, narrower towards the foot. */
function tread(at: Turn, i: number): string {
  const [inset, top] = [2.5 + i * 0.7, i * 3.1]
  return `${line(at, [inset, top], [UNIT - inset, top], [UNIT - inset, top + 3.1], [inset, top + 3.1])}Z`
}

/** Points of half an ellipse below the edge, from the west. */
function bow(width: number, depth: number): readonly (readonly [number, number])[] {
  return Array.from({ length: 13 }, (_, i) => {
    const angle = Math.PI - (i * Math.PI) / 12
    return [15 + width * Math.cos(angle), depth * Math.sin(angle)] as const
  })
}

function masonry(at: Turn): string {
  return `${line(at, ...bow(11.5, 10.5), ...bow(7, 6.6).toReversed())}Z`
}

function hollow(at: Turn): string {
  return `${line(at, ...bow(7, 6.6))}Z`
}

function voussoirs(at: Turn): string {
  const [inner, outer] = [bow(7, 6.6), bow(11.5, 10.5)]
  return [2, 4, 6, 8, 10].map((i) => line(at, inner[i] ?? [15, 0], outer[i] ?? [15, 0])).join('')
}

// ---------------------------------------------------------------- ways down

function shafts(plan: TurnedTile): readonly Cut[] {
  const down = cellsOf(plan).filter(({ cell }) => cell.shaft !== null)
  const flights = down.flatMap((at) => (at.cell.shaft === 'stair' && at.cell.shaftFrom ? [turned(at, at.cell.shaftFrom)] : []))
  const doors = down.filter(({ cell }) => cell.shaft === 'trapdoor')
  const marks = down.flatMap((at) => (at.cell.shaftFrom ? [turned(at, at.cell.shaftFrom)] : []))
  return [
    ...[0, 1, 2, 3, 4, 5].map((i) => ({
      look: `d-down is-${i}`,
      d: flights
        .map((at) => `${line(at, [3 + i, 2 + i * 4.3], [27 - i, 2 + i * 4.3], [27 - i, 6.3 + i * 4.3], [3 + i, 6.3 + i * 4.3])}Z`)
        .join(''),
    })),
    { look: 'd-trapdoor', d: doors.map(({ x, y }) => `M${x + 5.5} ${y + 5.5}h19v19h-19z`).join('') },
    { look: 'd-boards', d: doors.map(boards).join('') },
    { look: 'd-downmark', d: marks.map((at) => `${line(at, [11, -5], [19, -5], [15, 0.5])}Z`).join('') },
    { look: 'd-jaws', d: jawsOf(plan) },
  ]
}

/** Boards, ledges and the ring of a trapdoor. */
export function boards({ x, y }: Pick<At, 'x' | 'y'>): string {
  const planks = `M${n(x + 11.8)} ${n(y + 5.5)}v19M${n(x + 18.2)} ${n(y + 5.5)}v19M${n(x + 5.5)} ${n(y + 9.8)}h19M${n(x + 5.5)} ${n(y + 20.2)}h19`
  return `${planks}M${n(x + 12.4)} ${y + 15}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0`
}

/** Teeth in the middle door of the skull chamber. */
function jawsOf({ jaws, size }: TurnedTile): string {
  if (jaws === null) return ''
  const across = jaws.side === 'n' || jaws.side === 's'
  const last = (size - 1) * UNIT
  const x = across ? jaws.place * UNIT : jaws.side === 'e' ? last : 0
  const y = across ? (jaws.side === 's' ? last : 0) : jaws.place * UNIT
  const at = turned({ x, y }, jaws.side)
  return [1, 8, 15, 22].map((from) => `${line(at, [from, -0.5], [from + 7, -0.5], [from + 3.5, 7.5])}Z`).join('')
}
