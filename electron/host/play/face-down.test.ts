import { afterEach, expect, test } from 'vitest'
import { idsOf } from '../testing/test-host.ts'
import { alike, closeWorlds, World } from '../testing/two-worlds.ts'

// DOMAIN from memory (D-16, D-123): what lies face down is told by nothing that the host says while the game is open.

afterEach(closeWorlds)

const MEANS = ['rope', 'javelin', 'book-1-5', 'triangle', 'triangle', 'circle', 'circle', 'rhomb', 'rhomb']

const begun = (card: string, character: object = { at: '1-1', from: '2-1', items: MEANS }) =>
  World.begin({
    game: 'domain',
    seats: 2,
    bots: [{ seat: 1, skill: 'master' }],
    options: { variants: ['memory'] },
    scenario: {
      quadrants: ['nw', 'ne'],
      tiles: [
        { tile: 'o02', slot: [0, 0] },
        { tile: 'o17', slot: [1, 0] },
        { tile: 'o24', slot: [0, 11] },
      ],
      blanks: ['4-2', '5-0', '0-34'],
      cards: [{ card, at: '1-0' }],
      characters: [character, { at: '1-35', lantern: 'out', experience: 4 }],
    },
    dice: [6, 1, 2, 3, 4, 5],
  })

/** Nothing of these touches the card, or draws another. */
const ROUND_IT = ['step:2-1', 'step:1-1', 'go:3-1', 'step:0-1', 'end']

test.each(['x-pit-trap-1', 'x-orc-1', 'x-ghost', 'x-rubble-1', 'x-unlabelled-potion'])(
  'two worlds are one, whether %s lies there or a locked door',
  async (card) => {
    const worlds = [await begun('x-locked-door-5'), await begun(card)] as const
    for (const [i, wish] of ROUND_IT.entries()) {
      await alike(...worlds, 0, `${card}, answer ${i}`, i === ROUND_IT.length - 1 ? 'all' : 'newest')
      for (const world of worlds) await world.pick(idsOf(world.now).includes(wish) ? wish : 'end')
    }
  },
)

test('what was met and lies face down again is in no log, no position and no story, and what would show it is refused', async () => {
  const world = await begun('black-orc-guard-1', { at: '1-1', from: '2-1', lifePoints: 9 })
  await world.pick('step:1-0')
  // While it is told for the first time everyone at the table sees it.
  expect(JSON.stringify(world.now.events)).toMatch(/Orc Guard/)
  await world.pick('suffer')
  const { host, session } = world
  const again = async () => {
    const { inputs } = await host.call('game.replay', { session })
    const positions = []
    for (let to = 0; to <= inputs; to++) positions.push(await host.call('game.replay', { session, to }))
    return JSON.stringify([await host.call('game.log', { session }), positions, await host.call('game.chapters', { session })])
  }
  expect(await again()).not.toMatch(/orc/i)
  expect(await again()).toContain('meets something')
  expect(await host.refusal('game.branch', { session, to: 0 })).toMatchObject({ code: 'conflict' })
})
