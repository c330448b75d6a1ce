import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SessionView } from '../../../engine/kernel/types.ts'
import { GAMES } from '../../../engine/registry.ts'
import type { LabGame } from '../../contract/index.ts'
import type { Lab } from '../lab/labs.ts'
import { outputSchema } from '../testing/shapes.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'
import { weekAt } from './calendar.ts'
import { parsOf, standingAmong } from './par.ts'

describe('a week', () => {
  it.each([
    ['2026-11-28T22:00:00.000Z', '2026-W48', '2026-11-30T00:00:00.000Z'],
    ['2026-11-29T23:59:59.999Z', '2026-W48', '2026-11-30T00:00:00.000Z'],
    ['2026-11-30T00:00:00.000Z', '2026-W49', '2026-12-07T00:00:00.000Z'],
    // ISO 8601: the year of its Thursday.
    ['2027-01-01T12:00:00.000Z', '2026-W53', '2027-01-04T00:00:00.000Z'],
    ['2024-12-30T00:00:00.000Z', '2025-W01', '2025-01-06T00:00:00.000Z'],
    ['2023-01-01T00:00:00.000Z', '2022-W52', '2023-01-02T00:00:00.000Z'],
  ])('%s is in %s', (now, week, until) => expect(weekAt(now)).toEqual({ week, until }))
})

describe('the week’s game', () => {
  let host: TestHost
  let now = '2026-11-25T10:00:00.000Z'
  beforeEach(() => {
    now = '2026-11-25T10:00:00.000Z'
    host = testHost(undefined, undefined, { now: () => now })
  })
  afterEach(() => host.close())

  /** Plays it to its end as the hints have it. */
  async function play(view: SessionView): Promise<SessionView> {
    let at = view
    while (at.decision !== null) {
      const { why: _, ...answer } = await host.call('game.hint', { session: at.session })
      at = await host.call('game.choose', { session: at.session, revision: at.revision, decision: at.decision.id, ...answer })
    }
    return at
  }

  it('of each system begins the same for everyone, with honest undo', async () => {
    const { games, week } = await host.call('week.get')
    expect(week).toBe('2026-W48')
    expect(games.map(({ game }) => game)).toEqual(['citadel', 'hero', 'domain', 'cave', 'gladiator'])
    const other = testHost(undefined, undefined, { now: () => '2026-11-29T01:00:00.000Z', newId: () => crypto.randomUUID() })
    for (const { game, measures } of games) {
      expect(measures.length).toBeGreaterThan(1)
      const here = await host.call('week.start', { game })
      const there = await other.call('week.start', { game })
      expect(here.view).toEqual(there.view)
      expect(here.decision).toEqual(there.decision)
    }
    await other.close()
  })

  it('counts once: a repeat says which attempt counts, and the next week begins anew', async () => {
    const first = await play(await host.call('week.start', { game: 'gladiator' }))
    const result = await host.call('week.result', { session: first.session })
    expect(outputSchema('week.result').parse(result)).toEqual(result)
    expect(result).toMatchObject({ week: '2026-W48', counts: true, first: null, best: null, attempt: { status: 'ended' } })
    expect(result?.attempt.rank).toHaveLength(3)
    const second = await play(await host.call('week.start', { game: 'gladiator' }))
    expect(await host.call('week.result', { session: second.session })).toMatchObject({
      counts: false,
      first: { session: first.session, rank: result?.attempt.rank },
      attempt: { session: second.session },
    })
    const got = await host.call('week.get')
    expect(outputSchema('week.get').parse(got)).toEqual(got)
    const of = got.games.find(({ game }) => game === 'gladiator')
    expect(of).toMatchObject({ attempt: { session: first.session }, repeats: 1, open: null, best: null })

    now = '2026-12-02T10:00:00.000Z'
    const next = await host.call('week.get')
    expect(next.games.find(({ game }) => game === 'gladiator')).toMatchObject({
      attempt: null,
      repeats: 0,
      best: { session: first.session, week: '2026-W48' },
    })
    expect((await host.call('game.list')).find(({ session }) => session === first.session)).toMatchObject({
      week: '2026-W48',
      status: 'ended',
    })
  })

  it('given up is an attempt without a rank, and counts all the same', async () => {
    const { session } = await host.call('week.start', { game: 'citadel' })
    await host.call('game.abandon', { session })
    await host.call('week.start', { game: 'citadel' })
    const [raid] = (await host.call('week.get')).games
    expect(raid).toMatchObject({ attempt: { session, status: 'abandoned', rank: null }, repeats: 1, open: expect.any(String) })
    expect(await host.call('week.result', { session })).toMatchObject({ counts: true, beats: null })
  })

  it('cannot be looked into beforehand, nor be played by a bot', async () => {
    const begun = await host.call('week.start', { game: 'cave' })
    const seed = String(host.db.raw.prepare('SELECT seed FROM setups').pluck().get())
    expect(await host.refusal('game.start', { game: 'cave', seats: 2, seed })).toMatchObject({ code: 'bad-request', detail: 'seed' })
    expect(await host.refusal('lab.run', { game: 'cave', count: 1, seed })).toMatchObject({ code: 'bad-request', detail: 'seed' })
    expect(await host.refusal('game.auto', { session: begun.session, until: 'end' })).toMatchObject({ code: 'conflict', detail: 'week' })
    expect(await host.refusal('week.start', { game: 'chess' })).toMatchObject({ code: 'not-found' })
  })

  it('is nothing to a game that was not begun as one', async () => {
    const { session } = await host.call('game.start', { game: 'citadel' })
    expect(await host.call('week.result', { session })).toBeNull()
  })
})

describe('par', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'citadel-week-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('is worked out by the Lab in the background, and begun again where it was stopped', async () => {
    const host = testHost()
    const { session } = await host.call('week.start', { game: 'gladiator' })
    const [job] = await host.call('lab.list')
    expect(job).toMatchObject({ game: 'gladiator', count: 1000, arms: ['Par of the week'], status: 'running' })
    const par = async () => (await host.call('week.result', { session }))?.par
    expect(await par()).toMatchObject({ job: job?.job, total: 1000 })
    await host.call('lab.cancel', { job: job?.job ?? '' })
    while ((await host.call('lab.list'))[0]?.status === 'running') await new Promise((resolve) => setTimeout(resolve, 20))
    const again = await par()
    expect(again?.job).not.toBe(job?.job)
    expect(await host.call('lab.list')).toContainEqual(expect.objectContaining({ job: again?.job, status: 'running' }))
    await host.close()
  })

  it('is kept beside the campaigns, until the rules change', () => {
    const game = GAMES.find(({ id }) => id === 'gladiator')
    const rules = game?.lab
    if (game === undefined || rules?.week === undefined) throw new Error('it has a week’s game')
    const contest = { game, rules, week: rules.week }
    const ofRank = (outcome: string | null, wins: boolean, experience: number, taken = 0) =>
      ({ outcome, shares: [wins, false, false], amounts: [experience, 0, taken, 0] }) as unknown as LabGame
    // One that took too long is no measure of anything.
    const games = [ofRank('west', true, 5, 2), ofRank('east', false, 9), ofRank(null, true, 99)]
    const lab = { job: 'run', status: 'done', games: [games] } as unknown as Lab
    const runs: string[] = []
    const labs: Parameters<typeof parsOf>[0]['labs'] = {
      get: () => lab,
      begin(_plan, { seed = '' }, over) {
        runs.push(seed)
        over?.(lab)
        return lab
      },
    }
    const pars = (of = labs) => parsOf({ file: join(folder, 'campaigns.db'), labs: of, report: (error) => expect(error).toBeNull() })
    expect(pars().get(contest)).toBeNull()
    pars().begin(contest)
    expect(runs).toEqual(['par'])
    pars().begin(contest)
    expect(runs).toHaveLength(1)
    const found = pars().get(contest)
    expect(found?.par.job).toBeNull()
    expect(found?.ranks).toEqual([
      [1, 5, -2],
      [0, 9, 0],
    ])
    expect(standingAmong(found?.ranks ?? [], [1, 5, -2])).toMatchObject({ worse: { value: 0.5 }, alike: { value: 0.5 } })
    expect(standingAmong(found?.ranks ?? [], [0, 10])).toMatchObject({ worse: { value: 0.5 }, alike: { value: 0 } })
    expect(standingAmong([], [0, 10])).toBeNull()
    expect(pars().get({ ...contest, game: { ...game, rulesVersion: 'newer' } })).toBeNull()
  })
})
