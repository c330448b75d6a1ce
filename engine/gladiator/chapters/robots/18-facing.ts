import { areAdjacent, columnOf, distance, isInFrontalArea, rowOf, type Square, sectorOf } from '../../open/squares.ts'
import type { ArenaState } from '../../state.ts'
import { FACINGS, type Facing } from '../../tables/table-types.ts'
import { seenEnemies } from '../23-sight.ts'
import type { OnSand } from '../33-need.ts'
import { strongestRobot } from './18-goals.ts'
import { wantsMagic } from './22-boosting.ts'

/**
 * G-138: the enemies in its front squares count first, then how straight it looks at the nearest one; of equals it looks on as it does. An
 * Evil Mage with a spell for its friend keeps him in sight (22.1).
 */
export function robotFacing(s: ArenaState, f: OnSand, barred: Facing | null): Facing {
  const friend = friendInNeed(s, f)
  const squares = seenEnemies(s, f.side).map(({ at }) => at)
  if (squares.length === 0 && friend === null) return f.facing
  const nearest = squares.reduce((best, at) => (distance(f.at, at) < distance(f.at, best) ? at : best), squares[0] ?? f.at)
  const sees = (facing: Facing) => (friend !== null && isInFrontalArea(f.at, facing, friend.at) ? 1000 : 0)
  const worth = (facing: Facing) => sees(facing) + inFront(f.at, facing, squares) * 100 + forward(f.at, facing, nearest)
  const open = FACINGS.filter((facing) => facing !== barred)
  return open.reduce((best, facing) => (worth(facing) > worth(best) ? facing : best), f.facing)
}

function friendInNeed(s: ArenaState, f: OnSand): OnSand | null {
  const friend = f.kind === 'evil-mage' ? strongestRobot(s, f) : null
  return friend === null || wantsMagic(s, friend).length === 0 ? null : friend
}

function inFront(from: Square, facing: Facing, squares: readonly Square[]): number {
  return squares.filter((at) => areAdjacent(from, at) && sectorOf(from, facing, at) === 'front').length
}

/** Squares ahead, less half of those aside. */
function forward(from: Square, facing: Facing, to: Square): number {
  const down = rowOf(to) - rowOf(from)
  const right = columnOf(to) - columnOf(from)
  const [on, aside] = { n: [-down, right], s: [down, right], e: [right, down], w: [-right, down] }[facing] as [number, number]
  return on - Math.abs(aside) / 2
}
