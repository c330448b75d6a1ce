import type { Ask } from '../kernel/ask.ts'
import type { Habit } from '../kernel/game.ts'
import type { Answer } from '../kernel/types.ts'
import type { Topic } from './asks.ts'
import { bestTargets } from './bot/blows.ts'
import { sceneOf } from './bot/seen.ts'
import { foesBeside } from './bot/walking.ts'
import { HABITS as WORDS } from './text/errands.ts'
import type { HeroView } from './view-types.ts'

// Harmless questions to which one answer may stand for always. The kernel gives each game its own view back.

function habit(id: keyof typeof WORDS, topic: Topic, answer: (view: HeroView, ask: Ask) => Answer | null): Habit {
  return { id, topic, ...WORDS[id], answer: (view, ask) => answer(view as HeroView, ask) }
}

export const HABITS: readonly Habit[] = [habit('end-when-spent', 'hero-action', endWhenSpent), habit('strike-back', 'defend', strikeBack)]

/** H-19: turning is all that is left, and it isn't an activity. */
function endWhenSpent(_: HeroView, ask: Ask): Answer | null {
  const isSpent = ask.kind === 'pick' && ask.ids.includes('end') && ask.ids.every((id) => id === 'end' || id.startsWith('face:'))
  return isSpent ? { pick: ['end'] } : null
}

/** 210C3: it costs nothing and is never answered. */
function strikeBack(view: HeroView, ask: Ask): Answer | null {
  const scene = sceneOf(view)
  if (ask.kind !== 'pick' || scene === null || scene.hero.at === null) return null
  const best = bestTargets(scene.hero, scene.hero.armed, foesBeside(scene, scene.hero.at, ask.ids), false).ids
  return best.length === 0 ? null : { pick: best }
}
