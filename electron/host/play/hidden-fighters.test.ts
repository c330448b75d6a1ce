import { describe, expect, test } from 'vitest'
import { below, oneOf, stream } from '../../../engine/kernel/random.ts'
import { idsOf } from '../testing/test-host.ts'
import { alike, inWorlds, World } from '../testing/two-worlds.ts'

// Gladiator!, pages 16, 26 and 34: the numbers of the other side, and whoever cannot be seen, are hidden from seat 0.

inWorlds()

const ANN = { name: 'Ann', at: [9, 10], facing: 'e', ready: 'broadsword', also: 'shield' }
const BOB = { name: 'Bob', side: 'east', at: [9, 13], facing: 'w', sh: 12, ag: 12, ready: 'broadsword' }
const UNSEEN = { name: 'Eve', side: 'east', at: [3, 30], ag: 9, ready: 'dagger', effects: [{ spell: 'invisibility', turns: 30 }] }

/** Bob as he is, and as he might be for all that West knows. */
const WORLDS = {
  'the health of an enemy': [
    [ANN, BOB],
    [ANN, { ...BOB, sh: 14 }],
  ],
  'the experience of an enemy': [
    [ANN, BOB],
    [ANN, { ...BOB, experience: 40 }],
  ],
  'where somebody invisible stands': [
    [ANN, BOB, UNSEEN],
    [ANN, BOB, { ...UNSEEN, at: [16, 35], facing: 's' }],
  ],
} as const

/** Answers that change nothing for anybody else; what Eve does must stay unseen. */
const LEAST = ['wait', 'nothing', 'no', 'last']

describe.each(Object.entries(WORLDS))('%s', (_what, [here, there]) => {
  test('shows in nothing that the host says to the other side, taken back and looked back on too', async () => {
    const begin = (characters: readonly object[]) =>
      World.begin({ game: 'gladiator', seats: 2, scenario: { turn: 3, phase: 'incentive', characters } })
    const [one, other] = [await begin(here), await begin(there)]
    const chance = stream('hidden fighters', 'host')
    const inSight = async () => ((await one.seenBy(0)) as { readonly characters: readonly unknown[] }).characters.length
    const atFirst = await inSight()
    let compared = 0
    for (let i = 0; i < 14 && one.now.decision !== null; i++) {
      // Nobody pays for her invisibility: it ends with the turn.
      if ((await inSight()) !== atFirst) break
      await alike(one, other, 0, `answer ${i}`)
      compared += 1
      if (one.now.seat === 0 && one.now.canUndo && below(chance, 2) === 0)
        for (const world of [one, other])
          for (const call of ['game.undo', 'game.redo'] as const)
            world.now = await world.host.call(call, { session: world.session, revision: world.now.revision })
      const ids = idsOf(one.now)
      const pick = one.now.seat === 0 ? oneOf(chance, ids) : (LEAST.find((id) => ids.includes(id)) ?? ids[0] ?? '')
      // A blow that fells or dazes tells how much the victim has: from there on the worlds may differ.
      if (pick.startsWith('attack:') || !idsOf(other.now).includes(pick)) break
      await one.pick(pick)
      await other.pick(pick)
    }
    expect(compared).toBeGreaterThan(4)
  })
})
