import { afterAll, beforeAll, expect, test } from 'vitest'
import { unpack } from '../../../db/record.ts'
import { GAMES } from '../../../engine/registry.ts'
import { type CallName, clientOf, type Input, type Output } from '../../contract/index.ts'
import { hostOn } from '../host.ts'
import { botCampaign } from '../testing/bot-campaign.ts'
import { type TestHost, testHost, WORKER } from '../testing/test-host.ts'

// A flipped bit leaves a row that isn't JSON any more, or JSON of another shape: that row is named and passed over, and all others
// are read.

let host: TestHost
let campaign: string
/** The raid that is spoilt, and a character who was in it. */
let session: string
let hall: Output<'records.hall'>

beforeAll(async () => {
  host = testHost()
  campaign = await botCampaign(host, { raids: 3 })
  session = (await host.call('campaign.stats', { campaign })).raids[1]?.session ?? ''
  hall = await host.call('records.hall')
  // What was played is spoilt row by row.
  unpack(host.db, Number(host.db.raw.prepare('SELECT key FROM sessions WHERE id = ?').pluck().get(session)))
}, 120_000)
afterAll(() => host.close())

const RAID = '(SELECT key FROM sessions WHERE id = @session)'
const FIRST_INPUT = `${RAID} * 1000000 + 3`
const SOMEBODY = `(SELECT min(character) FROM raiders WHERE session = ${RAID})`

/** What each column of a row may turn into. */
const SPOILT: readonly (readonly [what: string, table: string, column: string, key: string, value: string])[] = [
  ['a tale cut short', 'sessions', 'tale', RAID, '{"version":1,"text":"They'],
  ['a tale without people', 'sessions', 'tale', RAID, '{"version":1,"text":"They left.","chapters":[]}'],
  ['a tale of strangers', 'sessions', 'tale', RAID, '{"version":1,"text":"They left.","people":[null],"chapters":[]}'],
  ['an end that is no JSON', 'sessions', 'outcome', RAID, '{"kind'],
  ['an end without a kind', 'sessions', 'outcome', RAID, '{"kine":"left"}'],
  ['events that are no JSON', 'inputs', 'events', FIRST_INPUT, '[{"type'],
  ['events that are none', 'inputs', 'events', FIRST_INPUT, '[null]'],
  ['an answer that is none', 'inputs', 'answer', FIRST_INPUT, '{"pick'],
  ['dice that are none', 'inputs', 'dice', FIRST_INPUT, '[4,'],
  ['a setup that is no JSON', 'setups', 'setup', RAID, '{"undo"'],
  ['a setup without an undo', 'setups', 'setup', RAID, '{"undp":"honest"}'],
  ['seats that are none', 'setups', 'seats', RAID, '["An'],
  ['a mark that is none', 'marks', 'state', `${RAID} * 1000000 + 1`, '{"turn'],
  ['a sheet that is no JSON', 'characters', 'sheet', SOMEBODY, '{"skills'],
  ['an origin that is no JSON', 'characters', 'origin', SOMEBODY, '{"skills'],
  ['a fall that is no JSON', 'characters', 'fell', SOMEBODY, '{"turn'],
  ['a standing that is none', 'characters', 'status', SOMEBODY, 'livinh'],
]

/** Does this while the row is spoilt; no trigger or constraint of the file prevents it. */
async function whileSpoilt([, table, column, key, value]: (typeof SPOILT)[number], work: () => Promise<void>): Promise<void> {
  const { raw } = host.db
  const where = `WHERE ${table === 'setups' ? 'session' : 'key'} = ${key}`
  const before = raw.prepare(`SELECT ${column} FROM ${table} ${where}`).pluck().get({ session })
  const set = (to: unknown) => raw.prepare(`UPDATE ${table} SET ${column} = @to ${where}`).run({ session, to }).changes
  raw.pragma('ignore_check_constraints = ON')
  try {
    expect(set(value), 'it changes something').toBe(1)
    await work()
  } finally {
    set(before)
    raw.pragma('ignore_check_constraints = OFF')
  }
}

/** Asks a host that has nothing in memory. */
function freshHost(): <C extends CallName>(call: C, input: Input<C>) => Promise<Output<C>> {
  const { call: ask } = clientOf(
    hostOn(host.db, GAMES, { version: '0', platform: 'test', report: (error) => console.error(error), worker: WORKER }),
  )
  return (call, input) =>
    ask(call, input).catch((error: { code: string }) => {
      throw new Error(`${call} is refused: ${error.code}`)
    })
}

test.each(SPOILT)('%s ends nothing: the rest is read, and what is left out is named', async (...row) => {
  const [, table, column] = row
  const answered = freshHost()

  // The hall of fame and statistics.
  await whileSpoilt(row, async () => {
    if (column === 'tale') expect(await answered('records.hall', undefined)).toEqual(hall)
    else {
      if (table !== 'characters') host.db.raw.prepare('UPDATE sessions SET tale = NULL WHERE id = ?').run(session)
      const left = await answered('records.hall', undefined)
      expect(left.length).toBeGreaterThan(0)
      const missing = await answered('records.unreadable', undefined)
      for (const { text } of missing) expect(text).toMatch(/^[A-Z].*“The Long Winter”.*\.$/)
      if (table !== 'characters') expect(missing).toMatchObject([{ campaign, session, text: expect.stringContaining('Raid 2') }])
    }
    expect((await answered('campaign.stats', { campaign })).raids).toHaveLength(3)
    expect((await answered('campaign.list', undefined)).length).toBe(1)
    expect((await answered('game.list', { campaign })).length).toBe(3)
  })
  await answered('records.hall', undefined)

  // The verification of its campaign.
  await whileSpoilt(row, async () => {
    const { differences, ok, characters, raids } = await answered('campaign.verify', { campaign })
    expect([characters > 0, raids]).toEqual([true, 3])
    for (const { text } of differences) expect(text).toMatch(/^[A-Z].*[.]$/)
    if (column !== 'tale' && column !== 'fell') expect(ok).toBe(false)
    if (table === 'characters') return
    for (const { session: of, character } of differences) expect([of, character]).toEqual([session, null])
  })
  expect(await answered('campaign.verify', { campaign })).toMatchObject({ ok: true })
})
