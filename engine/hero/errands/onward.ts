import { asksElse } from '../../kernel/errand.ts'
import type { Limit } from '../../kernel/errand-types.ts'
import { sceneOf } from '../bot/seen.ts'
import { facingTo, indexOf, spotId } from '../chapters/101-catacomb.ts'
import { flood } from '../chapters/101-ways.ts'
import type { HeroEvent } from '../event-types.ts'
import type { Spot } from '../state.ts'
import { COSTS } from '../tables/index.ts'
import { FIGHT, ONWARD } from '../text/errands.ts'
import type { HeroView } from '../view-types.ts'
import { blowAt, canHit, HITS, isWeak } from './fight.ts'
import { idsOf, type KindOfErrand, toldOf, turnedFrom } from './kind.ts'
import { waysFrom } from './walk.ts'

// On towards Alysa: by the halls and the doors that stand open, turn after turn, with a blow at any monster that bars the way.

const LIMITS: readonly Limit[] = [{ ...HITS, suggested: 6 }]

/** What is worth a thought of one's own. */
const NEW: readonly HeroEvent['type'][] = ['trap', 'succubus', 'released', 'died', 'luck-used', 'excess-taken', 'breather']

export const onward: KindOfErrand = {
  offered(view, at) {
    const goal = at.ask.topic === 'hero-action' ? goalOf(view) : null
    if (goal === null) return []
    return [
      { id: 'onward', kind: 'onward', label: ONWARD.label, detail: ONWARD.detail(goal.far), limits: LIMITS, data: { path: goal.way } },
    ]
  },

  planned(view) {
    const way = goalOf(view)?.way ?? []
    return {
      steps: way.map((id) => ({ label: ONWARD.step(id), rule: '204A', at: { kind: 'square', id } })),
      notes: [{ label: ONWARD.strikes }],
    }
  },

  next(view, at, going) {
    const { limits, made, told } = going
    const ids = idsOf(at)
    if (at.ask.topic === 'attack-targets') return blowAt(view, ids)
    if (view.sections.some(({ seat, hero }) => seat === at.ask.seat && hero?.status === 'track')) return { ended: ONWARD.there }
    const turned = turnedFrom(view, at, going)
    if (turned !== null) return { ended: turned }
    if (at.ask.topic !== 'hero-action') return { ended: asksElse(at.decision().prompt) }
    if (toldOf(view, told).some(({ type }) => NEW.some((each) => each === type))) return { ended: FIGHT.stirred }
    const hurt = made > 0 ? isWeak(view, limits) : null
    if (hurt !== null) return { ended: hurt }
    const goal = goalOf(view)
    const step = goal === null ? '' : `step:${goal.facing}`
    if (ids.includes(step)) return { answer: { pick: [step] } }
    if (ids.some((id) => id.startsWith('attack:'))) return canHit(view, ids) ? blowAt(view, ids) : { ended: ONWARD.cannotHit }
    return goal !== null && view.activity?.points === 0 && ids.includes('end') ? { answer: { pick: ['end'] } } : { ended: ONWARD.noWay }
  },
}

interface Goal {
  readonly facing: string
  readonly way: readonly string[]
  /** Squares from here to Alysa. */
  readonly far: number
}

/** The way to Alysa, or as near to her as he can come now; null where no step brings him nearer. */
function goalOf(view: HeroView): Goal | null {
  const scene = sceneOf(view)
  const here = scene?.hero.at ?? null
  if (scene === null || here === null || (view.activity?.allowance ?? 0) < COSTS.step) return null
  const opened = view.activity?.opened ?? []
  const home = flood(scene.c, scene.c.alysa, ({ id }) => (opened.includes(id) ? 0 : Number.POSITIVE_INFINITY))
  const farFrom = (spot: Spot) => home[indexOf(spot)] ?? Number.POSITIVE_INFINITY
  let best: readonly Spot[] = []
  let least = farFrom(here)
  for (const way of waysFrom(view).values()) {
    const last = way.at(-1)
    if (last === undefined || farFrom(last) >= least) continue
    best = way
    least = farFrom(last)
  }
  const [first] = best
  return first === undefined ? null : { facing: facingTo(here, first) ?? '', way: best.map(spotId), far: farFrom(here) }
}
