import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Door, door } from '../test-door.ts'
import { botCampaign, fullParty } from '../testing/bot-campaign.ts'

// A whole campaign as one file, out and in.

let host: Door
beforeEach(() => {
  host = door()
})
afterEach(() => host.close())

/** The lines of a campaign file without what is new at each writing. */
function contents(data: string): readonly unknown[] {
  const lines = gunzipSync(Buffer.from(data, 'base64')).toString().split('\n')
  return lines.slice(1, -2).map((line) => JSON.parse(line) as unknown)
}

describe('campaign.export, campaign.import', () => {
  it('17.0 a campaign comes back as it went, under another name, beside the first', async () => {
    const campaign = await botCampaign(host, { raids: 5 })
    const open = await host.call('game.start', { game: 'citadel', campaign, party: [...(await fullParty(host, campaign, 99))], seed: 7 })
    await host.call('game.auto', { session: open.session, until: 'end', limit: 5 })
    expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true, differences: [] })
    const file = await host.call('campaign.export', { campaign })
    expect(file).toMatchObject({ filename: 'the-long-winter.citadel.gz', mediaType: 'application/gzip', encoding: 'base64' })
    const come = await host.call('campaign.import', { data: file.data })
    expect(come.campaign).toMatchObject({ name: 'The Long Winter (2)', raids: { open: 1 } })
    expect(await host.call('campaign.verify', { campaign: come.campaign.id })).toMatchObject({ ok: true, differences: [] })
    const again = await host.call('campaign.export', { campaign: come.campaign.id })
    expect(contents(again.data)).toEqual(contents(file.data))
  })
})
