import { describe, expect, it } from 'vitest'
import { autoplay, opened } from './kernel/autoplay.ts'
import type { Game } from './kernel/game.ts'
import { newPlay } from './kernel/play.ts'
import { setUp } from './kernel/proof/plan.ts'
import { stream } from './kernel/random.ts'
import { SKILLS, type Skill } from './kernel/types.ts'
import { PROOFS } from './proof-registry.ts'

// A bot is shown less than a person. It must never tell: the same answer at every question.

describe.each(PROOFS.filter(({ game }) => game.glimpse !== undefined))('bots of $game.title', ({ game }) => {
  it.each(SKILLS)('answer from a glimpse as from the whole view (%s)', (skill) => {
    const games = Array.from({ length: 4 }, (_, i) => compared(game, `glimpse ${i}`, skill))
    expect(Math.max(...games)).toBeGreaterThan(50)
  })
})

/** Plays a game, and says how many questions were answered. */
function compared<S>(game: Game<S>, seed: string, skill: Skill): number {
  const { state } = setUp(game, { seed, seats: Math.max(2, game.seats.min) })
  const chance = stream(seed, 'bots')
  const answers = (ask: Parameters<Game<S>['sensible']>[1]) => {
    const { at } = chance
    const whole = game.sensible(game.view(state, ask.seat), ask, chance, skill)
    chance.at = at
    const { answer, why } = game.sensible(game.glimpse?.(state, ask.seat), ask, chance, skill)
    expect({ answer, why }).toEqual({ answer: whole.answer, why: whole.why })
    return whole.answer
  }
  return autoplay(opened(game, newPlay(state, seed, { quiet: true })), { answers, most: 2000 }).choices
}
