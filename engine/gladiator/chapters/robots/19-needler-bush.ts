import type { Script } from '../../../kernel/play.ts'
import type { Arena } from '../../state.ts'
import { perform } from '../30-performing.ts'
import type { OnSand } from '../33-need.ts'
import { tagOf } from '../figures.ts'
import { engagersSeen, nearest, type Open } from './18-picking.ts'

/** 19.1: needles at those who engage it first, else at the nearest target, evading or not. */
export function* needlerBush(g: Arena, f: OnSand, open: Open): Script<boolean> {
  const targets = open.whom('throw')
  const engagers = engagersSeen(g.state, f)
  const near = targets.filter(({ id }) => engagers.some((each) => each.id === id))
  const victim = yield* nearest(g, f, near.length > 0 ? near : targets)
  return victim === null ? false : yield* perform(g, f, { kind: 'throw', whom: tagOf(victim) })
}
