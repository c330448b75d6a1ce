import { createHash, randomUUID } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { botCampaign, fullParty } from '../../testing/bot-campaign.ts'
import { type TestHost, testHost } from '../../testing/test-host.ts'
import { stateOf } from './compare.ts'

// A campaign that goes from one folder to another and back: it is known again, and stays one.

let here: TestHost
let there: TestHost
beforeEach(() => {
  here = testHost(undefined, undefined, { newId: randomUUID })
  there = testHost(undefined, undefined, { newId: randomUUID })
})
afterEach(async () => {
  await here.close()
  await there.close()
})

const exported = async (host: TestHost, campaign: string) => (await host.call('campaign.export', { campaign })).data

/** A short one, given up unless it is over by then. */
async function raid(host: TestHost, campaign: string, seed: number): Promise<void> {
  const party = [...(await fullParty(host, campaign, seed))]
  const { session } = await host.call('game.start', { game: 'citadel', campaign, party, seed })
  const view = await host.call('game.auto', { session, bot: 'sensible', until: 'end', limit: 12 })
  if (view.outcome === null) await host.call('game.abandon', { session, revision: view.revision })
}

async function contentsOf(host: TestHost, campaign: string) {
  const roster = await host.call('character.list', { campaign })
  const ledgers = await Promise.all(roster.map(({ id }) => host.call('character.ledger', { character: id })))
  const games = await host.call('game.list', { campaign })
  return { roster, ledgers, games }
}

describe('campaign.compare, campaign.import with replace', () => {
  it('goes four times to and fro with play on both sides, and is one campaign with nothing doubled or lost', async () => {
    const first = await botCampaign(here, { raids: 1 })
    const come = await there.call('campaign.import', { data: await exported(here, first) })
    const second = come.campaign.id
    const stays = (await here.call('character.list', { campaign: first }))[0]?.id ?? ''
    const session = (await here.call('game.list', { campaign: first }))[0]?.session
    let sides = [
      { host: there, campaign: second },
      { host: here, campaign: first },
    ] as const
    for (let n = 0; n < 4; n++) {
      const [from, to] = sides
      await raid(from.host, from.campaign, 50 + n)
      const data = await exported(from.host, from.campaign)
      const what = await to.host.call('campaign.compare', { data })
      expect(what).toMatchObject({ state: 'ahead', campaign: to.campaign, ours: [], theirs: [{ number: 2 + n, fell: [] }] })
      const replaced = await to.host.call('campaign.import', { data, replace: to.campaign })
      expect(replaced.campaign.id).toBe(to.campaign)
      expect(await to.host.call('campaign.compare', { data })).toMatchObject({ state: 'same', campaign: to.campaign })
      sides = [to, from]
    }
    for (const { host, campaign } of sides) {
      expect(await host.call('campaign.list')).toHaveLength(1)
      expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true, raids: 5 })
    }
    const [ours, theirs] = [await contentsOf(here, first), await contentsOf(there, second)]
    expect(ours.games).toHaveLength(5)
    expect(ours.ledgers.map((ledger) => ledger.length)).toEqual(theirs.ledgers.map((ledger) => ledger.length))
    const standing = ({ name, status, experience, gold, exits }: (typeof ours.roster)[number]) => ({
      name,
      status,
      experience,
      gold,
      exits,
    })
    expect(ours.roster.map(standing)).toEqual(theirs.roster.map(standing))
    // What was here from the beginning is called what it was called, so that notes, links and settings go on.
    expect(ours.roster.map(({ id }) => id)).toContain(stays)
    expect(ours.games.map((game) => game.session)).toContain(session)
  })

  it('an earlier state is behind, and neither it nor the same one replaces anything', async () => {
    const campaign = await botCampaign(here, { raids: 1 })
    const early = await exported(here, campaign)
    await raid(here, campaign, 7)
    expect(await here.call('campaign.compare', { data: early })).toMatchObject({
      state: 'behind',
      campaign,
      ours: [{ number: 2 }],
      theirs: [],
    })
    expect(await here.refusal('campaign.import', { data: early, replace: campaign })).toMatchObject({ detail: 'behind' })
    const now = await exported(here, campaign)
    expect(await here.refusal('campaign.import', { data: now, replace: campaign })).toMatchObject({ detail: 'same' })
    expect(await there.call('campaign.compare', { data: now })).toMatchObject({ state: 'new', ours: [], theirs: [], file: { raids: 2 } })
    const other = await here.call('campaign.create', { name: 'Other', game: 'citadel' })
    expect(await here.refusal('campaign.import', { data: now, replace: other.id })).toMatchObject({ detail: 'other-campaign' })
    expect(await here.refusal('campaign.import', { data: now, replace: 'none' })).toMatchObject({ code: 'not-found' })
  })

  it('a note or a purchase counts, a new name does not', async () => {
    const campaign = await botCampaign(here, { raids: 1 })
    const { campaign: copy } = await there.call('campaign.import', { data: await exported(here, campaign) })
    await there.call('campaign.rename', { campaign: copy.id, name: 'Elsewhere' })
    expect(await here.call('campaign.compare', { data: await exported(there, copy.id) })).toMatchObject({ state: 'same' })
    const [who] = await there.call('character.list', { campaign: copy.id })
    await there.call('character.note', { character: who?.id ?? '', note: 'Saw the sea.' })
    const data = await exported(there, copy.id)
    expect(await here.call('campaign.compare', { data })).toMatchObject({
      ...{ state: 'ahead', theirs: [], people: { ours: [], theirs: [who?.name] } },
    })
    const replaced = await here.call('campaign.import', { data, replace: campaign })
    expect(replaced.campaign.name).toBe('The Long Winter')
  })

  it('where both have gone on, it shows who played what, and the person chooses one or keeps both', async () => {
    const campaign = await botCampaign(here, { raids: 1 })
    const open = await here.call('game.start', { game: 'citadel', campaign, party: [...(await fullParty(here, campaign, 5))], seed: 5 })
    await here.call('game.auto', { session: open.session, until: 'end', limit: 3 })
    const { campaign: copy } = await there.call('campaign.import', { data: await exported(here, campaign) })
    const [theirOpen] = await there.call('game.list', { campaign: copy.id, status: 'open' })
    await there.call('game.auto', { session: theirOpen?.session ?? '', until: 'end', limit: 9 })
    await here.call('game.auto', { session: open.session, until: 'end', limit: 2 })
    const data = await exported(there, copy.id)
    const what = await here.call('campaign.compare', { data })
    expect(what).toMatchObject({ state: 'forked', campaign, ours: [{ number: 2 }], theirs: [{ number: 2 }] })
    expect(what.theirs[0]?.answers).toBeGreaterThan(what.ours[0]?.answers ?? 0)
    expect(what.theirs[0]?.went.length).toBe(6)
    expect(what.common).not.toBeNull()
    expect(await here.refusal('campaign.import', { data, replace: campaign })).toMatchObject({ code: 'conflict', detail: 'forked' })

    const both = await here.call('campaign.import', { data })
    expect(both.campaign.name).toBe('The Long Winter (2)')
    expect(await here.call('campaign.compare', { data: await exported(here, both.campaign.id) })).toMatchObject({
      campaign: both.campaign.id,
    })

    await here.call('campaign.import', { data, replace: campaign, forked: true })
    expect(await here.call('campaign.compare', { data })).toMatchObject({ state: 'same', campaign })
    expect(await here.call('campaign.verify', { campaign })).toMatchObject({ ok: true })
    const view = await here.call('game.view', { session: open.session })
    expect(view.revision).toBe((await there.call('game.view', { session: theirOpen?.session ?? '' })).revision)
  })

  it('a file without lineage is known while it holds a state that we know, and is new otherwise', async () => {
    const campaign = await botCampaign(here, { raids: 1 })
    const old = withoutLineage(await exported(here, campaign))
    expect(await here.call('campaign.compare', { data: old })).toMatchObject({ state: 'same', campaign })
    await raid(here, campaign, 3)
    expect(await here.call('campaign.compare', { data: old })).toMatchObject({ state: 'behind', campaign })
    const { campaign: come } = await there.call('campaign.import', { data: old })
    expect(await there.call('campaign.compare', { data: await exported(there, come.id) })).toMatchObject({ state: 'same' })
    await raid(there, come.id, 4)
    expect((await here.call('campaign.compare', { data: withoutLineage(await exported(there, come.id)) })).state).toBe('new')
  })

  it('compares an upload and keeps it for the import', async () => {
    const campaign = await botCampaign(there, { raids: 1 })
    const bytes = Buffer.from(await exported(there, campaign), 'base64')
    const { upload } = await here.call('upload.begin', { size: bytes.length })
    await here.call('upload.add', { upload, piece: bytes.toString('base64') })
    expect(await here.call('campaign.compare', { upload })).toMatchObject({ state: 'new' })
    expect((await here.call('campaign.import', { upload })).raids).toBe(1)
    expect(await here.refusal('campaign.compare', { upload })).toMatchObject({ code: 'not-found' })
  })

  it('refuses what is no campaign, and changes nothing', async () => {
    const campaign = await botCampaign(here, { raids: 1 })
    const before = await contentsOf(here, campaign)
    const data = gzipSync('{"format":"else"}\n').toString('base64')
    expect(await here.refusal('campaign.compare', { data })).toMatchObject({ code: 'bad-request', detail: 'campaign' })
    expect(await here.refusal('campaign.import', { data, replace: campaign })).toMatchObject({ code: 'bad-request', detail: 'campaign' })
    expect(await contentsOf(here, campaign)).toEqual(before)
  })
})

describe('stateOf', () => {
  const side = (...digests: string[]) => ({
    digest: digests.at(-1) ?? '',
    travelled: digests.slice(0, -1).map((digest, n) => ({ digest, at: `2026-01-0${n + 1}` })),
  })
  it.each([
    ['same', side('a', 'b'), side('x', 'b'), null],
    ['ahead', side('a', 'a'), side('a', 'b', 'b'), '2026-01-01'],
    ['behind', side('a', 'b', 'c'), side('a', 'b'), '2026-01-02'],
    ['forked', side('a', 'b'), side('a', 'c'), '2026-01-01'],
    ['forked', side('a'), side('b'), null],
  ] as const)('%s', (state, ours, theirs, common) => {
    expect(stateOf(ours, theirs)).toEqual({ state, common })
  })
})

/** The file as an older version wrote it. */
function withoutLineage(data: string): string {
  const [first = '', ...others] = gunzipSync(Buffer.from(data, 'base64')).toString().split('\n')
  const { lineage: _, ...header } = JSON.parse(first) as Record<string, unknown>
  const before = [JSON.stringify(header), ...others.slice(0, -2), ''].join('\n')
  const end = JSON.stringify({ end: { sha256: createHash('sha256').update(before).digest('hex') } })
  return gzipSync(`${before}${end}\n`).toString('base64')
}
