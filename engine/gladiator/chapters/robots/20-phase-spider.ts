import { draw, type Script } from '../../../kernel/play.ts'
import type { Arena } from '../../state.ts'
import { perform } from '../30-performing.ts'
import type { OnSand } from '../33-need.ts'
import { tagOf } from '../figures.ts'
import { atNearest, nearest, type Open } from './18-picking.ts'

/** 20.1: bites the nearest in its front squares, now and then with the web alone or with both; spits web at those farther off. */
export function* phaseSpider(g: Arena, f: OnSand, open: Open): Script<boolean> {
  const near = open.whom('attack')
  if (near.length === 0) return yield* atNearest(g, f, open, 'throw')
  const how = yield* draw(g, HOW)
  const victim = yield* nearest(g, f, near)
  if (victim === null) return false
  const whom = tagOf(victim)
  if (how === 'both' && open.has('dual')) return yield* perform(g, f, { kind: 'dual', whom, second: whom })
  const isWeb = how === 'web' && open.whom('throw').some(({ id }) => id === victim.id)
  return yield* perform(g, f, { kind: isWeb ? 'throw' : 'attack', whom })
}

/** Generally the bite: four times in six. */
const HOW = ['bite', 'bite', 'bite', 'bite', 'web', 'both']
