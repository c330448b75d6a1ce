import type { Script } from '../../kernel/play.ts'
import type { Arena } from '../state.ts'
import { atNearest, type Open } from './18-picking.ts'
import type { OnSand } from './33-need.ts'

/** 18.1: strikes the nearest in reach; where nobody is, throws at the nearest in range. */
export function* hitNearest(g: Arena, f: OnSand, open: Open): Script<boolean> {
  return (yield* atNearest(g, f, open, 'attack')) || (yield* atNearest(g, f, open, 'throw'))
}
