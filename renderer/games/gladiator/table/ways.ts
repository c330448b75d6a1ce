import { squareOption } from '../../../../engine/gladiator/open/actions.ts'
import { figureName } from '../../../../engine/gladiator/open/names.ts'
import {
  areAdjacent,
  distance,
  parseSquare,
  type Sector,
  type Square,
  sectorOf,
  squareName,
  squareOn,
  steps,
  towards,
} from '../../../../engine/gladiator/open/squares.ts'
import type { ArenaOptions } from '../../../../engine/gladiator/option-types.ts'
import type { Facing } from '../../../../engine/gladiator/tables/table-types.ts'
import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { arenaOptions, type FigureSquare, figureIn, isOnSand } from './view.ts'

/** Someone whose square is known. */
type Placed = FigureView & { readonly at: FigureSquare }

type Area = Sector | 'down'

/** The most squares that are named in the card: every other one is pressed on the board. */
const MOST = 5

/**
 * The few squares among all in reach that are worth a name: behind, beside and before each enemy who can be struck this turn, else nearer to
 * the nearest. A run is left out where a slower way leads to the same: a fighter who runs does not act (31.4).
 */
export function worthNaming(decision: Decision, view: ArenaView): readonly Option[] {
  const mover = figureIn(view, decision.about ?? null)
  if (mover?.at == null) return []
  const ways = waysIn(decision).filter(({ square }) => !isHarmful(view, square))
  const enemies = enemiesFrom(view, mover, squareOn(mover.at))
  const named = enemies.flatMap((enemy) => besideHim(ways, enemy))
  return merged(named.length > 0 ? named : nearer(ways, enemies)).slice(0, MOST)
}

/** The nearest first. */
function enemiesFrom(view: ArenaView, { side }: FigureView, from: Square): readonly Placed[] {
  const far = ({ at }: Placed) => distance(from, squareOn(at))
  const walk = ({ at }: Placed) => steps(from, squareOn(at))
  return view.characters
    .filter((each): each is Placed => each.side !== side && isOnSand(each))
    .toSorted((a, b) => far(a) - far(b) || walk(a) - walk(b))
}

/** One row for a square, no matter how many it lies beside: `Behind Bob, before Krug`. */
function merged(rows: readonly Option[]): readonly Option[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [{ ...first, label: [first.label, ...more.map(({ label }) => uncapital(label))].join(', ') }],
  )
}

function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/**
 * Fire and caltrops hurt a fighter who ends a turn there, and an exit lets him out of the fight (22.2, 23.5): such squares are never
 * suggested.
 */
function isHarmful({ arena: { terrain, exits } }: ArenaView, square: Square): boolean {
  const hurts = terrain.filter(({ kind }) => kind === 'fire' || kind === 'caltrops').map(({ at }) => at)
  return [...hurts, ...exits].some((at) => squareOn(at) === square)
}

interface Way extends Pick<ArenaOptions['move'], 'type' | 'squares'> {
  readonly option: Option
  readonly square: Square
}

function waysIn(decision: Decision): readonly Way[] {
  return arenaOptions(decision, 'move').flatMap((option) => {
    const square = parseSquare(option.at?.id)
    return square === null || option.data === undefined ? [] : [{ option, square, ...option.data }]
  })
}

function besideHim(ways: readonly Way[], enemy: Placed): readonly Option[] {
  const near = ways.filter(({ square, type }) => type !== 'run' && areAdjacent(square, squareOn(enemy.at)))
  return AREAS.flatMap((area) => {
    const best = near
      .filter(({ square }) => areaOf(square, enemy) === area)
      .toSorted((a, b) => meanOf(b) - meanOf(a) || ORDER[a.type] - ORDER[b.type] || a.squares - b.squares)[0]
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
const ORDER: Readonly<Record<Way['type'], number>> = { wait: 0, shift: 0, shuffle: 1, charge: 2, run: 3 }

/** Nearer to the nearest enemy: as far as one can still act, and as far as one can. */
function nearer(ways: readonly Way[], enemies: readonly Placed[]): readonly Option[] {
  return [ways.filter(({ type }) => type !== 'run'), ways.filter(({ type }) => type === 'run')].flatMap((some) => {
    const goals = some.flatMap((way) => enemies.map((enemy) => ({ way, enemy, left: steps(way.square, squareOn(enemy.at)) })))
    const [best] = goals.toSorted((a, b) => a.left - b.left || a.way.squares - b.way.squares)
    return best === undefined ? [] : [named(best.way, `${best.way.type === 'run' ? 'Run' : 'Go'} toward ${figureName(best.enemy)}`)]
  })
}

/** The same option by what it leads to; where it lies, what it costs and what can strike from there stand below. */
function named({ option, square, type, squares }: Way, label: string): Option {
  // A charge that backs up first goes farther than the squares between (G-76).
  const backs = option.id === squareOption('charge', square) ? ', there and back' : ''
  const strikes = option.detail === undefined ? '' : `, then ${option.detail}`
  return { ...option, label, detail: `${squareName(square)}; ${type} of ${squares}${backs}${strikes}` }
}

/** 8.1, G-03: a prone fighter has no front. */
function areaOf(square: Square, { at, facing, status }: Placed): Area {
  return status === 'standing' ? (sectorOf(squareOn(at), facing, square) ?? 'front') : 'down'
}

/** The way to look from a square that has the nearest enemy straight ahead; where there is none, as he looks now. */
export function facingFrom(view: ArenaView, figure: FigureView, from: FigureSquare): Facing {
  const [nearest] = enemiesFrom(view, figure, squareOn(from))
  return nearest === undefined ? figure.facing : towards(squareOn(from), squareOn(nearest.at))
}
