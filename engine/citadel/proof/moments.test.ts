import { expect, test } from 'vitest'
import { fuzz } from '../../kernel/proof/fuzz.ts'
import { citadel } from './index.ts'
import { moments, NEAR, SOON } from './moments.ts'

/** Enough for a die, a choice of the random bot, and another die. */
const SEEDS = 40

test.each(Object.entries(NEAR))('%s comes of play, and is not made up', (name, near) => {
  let said: readonly string[] = []
  for (let n = 0; n < SEEDS && said.length === 0; n++)
    fuzz(citadel, {
      seed: `${name} ${n}`,
      bot: 'random',
      most: SOON,
      ...near,
      watch({ state, ask, step }) {
        const [event] = step.events.filter(({ type }) => type === name)
        if (event !== undefined) said = [citadel.game.sentence(state, event) ?? '']
        if (ask?.topic === name) said = [citadel.game.describe(state, ask).prompt]
      },
    })
  expect(said).toEqual([expect.stringMatching(/^[A-Z].*[.?]$/)])
})

test('only what undo and older records lead to is made up, which no answer at the table does', () => {
  expect(moments.rare?.events.map(({ rule }) => rule)).toEqual(['undo', 'undo'])
})
