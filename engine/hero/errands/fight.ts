import { asksElse } from '../../kernel/errand.ts'
import type { ErrandEnd, Limit, Limits } from '../../kernel/errand-types.ts'
import type { NextMove } from '../../kernel/game.ts'
import { bestTargets, hitChance } from '../bot/blows.ts'
import { type Scene, sceneOf } from '../bot/seen.ts'
import { foesBeside } from '../bot/walking.ts'
import type { HeroEvent } from '../event-types.ts'
import { FIGHT } from '../text/errands.ts'
import type { HeroSheetView, HeroView } from '../view-types.ts'
import { idsOf, type KindOfErrand, toldOf, turnedFrom } from './kind.ts'

// Fight it out (210B): blow after blow at those beside him, at several at once where that is worth more.

export const HITS = { id: 'hits', kind: 'number', min: 0, max: 20, step: 1, suggested: 4, ...FIGHT.hits } as const satisfies Limit

/** What comes into a fight from outside. */
const NEW: readonly HeroEvent['type'][] = ['sighted', 'released', 'died']

export const fight: KindOfErrand = {
  offered(view, at) {
    const foes = at.ask.topic === 'hero-action' ? idsOf(at).filter((id) => id.startsWith('attack:')) : []
    return !canHit(view, foes) ? [] : [{ id: 'fight', kind: 'fight', label: FIGHT.label, detail: FIGHT.detail, limits: [HITS] }]
  },

  planned(_, at) {
    const foes = at.decision().options?.filter(({ id }) => id.startsWith('attack:')) ?? []
    return {
      steps: foes.map(({ label, detail, odds, at: place }) => ({
        label,
        rule: '210B',
        ...(detail !== undefined && { detail }),
        ...(odds && { odds }),
        ...(place && { at: place }),
      })),
      notes: [],
    }
  },

  next(view, at, going) {
    const { limits, made, told } = going
    const ids = idsOf(at)
    if (at.ask.topic === 'attack-targets') return blowAt(view, ids)
    const turned = turnedFrom(view, at, going)
    if (turned !== null) return { ended: turned }
    if (at.ask.topic !== 'hero-action') return { ended: asksElse(at.decision().prompt) }
    if (toldOf(view, told).some(({ type }) => NEW.some((each) => each === type))) return { ended: FIGHT.stirred }
    const hurt = made > 0 ? isWeak(view, limits) : null
    if (hurt !== null) return { ended: hurt }
    if (ids.some((id) => id.startsWith('attack:'))) return blowAt(view, ids)
    return { ended: (view.activity?.points ?? 0) > 0 ? FIGHT.won : FIGHT.spent }
  },
}

/** Whether a blow at one of these would hit with any roll. */
export function canHit(view: HeroView, ids: readonly string[]): boolean {
  const scene = sceneOf(view)
  if (scene === null || scene.hero.at === null) return false
  const { hero } = scene
  return foesBeside(scene, scene.hero.at, ids).some(({ monster }) => hitChance(hero, hero.armed, monster, 1) > 0)
}

/** The blow that is worth most, or those that it is aimed at. */
export function blowAt(view: HeroView, ids: readonly string[]): NextMove {
  const scene = sceneOf(view)
  if (scene === null) return { ended: FIGHT.won }
  if (!ids.some((id) => id.startsWith('attack:'))) return { answer: { pick: targetsAmong(scene, ids, 2) } }
  const targets = targetsAmong(scene, ids, 1)
  return { answer: { pick: [targets.length > 1 && ids.includes('attack-several') ? 'attack-several' : `attack:${targets[0]}`] } }
}

/** Why he had better stop; null where he has enough left. */
export function isWeak({ sections, at }: HeroView, limits: Limits): ErrandEnd | null {
  const hero = sections.find(({ id }) => id === at)?.hero
  const left = hero ? vigourOf(hero) : 0
  return left < Number(limits.hits) ? FIGHT.hurt(left) : null
}

/** Those that are best struck at with one blow; at least so many. */
function targetsAmong(scene: Scene, ids: readonly string[], least: number): readonly string[] {
  const { hero } = scene
  const foes = hero.at === null ? [] : foesBeside(scene, hero.at, ids)
  const best = bestTargets(hero, hero.armed, foes, true).ids
  const likeliest = foes
    .toSorted((a, b) => hitChance(hero, hero.armed, b.monster, 1) - hitChance(hero, hero.armed, a.monster, 1))
    .map(({ id }) => id)
  return [...best, ...likeliest.filter((id) => !best.includes(id)).slice(0, Math.max(0, least - best.length))]
}

/** 212D: he dies when both are gone. */
function vigourOf({ now: { characteristics } }: HeroSheetView): number {
  return characteristics.strength + characteristics.hits
}
