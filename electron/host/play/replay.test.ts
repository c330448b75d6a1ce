import { describe, expect, it } from 'vitest'
import { citadel } from '../../../engine/citadel/index.ts'
import { playable } from '../../../engine/kernel/playable.ts'
import { fullParty } from '../testing/bot-campaign.ts'
import { hostOnDisk } from '../testing/host-on-disk.ts'
import { idsOf } from '../testing/test-host.ts'

// Looking back on raids, and branching from a position as a separate raid.

const disk = hostOnDisk()

/** A raid of a campaign after the given number of choices. */
async function campaignRaid(limit: number, seed = 5) {
  const { id: campaign } = await disk.host.call('campaign.create', { name: 'The Long Winter', game: 'citadel' })
  const party = [...(await fullParty(disk.host, campaign, 1))]
  const { session } = await disk.host.call('game.start', { game: 'citadel', campaign, party, seed })
  return { campaign, session, view: await disk.host.call('game.auto', { session, until: 'end', limit }) }
}

/** Everything of a session and its campaign that a what-if might touch. */
async function recordOf(session: string, campaign: string) {
  const characters = await disk.host.call('character.list', { campaign })
  return {
    view: await disk.host.call('game.view', { session }),
    log: await disk.host.call('game.log', { session, limit: 1000 }),
    characters,
    ledgers: await Promise.all(characters.map(({ id: character }) => disk.host.call('character.ledger', { character }))),
    raids: await disk.host.call('game.list', { campaign }),
    verified: await disk.host.call('campaign.verify', { campaign }),
  }
}

describe('game.replay', () => {
  it('gives the answer at each position, and the position of each line of the chronicle', async () => {
    const begun = await disk.host.call('game.start', { game: 'citadel', seed: 11 })
    const { session } = begun
    const picked = idsOf(begun).slice(0, 1)
    const after = await disk.host.pick(begun, ...picked)
    expect((await disk.host.call('game.replay', { session, to: 0 })).answered).toEqual({ pick: picked })
    expect(await disk.host.call('game.replay', { session })).not.toHaveProperty('answered')
    await disk.host.call('game.auto', { session, bot: 'random', until: 'end', limit: 40 })
    const { events } = await disk.host.call('game.log', { session })
    for (const { n, input = -1 } of events)
      expect((await disk.host.call('game.replay', { session, to: input })).events.map((entry) => entry.n)).toContain(n)
    expect(after.events.every(({ input }) => input === 1)).toBe(true)
  })

  it('shows a long raid, open or over, at any position without a replay from the start', async () => {
    const { session, view: open } = await campaignRaid(100)
    expect(open.outcome).toBeNull()
    const middle = await disk.host.call('game.replay', { session, to: Math.floor(open.inputs / 3) })
    await disk.host.call('game.abandon', { session })
    await disk.restart()
    expect(await disk.host.call('game.replay', { session, to: Math.floor(open.inputs / 3) })).toEqual({
      ...middle,
      revision: open.revision + 1,
    })
  })

  it('of other rules shows stored marks with their input, and the events as recorded', async () => {
    const { session } = await disk.host.call('game.start', { game: 'citadel', seed: 11 })
    const end = await disk.host.call('game.auto', { session, bot: 'random', until: 'end', limit: 20_000 })
    const to = end.inputs - 1
    const before = await disk.host.call('game.replay', { session, to })
    await disk.restart([playable({ ...citadel, rulesVersion: 'other' })])
    const then = await disk.host.call('game.replay', { session, to })
    expect(then).toMatchObject({ decision: null, standsAt: expect.any(Number), events: before.events, rolled: before.rolled })
    expect(then.standsAt).toBeLessThanOrEqual(to)
    expect(await disk.host.refusal('game.branch', { session, to })).toMatchObject({ code: 'conflict', detail: 'other-rules' })
    expect((await disk.host.call('game.chapters', { session })).length).toBeGreaterThan(0)
  })
})

describe('game.chapters', () => {
  it('cover a raid under way as far as it has gone, without an end', async () => {
    const { session, view } = await campaignRaid(60)
    const chapters = await disk.host.call('game.chapters', { session })
    expect(chapters.length).toBeGreaterThan(0)
    expect(chapters.every(({ kind, from, to }) => kind !== 'end' && from <= to && to <= view.inputs)).toBe(true)
  })

  it('of a finished raid are those of its story', async () => {
    const { session } = await campaignRaid(20_000)
    const story = await disk.host.call('game.story', { session })
    expect(await disk.host.call('game.chapters', { session })).toEqual(story.chapters)
    expect(await disk.host.refusal('game.chapters', { session: 'none' })).toMatchObject({ code: 'not-found' })
  })
})

describe('game.branch', () => {
  it('begins a raid outside the campaign at that position, and leaves everything else unchanged', async () => {
    const { campaign, session, view } = await campaignRaid(40)
    const to = view.inputs - 10
    const before = await recordOf(session, campaign)
    const then = await disk.host.call('game.replay', { session, to })
    const branch = await disk.host.call('game.branch', { session, to })
    expect(branch).toMatchObject({ inputs: to, revision: to, outcome: null, branchOf: { session, input: to } })
    expect({ ...branch.decision, id: '' }).toEqual({ ...then.decision, id: '' })
    expect(branch.view).toEqual(then.view)
    expect(branch.events).toEqual(then.events)
    await disk.host.call('game.auto', { session: branch.session, until: 'end', limit: 20_000 })
    expect(await recordOf(session, campaign)).toEqual(before)
    expect(before.verified).toMatchObject({ ok: true, differences: [] })
    expect(await disk.host.call('game.story', { session: branch.session })).toMatchObject({ campaign: null, raid: null })
    const rows = await disk.host.call('game.list')
    expect(rows.find((row) => row.session === branch.session)).toMatchObject({
      campaign: null,
      party: [],
      branchOf: { session, input: to },
    })
    expect(await disk.host.call('campaign.stats', { campaign })).toMatchObject({ raids: [{ session }] })
  })

  it('has its own chance, so the raid’s future cannot be tried out', async () => {
    const { session, view } = await campaignRaid(30)
    const dice = async (id: string) => {
      await disk.host.call('game.auto', { session: id, bot: 'random', until: 'end', limit: 60 })
      const { events } = await disk.host.call('game.log', { session: id, limit: 1000 })
      return JSON.stringify(events.slice(view.events.at(-1)?.n).map(({ data }) => data))
    }
    const branches = [
      await disk.host.call('game.branch', { session, to: view.inputs }),
      await disk.host.call('game.branch', { session, to: view.inputs }),
    ]
    const fell = [...(await Promise.all(branches.map((branch) => dice(branch.session)))), await dice(session)]
    expect(new Set(fell).size).toBe(3)
  })

  it('goes on after a restart from where it was, and takes anything back, even what it began with', async () => {
    const { session, view } = await campaignRaid(40)
    const { session: branch } = await disk.host.call('game.branch', { session, to: view.inputs })
    const on = await disk.host.call('game.auto', { session: branch, until: 'end', limit: 5 })
    await disk.restart()
    expect(await disk.host.call('game.view', { session: branch })).toEqual(on)
    let back = on
    for (let n = 0; n < 10 && back.canUndo; n++) back = await disk.host.call('game.undo', { session: branch, revision: back.revision })
    expect(back.inputs).toBe(on.inputs - 10)
    await disk.restart()
    expect(await disk.host.call('game.view', { session: branch })).toEqual(back)
    const again = await disk.host.call('game.redo', { session: branch, revision: back.revision })
    expect(again.inputs).toBe(back.inputs + 1)
    expect(await disk.host.call('game.view', { session })).toEqual(view)
  })

  it('can start from a raid that was given up, and from a what-if', async () => {
    const { session, view } = await campaignRaid(25)
    await disk.host.call('game.abandon', { session })
    const branch = await disk.host.call('game.branch', { session, to: view.inputs })
    expect(branch.decision).not.toBeNull()
    const second = await disk.host.call('game.branch', { session: branch.session, to: 3 })
    expect(second).toMatchObject({ inputs: 3, branchOf: { session: branch.session, input: 3 } })
  })

  it('no longer needs the raid it came from', async () => {
    const { campaign, session, view } = await campaignRaid(20)
    const { session: branch } = await disk.host.call('game.branch', { session, to: view.inputs })
    await disk.host.call('campaign.delete', { campaign })
    await disk.restart()
    expect((await disk.host.call('game.view', { session: branch })).decision).not.toBeNull()
  })

  it('refuses an unknown session or input, and a position where nothing is asked', async () => {
    const { session, view } = await campaignRaid(20_000)
    expect(await disk.host.refusal('game.branch', { session: 'none', to: 0 })).toMatchObject({ code: 'not-found' })
    expect(await disk.host.refusal('game.branch', { session, to: view.inputs + 1 })).toMatchObject({ code: 'bad-request', detail: 'to' })
    expect(await disk.host.refusal('game.branch', { session, to: view.inputs })).toMatchObject({ code: 'conflict', detail: 'over' })
    expect(await disk.host.call('game.list', { status: 'open' })).toEqual([])
  })
})
