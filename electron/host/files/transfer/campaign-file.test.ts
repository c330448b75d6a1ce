import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { importAs, LONGEST_RECORD } from '../../../contract/index.ts'
import { botCampaign, fullParty } from '../../testing/bot-campaign.ts'
import { type TestHost, testHost } from '../../testing/test-host.ts'

// A whole campaign as one file: export and import.

let host: TestHost
beforeEach(() => {
  host = testHost()
})
afterEach(() => host.close())

/** The lines of a campaign file without the fields that change at each writing. */
function contents(data: string): readonly unknown[] {
  const lines = gunzipSync(Buffer.from(data, 'base64')).toString().split('\n')
  return lines.slice(1, -2).map((line) => JSON.parse(line) as unknown)
}

describe('campaign.export, campaign.import', () => {
  it('17.0 a campaign comes back unchanged, under another name, beside the first', async () => {
    const campaign = await botCampaign(host, { raids: 5 })
    const open = await host.call('game.start', { game: 'citadel', campaign, party: [...(await fullParty(host, campaign, 99))], seed: 7 })
    await host.call('game.auto', { session: open.session, until: 'end', limit: 5 })
    expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true, differences: [] })
    const file = await host.call('campaign.export', { campaign })
    expect(file).toMatchObject({ filename: 'the-long-winter.citadel', mediaType: 'application/gzip', encoding: 'base64' })
    const come = await host.call('campaign.import', { data: file.data })
    expect(come.campaign).toMatchObject({ name: 'The Long Winter (2)', raids: { open: 1 } })
    expect(await host.call('campaign.verify', { campaign: come.campaign.id })).toMatchObject({ ok: true, differences: [] })
    const again = await host.call('campaign.export', { campaign: come.campaign.id })
    expect(contents(again.data)).toEqual(contents(file.data))
  })

  it('what is exported says how it comes back, and does: at once, or in pieces where it is too long for a message', async () => {
    const small = await botCampaign(host, { raids: 1 })
    const file = await host.call('campaign.export', { campaign: small })
    expect(file.importAs).toBe('data')
    await host.call('campaign.import', { data: file.data })

    const tooLong = 'A'.repeat(LONGEST_RECORD + 4)
    expect(importAs(tooLong)).toBe('upload')
    expect(await host.refusal('campaign.import', { data: tooLong })).toMatchObject({
      code: 'bad-request',
      message: 'The field data is too long for one message: send the file in pieces (upload.begin) and name it by upload.',
    })
    const bytes = Buffer.from(file.data, 'base64')
    const { upload } = await host.call('upload.begin', { size: bytes.length })
    await host.call('upload.add', { upload, piece: file.data })
    expect((await host.call('campaign.import', { upload })).raids).toBe(1)
    expect((await host.call('campaign.export', { campaign: small, raw: true })).importAs).toBeUndefined()
  })

  it.each([
    ['of two players, each with people of their own', { seats: ['Ann', 'Bo'], split: true }, []],
    ['whose maze was kept', {}, ['maze-kept']],
    ['with real dice', {}, ['physical-dice']],
    ['whose party is being made', { made: true }, []],
  ] as const)('an open raid %s began as it must, here and where it comes to', async (_, wish, variants) => {
    const { seats = 1, split = false, made = false } = wish as { seats?: string[]; split?: boolean; made?: boolean }
    const campaign = await botCampaign(host, { raids: 2, variants })
    const people = await fullParty(host, campaign, 9)
    const party = people.map((character, i) => (split ? { character, seat: i % 3 === 0 ? 1 : 0 } : character))
    await host.call('game.start', {
      game: 'citadel',
      campaign,
      seats: typeof seats === 'number' ? 1 : [...seats],
      ...(made ? {} : { party }),
    })
    expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true, differences: [] })
    const come = await host.call('campaign.import', { data: (await host.call('campaign.export', { campaign })).data })
    expect(await host.call('campaign.verify', { campaign: come.campaign.id })).toMatchObject({ ok: true, differences: [] })
  })

  it('an open raid goes on at the same question, and what was taken back can be redone', async () => {
    const { id: campaign } = await host.call('campaign.create', { name: 'Lessons', game: 'citadel', variants: ['teaching'] })
    const begun = await host.call('game.start', { game: 'citadel', campaign, party: [...(await fullParty(host, campaign, 1))], seed: 11 })
    const { session } = begun
    let was = await host.call('game.auto', { session, bot: 'random', until: 'end', limit: 14 })
    for (let n = 0; n < 3; n++) was = await host.call('game.undo', { session, revision: was.revision })
    was = await host.call('game.auto', { session, bot: 'random', until: 'end', limit: 3 })
    for (let n = 0; n < 2; n++) was = await host.call('game.undo', { session, revision: was.revision })
    const { data } = await host.call('campaign.export', { campaign })
    const come = await host.call('campaign.import', { data })
    const [card] = await host.call('game.list', { campaign: come.campaign.id })
    const now = await host.call('game.view', { session: card?.session ?? '' })
    expect({ ...now, session, campaign }).toEqual(await host.call('game.view', { session }))
    expect(now).toMatchObject({ canRedo: true, revision: was.revision })
    const again = [
      await host.call('game.redo', { session: now.session, revision: now.revision }),
      await host.call('game.redo', { session, revision: now.revision }),
    ]
    expect({ ...again[0], session, campaign }).toEqual(again[1])
  })

  it('a finished raid has the same tale and the same log', async () => {
    const campaign = await botCampaign(host, { raids: 1 })
    const come = await host.call('campaign.import', { data: (await host.call('campaign.export', { campaign })).data })
    const [[was], [now]] = [await host.call('game.list', { campaign }), await host.call('game.list', { campaign: come.campaign.id })]
    const log = (session = '') => host.call('game.log', { session })
    expect(await log(now?.session)).toEqual(await log(was?.session))
    const story = async (session = '') => {
      const { session: _, campaign: _campaign, people, ...told } = await host.call('game.story', { session })
      return { ...told, people: people.map(({ character: _character, ...person }) => person) }
    }
    expect(await story(now?.session)).toEqual(await story(was?.session))
  })

  it('a name that is taken gets a number, and never grows too long', async () => {
    const name = 'x'.repeat(60)
    const { id: campaign } = await host.call('campaign.create', { name, game: 'citadel' })
    const { data } = await host.call('campaign.export', { campaign })
    const [second, third] = [await host.call('campaign.import', { data }), await host.call('campaign.import', { data })]
    expect([second.campaign.name, third.campaign.name]).toEqual([`${'x'.repeat(56)} (2)`, `${'x'.repeat(56)} (3)`])
    expect(second).toMatchObject({ characters: 0, raids: 0 })
  })

  it('refuses an unknown campaign', async () => {
    expect(await host.refusal('campaign.export', { campaign: 'none' })).toMatchObject({ code: 'not-found' })
  })
})
