import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../../../engine/registry.ts'
import { type CallName, calls, clientOf, type Input, type Output } from '../../contract/index.ts'
import { hostOn } from '../host.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

// A flipped bit leaves a row that is no JSON any more, JSON of another shape, or a word that there is not. No list may end with it:
// each leaves out the row at most, what it still shows has the shape of the contract, and what is left out is named.

let host: TestHost
/** The campaign in which something is spoilt, its first character, and a game of it. */
let campaign: string
let una: string
let session: string
let whole: Lists

const LEVELS = { characteristics: { class: 5, intelligence: 6, hits: 14, strength: 8, movement: 7 }, weapons: { 'long-ax': 9 } }
const SHEET = { name: 'Una', levels: LEVELS, armour: 'mail', shield: false, armed: 'long-ax' }

beforeAll(async () => {
  host = testHost()
  campaign = await campaignOf('The Long Winter')
  await campaignOf('The Short Summer')
  const roster = await host.call('character.list', { campaign })
  una = roster[0]?.id ?? ''
  const raid = { game: 'citadel', campaign, party: [roster[1]?.id ?? ''] }
  session = (await host.call('game.start', raid)).session
  await host.call('game.start', { game: 'hero', seats: 2, seed: 7 })
  await host.call('template.save', { game: 'hero', sheet: SHEET })
  await host.call('template.save', { game: 'hero', sheet: { ...SHEET, name: 'Bea' } })
  whole = await lists()
}, 60_000)
afterAll(() => host.close())

async function campaignOf(name: string): Promise<string> {
  const { id } = await host.call('campaign.create', { name, game: 'citadel' })
  for (let n = 0; n < 3; n++) await host.call('character.recruit', { campaign: id, kind: 'hero' })
  return id
}

type Lists = Readonly<Record<string, readonly unknown[]>>

/** Every list there is, by name, from a host that has nothing in memory; fails where one is refused, or is not as the contract says. */
async function lists(): Promise<Lists> {
  const fresh = hostOn(host.db, GAMES, { version: '0', platform: 'test', report: (error) => console.error(error) })
  const { call: ask } = clientOf(fresh)
  const call = async <C extends CallName>(name: C, input: Input<C>): Promise<Output<C>> => {
    const answer = await ask(name, input).catch((error: Error & { code: string }) => {
      throw new Error(`${name} is refused as ${error.code}: ${error.message}`)
    })
    expect(calls[name].output.safeParse(answer).error, name).toBeUndefined()
    return answer
  }
  const campaigns = await call('campaign.list', undefined)
  const known = campaigns.find(({ id }) => id === campaign) === undefined ? null : campaign
  return {
    campaigns,
    games: await call('game.list', {}),
    'open games': await call('game.list', { status: 'open' }),
    roster: known === null ? [] : await call('character.list', { campaign }),
    sheets: known === null ? [] : await call('character.sheets', { campaign }),
    raids: known === null ? [] : (await call('campaign.stats', { campaign })).raids,
    entries: known === null ? [] : await ask('character.ledger', { character: una }).catch(() => []),
    templates: await call('template.list', { game: 'hero' }),
    records: await call('records.hall', {}),
    'left out': await call('storage.unreadable', undefined),
    'left out of the records': await call('records.unreadable', undefined),
    'games on record': await call('records.games', undefined),
  }
}

const CAMPAIGN = '(SELECT key FROM campaigns WHERE id = @campaign)'
const RAID = '(SELECT key FROM sessions WHERE id = @session)'
const UNA = '(SELECT key FROM characters WHERE id = @una)'
const ENTRY = `${UNA} * 1000000 + 1`
const TEMPLATE = "(SELECT key FROM templates WHERE name = 'Una')"

/** What columns of a row may turn into, the lists that may then be shorter, each by one row, and what says so. */
const SPOILT: readonly (readonly [
  table: string,
  column: string,
  key: string,
  values: readonly string[],
  without: readonly string[],
  text?: RegExp,
])[] = [
  [
    'campaigns',
    'variants',
    CAMPAIGN,
    ['["cut', '{}', '5', '[null]', ''],
    ['campaigns'],
    /^The campaign “The Long Winter” cannot be read: /,
  ],
  ['campaigns', 'undo', CAMPAIGN, ['honesu'], ['campaigns'], /^The campaign “The Long Winter” cannot be read: /],
  ['campaigns', 'created_at', CAMPAIGN, ['2026-1'], []],
  ['characters', 'status', UNA, ['livinh', ''], ['roster', 'records'], / of “The Long Winter” cannot be read: /],
  ['characters', 'sheet', UNA, ['{"cut', '5', '[null]'], ['sheets', 'entries'], / of “The Long Winter” cannot be read: /],
  ['characters', 'origin', UNA, ['{"cut'], ['entries'], / of “The Long Winter” cannot be read: /],
  ['characters', 'fell', UNA, ['{"cut', '{}', '5', '{"turn":1,"level":1,"cause":"x","text":"x","session":5}'], []],
  ['characters', 'portrait', UNA, ['nobody'], []],
  ['characters', 'race', UNA, ['elg'], []],
  ['characters', 'kind', UNA, ['herp'], []],
  ['sessions', 'status', RAID, ['opeo'], ['games', 'open games', 'raids'], /^Raid 1 of “The Long Winter” cannot be read: /],
  ['sessions', 'game', RAID, ['citadem'], []],
  ['sessions', 'outcome', RAID, ['{"cut', '{}', '5'], []],
  ['setups', 'seats', RAID, ['["cut', '{}', '5', '[null]'], []],
  ['setups', 'setup', RAID, ['{"cut', '5', '{"bots":5,"branchOf":5}', '{"bots":[{"seat":0,"skill":"x"}],"branchOf":{"session":5}}'], []],
  ['ledger', 'unit', ENTRY, ['golc'], ['entries'], /^An entry in the ledger of .* of “The Long Winter” cannot be read: /],
  ['ledger', 'subject', ENTRY, ['swore'], []],
  ['ledger', 'reason', ENTRY, [''], []],
  ['templates', 'sheet', TEMPLATE, ['{"cut', '5', '[null]'], ['templates'], /^The sheet “Una” kept for .* cannot be read: /],
  ['templates', 'saved_at', TEMPLATE, [''], []],
]

/** Does this while the row is spoilt; no trigger or constraint of the file prevents it. */
async function whileSpoilt([table, column, key]: (typeof SPOILT)[number], value: string, work: () => Promise<void>): Promise<void> {
  const { raw } = host.db
  const ids = { campaign, session, una }
  const where = `WHERE ${table === 'setups' ? 'session' : 'key'} = ${key}`
  const before = raw.prepare(`SELECT ${column} FROM ${table} ${where}`).pluck().get(ids)
  const set = (to: unknown) => raw.prepare(`UPDATE ${table} SET ${column} = @to ${where}`).run({ ...ids, to }).changes
  raw.pragma('ignore_check_constraints = ON')
  raw.exec('DROP TRIGGER ledger_never_changes')
  try {
    expect(set(value), 'it changes something').toBe(1)
    await work()
  } finally {
    set(before)
    raw.pragma('ignore_check_constraints = OFF')
    raw.exec("CREATE TRIGGER ledger_never_changes BEFORE UPDATE ON ledger BEGIN SELECT raise(ABORT, 'it never changes'); END")
  }
}

describe.each(SPOILT)('%s.%s', (...row) => {
  const [, , , values, without, text] = row

  test.each(values)('spoilt as %s takes no list away', async (value) => {
    await whileSpoilt(row, value, async () => {
      const left = await lists()
      const named = left['left out'] as Output<'storage.unreadable'>
      for (const [name, rows] of Object.entries(whole)) {
        if (name.startsWith('left out')) continue
        // Of a campaign that cannot be read, nothing more is asked here.
        const gone = without.includes('campaigns') && ['roster', 'sheets', 'raids', 'entries', 'records'].includes(name)
        if (!gone) expect(left[name]?.length, name).toBeGreaterThanOrEqual(rows.length - (without.includes(name) ? 1 : 0))
      }
      expect(named.map((one) => one.text)).toEqual(text === undefined ? [] : [expect.stringMatching(text)])
      for (const one of named) expect(one.text).toMatch(/^[A-Z].*\. A backup may have it whole\.$/)
    })
  })
})

test('a campaign that cannot be read is refused in words, changes nothing, and can be deleted', async () => {
  const lost = await campaignOf('The Lost Year')
  const other = { campaign: lost }
  host.db.raw.pragma('ignore_check_constraints = ON')
  host.db.raw.prepare("UPDATE campaigns SET variants = '[' WHERE id = ?").run(lost)
  host.db.raw.pragma('ignore_check_constraints = OFF')
  for (const call of [
    'campaign.get',
    'campaign.verify',
    'campaign.export',
    'campaign.stats',
    'character.list',
    'character.sheets',
  ] as const)
    expect(await host.refusal(call, other), call).toMatchObject({ code: 'conflict', detail: 'spoilt' })
  expect(await host.refusal('campaign.rename', { ...other, name: 'Found' })).toMatchObject({ detail: 'spoilt' })
  const named = await host.call('storage.unreadable')
  expect(named).toMatchObject([{ kind: 'campaign', id: lost, campaign: null, text: expect.stringContaining('“The Lost Year”') }])
  await host.call('campaign.delete', other)
  expect(await host.call('storage.unreadable')).toEqual([])
  expect((await host.call('campaign.list')).map(({ name }) => name)).toEqual(['The Long Winter', 'The Short Summer'])
})
