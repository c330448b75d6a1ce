import { beforeEach, describe, expect, test } from 'vitest'
import { branchSession } from './branch.ts'
import { type Choice, commitChoice, commitDrift, commitRedo, commitUndo, createSession, packOldest } from './choices.ts'
import { type CampaignDatabase, openMemory } from './open.ts'
import { isStretchFull, NEWEST_STATES, STATE_KEPT_EVERY, STRETCH } from './record.ts'
import { spoiltRows } from './row-sums.ts'
import { getSession, readInputs, readLog, readRecord, resumeMark } from './sessions.ts'
import { AT, beginRaid, choice, fillCampaign, mark, must, raid } from './testing/raid.ts'
import { readParts } from './transfer.ts'
import { verifyCampaign } from './verify.ts'

// A session is the same whether it lies in rows or in packed stretches.

const LENGTH = 2 * STRETCH + 40
const OUTCOME = { kind: 'left', text: 'They left.' }

let db: CampaignDatabase
beforeEach(() => {
  db = must(openMemory())
  fillCampaign(db)
  beginRaid(db)
})

/** Every third choice passes a mark. */
function played(n: number, revision = n - 1, change: Partial<Choice> = {}): Choice {
  const state = { turn: n, rooms: Array.from({ length: 30 }, (_, id) => ({ id, seen: id < n })) }
  return choice(n, revision, { ledger: [], ...(n % 3 === 0 ? { mark: mark(n, state) } : {}), ...change })
}

function play(to: number, from = 1): void {
  for (let n = from; n <= to; n++) {
    must(commitChoice(db, played(n)))
    if (isStretchFull(n)) must(packOldest(db, 's'))
  }
}

function count(table: string): number {
  return Number(db.raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get())
}

function record(): unknown {
  const log = []
  for (let from: number | undefined = 0; from !== undefined; ) {
    const page = readLog(db, 's', { from, limit: 333 })
    log.push(...page.events)
    from = page.next
  }
  return { inputs: readInputs(db, 's'), log, prints: readRecord(db, 's').marks.map(({ state: _, ...each }) => each) }
}

describe('a long session', () => {
  test('is packed stretch by stretch while it is open, and as a whole when it is over', () => {
    play(2 * STRETCH - 1)
    const before = record()
    expect(count('packs')).toBe(0)
    must(packOldest(db, 's'))
    expect(count('packs')).toBe(0)
    play(2 * STRETCH, 2 * STRETCH)
    expect([count('packs'), count('inputs')]).toEqual([1, STRETCH])
    const { inputs } = record() as { inputs: readonly unknown[] }
    expect(inputs.slice(0, 2 * STRETCH)).toEqual((before as { inputs: readonly unknown[] }).inputs)
    play(LENGTH, 2 * STRETCH + 1)
    const open = record()
    const head = getSession(db, 's')
    must(commitChoice(db, played(LENGTH + 1, LENGTH, { status: 'ended', outcome: OUTCOME })))
    expect([count('inputs'), count('marks'), count('states')]).toEqual([0, 0, 0])
    expect(getSession(db, 's')).toMatchObject({ inputs: LENGTH + 1, revision: LENGTH + 1, events: (head?.events ?? 0) + 2 })
    must(commitUndo(db, { session: 's', revision: LENGTH + 1, to: LENGTH, at: AT }))
    expect(record()).toEqual(open)
    expect(getSession(db, 's')).toMatchObject({ inputs: LENGTH, revision: LENGTH + 2, events: head?.events })
    expect(verifyCampaign(db, 'c')).toEqual([])
  })

  test('keeps the newest states and every sixteenth, and each as it was', () => {
    play(LENGTH)
    const marks = readRecord(db, 's').marks
    const kept = (i: number) => i % STATE_KEPT_EVERY === 0 || i >= marks.length - NEWEST_STATES
    for (const [i, { input, state }] of marks.entries()) {
      expect(state !== null).toBe(kept(i))
      if (state !== null && input > 0) expect(state).toBe(played(input).mark?.state)
    }
    for (const to of [0, 5, 700, STRETCH, LENGTH]) {
      const nearest = marks.findLast(({ input, state }) => state !== null && input <= to)
      expect(resumeMark(db, 's', to)).toEqual(nearest)
    }
    expect(readInputs(db, 's', 500, 530).map(({ n }) => n)).toEqual(Array.from({ length: 31 }, (_, i) => 500 + i))
  })

  test('can be taken back into what was packed, and done again', () => {
    play(LENGTH)
    const whole = record()
    must(commitUndo(db, { session: 's', revision: LENGTH, to: 100, at: AT }))
    expect(getSession(db, 's')).toMatchObject({ inputs: 100, revision: LENGTH + 1 })
    expect([count('packs'), verifyCampaign(db, 'c')]).toEqual([0, []])
    for (let n = 101; n <= LENGTH; n++) must(commitRedo(db, played(n, LENGTH + n - 100)))
    expect(record()).toEqual(whole)
    must(packOldest(db, 's'))
    expect([count('packs'), spoiltRows(db), verifyCampaign(db, 'c')]).toEqual([1, [], []])
  })

  test('goes on at a mark within what was packed, where newer rules do not follow it', () => {
    play(LENGTH)
    must(commitDrift(db, { session: 's', revision: LENGTH, rulesVersion: '2', input: 30, notes: null, at: AT }))
    expect(getSession(db, 's')).toMatchObject({ inputs: 30, rulesVersion: '2' })
    expect(verifyCampaign(db, 'c')).toEqual([])
  })

  test('has what-ifs and exports like any other', () => {
    play(LENGTH)
    const to = LENGTH - 7
    must(branchSession(db, { id: 'w', session: 's', to, rulesVersion: '1', seed: 'other', setup: {}, at: AT }))
    expect(readInputs(db, 'w')).toEqual(readInputs(db, 's', 0, to))
    expect(readRecord(db, 'w').marks).toEqual(readRecord(db, 's').marks.filter(({ input }) => input <= to))
    const [session] = readParts(db, 'c')?.sessions ?? []
    expect(session?.().inputs).toHaveLength(LENGTH + 1)
    expect(session?.().marks).toEqual(readRecord(db, 's').marks)
  })
})

test('a row that cannot be read stays a row, and takes no other with it', () => {
  play(20)
  db.raw.prepare(`UPDATE inputs SET events = '[{"type' WHERE n = 7`).run()
  must(commitChoice(db, played(21, 20, { status: 'ended', outcome: OUTCOME })))
  expect([count('packs'), count('inputs')]).toEqual([0, 22])
  expect(readInputs(db, 's', 8)).toHaveLength(14)
  expect(verifyCampaign(db, 'c')).toEqual([{ kind: 'session', session: 's' }])
})

test('what a choice inserts comes with its sum, whatever its text: no trigger looks at it', () => {
  const written = ['inputs', 'marks', 'states', 'ledger']
  const triggers = "SELECT tbl_name FROM temp.sqlite_schema WHERE type = 'trigger' AND sql LIKE '%AFTER INSERT%'"
  const looking = db.raw.prepare<[], string>(triggers).pluck().all()
  expect(looking).toContain('characters')
  expect(written.filter((table) => looking.includes(table))).toEqual([])
  const before = written.map(count)
  const strange = { type: 'told', rule: '1', text: 'half a \uD83D, a whole 🎲, a \u0000 and é' }
  for (let n = 1; n <= 4; n++) must(commitChoice(db, choice(n, n - 1, { events: [strange], mark: mark(n, { strange }) })))
  expect(written.map(count).every((rows, i) => rows > (before[i] ?? 0))).toBe(true)
  expect(spoiltRows(db)).toEqual([])
})

test('the raids of a campaign begin where others began: starts are written against one of theirs, and read back', () => {
  const rooms = Array.from({ length: 300 }, (_, id) => ({ id, name: `room ${(id * 7919) % 1000}` }))
  const first = (n: number) => mark(0, { raid: n, rooms })
  for (let n = 0; n < 40; n++) must(createSession(db, raid({ id: `r${n}`, party: [], first: first(n) })))
  const bytes = db.raw.prepare('SELECT length(state) FROM starts ORDER BY session').pluck().all().map(Number)
  expect(count('starts WHERE base IS NULL')).toBeLessThan(6)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8 * Math.max(...bytes))
  for (let n = 0; n < 40; n++) expect(readRecord(db, `r${n}`).marks[0]?.state).toBe(first(n).state)
  // A game outside every campaign rests on nobody.
  must(createSession(db, raid({ id: 'alone', campaign: null, party: [], first: first(1) })))
  expect(db.raw.prepare('SELECT base FROM starts ORDER BY session DESC').pluck().get()).toBeNull()
})
