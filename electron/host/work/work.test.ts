import { afterEach, expect, test } from 'vitest'
import { stableGame } from '../testing/stable-game.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

// Long work as callers see it: it goes on while others are answered, tells how far it has come, and can be stopped.

let host: TestHost
afterEach(() => host.close())

/** A campaign with a fight, on a host whose worker threads never come to an end with it. */
async function endless(): Promise<string> {
  host = testHost(undefined, [stableGame], { worker: new URL('../testing/spinning-worker.ts', import.meta.url) })
  const { id: campaign } = await host.call('campaign.create', { name: 'Ludus', game: 'stable' })
  const { id } = await host.call('character.recruit', { campaign, kind: 'gladiator', name: 'Ann', sh: 12 })
  await host.pick(await host.call('game.start', { game: 'stable', campaign, party: [id] }), 'win')
  return campaign
}

test('work is stopped by its name; the call is refused, and nothing else waits', async () => {
  const campaign = await endless()
  const verifying = host.refusal('campaign.verify', { campaign, work: 'the books' })
  expect(await host.call('campaign.list')).toHaveLength(1)
  expect(await host.refusal('campaign.verify', { campaign, work: 'the books' })).toMatchObject({ detail: 'work' })
  expect(await host.call('work.cancel', { work: 'another' })).toEqual({ work: 'another', stopped: false })
  expect(await host.call('work.cancel', { work: 'the books' })).toEqual({ work: 'the books', stopped: true })
  expect(await verifying).toMatchObject({ code: 'conflict', detail: 'cancelled' })
  expect(await host.call('work.cancel', { work: 'the books' })).toMatchObject({ stopped: false })
})

test.each([
  ['campaign.verify', {}],
  ['campaign.export', {}],
  ['campaign.export', { raw: true }],
  ['campaign.records', { format: 'json' }],
] as const)('%s %o can be stopped, and others are answered meanwhile', async (call, wish) => {
  const campaign = await endless()
  const going = host.refusal(call, { campaign, work: 'long', ...wish })
  expect(await host.call('campaign.list')).toHaveLength(1)
  expect(await host.call('work.cancel', { work: 'long' })).toEqual({ work: 'long', stopped: true })
  expect(await going).toMatchObject({ code: 'conflict', detail: 'cancelled' })
})

test('a raid that does not come to an end when it is played again is named', async () => {
  const campaign = await endless()
  const { ok, differences } = await host.call('campaign.verify', { campaign })
  expect({ ok, kinds: differences.map(({ kind }) => kind) }).toEqual({ ok: false, kinds: ['raid'] })
  expect(differences[0]?.text).toMatch(/does not come to an end/)
})

test('a game that plays itself lets others between, tells how far it is, and stops when told', async () => {
  host = testHost()
  const { session } = await host.call('game.start', { game: 'citadel', seed: 3 })
  const playing = host.refusal('game.auto', { session, until: 'end', work: 'play' })
  for (let n = 0; n < 3; n++) expect(await host.call('game.list')).toHaveLength(1)
  const told = host.told.filter(({ event }) => event === 'work.progress')
  expect(told[0]?.data).toMatchObject({ work: 'play', total: 2000 })
  await host.call('work.cancel', { work: 'play' })
  const { message, detail } = await playing
  expect({ message, detail }).toEqual({
    message: 'It was stopped before it was done. Everything done until then is kept.',
    detail: 'cancelled',
  })
  const view = await host.call('game.view', { session })
  expect(view.revision).toBeGreaterThan(0)
  expect(view.outcome).toBeNull()
})
