import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestHost, testHost } from '../../testing/test-host.ts'

// An open game that hides things from its seats: its files are for the keeper of the campaigns, and hold everything
// (docs/records.md, "What an open game hides").

let host: TestHost
beforeEach(() => {
  host = testHost()
})
afterEach(() => host.close())

/** Two gladiators of one stable, each played by a person, before the first answer. */
async function hiddenFight() {
  const { id: campaign } = await host.call('campaign.create', { name: 'Ludus', game: 'gladiator' })
  const recruit = (name: string) => host.call('character.recruit', { campaign, kind: 'hero', name })
  const party = [(await recruit('thundar')).id, (await recruit('gimli')).id]
  const seated = [0, 1].map((seat) => ({ character: party[seat] ?? '', seat }))
  const fight = await host.call('game.start', {
    game: 'gladiator',
    campaign,
    seats: 2,
    seed: 3,
    options: { balance: 'none' },
    party: seated,
  })
  return { campaign, fight }
}

test('a campaign goes out whole while a fight is open, and comes in again with the fight as closed as it was', async () => {
  const { campaign, fight } = await hiddenFight()
  expect(fight.secret).toBe(true)
  const { data } = await host.call('campaign.export', { campaign })
  const { campaign: copy } = await host.call('campaign.import', { data })
  const open = (await host.call('game.list')).filter((row) => row.campaign === copy.id)
  const came = await host.call('game.view', { session: open[0]?.session ?? '' })
  expect([came.secret, came.view]).toEqual([true, fight.view])
  expect(await host.refusal('game.branch', { session: came.session, to: 0 })).toMatchObject({ code: 'conflict' })
  expect(await host.refusal('game.simulate', { session: came.session })).toMatchObject({ code: 'conflict' })
})

test('a report holds the whole fight, so that it can be played again', async () => {
  const { fight } = await hiddenFight()
  const { data } = await host.call('report.create', { session: fight.session })
  const report = JSON.parse(gunzipSync(Buffer.from(data, 'base64')).toString('utf8')) as { readonly session?: unknown }
  expect(JSON.stringify(report)).toContain('Gimli')
})
