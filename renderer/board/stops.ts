import type { Errand } from '../../engine/kernel/errand-types.ts'
import type { Option } from '../../engine/kernel/types.ts'
import type { Cell } from './cell.ts'

/** A focusable place on a board. */
export interface Stop extends Cell {
  readonly id: string
  /** What lies there, in words. */
  readonly label: string
  /** Options of the decision that pressing it chooses. */
  readonly options: readonly Option[]
  /** Where no option leads, the errands there instead. */
  readonly errand?: Errand
  /** The piece that stands there, whose menu a press opens. */
  readonly people?: readonly string[]
}

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}

/** The nearest stop in the direction of an arrow: straight ahead first, then anything in that direction. */
export function stopTowards<S extends Stop>(stops: readonly S[], from: Cell, key: string): S | null {
  const [dx, dy] = ARROWS[key] ?? [0, 0]
  if (dx === 0 && dy === 0) return null
  let best: S | null = null
  let least = Number.POSITIVE_INFINITY
  for (const stop of stops) {
    const ahead = (stop.x - from.x) * dx + (stop.y - from.y) * dy
    const aside = Math.abs((stop.x - from.x) * dy) + Math.abs((stop.y - from.y) * dx)
    const cost = ahead + aside * 3
    if (ahead > 0 && aside <= ahead && cost < least) {
      best = stop
      least = cost
    }
  }
  return best
}

/** The next stop straight ahead, across any gap. */
export function stopAhead<S extends Stop>(stops: readonly S[], from: Cell, key: string): S | null {
  const [dx, dy] = ARROWS[key] ?? [0, 0]
  if (dx === 0 && dy === 0) return null
  const steps = ({ x, y }: Cell) => (x - from.x) * dx + (y - from.y) * dy
  const isAhead = (stop: Cell) => steps(stop) > 0 && (dx === 0 ? stop.x === from.x : stop.y === from.y)
  return stops.filter(isAhead).reduce<S | null>((best, stop) => (best && steps(best) <= steps(stop) ? best : stop), null)
}
