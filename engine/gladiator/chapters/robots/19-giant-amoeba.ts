import { draw, type Script } from '../../../kernel/play.ts'
import type { Arena } from '../../state.ts'
import type { OnSand } from '../33-need.ts'
import { atNearest, type Open } from './18-picking.ts'

/** 19.2: acid; once in six times it jumps at its victim instead, where it can. */
export function* giantAmoeba(g: Arena, f: OnSand, open: Open): Script<boolean> {
  const jumps = open.has('grapple') && f.holds.length === 0 && (yield* draw(g, OCCASIONALLY)) === 'grapple'
  return yield* atNearest(g, f, open, jumps ? 'grapple' : 'attack')
}

const OCCASIONALLY = ['grapple', 'attack', 'attack', 'attack', 'attack', 'attack']
