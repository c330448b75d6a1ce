import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Input, LabJob, LabResult } from '../../contract/index.ts'
import { outputSchema } from '../testing/shapes.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

// The Lab over a real host with its worker threads.

let host: TestHost
let campaign: string
let people: readonly string[]
beforeAll(async () => {
  host = testHost()
  campaign = (await host.call('campaign.create', { name: 'The Long Winter', game: 'citadel', variants: ['choose-heroes'] })).id
  const joined: string[] = []
  for (const name of ['Almuric', 'Lord Dil', 'Zareth'])
    joined.push((await host.call('character.recruit', { campaign, kind: 'hero', name })).id)
  people = joined
})
afterAll(() => host.close())

const running = new Set<string>()
afterEach(async () => {
  for (const job of running) await host.call('lab.cancel', { job })
  running.clear()
})

async function begin(wish: Partial<Input<'lab.run'>> = {}): Promise<LabJob> {
  const job = await host.call('lab.run', { game: 'citadel', seed: 'lab', count: 6, ...wish })
  running.add(job.job)
  return job
}

/** Waits until it is over, as a page would. */
async function over({ job }: Pick<LabJob, 'job'>): Promise<LabResult> {
  for (;;) {
    const result = await host.call('lab.result', { job })
    if (result.status !== 'running') return result
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function played(wish: Partial<Input<'lab.run'>> = {}): Promise<LabResult> {
  return over(await begin(wish))
}

/** Everything that a campaign keeps. */
function books(): unknown {
  const tables = ['campaigns', 'characters', 'ledger', 'sessions', 'raiders']
  return tables.map((table) => host.db.raw.prepare(`SELECT * FROM ${table}`).all())
}

describe('a run', () => {
  test('is answered at once, tells how far it has come, and comes to shares and means with their intervals', async () => {
    const job = await begin()
    expect(outputSchema('lab.run').parse(job)).toEqual(job)
    expect(job).toMatchObject({ game: 'citadel', seed: 'lab', count: 6, arms: ['Arm 1'], status: 'running', total: 6 })
    const result = await over(job)
    expect(outputSchema('lab.result').parse(result)).toEqual(result)
    expect(result).toMatchObject({ status: 'done', done: 6, sums: { arms: [{ played: 6, unfinished: 0 }] } })
    const [home] = result.sums.arms[0]?.shares ?? []
    expect(home?.value).toBe((home?.games ?? 0) / 6)
    expect(home?.low).toBeLessThan(home?.high ?? 0)
    const told = host.told.flatMap(({ event, data }) => (event === 'lab.progress' && data.job === job.job ? [data.done] : []))
    expect(told.at(-1)).toBe(6)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })

  test('comes to the same whatever the number of workers', async () => {
    const [one, several] = [await played({ workers: 1 }), await played({ workers: 4 })]
    expect(several.sums).toEqual(one.sums)
    expect((await played({ seed: 'another' })).sums).not.toEqual(one.sums)
  })

  test('has the same dice in every arm, so that arms alike are alike', async () => {
    const { sums } = await played({
      count: 12,
      arms: [{ name: 'Masters' }, { name: 'Masters again' }, { name: 'Novices', bots: ['novice'] }],
    })
    expect(sums.arms[1]).toEqual(sums.arms[0])
    expect(sums.arms[2]).not.toEqual(sums.arms[0])
    const again = sums.differences.filter(({ arm }) => arm === 1)
    expect(again.length).toBeGreaterThan(0)
    for (const { value, told, pairs } of again) expect({ value, told, pairs }).toEqual({ value: 0, told: false, pairs: 12 })
  })

  test('that is stopped keeps what has been played', async () => {
    const job = await begin({ count: 2000 })
    while ((await host.call('lab.result', { job: job.job })).done === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await host.call('lab.cancel', { job: job.job })).toEqual({ job: job.job, stopped: true })
    const result = await over(job)
    expect(result.status).toBe('stopped')
    expect(result.done).toBeGreaterThan(0)
    expect(result.done).toBeLessThan(2000)
    expect(result.sums.arms[0]?.played).toBe(result.done)
    // The same as far as it has come.
    const few = await played({ count: result.done })
    expect(few.sums.arms).toEqual(result.sums.arms)
    expect(await host.call('lab.cancel', { job: job.job })).toEqual({ job: job.job, stopped: false })
  })

  test('never keeps a table waiting', async () => {
    await begin({ count: 2000 })
    const begun = await host.call('game.start', {
      game: 'citadel',
      scenario: { party: [{ hero: 'Almuric' }], start: 'turn' },
      seed: 'table',
    })
    // What this thread computes meanwhile: by the clock, others on the machine would count.
    const waits: number[] = []
    for (let n = 0; n < 40; n++) {
      const before = process.threadCpuUsage()
      await host.call('game.view', { session: begun.session })
      const { user, system } = process.threadCpuUsage(before)
      waits.push((user + system) / 1000)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    const slowest = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.9)]
    expect(slowest).toBeLessThan(50)
  })

  test('is listed, the newest first', async () => {
    const first = await played({ count: 1 })
    const second = await played({ count: 1 })
    const listed = await host.call('lab.list')
    expect(outputSchema('lab.list').parse(listed)).toEqual(listed)
    expect(listed.slice(0, 2).map(({ job }) => job)).toEqual([second.job, first.job])
    expect(listed.length).toBeLessThanOrEqual(8)
  })

  test.each(['hero', 'domain', 'cave', 'gladiator'])('of %s', async (game) => {
    const options = { domain: { rounds: 10 }, cave: { rounds: 20 } }[game]
    const result = await played({ game, count: 2, bots: ['novice', 'novice'], ...(options && { options }) })
    expect(result).toMatchObject({ status: 'done', sums: { arms: [{ played: 2, unfinished: 0 }] } })
    expect(outputSchema('lab.result').parse(result)).toEqual(result)
  })
})

describe('the people of a campaign', () => {
  test('are played as they are, and nothing of theirs changes', async () => {
    const before = books()
    const result = await played({ campaign, party: [...people] })
    expect(result).toMatchObject({ campaign, status: 'done' })
    expect(result.sums.arms[0]?.people.map(({ name }) => name)).toEqual(['Almuric', 'Lord Dil', 'Zareth'])
    expect(books()).toEqual(before)
  })

  test('may have what they only think of buying', async () => {
    const [almuric = ''] = people
    const before = books()
    const { sums } = await played({
      campaign,
      count: 12,
      arms: [
        { name: 'As they are', party: [...people] },
        {
          name: 'With more Wound Points',
          party: [{ character: almuric, increases: Array.from({ length: 6 }, () => 'wound-points') }, ...people.slice(1)],
        },
      ],
    })
    expect(sums.arms[1]).not.toEqual(sums.arms[0])
    expect(books()).toEqual(before)
  })

  test('may go with a variant of their campaign or without', async () => {
    const { sums } = await played({
      campaign,
      party: [...people],
      options: { purpose: 'hellgate' },
      arms: [{}, { options: { variants: ['short-hunt'], purpose: 'hellgate' } }],
    })
    expect(sums.arms).toHaveLength(2)
  })

  test('who are in an open raid are not taken out of it', async () => {
    const raid = await host.call('game.start', { game: 'citadel', campaign, party: [...people] })
    expect(await host.refusal('lab.run', { game: 'citadel', count: 1, campaign, party: [...people] })).toMatchObject({
      code: 'conflict',
      detail: 'in-raid',
    })
    await host.call('game.abandon', { session: raid.session })
  })
})

describe('from a bar to a game', () => {
  test('each game of a bar is one that it counts, and all are counted', async () => {
    const { job, sums } = await played({ count: 10 })
    const of = (is: boolean) => host.call('lab.games', { job, arm: 0, bar: { share: 'all', is } })
    const [yes, no] = [await of(true), await of(false)]
    expect(outputSchema('lab.games').parse(yes)).toEqual(yes)
    expect(yes.count).toBe(sums.arms[0]?.shares.at(2)?.games)
    expect([...yes.games, ...no.games].map(({ n }) => n).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    const { edges = [], id = '' } = sums.amounts[0] ?? {}
    const bars = await Promise.all(
      edges.slice(1).map((to, i) => host.call('lab.games', { job, arm: 0, bar: { amount: id, from: edges[i] ?? 0, to } })),
    )
    expect(bars.map(({ count }) => count)).toEqual(sums.arms[0]?.amounts[0]?.counts)
  })

  test('a game opens as a session that is over and replays to the same end, counted nowhere', async () => {
    const { job } = await played({ campaign, party: [...people] })
    const { games } = await host.call('lab.games', { job, arm: 0, bar: { amount: 'turns', from: 0, to: 10_000 } })
    const before = await host.call('records.hall')
    const opened = await host.call('lab.open', { job, arm: 0, n: 3 })
    expect(outputSchema('lab.open').parse(opened)).toEqual(opened)
    expect(opened.outcome).not.toBeNull()
    expect((await host.call('game.story', { session: opened.session })).text).toBe(games[3]?.text)
    const replay = await host.call('game.replay', { session: opened.session, to: 5 })
    expect(replay.inputs).toBe(opened.inputs)
    expect(replay).not.toHaveProperty('standsAt')
    // Once opened it stays.
    expect((await host.call('lab.open', { job, arm: 0, n: 3 })).session).toBe(opened.session)
    expect(await host.call('records.hall')).toEqual(before)
    expect((await host.call('records.games')).map(({ session }) => session)).not.toContain(opened.session)
    const row = (await host.call('game.list')).find(({ session }) => session === opened.session)
    expect(row).toMatchObject({ campaign: null, status: 'ended', lab: true })
    expect((await host.call('campaign.get', { campaign })).id).toBe(campaign)
    expect(await host.call('game.list', { campaign })).not.toContainEqual(expect.objectContaining({ session: opened.session }))
    // It counts for nothing, and so may go; opened again, it is another session.
    await host.call('session.delete', { session: opened.session })
    expect((await host.call('game.list')).map(({ session }) => session)).not.toContain(opened.session)
    const again = await host.call('lab.open', { job, arm: 0, n: 3 })
    expect(again).toMatchObject({ inputs: opened.inputs, outcome: opened.outcome })
    expect(again.session).not.toBe(opened.session)
  })

  test('all of them as lines of values', async () => {
    const { job } = await played({ count: 3, arms: [{ name: '=one' }, { name: 'Two', bots: ['novice'] }] })
    const file = await host.call('lab.export', { job })
    const lines = file.data.trim().split('\r\n')
    expect(lines).toHaveLength(1 + 6)
    expect(lines[0]).toContain('Arm,Game,Seed,Outcome,Someone comes home')
    expect(lines[1]).toMatch(/^'=one,1,lab 0,/)
    expect(lines[2]).toMatch(/^Two,1,lab 0,/)
    expect(file).toMatchObject({ filename: 'citadel-of-blood-lab.csv', encoding: 'utf8' })
  })
})

test('what makes no sense is refused', async () => {
  const refusal = (wish: Partial<Input<'lab.run'>>) => host.refusal('lab.run', { game: 'citadel', count: 1, ...wish })
  expect(await refusal({ game: 'chess' })).toMatchObject({ code: 'not-found' })
  expect(await refusal({ count: 2001 })).toMatchObject({ code: 'bad-request', detail: 'count' })
  expect(await refusal({ count: 0 })).toMatchObject({ code: 'bad-request' })
  expect(await refusal({ arms: Array.from({ length: 5 }, () => ({})) })).toMatchObject({ code: 'bad-request', detail: 'arms' })
  expect(await refusal({ seats: 7 })).toMatchObject({ detail: 'seats' })
  expect(await refusal({ bots: ['able', 'able'] })).toMatchObject({ detail: 'bots' })
  expect(await refusal({ options: { moon: true } })).toMatchObject({ code: 'bad-request' })
  expect(await refusal({ party: [...people] })).toMatchObject({ detail: 'campaign' })
  expect(await refusal({ campaign })).toMatchObject({ detail: 'party' })
  expect(await refusal({ campaign, party: ['nobody'] })).toMatchObject({ code: 'not-found' })
  expect(await refusal({ campaign: 'none', party: ['nobody'] })).toMatchObject({ code: 'not-found' })
  expect(await refusal({ campaign, party: [{ character: people[0] ?? '', increases: ['wings'] }] })).toMatchObject({ detail: 'increase' })
  expect(await refusal({ campaign, party: [...people], options: { heroes: 3 } })).toMatchObject({ detail: 'options' })
  expect(await host.refusal('lab.result', { job: 'none' })).toMatchObject({ code: 'not-found' })
  const { job } = await played({ count: 1 })
  expect(await host.refusal('lab.open', { job, arm: 1, n: 0 })).toMatchObject({ code: 'not-found' })
  expect(await host.refusal('lab.open', { job, arm: 0, n: 1 })).toMatchObject({ code: 'not-found' })
  expect(await host.refusal('lab.games', { job, arm: 3, bar: { cause: 'sword' } })).toMatchObject({ code: 'not-found' })
})
