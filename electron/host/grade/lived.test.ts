import { afterEach, expect, test } from 'vitest'
import { type TestHost, testHost } from '../testing/test-host.ts'

// Could somebody who fell have lived? Found once in the background, and kept with the game.

let host: TestHost
afterEach(() => host.close())

/** Somebody of a campaign who fell in a raid of random answers. */
async function fallen(): Promise<string> {
  const { id: campaign } = await host.call('campaign.create', { name: 'The long dark', game: 'citadel' })
  const { session } = await host.call('game.start', { game: 'citadel', campaign, seed: 'fallen' })
  await host.call('game.auto', { session, bot: 'random', until: 'end' })
  const roster = await host.call('character.list', { campaign })
  const dead = roster.find(({ status }) => status === 'dead')
  if (dead === undefined) throw new Error('somebody falls')
  return dead.id
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
