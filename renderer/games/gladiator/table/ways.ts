import { figureName } from '../../../../engine/gladiator/open/names.ts'
import type { Facing } from '../../../../engine/gladiator/tables/table-types.ts'
import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { fieldsOf } from './fields.ts'
import { type FigureSquare, figureIn, isOnSand } from './view.ts'

/** Somebody whose square is known. */
type Placed = FigureView & { readonly at: FigureSquare }

type Area = 'rear' | 'side' | 'front' | 'down'

/** The most squares that are named in the card: every other one is pressed on the board. */
const MOST = 5

/**
 * The few squares among all in reach that are worth a name: behind, beside and before each enemy who can be struck this turn, else nearer to
 * the nearest. A run is left out where a slower way leads to the same: whoever runs does not act (31.4).
 */
export function worthNaming(decision: Decision, view: ArenaView): readonly Option[] {
  const mover = figureIn(view, decision.about ?? null)
  if (mover?.at == null) return []
  const from = mover.at
  const ways = (decision.options ?? []).flatMap((option) => wayOf(option) ?? []).filter(({ spot }) => !isHarmful(view, spot))
  const enemies = view.characters.filter((each): each is Placed => each.side !== mover.side && isOnSand(each))
  const named = enemies.toSorted((a, b) => apart(from, a.at) - apart(from, b.at)).flatMap((enemy) => besideHim(ways, enemy))
  return merged(named.length > 0 ? named : nearer(ways, enemies)).slice(0, MOST)
}

/** One row for a square, whomever it lies beside: `Behind Bob, before Krug`. */
function merged(rows: readonly Option[]): readonly Option[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [{ ...first, label: [first.label, ...more.map(({ label }) => uncapital(label))].join(', ') }],
  )
}

function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Fire and caltrops hurt whoever ends a turn there, and an exit lets him out of the fight (22.2, 23.5): nobody is led there by a name. */
function isHarmful({ arena: { terrain, exits } }: ArenaView, spot: FigureSquare): boolean {
  const hurts = terrain.filter(({ kind }) => kind === 'fire' || kind === 'caltrops').map(({ at }) => at)
  return [...hurts, ...exits].some((at) => apart(at, spot) === 0)
}

interface Way {
  readonly option: Option
  readonly spot: FigureSquare
  readonly type: string
  readonly squares: number
}

/** Where a move leads; null for waiting. */
export function squareOf({ id }: Pick<Option, 'id'>): FigureSquare | null {
  const [, row, column] = /^(?:to|charge):(\d+)-(\d+)$/.exec(id) ?? []
  return row === undefined || column === undefined ? null : [Number(row), Number(column)]
}

function wayOf(option: Option): Way | null {
  const spot = squareOf(option)
  if (spot === null) return null
  const data = fieldsOf({ data: option.data ?? null })
  return { option, spot, type: data.text('type') ?? 'run', squares: data.number('squares') ?? 0 }
}

function besideHim(ways: readonly Way[], enemy: Placed): readonly Option[] {
  const near = ways.filter(({ spot, type }) => type !== 'run' && apart(spot, enemy.at) === 1)
  return AREAS.flatMap((area) => {
    const best = near
      .filter(({ spot }) => areaOf(spot, enemy) === area)
      .toSorted((a, b) => meanOf(b) - meanOf(a) || (ORDER[a.type] ?? 0) - (ORDER[b.type] ?? 0) || a.squares - b.squares)[0]
    return best === undefined ? [] : [named(best, `${WORDS[area]} ${figureName(enemy)}`)]
  })
}

/** What could be done from there: the engine says it. */
function meanOf({ option: { odds } }: Way): number {
  return odds?.expected ?? 0
}

const AREAS: readonly Area[] = ['rear', 'side', 'front', 'down']
const WORDS: Readonly<Record<Area, string>> = { rear: 'Behind', side: 'Beside', front: 'Before', down: 'Over' }
/** A charge doubles a pole arm and a shuffle still throws: the shorter, the more can be done. */
const ORDER: Readonly<Record<string, number>> = { wait: 0, shift: 0, shuffle: 1, charge: 2, run: 3 }

/** Nearer to the nearest enemy: as far as one can still act, and as far as one can. */
function nearer(ways: readonly Way[], enemies: readonly Placed[]): readonly Option[] {
  return [ways.filter(({ type }) => type !== 'run'), ways.filter(({ type }) => type === 'run')].flatMap((some) => {
    const goals = some.flatMap((way) => enemies.map((enemy) => ({ way, enemy, left: walk(way.spot, enemy.at) })))
    const [best] = goals.toSorted((a, b) => a.left - b.left || a.way.squares - b.way.squares)
    return best === undefined ? [] : [named(best.way, `${best.way.type === 'run' ? 'Run' : 'Go'} toward ${figureName(best.enemy)}`)]
  })
}

/** The same option by what it leads to; where it lies, what it costs and what can strike from there stand below. */
function named({ option, type, squares }: Way, label: string): Option {
  const [where = ''] = option.label.split(':')
  const backs = option.id.startsWith('charge:') ? ', back and forth' : ''
  const strikes = option.detail === undefined ? '' : `; ${option.detail}`
  return { ...option, label, detail: `${where}; ${type} of ${squares}${backs}${strikes}` }
}

/** The larger of rows and columns between (G-02). */
function apart([row, column]: FigureSquare, [toRow, toColumn]: FigureSquare): number {
  return Math.max(Math.abs(row - toRow), Math.abs(column - toColumn))
}

function walk([row, column]: FigureSquare, [toRow, toColumn]: FigureSquare): number {
  return Math.abs(row - toRow) + Math.abs(column - toColumn)
}

const AHEAD: Readonly<Record<Facing, FigureSquare>> = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] }

/** 8.1, G-03: the row ahead and both squares at his shoulders are his front, the square at his back his rear. */
function areaOf([row, column]: FigureSquare, { at, facing, status }: Placed): Area {
  if (status !== 'standing') return 'down'
  const [ahead, aside] = AHEAD[facing]
  const [down, right] = [row - at[0], column - at[1]]
  const before = down * ahead + right * aside
  if (before >= 0) return 'front'
  return Math.abs(down) + Math.abs(right) === 1 ? 'rear' : 'side'
}

/** The way to look that has the nearest enemy straight ahead, as far as one may look that way. */
export function facingNearest(view: ArenaView, decision: Decision): string | null {
  const figure = figureIn(view, decision.about ?? null)
  return figure?.at == null ? null : `face:${facingFrom(view, figure, figure.at)}`
}

/** The way to look from a square that has the nearest enemy straight ahead; where there is none, as he looks now. */
export function facingFrom(view: ArenaView, figure: FigureView, from: FigureSquare): Facing {
  const [nearest] = view.characters
    .filter((each): each is Placed => each.side !== figure.side && isOnSand(each))
    .toSorted((a, b) => apart(from, a.at) - apart(from, b.at) || walk(from, a.at) - walk(from, b.at))
  return nearest === undefined ? figure.facing : facingToward(nearest.at, from)
}

/** The way to look from a square that has the other straight ahead, or as nearly so as can be. */
export function facingToward(at: FigureSquare, from: FigureSquare): Facing {
  const [down, right] = [at[0] - from[0], at[1] - from[1]]
  const level = right >= 0 ? 'e' : 'w'
  const upright = down >= 0 ? 's' : 'n'
  return Math.abs(right) >= Math.abs(down) ? level : upright
}
