import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestHost, testHost } from '../testing/test-host.ts'

// A note and a flag on any input of any game.

let host: TestHost
beforeEach(() => {
  host = testHost()
})
afterEach(() => host.close())

async function underWay(undo: 'teaching' | 'honest' = 'teaching') {
  const { session } = await host.call('game.start', { game: 'citadel', seed: 3, options: { undo } })
  return host.call('game.auto', { session, until: 'end', limit: 8 })
}

const inputsOf = async (session: string, of: TestHost = host) => (await of.call('moment.list', { session })).map(({ input }) => input)

it('is kept, changed in parts, and dropped', async () => {
  const { session, inputs } = await underWay()
  expect(await host.call('moment.keep', { session, input: 3, flag: true })).toMatchObject({ input: 3, text: '', flagged: true })
  expect(await host.call('moment.keep', { session, input: 3, text: 'Here <b>it</b> turned.\nFor good.' })).toMatchObject({ flagged: true })
  await host.call('moment.keep', { session, input: 0, text: 'The beginning.' })
  expect(await host.call('moment.list', { session })).toMatchObject([
    { input: 0, text: 'The beginning.', flagged: false },
    { input: 3, text: 'Here <b>it</b> turned.\nFor good.', flagged: true },
  ])
  expect(await host.refusal('moment.keep', { session, input: 1 })).toMatchObject({ code: 'bad-request' })
  expect(await host.refusal('moment.keep', { session, input: 0, text: '' })).toMatchObject({ code: 'bad-request' })
  expect(await host.refusal('moment.keep', { session, input: inputs + 1, flag: true })).toMatchObject({ detail: 'to' })
  expect(await host.refusal('moment.keep', { session: 'none', input: 0, flag: true })).toMatchObject({ code: 'not-found' })
  await host.call('moment.drop', { session, input: 0 })
  expect(await inputsOf(session)).toEqual([3])
  expect(await host.refusal('moment.drop', { session, input: 0 })).toMatchObject({ code: 'not-found' })
})

it('goes with the choice that is undone, comes again with it, and stays with the branch when another is chosen', async () => {
  const { session, inputs, revision } = await underWay()
  for (const input of [2, inputs - 1, inputs]) await host.call('moment.keep', { session, input, text: `After ${input}.` })
  let view = await host.call('game.undo', { session, revision, to: 2 })
  expect([view.inputs, await inputsOf(session)]).toEqual([2, [2]])
  while (view.canRedo) view = await host.call('game.redo', { session, revision: view.revision })
  expect(await inputsOf(session)).toEqual([2, inputs - 1, inputs])
  await host.call('game.undo', { session, revision: view.revision, to: 2 })
  await host.call('game.auto', { session, until: 'end', limit: 20 })
  await host.call('moment.keep', { session, input: inputs, text: 'Another.' })
  expect(await inputsOf(session)).toEqual([2, inputs])
  const { data } = await host.call('session.export', { session })
  const line = JSON.parse(gunzipSync(Buffer.from(data, 'base64')).toString().split('\n')[1] ?? '')
  expect(line.session.moments.map(({ text }: { text: string }) => text)).toEqual([
    'After 2.',
    'Another.',
    `After ${inputs - 1}.`,
    `After ${inputs}.`,
  ])
})

it('travels in the files of games and campaigns, and a file whose moments are nowhere is refused', async () => {
  const other = testHost()
  const { id: campaign } = await host.call('campaign.create', { name: 'The Long Winter', game: 'citadel' })
  const { session } = await host.call('game.start', { game: 'citadel', campaign, seed: 3 })
  await host.call('game.auto', { session, until: 'end', limit: 8 })
  const before = await host.call('campaign.export', { campaign })
  const kept = await host.call('moment.keep', { session, input: 4, text: 'Here.', flag: true })
  const come = await other.call('session.import', { data: (await host.call('session.export', { session })).data })
  expect(await other.call('moment.list', { session: come.session })).toEqual([kept])
  const { data } = await host.call('campaign.export', { campaign })
  const { campaign: copy } = await other.call('campaign.import', { data })
  const [raid] = await other.call('game.list', { campaign: copy.id })
  expect(await other.call('moment.list', { session: raid?.session ?? '' })).toEqual([kept])
  // Nothing but a note is new in it.
  expect(await other.call('campaign.compare', { data: before.data })).toMatchObject({ state: 'behind' })
  await other.close()
})

it('is not kept while seats hide things from each other, and where nothing was answered nothing is undone', async () => {
  const fight = await host.call('game.start', { game: 'gladiator', seats: 2, seed: 3 })
  const { session, revision } = fight
  expect([fight.secret, fight.undoTo]).toEqual([true, undefined])
  expect(await host.refusal('moment.keep', { session, input: 0, flag: true })).toMatchObject({ detail: 'secret' })
  expect(await host.call('moment.list', { session })).toEqual([])
  expect(await host.refusal('game.undo', { session, revision, to: 0 })).toMatchObject({ detail: 'to' })
})

it('undo leads no further back than the view says', async () => {
  const view = await underWay('honest')
  const { session, revision, undoTo } = view
  const to = undoTo ?? view.inputs
  if (to > 0) expect(await host.refusal('game.undo', { session, revision, to: to - 1 })).toMatchObject({ code: 'rule-violation' })
  expect(await host.refusal('game.undo', { session, revision, to: view.inputs })).toMatchObject({ code: 'bad-request', detail: 'to' })
  const { session: free, revision: at, undoTo: beginning } = await underWay()
  expect(beginning).toBe(0)
  expect(await host.call('game.undo', { session: free, revision: at, to: 0 })).toMatchObject({ inputs: 0, canUndo: false })
})
