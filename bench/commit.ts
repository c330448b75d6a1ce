import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createCampaign } from '../db/campaigns.ts'
import { createCharacter } from '../db/characters.ts'
import { type Choice, commitChoice, createSession, packOldest } from '../db/choices.ts'
import { type CampaignDatabase, closeDatabase, openDatabase } from '../db/open.ts'
import { isLogLong, isStretchFull } from '../db/record.ts'
import type { Result } from '../db/refusal.ts'

/**
 * One committed choice against a bare prepared insert of the same bytes in one transaction, in
 * databases under the same pragmas, in one run. Both are on disk when they return. The choice is typical of a
 * raid: two dice, four events of some 200 bytes, a ledger line, and every eighth time a
 * mark of 15 kB. Rounds of the two alternate; the median round counts. Goal: a ratio of at most 1.5.
 * What is done after the reply, packing and writing the log into the file, is timed by itself.
 */
const ROUNDS = 40
const CHOICES = 160

const AT = '2026-01-01T12:00:00.000Z'
const folder = mkdtempSync(join(tmpdir(), 'bench-commit-'))
try {
  const ours = must(openDatabase(join(folder, 'ours.db')))
  const bare = must(openDatabase(join(folder, 'bare.db')))
  begin(ours)
  bare.raw.exec('CREATE TABLE bytes (id INTEGER PRIMARY KEY, bytes TEXT NOT NULL) STRICT')
  let after = 0
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  // Data is prepared and garbage collected before each round, so neither clock pays for it.
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const rounds = Array.from({ length: ROUNDS }, (_r, round) => {
    const choices = Array.from({ length: CHOICES }, (_c, i) => choice(round * CHOICES + i + 1))
    return { choices, bytes: choices.map(bytesOf) }
  })
  for (const { choices, bytes } of rounds) {
    collectGarbage()
    times.ours.push(time(() => commitAll(ours, choices)))
    if (choices.some(({ input }) => isStretchFull(input.n))) after += time(() => must(packOldest(ours, 's')))
    if (choices.some(({ input }) => isLogLong(input.n))) after += time(() => ours.raw.pragma('wal_checkpoint(PASSIVE)'))
    collectGarbage()
    times.bare.push(time(() => insertAll(bare, bytes)))
  }
  const [a, b] = [median(times.ours), median(times.bare)]
  const microseconds = (ms: number) => Math.round((ms / CHOICES) * 1000)
  const line = {
    name: 'commit',
    ours: microseconds(a),
    baseline: microseconds(b),
    unit: 'µs a choice',
    ratio: Math.round((a / b) * 100) / 100,
    after: microseconds(after / ROUNDS),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
  closeDatabase(ours)
  closeDatabase(bare)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function commitAll(db: CampaignDatabase, choices: readonly Choice[]): void {
  for (const one of choices) must(commitChoice(db, one))
}

function insertAll(db: CampaignDatabase, texts: readonly string[]): void {
  const start = db.raw.prepare('BEGIN IMMEDIATE')
  const insert = db.raw.prepare('INSERT INTO bytes (bytes) VALUES (?)')
  const commit = db.raw.prepare('COMMIT')
  for (const text of texts) {
    start.run()
    insert.run(text)
    commit.run()
  }
}

function begin(db: CampaignDatabase): void {
  must(createCampaign(db, { id: 'c', name: 'Bench', game: 'any', variants: [], undo: 'honest', createdAt: AT }))
  for (let i = 0; i < 6; i++)
    must(createCharacter(db, 'c', { id: `id-${i}`, slug: `hero-${i}`, name: `Hero ${i}`, race: 'elf', kind: 'any', sheet: {} }, AT))
  const mark = {
    input: 0,
    diceUsed: 0,
    drawsUsed: 0,
    eventsTold: 0,
    linesPosted: 0,
    streams: [0, 0, 0, 0] as const,
    fingerprint: '0',
    state: '{}',
  }
  must(
    createSession(db, {
      ...{ id: 's', campaign: 'c', game: 'any', rulesVersion: '1', seed: 'bench', options: {}, setup: {}, seats: ['A'], at: AT },
      ...{ party: ['id-0', 'id-1', 'id-2', 'id-3', 'id-4', 'id-5'], first: mark, events: [], streams: [0, 0, 0, 0] },
      input: { n: 0, answer: null, dice: [], draws: [] },
    }),
  )
}

/** A choice with typical sizes for a raid. */
function choice(n: number): Choice {
  const event = (i: number) => ({
    ...{
      type: 'attack',
      rule: '9.5',
      who: `hero-${i}`,
      target: `orc-${n % 7}`,
      weapon: 'sword',
      dice: [3, 5],
      total: 11,
      wounds: 2,
      left: 4,
    },
    parts: [
      { label: '2D6', value: 8 },
      { label: 'sword skill', value: 2 },
      { label: 'strength', value: 1 },
    ],
  })
  const streams = [n * 2, n, 0, 0] as const
  const made: Choice = {
    ...{ session: 's', revision: n - 1, at: AT, streams },
    input: { n, answer: { pick: [`attack:orc-${n % 7}`] }, dice: [3, 5], draws: [], notes: { barred: true, at: streams } },
    events: [event(0), event(1), event(2), event(3)],
    ledger: [{ character: `hero-${n % 6}`, unit: 'experience', amount: 3, rule: '12.0', reason: 'kill', turn: n >> 3 }],
  }
  if (n % 8 !== 0) return made
  const state = JSON.stringify({
    n,
    segments: Array.from({ length: 150 }, (_, i) => ({ id: `s${i}`, chit: i * n, sides: 'DCWD', x: i, y: n, entered: true, monsters: [] })),
  })
  return {
    ...made,
    mark: { input: n, diceUsed: 2, drawsUsed: 0, eventsTold: 4, linesPosted: 1, streams, fingerprint: '0123456789abcdef', state },
  }
}

/** Everything about a choice that must be kept, as one text. */
function bytesOf(made: Choice): string {
  const { mark, ...rest } = made
  return JSON.stringify({ ...rest, mark: { ...mark, state: null } }) + (mark?.state ?? '')
}

function time(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

function must<T>(result: Result<T>): T {
  if (result.kind === 'refused') throw new Error(result.refusal.message)
  return result.value
}
