import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readInputs } from '../../../db/sessions.ts'
import type { Json } from '../../../engine/kernel/types.ts'
import type { Output } from '../../contract/index.ts'
import { botCampaign, fullParty } from '../testing/bot-campaign.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

// Stories, statistics and the hall of fame, for a campaign that bots played through the calls a person uses.

const PLAYED = 6
/** And one that is given up. */
const RAIDS = PLAYED + 1
let host: TestHost
let campaign: string
let stats: Output<'campaign.stats'>
let hall: Output<'records.hall'>

beforeAll(async () => {
  host = testHost()
  campaign = await botCampaign(host, { raids: PLAYED })
  const party = [...(await fullParty(host, campaign, RAIDS))]
  const { session } = await host.call('game.start', { game: 'citadel', campaign, party, seed: 7 })
  await host.call('game.auto', { session, until: 'end', limit: 4 })
  await host.call('game.abandon', { session })
  stats = await host.call('campaign.stats', { campaign })
  hall = await host.call('records.hall')
}, 120_000)
afterAll(() => host.close())

type LogEntry = Output<'game.log'>['events'][number]

async function logOf(session: string): Promise<readonly LogEntry[]> {
  const all: LogEntry[] = []
  for (let from: number | undefined = 0; from !== undefined; ) {
    const page: Output<'game.log'> = await host.call('game.log', { session, from, limit: 500 })
    all.push(...page.events)
    from = page.next
  }
  return all
}

function fieldOf(data: Json, key: string): Json {
  const value =
    typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.entries(data).find(([name]) => name === key)?.[1] : null
  return value ?? null
}

describe('campaign.stats', () => {
  it('lists every raid by number, with its characters as on the roster', async () => {
    expect(stats.raids.map(({ raid }) => raid)).toEqual(Array.from({ length: RAIDS }, (_, i) => i + 1))
    const roster = await host.call('character.list', { campaign })
    for (const { session, people } of stats.raids)
      for (const { character, fate } of people) {
        const known = roster.find(({ id }) => id === character)?.raids.find((raid) => raid.session === session)
        expect([session, character, known?.fate]).toEqual([session, character, fate])
      }
    expect(stats.raids.at(-1)).toMatchObject({ status: 'abandoned', outcome: 'abandoned', experience: 0, gold: 0, jewels: 0 })
  })

  it('counts from the logs: kills, turns, depth, places, dice', async () => {
    let died = 0
    const slugs = new Set<Json>((await host.call('character.list', { campaign })).map(({ slug }) => slug))
    for (const raid of stats.raids) {
      const log = await logOf(raid.session)
      const monsters = log.filter(({ type, data }) => type === 'died' && !slugs.has(fieldOf(data, 'who')))
      const charmed = new Set(log.filter(({ type }) => type === 'charmed').map(({ data }) => fieldOf(data, 'who')))
      const killed = monsters.filter(({ data }) => !charmed.has(fieldOf(data, 'who')))
      died += raid.kills
      expect(raid.kills).toBeGreaterThanOrEqual(killed.length)
      expect(raid.kills).toBeLessThanOrEqual(monsters.length)
      const entered = log.filter(({ type }) => type === 'entered')
      expect(raid.explored).toBe(entered.filter(({ data }) => fieldOf(data, 'first') === true).length)
      expect(raid.depth).toBe(Math.max(1, ...entered.map(({ data }) => Number(fieldOf(data, 'level')))))
      // The first turn begins after the starting sequence, and is not announced.
      const turns = log.filter(({ type }) => type === 'turn-begins').map(({ data }) => Number(fieldOf(data, 'turn')))
      expect(Math.max(1, raid.turns)).toBe(Math.max(1, ...turns))
    }
    expect(stats.totals.kills).toBe(died)
    expect(stats.kills.reduce((sum, { count }) => sum + count, 0)).toBe(died)
    const rolled = stats.luck.faces.reduce((sum, count) => sum + count, 0)
    const dice = stats.raids.flatMap(({ session }) => readInputs(host.db, session)).reduce((sum, input) => sum + input.dice.length, 0)
    expect(rolled).toBe(dice)
  })

  it('agrees with the ledgers to the last point and coin', async () => {
    const roster = await host.call('character.list', { campaign })
    const sums = { experience: 0, gold: 0, jewel: 0 }
    for (const { id } of roster)
      for (const { unit, amount, session } of await host.call('character.ledger', { character: id }))
        if (session !== null && (unit === 'experience' || unit === 'gold' || unit === 'jewel')) sums[unit] += amount
    const { experience, gold, jewels } = stats.totals
    expect({ experience, gold, jewel: jewels }).toEqual(sums)
    const fallen = roster.filter(({ status }) => status === 'dead')
    expect(stats.totals.fallen).toBe(fallen.length)
    expect(stats.causes.reduce((sum, { count }) => sum + count, 0)).toBe(fallen.length)
    for (const { fell } of fallen) expect(stats.causes.map(({ id }) => id)).toContain(fell?.cause)
  })

  it('is empty for a campaign without raids, and refuses an unknown one', async () => {
    const { id } = await host.call('campaign.create', { name: 'Nothing yet', game: 'citadel' })
    expect(await host.call('campaign.stats', { campaign: id })).toMatchObject({ raids: [], kills: [], totals: { kills: 0 } })
    expect(await host.refusal('campaign.stats', { campaign: 'none' })).toMatchObject({ code: 'not-found' })
    await host.call('campaign.delete', { campaign: id })
  })
})

describe('game.story', () => {
  it('tells each finished raid, with its characters by id', async () => {
    for (const { session, raid, outcome, text, people } of stats.raids) {
      const story = await host.call('game.story', { session })
      expect(story).toMatchObject({ session, campaign, raid, outcome, text })
      expect(story.people.map(({ character }) => character)).toEqual(people.map(({ character }) => character))
      expect(story.people.every(({ character }) => character !== null)).toBe(true)
      expect(story.chapters.at(-1)?.kind).toBe('end')
      for (const { to } of story.chapters) expect(to).toBeLessThanOrEqual(story.inputs)
    }
  })

  it('is the same when it has to be made again, and is then kept', async () => {
    const [first] = stats.raids
    if (first === undefined) throw new Error('there are raids')
    const whole = await host.call('game.story', { session: first.session })
    const forget = () => host.db.raw.prepare('UPDATE sessions SET tale = NULL').run()
    const kept = () => host.db.raw.prepare('SELECT count(tale) FROM sessions').pluck().get()
    forget()
    expect(await host.call('game.story', { session: first.session })).toEqual(whole)
    expect(kept()).toBe(1)
    forget()
    expect(await host.call('campaign.stats', { campaign })).toEqual(stats)
    expect(kept()).toBe(RAIDS)
  })

  it('tells a quick raid outside every campaign, and refuses one that is open', async () => {
    const { session } = await host.call('game.start', { game: 'citadel', seed: 5 })
    expect(await host.refusal('game.story', { session })).toMatchObject({ code: 'conflict', detail: 'open' })
    await host.call('game.auto', { session, until: 'end', limit: 20_000 })
    const story = await host.call('game.story', { session })
    expect(story).toMatchObject({ campaign: null, raid: null })
    expect(story.people.every(({ character }) => character === null)).toBe(true)
    expect(await host.refusal('game.story', { session: 'none' })).toMatchObject({ code: 'not-found' })
  })
})

describe('game.luck', () => {
  it('counts the dice of an open raid, and agrees with the story of a finished one', async () => {
    const { session } = await host.call('game.start', { game: 'citadel', seed: 5 })
    await host.call('game.auto', { session, until: 'mark', limit: 400 })
    const { events } = await host.call('game.log', { session, limit: 1000 })
    const luck = await host.call('game.luck', { session })
    const thrown = luck.faces.reduce((sum, count) => sum + count, 0)
    expect(thrown).toBeGreaterThanOrEqual(diceIn(events))
    expect(thrown).toBeGreaterThan(0)
    await host.call('game.auto', { session, until: 'end', limit: 20_000 })
    expect(await host.call('game.luck', { session })).toEqual((await host.call('game.story', { session })).luck)
    expect(await host.refusal('game.luck', { session: 'none' })).toMatchObject({ code: 'not-found' })
  })
})

describe('records.hall', () => {
  /** No value in a list is zero. */
  const bestOf = (id: string) => hall.find((one) => one.id === id)?.rows[0]?.value ?? 0

  it('ranks each list, best first, from rosters and stories', async () => {
    const roster = await host.call('character.list', { campaign })
    const richest = Math.max(...roster.map(({ gold, jewels }) => jewels.reduce((sum, { value }) => sum + value, gold)))
    expect(bestOf('richest')).toBe(richest)
    expect(bestOf('returns')).toBe(Math.max(...roster.map(({ exits }) => exits)))
    const kills = new Map<string, number>()
    for (const { session } of stats.raids)
      for (const one of (await host.call('game.story', { session })).people) kills.set(one.slug, (kills.get(one.slug) ?? 0) + one.kills)
    expect(bestOf('kills')).toBe(Math.max(...kills.values()))
    expect(bestOf('deepest')).toBe(Math.max(...stats.raids.map(({ depth }) => depth)))
    for (const { id, rows } of hall) {
      const values = rows.map(({ value }) => value)
      expect(values).toEqual(values.toSorted((a, b) => (id === 'fastest-victory' ? a - b : b - a)))
      for (const row of rows) expect(row).toMatchObject({ campaign, campaignName: 'The Long Winter' })
    }
  })

  it('leads to a character or a raid from every row, and includes archived campaigns', async () => {
    await host.call('campaign.archive', { campaign })
    expect(await host.call('records.hall')).toEqual(hall)
    for (const { rows } of hall) for (const { character, session } of rows) expect([character, session]).not.toEqual([undefined, undefined])
    await host.call('campaign.archive', { campaign, archived: false })
  })

  it('shows nothing of an open raid, whatever is found, gained or lost in it', { timeout: 60_000 }, async () => {
    const party = [...(await fullParty(host, campaign, RAIDS + 1))]
    const before = await host.call('records.hall')
    const { session } = await host.call('game.start', { game: 'citadel', campaign, party, seed: 14 })
    const found = async () => (await Promise.all(party.map((character) => host.call('character.ledger', { character })))).flat()
    const earlier = (await found()).length
    const gains = async () => (await found()).slice(earlier).length
    for (let n = 0; n < 500 && (await gains()) === 0; n++)
      await host.call('game.auto', { session, bot: 'sensible', until: 'end', limit: 1 })
    expect(await gains()).toBeGreaterThan(0)
    expect((await host.call('game.view', { session })).decision).not.toBeNull()
    expect(await host.call('records.hall')).toEqual(before)
    await host.call('game.abandon', { session })
  })

  it('is empty where there are no campaigns', async () => {
    const other = testHost()
    expect(await other.call('records.hall')).toEqual([])
    await other.close()
  })
})

/** The number of dice the chronicle shows. */
function diceIn(events: readonly { readonly data: unknown }[]): number {
  const rolls = events.flatMap(({ data }) =>
    typeof data === 'object' && data !== null && 'rolls' in data && Array.isArray(data.rolls) ? data.rolls : [],
  )
  return rolls.reduce((sum: number, roll: { dice: number[] }) => sum + roll.dice.length, 0)
}
