import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WholeSession } from '../../../db/transfer.ts'
import { fingerprint } from '../../../engine/kernel/random.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import { botCampaign } from '../testing/bot-campaign.ts'
import { dump } from '../testing/dump.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

// Small files that would take all memory or never end: each is refused in words, and the host answers others all the while.

/** Far above what a refusal takes, for a busy machine: what these files did before was minutes, or the end of the process. */
const SOON = 20_000
/**
 * The most that the host itself may compute while another call waits: what it takes to read so many empty objects, in processor time of its
 * thread, which a busy machine does not lengthen.
 */
const YARDSTICK = 3_000_000

let host: TestHost
let campaign: string
let lines: readonly string[]
let record: string
let before: string
let most: number

/** Processor time of this thread, in microseconds. */
function computed(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since)
  return user + system
}

beforeAll(async () => {
  const yardstick = OBJECTS(YARDSTICK)
  const from = process.threadCpuUsage()
  JSON.parse(yardstick)
  most = computed(from)
  host = testHost()
  const source = await botCampaign(host, { raids: 1 })
  const { data } = await host.call('campaign.export', { campaign: source })
  lines = gunzipSync(Buffer.from(data, 'base64')).toString().trimEnd().split('\n').slice(0, -1)
  const [one] = await host.call('character.list', { campaign: source })
  record = (await host.call('character.export', { character: one?.id ?? '', format: 'json' })).data
  campaign = (await host.call('campaign.create', { name: 'Mine', game: 'citadel' })).id
  before = dump(host.db)
})
afterAll(() => host.close())

async function upload(file: Buffer): Promise<string> {
  const { upload: id } = await host.call('upload.begin', { size: file.length })
  for (let at = 0; at < file.length; at += 450_000)
    await host.call('upload.add', { upload: id, piece: file.subarray(at, at + 450_000).toString('base64') })
  return id
}

/** The refusal, while someone else asks again and again. */
async function refusedMeanwhile(refusal: Promise<Refusal>): Promise<Refusal> {
  let [over, longest] = [false, 0]
  const asking = (async () => {
    while (!over) {
      const asked = process.threadCpuUsage()
      await host.call('app.info')
      longest = Math.max(longest, computed(asked))
      await new Promise((resume) => setTimeout(resume, 5))
    }
  })()
  const refused = await refusal.finally(() => {
    over = true
  })
  await asking
  expect(longest).toBeLessThan(most)
  expect(refused.message).toMatch(/^.{20,500}\.$/su)
  expect(['bad-request', 'conflict']).toContain(refused.code)
  expect(dump(host.db)).toBe(before)
  return refused
}

/** Lines with a matching end line, packed. */
function packed(all: readonly (string | Buffer)[]): Buffer {
  const text = Buffer.concat(all.flatMap((line) => [Buffer.from(line), Buffer.from('\n')]))
  const end = JSON.stringify({ end: { sha256: createHash('sha256').update(text).digest('hex') } })
  return gzipSync(Buffer.concat([text, Buffer.from(`${end}\n`)]))
}

/** The campaign with its raid as changed, or as this text. */
function withRaid(change: (session: WholeSession) => unknown): Buffer {
  const { session } = JSON.parse(lines.at(-1) ?? '') as { session: WholeSession }
  const changed = change(session)
  return packed([...lines.slice(0, -1), typeof changed === 'string' ? changed : JSON.stringify({ session })])
}

function withCharacter(change: (line: string) => string | Buffer): Buffer {
  return packed(lines.map((line, n) => (n === 1 ? change(line) : line)))
}

/** Another first state, with the fingerprint that belongs to it. */
function restate(session: WholeSession, text: (state: Record<string, unknown>) => string): void {
  const [first] = session.marks as unknown as { state: string | null; fingerprint: string }[]
  if (first?.state === undefined || first.state === null) throw new Error('a raid has a first state')
  first.state = text(JSON.parse(first.state) as Record<string, unknown>)
  first.fingerprint = fingerprint(first.state)
}

const OBJECTS = (count: number) => `[${'{},'.repeat(count)}{}]`
const DEEP = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('a campaign file', () => {
  it.each<readonly [string, () => Buffer, RegExp]>([
    ['a hundred megabytes of zeros', () => gzipSync(Buffer.alloc(100 * 2 ** 20)), /far longer than any raid/],
    ['a line that never ends', () => packed([...lines.slice(0, 1), 'a'.repeat(40_000_000)]), /far longer than any raid/],
    ['three hundred megabytes of empty lines', () => gzipSync(Buffer.alloc(300 * 2 ** 20, '\n')), /first line says nothing/],
    ['five million empty objects in a raid', () => withRaid(() => `{"session":${OBJECTS(5_000_000)}}`), /too large/],
    ['a raid two million lists deep', () => withRaid(() => `{"session":${DEEP(2_000_000)}}`), /too large/],
    ['a state two million lists deep', () => withRaid((raid) => restate(raid, () => DEEP(1_900_000))), /does not read back/],
    [
      'a state at a phase that no rule knows',
      () => withRaid((raid) => restate(raid, (state) => JSON.stringify({ ...state, phase: 'nowhere', fight: null, loot: null }))),
      /rules cannot follow/,
    ],
    ['a state without anything', () => withRaid((raid) => restate(raid, () => '{}')), /rules cannot|differs|cannot read/],
    [
      'a million raids promised',
      () => packed(lines.map((line, n) => (n === 0 ? line.replace(/"sessions":\d+/, '"sessions":10000') : line))),
      /game 2/,
    ],
    ['a length that is not its own', () => Buffer.concat([packed(lines).subarray(0, -4), Buffer.alloc(4, 0xff)]), /damaged/],
    [
      'a number of a million digits',
      () => withCharacter((line) => line.replace(/"settled":\d+/, `"settled":${'9'.repeat(1_000_000)}`)),
      /character 1/,
    ],
    ['a number beyond all numbers', () => withCharacter((line) => line.replace(/"settled":\d+/, '"settled":1e999999')), /character 1/],
    ['the same key twice', () => withCharacter((line) => line.replace(/"settled":\d+/, '$&,"settled":-1')), /character 1/],
    ['letters of another alphabet', () => withCharacter((line) => Buffer.from(line, 'utf16le')), /character 1 is not JSON/],
    [
      'bytes that are no letters',
      () => withCharacter((line) => Buffer.concat([Buffer.from(line.slice(0, -2)), Buffer.from([0xff, 0xfe]), Buffer.from('}}')])),
      /character 1 is not JSON/,
    ],
    [
      'an entry that reverses itself',
      () =>
        withCharacter((line) => {
          const { character } = JSON.parse(line) as { character: { ledger: { reverses: number | null }[] } }
          for (const [n, entry] of character.ledger.entries()) entry.reverses = n + 1
          return JSON.stringify({ character })
        }),
      /reverses one that comes later/,
    ],
  ])('%s', { timeout: SOON }, async (_name, file, words) => {
    const refused = await refusedMeanwhile(host.refusal('campaign.import', { upload: await upload(file()) }))
    expect(refused.message).toMatch(words)
  })

  it('fewer bytes than were announced', async () => {
    const { upload: id } = await host.call('upload.begin', { size: 10_000 })
    await host.call('upload.add', { upload: id, piece: packed(lines).subarray(0, 3000).toString('base64') })
    expect((await refusedMeanwhile(host.refusal('campaign.import', { upload: id }))).message).toMatch(/3000 of 10000/)
  })
})

describe('a character record', () => {
  it.each<readonly [string, () => Buffer, RegExp]>([
    ['of sixty-three megabytes', () => Buffer.alloc(63 * 2 ** 20, ' '), /far larger/],
    ['of eight million empty objects', () => Buffer.from(record.replace('{', `{"x":${OBJECTS(8_000_000)},`)), /too large/],
    ['two million lists deep', () => Buffer.from(record.replace('{', `{"x":${DEEP(2_000_000)},`)), /too large/],
    ['in letters of another alphabet', () => Buffer.from(record, 'utf16le'), /not JSON/],
  ])('%s', { timeout: SOON }, async (_name, file, words) => {
    const refused = await refusedMeanwhile(host.refusal('character.import', { campaign, upload: await upload(file()) }))
    expect(refused.message).toMatch(words)
  })
})
