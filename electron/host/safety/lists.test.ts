import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeCharacter } from '../../../db/characters.ts'
import { GAMES } from '../../../engine/registry.ts'
import { type CallName, clientOf, type Input, type Output } from '../../contract/index.ts'
import { hostOn } from '../host.ts'
import { outputSchema } from '../testing/shapes.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

// A flipped bit leaves a row that isn't JSON any more, JSON of another shape, or a word that there is not. No list may end with it:
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
  const line = { unit: 'gold' as const, amount: 5, rule: '17.4', reason: 'imported' }
  expect(changeCharacter(host.db, una, {}, '2026-11-22T10:00:00.000Z', [line])).toMatchObject({ kind: 'done' })
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
    expect(outputSchema(name).safeParse(answer).error, name).toBeUndefined()
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

interface Spoilt {
  readonly row: readonly [table: string, column: string, key: string]
  /** What its column may turn into. */
  readonly values: readonly string[]
  /** The lists that may then be shorter, each by one row. */
  readonly without?: readonly string[]
  /** What says so. */
  readonly text?: RegExp
}

const SPOILT: readonly Spoilt[] = [
  {
    row: ['campaigns', 'variants', CAMPAIGN],
    values: ['["cut', '{}', '5', '[null]', ''],
    without: ['campaigns'],
    text: /^The campaign “The Long Winter” cannot be read: /,
  },
  {
    row: ['campaigns', 'undo', CAMPAIGN],
    values: ['honesu'],
    without: ['campaigns'],
    text: /^The campaign “The Long Winter” cannot be read: /,
  },
  { row: ['campaigns', 'created_at', CAMPAIGN], values: ['2026-1'] },
  {
    row: ['characters', 'status', UNA],
    values: ['livinh', ''],
    without: ['roster', 'records'],
    text: / of “The Long Winter” cannot be read: /,
  },
  {
    row: ['characters', 'sheet', UNA],
    values: ['{"cut', '5', '[null]'],
    without: ['sheets', 'entries'],
    text: / of “The Long Winter” cannot be read: /,
  },
  { row: ['characters', 'origin', UNA], values: ['{"cut'], without: ['entries'], text: / of “The Long Winter” cannot be read: / },
  { row: ['characters', 'fell', UNA], values: ['{"cut', '{}', '5', '{"turn":1,"level":1,"cause":"x","text":"x","session":5}'] },
  { row: ['characters', 'portrait', UNA], values: ['nobody'] },
  { row: ['characters', 'race', UNA], values: ['elg'] },
  { row: ['characters', 'kind', UNA], values: ['herp'] },
  {
    row: ['sessions', 'status', RAID],
    values: ['opeo'],
    without: ['games', 'open games', 'raids'],
    text: /^Raid 1 of “The Long Winter” cannot be read: /,
  },
  { row: ['sessions', 'game', RAID], values: ['citadem'] },
  { row: ['sessions', 'outcome', RAID], values: ['{"cut', '{}', '5'] },
  { row: ['setups', 'seats', RAID], values: ['["cut', '{}', '5', '[null]'] },
  {
    row: ['setups', 'setup', RAID],
    values: ['{"cut', '5', '{"bots":5,"branchOf":5}', '{"bots":[{"seat":0,"skill":"x"}],"branchOf":{"session":5}}'],
  },
  {
    row: ['ledger', 'unit', ENTRY],
    values: ['golc'],
    without: ['entries'],
    text: /^An entry in the ledger of .* of “The Long Winter” cannot be read: /,
  },
  { row: ['ledger', 'subject', ENTRY], values: ['swore'] },
  { row: ['ledger', 'reason', ENTRY], values: [''] },
  {
    row: ['templates', 'sheet', TEMPLATE],
    values: ['{"cut', '5', '[null]'],
    without: ['templates'],
    text: /^The sheet “Una” kept for .* cannot be read: /,
  },
  { row: ['templates', 'saved_at', TEMPLATE], values: [''] },
]

/** Does this while the row is spoilt; no trigger or constraint of the file prevents it. */
async function whileSpoilt([table, column, key]: Spoilt['row'], value: string, work: () => Promise<void>): Promise<void> {
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

describe.each(SPOILT)('$row.0.$row.1', ({ row, values, without = [], text }) => {
  test.each(values)('spoilt as %s takes no list away', async (value) => {
    await whileSpoilt(row, value, async () => {
      const left = await lists()
      const named = left['left out'] as Output<'storage.unreadable'>
      for (const [name, rows] of Object.entries(whole)) {
        if (name.startsWith('left out')) continue
        // A campaign that cannot be read is not tested further here.
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

describe('exported as it stands', () => {
  /** What a database file holds. */
  async function held(id: string): Promise<{ readonly bytes: Buffer; readonly rows: (sql: string) => readonly unknown[] }> {
    const { filename, mediaType, encoding, data } = await host.call('campaign.export', { campaign: id, raw: true })
    expect({ filename, mediaType, encoding }).toEqual({
      ...{ filename: 'the-lost-year.db', mediaType: 'application/vnd.sqlite3', encoding: 'base64' },
    })
    const bytes = Buffer.from(data, 'base64')
    return {
      bytes,
      rows(sql) {
        const raw = new Database(bytes)
        try {
          return raw.prepare(sql).pluck().all()
        } finally {
          raw.close()
        }
      },
    }
  }

  test('a campaign that cannot be read is whole, damage and all, and alone', async () => {
    const lost = await campaignOf('The Lost Year')
    const [hero] = await host.call('character.list', { campaign: lost })
    await host.call('game.start', { game: 'citadel', campaign: lost, party: [hero?.id ?? ''] })
    host.db.raw.pragma('ignore_check_constraints = ON')
    host.db.raw.prepare("UPDATE campaigns SET variants = '[' WHERE id = ?").run(lost)
    host.db.raw.pragma('ignore_check_constraints = OFF')
    const { bytes, rows } = await held(lost)
    expect(rows('SELECT id || variants FROM campaigns')).toEqual([`${lost}[`])
    expect(rows('SELECT count(*) FROM characters')).toEqual([3])
    expect(rows('SELECT count(*) FROM inputs JOIN sessions AS s ON s.key = session WHERE s.campaign IS NOT NULL')).not.toEqual([0])
    expect(rows('SELECT count(*) FROM sessions UNION ALL SELECT count(*) FROM templates')).toEqual([1, 0])
    expect(rows('PRAGMA foreign_key_check')).toEqual([])
    for (const others of ['The Long Winter', 'The Short Summer']) expect(bytes.includes(others), others).toBe(false)
    await host.call('campaign.delete', { campaign: lost })
  })

  test('so is one that has lost a row, and one of a game that nobody knows', async () => {
    const lost = await campaignOf('The Lost Year')
    const [hero] = await host.call('character.list', { campaign: lost })
    const { session: raid } = await host.call('game.start', { game: 'citadel', campaign: lost, party: [hero?.id ?? ''] })
    host.db.raw.prepare('DELETE FROM setups WHERE session = (SELECT key FROM sessions WHERE id = ?)').run(raid)
    expect(await host.refusal('campaign.export', { campaign: lost })).toMatchObject({ detail: 'spoilt' })
    expect((await held(lost)).rows('SELECT id FROM sessions')).toEqual([raid])
    host.db.raw.prepare("UPDATE campaigns SET game = 'chess' WHERE id = ?").run(lost)
    expect((await host.call('campaign.list')).find(({ id }) => id === lost)).toMatchObject({ game: 'chess' })
    expect((await held(lost)).rows('SELECT game FROM campaigns')).toEqual(['chess'])
    await host.call('campaign.delete', { campaign: lost })
    expect(await host.refusal('campaign.export', { campaign: lost, raw: true })).toMatchObject({ code: 'not-found' })
  })

  test('one of a game or of rules that nobody knows is a campaign file like any other', async () => {
    const lost = await campaignOf('The Lost Year')
    const [hero] = await host.call('character.list', { campaign: lost })
    const { session: raid } = await host.call('game.start', { game: 'citadel', campaign: lost, party: [hero?.id ?? ''] })
    host.db.raw.prepare("UPDATE sessions SET rules_version = 'none' WHERE id = ?").run(raid)
    host.db.raw.prepare("UPDATE campaigns SET game = 'chess' WHERE id = ?").run(lost)
    expect((await host.call('campaign.export', { campaign: lost })).filename).toBe('the-lost-year.citadel')
    await host.call('campaign.delete', { campaign: lost })
  })
})

test('a campaign goes on beside somebody whose sheet cannot be read', async () => {
  await whileSpoilt(['characters', 'sheet', UNA], '{"cut', async () => {
    const [, , third] = await host.call('character.list', { campaign })
    const { session: raid } = await host.call('game.start', { game: 'citadel', campaign, party: [third?.id ?? ''] })
    await host.call('game.abandon', { session: raid })
    await host.call('character.recruit', { campaign, kind: 'hero' })
    expect(await host.refusal('character.get', { character: una })).toMatchObject({ code: 'conflict', detail: 'spoilt' })
  })
})

describe('a row that is gone', () => {
  test('is no bug of the worker thread that misses it', async () => {
    const { raw } = host.db
    const other = await campaignOf('The Gap')
    const { id } = (await host.call('character.list', { campaign: other }))[0] ?? { id: '' }
    const { session: raid } = await host.call('game.start', { game: 'citadel', campaign: other, party: [id] })
    await host.call('game.auto', { session: raid, until: 'end', limit: 200, bot: 'random' })
    for (const table of ['starts', 'setups']) {
      raw.prepare(`DELETE FROM ${table} WHERE session = (SELECT key FROM sessions WHERE id = ?)`).run(raid)
      expect(await host.refusal('campaign.export', { campaign: other }), table).toMatchObject({ code: 'conflict', detail: 'spoilt' })
    }
  })

  test('leaves room for the next where it was the newest mark', async () => {
    const other = await campaignOf('The Mark')
    const { id } = (await host.call('character.list', { campaign: other }))[0] ?? { id: '' }
    const { session: raid } = await host.call('game.start', { game: 'citadel', campaign: other, party: [id] })
    await host.call('game.auto', { session: raid, until: 'end', limit: 12 })
    const newest =
      'DELETE FROM marks WHERE key = (SELECT max(s.key) FROM states AS s JOIN sessions AS t ON t.key = s.key / 1000000 WHERE t.id = ?)'
    expect(host.db.raw.prepare(newest).run(raid).changes).toBe(1)
    await host.call('game.auto', { session: raid, until: 'end', limit: 12 })
  })
})

test('an event of another shape is no bug where its checksum tells', async () => {
  const { raw } = host.db
  const newest = 'key = (SELECT max(key) FROM inputs WHERE key / 1000000 = (SELECT key FROM sessions WHERE id = ?))'
  const before = raw.prepare(`SELECT events FROM inputs WHERE ${newest}`).pluck().get(session)
  const set = raw.prepare(`UPDATE inputs SET events = ? WHERE ${newest}`)
  set.run(String(before).replaceAll('"type"', '"typf"'), session)
  raw.prepare(`UPDATE inputs SET sum = sum + 1 WHERE ${newest}`).run(session)
  expect(await host.refusal('game.log', { session })).toMatchObject({ code: 'conflict', detail: 'spoilt' })
  set.run(before, session)
  expect((await host.call('game.log', { session })).events.length).toBeGreaterThan(0)
})
