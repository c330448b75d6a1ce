import type { Ask } from '../../kernel/ask.ts'
import type { Stream } from '../../kernel/random.ts'
import type { Answer, Skill } from '../../kernel/types.ts'
import { parseAction } from '../actions.ts'
import type { HeroPick } from '../asks.ts'
import { hitChance } from '../bot/blows.ts'
import { sensible } from '../bot/index.ts'
import { marchOf } from '../bot/marching.ts'
import { monsterOf, type Scene, sceneOf } from '../bot/seen.ts'
import { facingTo, indexOf, sameSpot } from '../chapters/101-catacomb.ts'
import { attempts, beside, pointsTo, stepsTo } from '../chapters/101-ways.ts'
import { levelOf } from '../chapters/102-levels.ts'
import { isMonster } from '../chapters/section.ts'
import type { Spot } from '../state.ts'
import { MONSTER_MOVEMENT } from '../tables/index.ts'
import type { HeroView } from '../view-types.ts'

/**
 * A plain player to measure the bots by. His hero takes the shortest way to Alysa and no detours, picks up what he happens to stand on,
 * and strikes at whatever bars his way where the blow is likeliest to land; his monsters come straight on, the nearest first, and all
 * strike. Everything else (set-up sheet, luck, breathers, doors held) he does as the bot of that skill.
 */
export function greedyWalker(view: unknown, ask: Ask, chance: Stream, skill: Skill): Answer {
  const scene = ask.kind === 'pick' ? sceneOf(view as HeroView) : null
  if (scene === null || ask.kind !== 'pick') return sensible(view, ask, chance, skill).answer
  const { topic, ids } = ask as HeroPick
  switch (topic) {
    case 'hero-action':
      return { pick: [walk(scene, ids)] }
    case 'monster-action':
      return { pick: [come(scene, ids)] }
    case 'monster-to':
      return { pick: [nearest(scene, ids)] }
    default:
      return sensible(view, ask, chance, skill).answer
  }
}

function walk(scene: Scene, ids: readonly string[]): string {
  const { hero, view } = scene
  if (hero.at === null) return ids[0] ?? 'end'
  const take = ids.find((id) => parseAction('hero-action', id).kind === 'take')
  if (take !== undefined) return take
  const way = onward(scene, hero.at)
  const barring = scene.section.counters.filter(
    ({ id, at }) => at !== null && ids.includes(`attack:${id}`) && (view.activity?.halted === true || sameSpot(at, way?.to ?? null)),
  )
  const [likeliest] = barring
    .map((counter) => ({ id: `attack:${counter.id}`, chance: hitChance(hero, hero.armed, monsterOf(counter), 1) }))
    .sort((a, b) => b.chance - a.chance)
  if (likeliest !== undefined) return likeliest.id
  const next = way === null ? 'end' : way.shut === null ? `step:${facingTo(hero.at, way.to) ?? 'n'}` : `open:${way.shut}`
  return ids.includes(next) ? next : ids.includes('end') ? 'end' : (ids[0] ?? 'end')
}

/** From this turn on he keeps to the halls: a door may be held against him to the end. */
const NO_MORE_DOORS = 30

/** The next square of the shortest way to Alysa, with the door before it that is still shut. */
function onward({ c, hero, view }: Scene, at: Spot): { readonly to: Spot; readonly shut: string | null } | null {
  const strength = view.turn < NO_MORE_DOORS ? levelOf(hero.now, 'strength') : 0
  const home = pointsTo(c, c.alysa, strength)
  const [best] = beside(c, at)
    .map(({ to, door }) => {
      const isShut = door !== null && sameSpot(door.hall, at) && view.activity?.opened.includes(door.id) !== true
      const far = (home[indexOf(to)] ?? Number.POSITIVE_INFINITY) + (isShut ? attempts(door, strength) : 0)
      return { to, shut: isShut ? door.id : null, far }
    })
    .sort((a, b) => a.far - b.far)
  return best ?? null
}

/** The nearest monster that can still come nearer; then all strike. */
function come(scene: Scene, ids: readonly string[]): string {
  const far = stepsFrom(scene)
  const [next] = scene.section.counters
    .flatMap(({ id, at, kind }) => {
      if (at === null || kind === null || !isMonster(kind) || !ids.includes(`move:${id}`) || id === scene.view.march?.moving?.id) return []
      const comesNearer = marchOf(scene, at, kind).some((to) => far(to) < far(at))
      return comesNearer ? [{ id: `move:${id}`, far: far(at) }] : []
    })
    .sort((a, b) => a.far - b.far)
  return next?.id ?? (ids.includes('attack') ? 'attack' : 'end')
}

/** The square nearest to the hero. */
function nearest(scene: Scene, ids: readonly string[]): string {
  const far = stepsFrom(scene)
  const [best] = ids
    .flatMap((to) => {
      const leg = parseAction('monster-to', to)
      return leg.kind === 'to' ? [{ to, far: far(leg.spot) }] : []
    })
    .sort((a, b) => a.far - b.far)
  return (scene.view.march?.moving?.points ?? 0) < MONSTER_MOVEMENT ? 'stop' : (best?.to ?? 'stop')
}

/** Steps from a square to the hero, through doors as if they stood open. */
function stepsFrom({ c, hero }: Scene): (spot: Spot) => number {
  const steps = hero.at === null ? null : stepsTo(c, hero.at)
  return (spot) => steps?.get(indexOf(spot)) ?? Number.POSITIVE_INFINITY
}
