import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeCharacter } from '../../../db/characters.ts'
import { copyInSteps } from '../../../db/copy.ts'
import { unpack } from '../../../db/record.ts'
import { keepSums, teachSums } from '../../../db/row-sums.ts'
import { isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Verified } from '../../contract/index.ts'
import { type TestHost, testHost, WORKER } from '../testing/test-host.ts'
import { poolOf } from '../work/pool.ts'
import { type Work, workOf } from '../work/work.ts'
import { verifyFile } from './verify.ts'

// The books of a campaign after raids, purchases and gifts: they are right, and any change in them is found.

let host: TestHost
let work: Work
let campaign: string
/** A character who has raided and bought, and is at home. */
let rich: string

beforeAll(async () => {
  host = testHost()
  const pool = poolOf({ start: WORKER })
  work = workOf({ tell: () => {}, outside: (task) => task(), inside: (task) => task(), pool })
  campaign = (await host.call('campaign.create', { name: 'The Long Winter', game: 'citadel', variants: ['choose-heroes'] })).id
  const party: string[] = []
  for (const name of ['Almuric', 'Lord Dil', 'Zareth', 'Gislan', 'Gerudirr', 'Edred'])
    party.push((await host.call('character.recruit', { campaign, kind: 'hero', name })).id)
  for (let seed = 10; seed <= 12; seed++) await play(host, seed, party)
  const raid = await host.call('game.start', { game: 'citadel', campaign, seed: 4 })
  await host.call('game.auto', { session: raid.session, until: 'end', limit: 150 })
  await host.call('game.abandon', { session: raid.session })
  rich = (await host.call('character.list', { campaign })).find(({ status, exits }) => status === 'living' && exits > 0)?.id ?? ''
  // What raids bring depends on the dice, so the means for a purchase come as from an imported record.
  const brought = { rule: '4.2', reason: 'imported' }
  const lines = [
    { ...brought, unit: 'experience' as const, amount: 400 },
    { ...brought, unit: 'gold' as const, amount: 400 },
    { ...brought, unit: 'jewel' as const, amount: 999 },
  ]
  expect(changeCharacter(host.db, rich, {}, '2026-01-01T00:00:00.000Z', lines)).toMatchObject({ kind: 'done' })
  await host.call('character.advance', { character: rich, increase: 'wound-points' })
  await host.call('character.advance', { character: rich, increase: 'negotiation', jewels: ['jewel-999-1'] })
  await host.call('character.undo', { character: rich })
  // What was played is changed row by row.
  unpack(host.db, Number(host.db.raw.prepare(`SELECT ${FIRST}`).pluck().get()))
})
afterAll(async () => {
  await work.close()
  await host.close()
})

/** A raid whose party looks about and leaves by the gate, or falls, which serves as well. */
async function play(host: TestHost, seed: number, roster: readonly string[]): Promise<void> {
  const living = (await host.call('character.list', { campaign })).filter(({ id, status }) => roster.includes(id) && status === 'living')
  let now = await host.call('game.start', { game: 'citadel', campaign, party: living.map(({ id }) => id), seed })
  for (let step = 0; now.decision !== null && step < 500; step++) {
    const { session, revision, decision } = now
    const leave = decision.options?.some(({ id }) => id === 'leave') ?? false
    if (leave && step > 4) now = await host.call('game.choose', { session, revision, decision: decision.id, pick: ['leave'] })
    else now = await host.call('game.auto', { session, until: 'end', limit: 1 })
  }
}

/** The verdict on a copy of the books with this change. No trigger in the file prevents it, and unless told otherwise the sums of rows follow. */
async function verdictAfter(change: string, summed = true): Promise<Verified> {
  const { file, discard } = await copyInSteps(host.db.raw)
  try {
    const raw = new Database(file)
    raw.pragma('foreign_keys = OFF')
    raw.pragma('ignore_check_constraints = ON')
    for (const trigger of raw.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").pluck().all())
      raw.exec(`DROP TRIGGER ${trigger}`)
    teachSums(raw)
    if (summed) keepSums(raw)
    expect(raw.prepare(change).run({ rich }).changes, 'it changes something').toBeGreaterThan(0)
    raw.close()
    const verdict = await work.during(undefined, (going) => verifyFile({ file, campaign }, going))
    if (isRefusal(verdict)) throw new Error(verdict.message)
    return verdict.verified
  } finally {
    discard()
  }
}

const RICH = '(SELECT key FROM characters WHERE id = @rich)'
const COMBAT = `(SELECT min(key) FROM ledger WHERE key BETWEEN ${RICH} * 1000000 AND ${RICH} * 1000000 + 999999 AND unit = 'experience')`
const FIRST = '(SELECT min(key) FROM sessions)'
/** The newest entry of a kind, in any ledger. */
const newest = (where: string) => `key = (SELECT max(key) FROM ledger WHERE ${where})`

describe('campaign.verify', () => {
  it('finds nothing wrong in sound books, and counts everything', async () => {
    const verified = await host.call('campaign.verify', { campaign })
    expect(verified).toMatchObject({ ok: true, differences: [], raids: 4 })
    const roster = await host.call('character.list', { campaign })
    expect(verified.characters).toBe(roster.length)
    let entries = 0
    for (const { id, name, experience, gold, jewels, exits } of roster) {
      entries += (await host.call('character.ledger', { character: id })).length
      const worth = jewels.reduce((sum, { value }) => sum + value, 0)
      expect(verified.balances).toContainEqual({ character: id, name, experience, gold, jewels: worth, exits })
    }
    expect(verified.entries).toBe(entries)
  })

  it.each([
    ['an amount', 'sum', `UPDATE ledger SET amount = amount + 1 WHERE ${newest("unit = 'gold' AND reason = 'imported'")}`],
    [
      'an amount and all sums after it',
      'raid',
      `UPDATE ledger SET experience = experience + 1, amount = amount + (key = ${COMBAT}) WHERE key BETWEEN ${COMBAT} AND ${RICH} * 1000000 + 999999`,
    ],
    ['a balance', 'sum', `UPDATE ledger SET gold = gold + 100 WHERE ${newest('1')}`],
    ['a unit', 'sum', `UPDATE ledger SET unit = 'gold' WHERE ${newest("unit = 'experience'")}`],
    ['a count of exits', 'sum', `UPDATE ledger SET amount = 2 WHERE ${newest("unit = 'exit'")}`],
    [
      'the ability bought',
      'sheet',
      `UPDATE ledger SET subject = 'magic:red' WHERE ${newest("unit = 'ability' AND reverses IS NULL AND session IS NULL AND subject = 'wound-points'")}`,
    ],
    ['an entry in the middle', 'gap', `DELETE FROM ledger WHERE ${newest("reason = 'imported'")}`],
    [
      'the end of a ledger',
      'sheet',
      `DELETE FROM ledger WHERE key BETWEEN ${RICH} * 1000000 AND ${RICH} * 1000000 + 999999 AND session IS NULL`,
    ],
    ['the end of a raid in a ledger', 'raid', `DELETE FROM ledger WHERE ${newest("reason = 'combat'")}`],
    ['who did it', 'raid', `UPDATE ledger SET reason = 'treasure' WHERE ${newest("reason = 'combat'")}`],
    ['the rule of an entry', 'raid', `UPDATE ledger SET rule = '1.0' WHERE ${newest("reason = 'combat'")}`],
    ['the raid of an entry', 'raid', `UPDATE ledger SET session = ${FIRST} WHERE ${newest("reason = 'combat'")}`],
    ['the input of an entry', 'undone-stands', `UPDATE ledger SET input = 900000 WHERE ${newest("reason = 'combat'")}`],
    ['a reversal', 'reversal', `UPDATE ledger SET subject = 'detrap' WHERE ${newest("reverses IS NOT NULL AND unit = 'ability'")}`],
    ['what is settled', 'settled', 'UPDATE characters SET settled = 999 WHERE id = @rich'],
    ['an ability on the sheet', 'sheet', "UPDATE characters SET sheet = json_set(sheet, '$.combatBonus', 7) WHERE id = @rich"],
    ['how a character began', 'sheet', "UPDATE characters SET origin = json_set(origin, '$.woundPoints', 3) WHERE id = @rich"],
    [
      'a thing on the sheet',
      'sheet',
      `UPDATE characters SET sheet = json_insert(sheet, '$.items[#]', json('{"kind":"ring","id":"ring-heal-9","type":"heal","worn":true,"used":false}')) WHERE id = @rich`,
    ],
    ['a sheet that cannot be', 'sheet', "UPDATE characters SET sheet = json_remove(sheet, '$.skills') WHERE id = @rich"],
    ['a name', 'sheet', "UPDATE characters SET name = 'Somebody Else' WHERE id = @rich"],
    ['a race', 'sheet', "UPDATE characters SET race = 'giant' WHERE id = @rich"],
    ['a slug', 'sheet', "UPDATE characters SET slug = 'somebody-else' WHERE id = @rich"],
    ['who lives', 'raid', "UPDATE characters SET status = 'dead' WHERE id = @rich"],
    ['an answer', 'raid', `UPDATE inputs SET answer = '{"pick":["leave"]}' WHERE key = ${FIRST} * 1000000 + 6`],
    [
      'a die',
      'raid',
      `UPDATE inputs SET dice = json_set(dice, '$[0]', 7 - (dice ->> '$[0]')) WHERE key = (SELECT max(key) FROM inputs WHERE session = ${FIRST} AND json_array_length(dice) > 0)`,
    ],
    ['an event', 'raid', `UPDATE inputs SET events = json_set(events, '$[0].rule', '1.0') WHERE key = ${FIRST} * 1000000 + 9`],
    ['an input', 'session', `DELETE FROM inputs WHERE key = ${FIRST} * 1000000 + 5`],
    ['a mark', 'raid', `UPDATE marks SET fingerprint = 'x' WHERE key = (SELECT max(key) FROM marks WHERE session = ${FIRST})`],
    ['the first mark', 'session', `UPDATE marks SET state = NULL WHERE key = ${FIRST} * 1000000 + 1`],
    ['a seed', 'raid', `UPDATE setups SET seed = 'another' WHERE session = ${FIRST}`],
    ['a setup', 'session', `DELETE FROM setups WHERE session = ${FIRST}`],
    ['an outcome', 'raid', `UPDATE sessions SET outcome = '{"kind":"team-victory","text":"Won."}' WHERE key = ${FIRST}`],
    ['a raid given up', 'given-up', `UPDATE ledger SET amount = 1 WHERE ${newest("reason = 'abandoned'")}`],
    ['a raid reopened', 'seat', `UPDATE sessions SET status = 'open', outcome = NULL WHERE key = ${FIRST}`],
    ['who went', 'stranger', `DELETE FROM raiders WHERE session = ${FIRST} AND character = ${RICH}`],
  ])('finds %s changed', async (_what, kind, change) => {
    const verified = await verdictAfter(change)
    expect(verified.ok).toBe(false)
    expect(verified.differences.map((difference) => difference.kind)).toContain(kind)
    for (const { text } of verified.differences) expect(text).toMatch(/^[A-Z].*[.]$/)
  })

  it.each([
    ['campaigns', "UPDATE campaigns SET name = 'Another'"],
    ['sessions', `UPDATE sessions SET chapters = zeroblob(40) WHERE key = ${FIRST} + 1`],
    ['setups', `UPDATE setups SET seats = '["Nobody"]' WHERE session = ${FIRST}`],
    ['characters', "UPDATE characters SET note = 'Not what was written.' WHERE id = @rich"],
    ['raiders', `UPDATE raiders SET open = 2 WHERE session = ${FIRST}`],
    ['ledger', "UPDATE ledger SET at = '1999' WHERE key % 1000000 = 1"],
    ['inputs', `UPDATE inputs SET at = '1999' WHERE key = ${FIRST} * 1000000 + 5`],
    ['marks', `UPDATE marks SET streams = '[0]' WHERE key = ${FIRST} * 1000000 + 2`],
    ['starts', `UPDATE starts SET state = zeroblob(40) WHERE session = ${FIRST} + 1`],
    ['packs', 'UPDATE packs SET body = zeroblob(40)'],
    ['packs', 'UPDATE packs SET streams = NULL'],
  ])('finds what another program changes in %s', async (table, change) => {
    const { ok, differences } = await verdictAfter(change, false)
    expect(ok).toBe(false)
    expect(differences.filter(({ kind }) => kind === 'spoilt').map(({ text }) => text)).toContainEqual(
      expect.stringMatching(new RegExp(`^Row .* of the table ${table} is not as it was written`)),
    )
  })

  it('finds nothing wrong in a record with less detail of an event than today’s', async () => {
    const change = `UPDATE inputs SET events = json_remove(events, '$[0].rule') WHERE key = ${FIRST} * 1000000 + 9`
    expect(await verdictAfter(change)).toMatchObject({ ok: true, differences: [] })
  })

  it('finds nothing wrong in a record whose rolls have words instead of topics, unless their dice differ', async () => {
    const first = "'$[0].rolls[0]"
    const worded = `json_set(json_remove(events, ${first}.topic', ${first}.of', ${first}.reads'), ${first}.why', 'attack')`
    const where = `session = ${FIRST} AND json_type(events, ${first}') = 'object'`
    expect(await verdictAfter(`UPDATE inputs SET events = ${worded} WHERE ${where}`)).toMatchObject({ ok: true, differences: [] })
    const turned = `UPDATE inputs SET events = json_set(${worded}, ${first}.total', 99) WHERE ${where}`
    expect((await verdictAfter(turned)).differences).toMatchObject([{ kind: 'raid' }])
  })

  it.each(['honest', 'teaching', 'ironman'] as const)(
    'finds nothing wrong in an open raid, whatever was taken back in it (%s)',
    async (undo) => {
      const { id } = await host.call('campaign.create', { name: undo, game: 'citadel', undo })
      const { session } = await host.call('game.start', { game: 'citadel', campaign: id, seed: 5 })
      for (let step = 0; step < 60; step++) {
        const { revision, canUndo } = await host.call('game.auto', { session, until: 'end', limit: 1 })
        if (canUndo && step % 3 === 0) await host.call('game.undo', { session, revision })
      }
      expect((await host.call('campaign.verify', { campaign: id })).differences).toEqual([])
      const { revision, canUndo } = await host.call('game.view', { session })
      if (canUndo) await host.call('game.undo', { session, revision })
      expect((await host.call('campaign.verify', { campaign: id })).differences).toEqual([])
    },
  )

  it('finds nothing wrong again once all that is undone', async () => {
    expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true })
  })
})
