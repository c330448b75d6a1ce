import { expect, test } from 'vitest'
import { GAMES } from '../../engine/registry.ts'
import { appHandlers } from './app.ts'

test.each(GAMES.map((game) => [game.id, game] as const))(
  'app.info lists the variants of %s: it takes each, and no other',
  async (id, game) => {
    const reply = await appHandlers({ games: GAMES, version: '1', platform: 'linux' })['app.info'](undefined)
    if (!reply.ok) throw new Error('it is answered')
    const variants = reply.value.games.find((each) => each.id === id)?.variants ?? []
    expect(variants).toContain('physical-dice')
    for (const variant of variants) expect(game.refusesVariants([variant])).toBeNull()
    expect(game.refusesVariants([...variants.slice(0, 1), 'no-such-variant'])).not.toBeNull()
  },
)

test.each(GAMES)('$id: every variant has a name and a sentence in its answer', async ({ id }) => {
  const reply = await appHandlers({ games: GAMES, version: '1', platform: 'linux' })['app.info'](undefined)
  if (!reply.ok) throw new Error('it is answered')
  const { variants, variantWords } = reply.value.games.find((each) => each.id === id) ?? { variants: [], variantWords: {} }
  expect(Object.keys(variantWords)).toEqual(variants)
  for (const { name, text } of Object.values(variantWords))
    expect([name, text]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/^[A-Z].*\.$/)])
})
