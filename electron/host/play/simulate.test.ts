import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampled } from '../../../engine/kernel/sampling.ts'
import { outputSchema } from '../testing/shapes.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

let host: TestHost
beforeEach(() => {
  host = testHost()
})
afterEach(() => host.close())

/** Raids played, for the chances that were told. */
const RAIDS = 200
const BRAWL = {
  party: [{ hero: 'Almuric' }, { hero: 'Lord Dil' }],
  monsters: [{ type: 'troll' }, { type: 'orc' }],
  start: 'combat',
}

describe('game.simulate', () => {
  it('gives the probable end of the fight, with its sampling error', async () => {
    const { session, revision } = await host.call('game.start', { game: 'citadel', scenario: BRAWL, seed: 'brawl' })
    const told = await host.call('game.simulate', { session, count: 60 })
    expect(told).toMatchObject({ revision, runs: 60, asked: 60, unfinished: 0 })
    expect(outputSchema('game.simulate').parse(told)).toEqual(told)
    expect(told.won.value + told.left.value + told.lost.value).toBeCloseTo(1, 10)
    expect(told.people.map(({ id }) => id)).toEqual(['almuric', 'lord-dil'])
    for (const { value, low, high } of [
      told.won,
      told.lost,
      told.anyFalls,
      told.wounds,
      told.rounds,
      ...told.people.map(({ falls }) => falls),
    ]) {
      expect(low).toBeLessThanOrEqual(value)
      expect(high).toBeGreaterThanOrEqual(value)
    }
  })

  it('plays out a turn of the Cave, with what it brings', async () => {
    const { session } = await host.call('game.start', { game: 'cave', seed: 'alone', seats: ['Ann'] })
    const told = await host.call('game.simulate', { session, count: 20 })
    expect(outputSchema('game.simulate').parse(told)).toEqual(told)
    expect(told.people).toMatchObject([{ id: '0', name: 'Ann' }])
    expect(told.gains?.map(({ id }) => id)).toEqual(['strength', 'craft', 'gold'])
    expect(told.won.value + told.left.value + told.lost.value).toBeCloseTo(1, 10)
  })

  it('plays out the results of one answer', async () => {
    const one = { ...BRAWL, party: [{ hero: 'Almuric' }], monsters: [{ type: 'orc', wounds: 1 }] }
    const { session } = await host.call('game.start', { game: 'citadel', scenario: one, seed: 'brawl' })
    const told = await host.call('game.simulate', { session, count: 20, pick: ['attack:orc-1'] })
    expect(told).toMatchObject({ won: { value: 1 }, rounds: { value: 1 }, wounds: { value: 0 } })
    expect(await host.refusal('game.simulate', { session, pick: ['shoot:orc-1'] })).toMatchObject({ code: 'rule-violation' })
  })

  it('plays out an errand, and says how often it ends before the fight does', async () => {
    const { session } = await host.call('game.start', { game: 'citadel', scenario: BRAWL, seed: 'brawl' })
    const loose = { wounds: 0, death: 100, news: false }
    const told = await host.call('game.simulate', { session, count: 60, errand: 'fight', limits: loose })
    expect(outputSchema('game.simulate').parse(told)).toEqual(told)
    // Where it stops, good players fight on: the end is the end of the fight.
    expect(told.won.value + told.lost.value + told.left.value).toBeCloseTo(1, 10)
    expect(told.won.value).toBeGreaterThan(0)
    const careful = await host.call('game.simulate', { session, count: 60, errand: 'fight', limits: { ...loose, wounds: 20 } })
    expect(careful).toMatchObject({ stopped: { value: 1 }, stops: [{ kind: 'hurt', share: 1 }] })
    expect(careful.won.value).toBeGreaterThan(0)
    const round = await host.call('game.simulate', { session, count: 20, errand: 'strike', limits: loose })
    expect(round.won.value).toBeGreaterThan(0)
    const shares = round.stops?.reduce((sum, { share }) => sum + share, 0) ?? 0
    expect(shares).toBeCloseTo(round.stopped?.value ?? 0, 10)
    expect(await host.refusal('game.simulate', { session, errand: 'fly' })).toMatchObject({ detail: 'no-errand' })
    expect(await host.refusal('game.simulate', { session, errand: 'fight', limits: { wounds: -1 } })).toMatchObject({ detail: 'limit' })
  })

  it('gives an errand the chances that it has in play', async () => {
    const start = {
      game: 'citadel',
      scenario: {
        ...BRAWL,
        monsters: [
          { type: 'orc', wounds: 6 },
          { type: 'ogre', wounds: 9 },
        ],
      },
    }
    const limits = { wounds: 4, death: 30, news: true }
    const { session } = await host.call('game.start', { ...start, seed: 'told' })
    const told = await host.call('game.simulate', { session, count: 400, errand: 'fight', limits })
    let stopped = 0
    for (let n = 0; n < RAIDS; n++) {
      const begun = await host.call('game.start', { ...start, seed: `real ${n}` })
      const real = await host.call('game.errand', {
        session: begun.session,
        revision: 0,
        decision: begun.decision?.id ?? '',
        errand: 'fight',
        limits,
      })
      if (!real.errand.end.done) stopped += 1
    }
    if (told.stopped === undefined) throw new Error('an errand says how often it stops')
    const { value, low, high } = told.stopped
    expect(value).toBeGreaterThan(0.1)
    expect(value).toBeLessThan(0.9)
    const real = sampled(stopped, RAIDS)
    expect(Math.max(low, real.low)).toBeLessThan(Math.min(high, real.high))
    const few = () => host.call('game.simulate', { session, count: 20, errand: 'fight', limits })
    expect(await few()).toEqual(await few())
  })

  it('plays out the fight that an errand through the maze leads into', async () => {
    const before = {
      party: [{ hero: 'Almuric' }, { hero: 'Lord Dil' }],
      start: 'turn',
      hellgate: { level: 1, segmentsLeft: 1 },
    }
    const { session } = await host.call('game.start', { game: 'citadel', scenario: before, seed: 'door' })
    const { errands } = await host.call('game.errands', { session })
    expect(errands.find(({ id }) => id === 'explore')).toMatchObject({ tried: true, warns: expect.stringMatching(/Hellgate/) })
    const told = await host.call('game.simulate', { session, count: 60, errand: 'explore' })
    expect(told.lost.value).toBeGreaterThan(0.5)
    expect(told.won.value + told.lost.value + told.left.value).toBeCloseTo(1, 10)
    expect(await host.refusal('game.simulate', { session })).toMatchObject({ detail: 'no-fight' })
  })

  it('changes nothing: neither the session nor the dice to come', async () => {
    const start = { game: 'citadel', scenario: BRAWL, seed: 'same' }
    const [asked, left] = [await host.call('game.start', start), await host.call('game.start', start)]
    await host.call('game.simulate', { session: asked.session, count: 10 })
    expect(await host.call('game.view', { session: asked.session })).toEqual(asked)
    const [one, other] = [await host.pick(asked, 'attack:troll-1'), await host.pick(left, 'attack:troll-1')]
    expect(one.rolled).toEqual(other.rolled)
  })

  it('lets other calls through, and stops when the position changes', async () => {
    const begun = await host.call('game.start', { game: 'citadel', scenario: BRAWL, seed: 'brawl' })
    const simulated = host.refusal('game.simulate', { session: begun.session, count: 5000 })
    const moved = await host.pick(begun, 'pass')
    expect(moved.revision).toBe(begun.revision + 1)
    expect(await simulated).toMatchObject({ code: 'conflict', detail: 'stale' })
  })

  it('a newer request replaces an older one', async () => {
    const { session } = await host.call('game.start', { game: 'citadel', scenario: BRAWL, seed: 'brawl' })
    const older = host.refusal('game.simulate', { session, count: 5000 })
    const newer = host.call('game.simulate', { session, count: 5, pick: ['pass'] })
    expect(await older).toMatchObject({ code: 'conflict', detail: 'stale' })
    expect(await newer).toMatchObject({ runs: 5 })
  })

  it('odds with their reasons, and with those who may fall, fit the contract', async () => {
    const frail = { ...BRAWL, party: [{ hero: 'Almuric', wounds: 1 }], march: [['almuric']] }
    const begun = await host.call('game.start', { game: 'citadel', scenario: frail, seed: 'brawl' })
    expect(outputSchema('game.view').parse(begun)).toEqual(begun)
    const strike = begun.decision?.options?.find(({ id }) => id.startsWith('attack:'))
    expect(strike?.odds).toMatchObject({ die: expect.any(Number), why: [{ code: '1D6', rule: '9.9' }] })
  })

  it('is refused where no fight is under way', async () => {
    const { session } = await host.call('game.start', { game: 'citadel', scenario: { party: [{ hero: 'Almuric' }], start: 'turn' } })
    expect(await host.refusal('game.simulate', { session })).toMatchObject({ code: 'rule-violation', detail: 'no-fight' })
    expect(await host.refusal('game.simulate', { session: 'nobody' })).toMatchObject({ code: 'not-found' })
  })
})
