import { afterEach, expect, test } from 'vitest'
import { type TestHost, testHost } from '../testing/test-host.ts'

// Could someone who fell have lived? Found once in the background, and kept with the game.

let host: TestHost
afterEach(() => host.close())

/** Someone of a campaign who fell, in one of its first raids. */
async function fallen(): Promise<string> {
  const { id: campaign } = await host.call('campaign.create', { name: 'The long dark', game: 'citadel' })
  for (let raid = 0; raid < 20; raid++) {
    const { session } = await host.call('game.start', { game: 'citadel', campaign, seed: `fallen-${raid}` })
    await host.call('game.auto', { session, until: 'end' })
    const dead = (await host.call('character.list', { campaign })).find(({ status }) => status === 'dead')
    if (dead !== undefined) return dead.id
  }
  throw new Error('somebody falls in twenty raids')
}

test('the last choices of somebody who fell are searched; what is found is true of its position, and kept', async () => {
  host = testHost()
  const character = await fallen()
  expect(await host.call('character.lived', { character })).toMatchObject({ chance: null })
  const found = await host.call('character.lived', { character, find: true })
  expect(found.chance?.searched).toBeGreaterThan(0)
  const chance = found.chance?.found
  if (chance != null) {
    expect(chance.lives).toBeGreaterThanOrEqual(1 / 3)
    expect(chance.lives).toBeGreaterThan(chance.livedByTaken)
    const before = await host.call('game.replay', { session: found.session, to: chance.input })
    expect(before.answered).toEqual(chance.taken)
  }
  expect(await host.call('character.lived', { character })).toEqual(found)
})

test('is refused for the living', async () => {
  host = testHost()
  const { id: campaign } = await host.call('campaign.create', { name: 'Alive', game: 'citadel' })
  const { id: character } = await host.call('character.recruit', { campaign, kind: 'hero' })
  expect(await host.refusal('character.lived', { character })).toMatchObject({ code: 'conflict', detail: 'lives' })
})
