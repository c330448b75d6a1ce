import { asksElse } from '../../kernel/errand.ts'
import type { PlanStep } from '../../kernel/errand-types.ts'
import { type Scene, sceneOf } from '../bot/seen.ts'
import { isHeld, isOccupied } from '../bot/walking.ts'
import { facingTo, indexOf, sameSpot, spotId, squareAt } from '../chapters/101-catacomb.ts'
import { beside } from '../chapters/101-ways.ts'
import type { HeroEvent } from '../event-types.ts'
import type { Spot } from '../state.ts'
import { COSTS } from '../tables/index.ts'
import { WALK } from '../text/errands.ts'
import type { HeroView } from '../view-types.ts'
import { idsOf, type KindOfErrand, toldOf, turnedFrom } from './kind.ts'

// Walk there (204A): to a square that can be reached without opening a door, a step an answer, up to where a monster's reach begins. A way
// that is longer than his points goes on in the turns after this one.

/** What happens on any walk and needs no one's attention. */
const UNEVENTFUL: readonly HeroEvent['type'][] = ['stepped', 'turned', 'lost-sight', 'phase-began', 'marched']

export const walk: KindOfErrand = {
  offered(view, { ask }) {
    if (ask.topic !== 'hero-action') return []
    return [...waysFrom(view).values()].map((way) => {
      const to = way[way.length - 1] as Spot
      return {
        id: `walk:${spotId(to)}`,
        kind: 'walk',
        label: WALK.label(to),
        detail: costOf(view, way),
        at: { kind: 'square', id: spotId(to) },
        answers: way.length,
        data: { path: way.map(spotId) },
      }
    })
  },

  planned(view, _, { id }) {
    const scene = sceneOf(view)
    const way = waysFrom(view).get(goalOf(id)) ?? []
    const last = way.at(-1)
    const held = scene !== null && last !== undefined && isHeld(scene, last)
    return {
      steps: way.map((to) => ({ label: WALK.step(to), rule: '204A', at: { kind: 'square', id: spotId(to) } })),
      notes: [...notesOn(scene, way), { label: WALK.stops }, ...(held ? [{ label: WALK.held, rule: '204B' }] : [])],
    }
  },

  next(view, at, going) {
    const { errand, made, told } = going
    const turned = turnedFrom(view, at, going)
    if (turned !== null) return { ended: turned }
    const scene = sceneOf(view)
    if (toldOf(view, told).some(({ type }) => !UNEVENTFUL.some((each) => each === type))) return { ended: WALK.happened }
    const goal = goalOf(errand.id)
    const here = scene?.hero.at ?? null
    if (here !== null && spotId(here) === goal && made > 0) return { ended: WALK.arrived }
    if (at.ask.topic !== 'hero-action') return { ended: asksElse(at.decision().prompt) }
    const first = waysFrom(view).get(goal)?.[0]
    const { points, allowance } = view.activity ?? { points: 0, allowance: 0 }
    const rests = first !== undefined && points < COSTS.step && allowance >= COSTS.step && idsOf(at).includes('end')
    if (rests) return { answer: { pick: ['end'] } }
    const step = first === undefined || here === null ? '' : `step:${facingTo(here, first)}`
    return idsOf(at).includes(step) ? { answer: { pick: [step] } } : { ended: WALK.noWay }
  },
}

function goalOf(id: string): string {
  return id.slice('walk:'.length)
}

/** What lies on a way: shut doors beside it, squares in the dark (206A, 205B). */
function notesOn(scene: Scene | null, way: readonly Spot[]): readonly PlanStep[] {
  if (scene === null) return []
  const opened = scene.view.activity?.opened ?? []
  const isOn = (spot: Spot) => way.some((each) => sameSpot(each, spot))
  const doors = scene.c.doors.filter((door) => isOn(door.hall) && !isOn(door.room) && !opened.includes(door.id)).length
  const dark = way.filter((spot) => !squareAt(scene.c, spot).lit).length
  return [...(doors > 0 ? [WALK.doors(doors)] : []), ...(dark > 0 ? [WALK.dark(dark)] : [])]
}

/** What a way costs: points of this phase, or turns. */
function costOf({ activity }: HeroView, way: readonly Spot[]): string {
  const { points, allowance } = activity ?? { points: 0, allowance: 1 }
  const cost = way.length * COSTS.step
  if (cost <= points) return WALK.detail(cost, points)
  return WALK.onAndOn(way.length, 1 + Math.ceil((cost - points) / Math.max(1, allowance)))
}

/** The shortest way to each square that he can come to, by its id; none while he outwits or is halted (208C, 204B). */
export function waysFrom(view: HeroView): ReadonlyMap<string, readonly Spot[]> {
  const found = new Map<string, readonly Spot[]>()
  const scene = sceneOf(view)
  const { activity } = view
  const start = scene?.hero.at ?? null
  if (scene === null || activity === null || start === null || activity.halted || activity.outwitting) return found
  const most = activity.allowance >= COSTS.step ? Number.POSITIVE_INFINITY : activity.points
  const met = new Set([indexOf(start)])
  let edge: readonly { readonly at: Spot; readonly way: readonly Spot[] }[] = [{ at: start, way: [] }]
  for (let left = most; left >= COSTS.step && edge.length > 0; left -= COSTS.step) {
    edge = edge.flatMap(({ at, way }) =>
      onwards(scene, activity.opened, at, way.length > 0).flatMap((to) => {
        if (met.has(indexOf(to))) return []
        met.add(indexOf(to))
        found.set(spotId(to), [...way, to])
        return [{ at: to, way: [...way, to] }]
      }),
    )
  }
  return found
}

/** Squares beside that one into which he can step; none from where a monster that he knows stops him (204B1). */
function onwards(scene: Scene, opened: readonly string[], at: Spot, isUnderway: boolean): readonly Spot[] {
  if (isUnderway && isHeld(scene, at)) return []
  return beside(scene.c, at)
    .filter(({ to, door }) => (door === null || sameSpot(door.room, at) || opened.includes(door.id)) && !isOccupied(scene, to))
    .map(({ to }) => to)
}
