import { draw, type Script } from '../../../kernel/play.ts'
import type { Deed } from '../../open/actions.ts'
import type { Arena } from '../../state.ts'
import { perform } from '../30-performing.ts'
import { blow } from '../33-attacks.ts'
import type { OnSand } from '../33-need.ts'
import { armIn, strike } from '../33-striking.ts'
import { tagOf } from '../figures.ts'
import { nearest, type Open } from './18-picking.ts'
import { isEasyToHit } from './21-slayer.ts'

/** 21.2, G-150: its craw every other time; once in six its crush, both at someone easy to hit, or hand combat. */
export function* behemoth(g: Arena, f: OnSand, open: Open): Script<boolean> {
  const victim = yield* nearest(g, f, open.whom('attack'))
  if (victim === null) return false
  const whom = tagOf(victim)
  if (f.ready?.type === 'death-sword') return yield* perform(g, f, swing(open, whom))
  const how = yield* draw(g, hows(open, isEasyToHit(g.state, victim)))
  if (how === 'dual') return yield* perform(g, f, { kind: 'dual', whom, second: whom })
  if (how === 'grapple') return yield* perform(g, f, { kind: 'grapple', whom })
  if (how === 'craw') return yield* perform(g, f, { kind: 'attack', whom })
  return yield* crush(g, f, victim)
}

/** 22.1: with a Death Sword it slashes at the fighters before it, and keeps it out of hand combat. */
function swing(open: Open, whom: string): Deed {
  return open.whom('attack').length > 1 && open.has('slash') ? { kind: 'slash' } : { kind: 'attack', whom }
}

/** Of six: three of the craw, one each of the crush, of both and of hand combat; what cannot be done is the craw’s. */
export function hows(open: Pick<Open, 'has'>, isEasy: boolean): readonly string[] {
  const both = isEasy && open.has('dual') ? 'dual' : 'craw'
  return ['craw', 'craw', 'craw', 'crush', both, open.has('grapple') ? 'grapple' : 'craw']
}

function* crush(g: Arena, f: OnSand, victim: OnSand): Script<boolean> {
  const arm = armIn(f, 'also')
  if (arm === null) return false
  yield* strike(g, f, victim, blow(f, victim, arm, 'attack'))
  return true
}
