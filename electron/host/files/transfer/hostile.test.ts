import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoredMark } from '../../../../db/record.ts'
import type { WholeCampaign, WholeCharacter, WholeInput, WholeSession } from '../../../../db/transfer.ts'
import { fingerprint } from '../../../../engine/kernel/random.ts'
import { CallError } from '../../../contract/index.ts'
import { botCampaign, fullParty } from '../../testing/bot-campaign.ts'
import { dump } from '../../testing/dump.ts'
import { type TestHost, testHost } from '../../testing/test-host.ts'

// Campaign files made to do harm: each is refused with a sentence that names the fault, and nothing is written.

type Changeable<T> = { -readonly [K in keyof T]: T[K] }
interface Whole {
  header: { [key: string]: unknown; campaign: Changeable<WholeCampaign['campaign']>; characters: number; sessions: number }
  characters: Changeable<WholeCharacter>[]
  sessions: Changeable<WholeSession>[]
}
type Spoil = (whole: Whole) => unknown

let host: TestHost
let good: Buffer
let before: string

beforeAll(async () => {
  const source = testHost()
  const campaign = await botCampaign(source, { raids: 2 })
  const party = [...(await fullParty(source, campaign, 50))]
  const open = await source.call('game.start', { game: 'citadel', campaign, party, seed: 5 })
  await source.call('game.auto', { session: open.session, until: 'end', limit: 5 })
  good = Buffer.from((await source.call('campaign.export', { campaign })).data, 'base64')
  await source.close()
  host = testHost()
  await host.call('campaign.create', { name: 'Mine', game: 'citadel' })
  before = dump(host.db)
})
afterAll(() => host.close())

async function uploaded(to: TestHost, file: Buffer): Promise<string> {
  const { upload } = await to.call('upload.begin', { size: file.length })
  for (let at = 0; at < file.length; at += 450_000)
    await to.call('upload.add', { upload, piece: file.subarray(at, at + 450_000).toString('base64') })
  return upload
}

async function sent(to: TestHost, file: Buffer) {
  return to.call('campaign.import', { upload: await uploaded(to, file) })
}

async function refuses(file: Buffer, words: RegExp): Promise<void> {
  const before = dump(host.db)
  const refusal = await host.refusal('campaign.import', { upload: await uploaded(host, file) })
  expect(refusal.code).toBe('bad-request')
  expect(refusal.message).toMatch(words)
  expect(refusal.message).toMatch(/^.{20,500}\.$/su)
  expect(dump(host.db)).toBe(before)
}

/** Packs lines with a matching end line, as an attacker would. */
function packed(lines: readonly string[]): Buffer {
  const text = `${lines.join('\n')}\n`
  const sha256 = createHash('sha256').update(text).digest('hex')
  return gzipSync(`${text}${JSON.stringify({ end: { sha256 } })}\n`)
}

function linesOf(): string[] {
  return gunzipSync(good).toString().trimEnd().split('\n').slice(0, -1)
}

function spoilt(spoil: Spoil): Buffer {
  const [header = '', ...lines] = linesOf()
  const read = lines.map((line) => JSON.parse(line) as { character?: WholeCharacter; session?: WholeSession })
  const whole: Whole = {
    header: JSON.parse(header) as Whole['header'],
    characters: read.flatMap(({ character }) => character ?? []),
    sessions: read.flatMap(({ session }) => session ?? []),
  }
  spoil(whole)
  return packed(
    [whole.header, ...whole.characters.map((character) => ({ character })), ...whole.sessions.map((session) => ({ session }))].map((line) =>
      JSON.stringify(line),
    ),
  )
}

/** The first match in a list; the campaign above has one of each. */
function some<T>(list: readonly T[], is: (one: T) => boolean = () => true): T {
  const found = list.find(is)
  if (found === undefined) throw new Error('the campaign has none of these')
  return found
}
const ended = ({ sessions }: Whole) => some(sessions, ({ status }) => status === 'ended')
const open = ({ sessions }: Whole) => some(sessions, ({ status }) => status === 'open')
const rolled = (session: WholeSession) => some(session.inputs as Changeable<WholeInput>[], ({ dice }, n = 0) => dice.length > 0 && n >= 0)
const rich = ({ characters }: Whole) => some(characters, ({ ledger }) => ledger.some(({ unit, amount }) => unit === 'gold' && amount > 0))
const goldOf = (whole: Whole) => some(rich(whole).ledger as Changeable<WholeCharacter['ledger'][number]>[], ({ unit }) => unit === 'gold')
const marked = (session: WholeSession) => some(session.marks as Changeable<StoredMark>[], ({ state, input }) => state !== null && input > 0)
/** A mark with a changed state and the matching fingerprint. */
const restated = (mark: Changeable<StoredMark>, change: (state: Record<string, unknown>) => void): void => {
  const state = JSON.parse(mark.state ?? '{}') as Record<string, unknown>
  change(state)
  mark.state = JSON.stringify(state)
  mark.fingerprint = fingerprint(mark.state)
}

describe('a file that is not a campaign file', () => {
  it('the file itself is good, even if a finished raid was played under other rules', async () => {
    const other = testHost()
    await other.call('campaign.import', { data: good.toString('base64') })
    await other.call('campaign.import', { data: spoilt(() => {}).toString('base64') })
    const older = spoilt((whole) => Object.assign(ended(whole), { rulesVersion: '0' }))
    await other.call('campaign.import', { data: older.toString('base64') })
    await other.close()
  })

  it.each([0.001, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99])('cut short at %d of its length', (part) =>
    refuses(good.subarray(0, Math.max(4, Math.floor(good.length * part))), /incomplete|not packed/),
  )
  it.each([
    ['the last byte missing', () => good.subarray(0, -1), /incomplete/],
    // Where it leads depends on the bytes around it: it does not unpack, isn't JSON, or is another text than was written.
    ['a byte flipped in the middle', () => turned(good), /^This is not a campaign that can be imported: /],
    ['something after its end', () => Buffer.concat([good, Buffer.from('PK\u0003\u0004 and more')]), /follows it|damaged/],
    ['nothing packed', () => gzipSync(''), /empty/],
    ['zeros', () => Buffer.alloc(5000), /not packed/],
    ['a picture', () => Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), /not packed/],
    ['JSON that is not packed', () => Buffer.from('{"format":"citadel-campaign"}'), /not packed/],
    ['a text, packed', () => gzipSync('Hello'), /says nothing of a campaign/],
    ['a page, packed', () => gzipSync('<script>alert(1)</script>'), /says nothing of a campaign/],
    ['a tar, packed', () => gzipSync(Buffer.alloc(10_240, 'etc/passwd')), /says nothing of a campaign/],
    ['a character record, packed', () => gzipSync('{"format":"citadel-character","version":1}'), /holds characters/],
    ['packed twice', () => gzipSync(good), /says nothing of a campaign/],
    ['two campaigns in one', () => Buffer.concat([good, good]), /goes on after its end/],
    [
      'ten thousand empty parts in front',
      () => Buffer.concat([...Array(10_000).fill(gzipSync('')), Buffer.from('x')]),
      /empty|follows|incomplete/,
    ],
    ['a bomb', () => Buffer.concat(Array(5).fill(gzipSync(Buffer.alloc(64 * 1024 * 1024)))), /far longer than any raid/],
    ['a bomb in one line', () => gzipSync(`{"format":"citadel-campaign","x":"${' '.repeat(30_000_000)}"}`), /far longer than any raid/],
    ['nesting a hundred thousand deep', () => gzipSync(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`), /says nothing of a campaign/],
    ['no end', () => gzipSync(`${linesOf().join('\n')}\n`), /end is missing/],
    ['a false checksum', () => gzipSync(gunzipSync(good).toString().replace('"The Long Winter"', '"The Long Sleep"')), /checksum/],
    ['lines missing', () => packed(linesOf().filter((_, n) => n !== 2)), /character \d+, |raid \d+ is missing|character/],
    ['a line too many', () => packed([...linesOf(), '{"session":{}}']), /its end/],
    [
      '__proto__ in the header',
      () => packed(linesOf().map((line, n) => (n === 0 ? line.replace('{', '{"__proto__":{},') : line))),
      /first line/,
    ],
  ] as const)('%s', (_, file, words) => refuses(file(), words))

  it('an upload that is incomplete, unknown, or larger than announced', async () => {
    const { upload } = await host.call('upload.begin', { size: 10 })
    expect(await host.refusal('campaign.import', { upload })).toMatchObject({ detail: 'incomplete' })
    expect(await host.refusal('campaign.import', { upload: 'nobody' })).toMatchObject({ code: 'not-found' })
    expect(await host.refusal('upload.add', { upload, piece: Buffer.alloc(20).toString('base64') })).toMatchObject({ code: 'bad-request' })
    expect(await host.refusal('upload.add', { upload, piece: 'AAAA' })).toMatchObject({ code: 'not-found' })
    expect(await host.refusal('upload.begin', { size: 1e12 })).toMatchObject({ code: 'bad-request' })
    expect(await host.refusal('campaign.import', { data: '!!!!' })).toMatchObject({ code: 'bad-request' })
    const [first] = [
      await host.call('upload.begin', { size: 1 }),
      await host.call('upload.begin', { size: 1 }),
      await host.call('upload.begin', { size: 1 }),
    ]
    expect(await host.refusal('upload.add', { upload: first.upload, piece: 'AA==' })).toMatchObject({ code: 'not-found' })
    expect(dump(host.db)).toBe(before)
  })
})

describe('a false header', () => {
  it.each([
    ['a newer version', ({ header }) => Object.assign(header, { version: 2 }), /newer version.*format 2/],
    ['another format', ({ header }) => Object.assign(header, { format: 'zip' }), /format is different/],
    ['another game', ({ header }) => Object.assign(header.campaign, { game: 'domain' }), /knows no campaigns of "domain"/],
    ['an unknown variant', ({ header }) => Object.assign(header.campaign, { variants: ['flying'] }), /variant/],
    ['an unknown undo', ({ header }) => Object.assign(header.campaign, { undo: 'always' as never }), /undo/],
    ['a name of 100 letters', ({ header }) => Object.assign(header.campaign, { name: 'x'.repeat(100) }), /campaign\.name/],
    ['a name with a direction override', ({ header }) => Object.assign(header.campaign, { name: 'x\u202Ey' }), /campaign\.name/],
    ['more characters than there are', ({ header }) => Object.assign(header, { characters: header.characters + 1 }), /character \d+/],
    ['fewer raids than there are', ({ header }) => Object.assign(header, { sessions: header.sessions - 1 }), /its end/],
    ['a million raids', ({ header }) => Object.assign(header, { sessions: 1e6 }), /sessions/],
    ['an invented field', ({ header }) => Object.assign(header, { path: '/etc/passwd' }), /path/],
  ] as readonly (readonly [string, Spoil, RegExp])[])('%s', (_, spoil, words) => refuses(spoilt(spoil), words))
})

describe('characters', () => {
  it.each([
    ['two with the same id', ({ characters }) => Object.assign(some(characters), { slug: some(characters.slice(1)).slug }), /twice/],
    ['an unknown spell', ({ characters }) => Object.assign(some(characters).sheet, { known: ['fireball'] }), /fireball/],
    ['an unknown race', ({ characters }) => Object.assign(some(characters), { race: 'orc' }), /sheet/],
    [
      'the sheet of another character',
      ({ characters }) => Object.assign(some(characters), { sheet: some(characters.slice(1)).sheet }),
      /another character/,
    ],
    ['a sheet that is a list', ({ characters }) => Object.assign(some(characters), { sheet: [] }), /sheet/],
    ['gold that the raid never gave', (whole) => Object.assign(goldOf(whole), { amount: goldOf(whole).amount + 1000 }), /add up to/],
    [
      'gold that the raid never gave, with sums to match',
      (whole) => {
        const { ledger } = rich(whole)
        const from = ledger.indexOf(goldOf(whole))
        goldOf(whole).amount += 1000
        for (const entry of ledger.slice(from)) Object.assign(entry, { gold: entry.gold + 1000 })
      },
      /not those that a replay posts/,
    ],
    ['negative gold', (whole) => Object.assign(goldOf(whole), { gold: -5 }), /gold/],
    ['gold beyond counting', (whole) => Object.assign(goldOf(whole), { amount: 1e18 }), /amount/],
    ['an entry from a missing raid', (whole) => Object.assign(goldOf(whole), { session: 900, input: 1 }), /without that character/],
    ['an entry of half an answer', (whole) => Object.assign(goldOf(whole), { input: null }), /half an answer/],
    ['an entry that takes back a later one', (whole) => Object.assign(goldOf(whole), { reverses: 900_000 }), /comes later/],
    ['SQL for a reason', (whole) => Object.assign(goldOf(whole), { reason: "x'; DROP TABLE ledger; --" }), /reason/],
    ['stronger than his ledger', (whole) => Object.assign(rich(whole).sheet, { combatBonus: 30 }), /Combat Bonus|combat/i],
    ['HTML for a picture', ({ characters }) => Object.assign(some(characters), { portrait: '<svg onload=x>' }), /portrait/],
    [
      'fallen and living',
      ({ characters }) =>
        Object.assign(
          some(characters, ({ status }) => status === 'living'),
          { fell: FELL },
        ),
      /yet has fallen/,
    ],
    [
      'fallen in a missing raid',
      ({ characters }) => Object.assign(some(characters), { status: 'dead', fell: { ...FELL, session: 77 } }),
      /not in the file/,
    ],
    ['more settled than the ledger has', ({ characters }) => Object.assign(some(characters), { settled: 999 }), /settled/],
    [
      'a dead man living',
      ({ characters }) =>
        Object.assign(
          some(characters, ({ status }) => status === 'dead'),
          { status: 'living', fell: null },
        ),
      /on the roster/,
    ],
  ] as readonly (readonly [string, Spoil, RegExp])[])('%s', (_, spoil, words) => refuses(spoilt(spoil), words))
})

const FELL = { session: null, turn: 1, level: 1, cause: 'orc', text: 'Level 1. Slain.' }

describe('raids', () => {
  it.each([
    ['a die turned', (whole) => turnDie(rolled(ended(whole))), /differs from its record at input \d+/],
    ['a die of seven', (whole) => Object.assign(rolled(ended(whole)), { dice: [7] }), /dice/],
    ['a die too many', (whole) => Object.assign(rolled(ended(whole)), { dice: [...rolled(ended(whole)).dice, 6] }), /differs/],
    ['dice taken away', (whole) => Object.assign(rolled(ended(whole)), { dice: [] }), /differs/],
    ['another seed', (whole) => Object.assign(ended(whole), { seed: 'mine' }), /differs/],
    [
      'an answer that was never offered',
      (whole) => Object.assign(some(ended(whole).inputs.slice(3)), { answer: { pick: ['win'] } }),
      /differs/,
    ],
    ['an answer of nothing', (whole) => Object.assign(some(ended(whole).inputs.slice(3)), { answer: {} }), /differs/],
    [
      'an answer as deep as a well',
      (whole) => Object.assign(some(ended(whole).inputs.slice(3)), { answer: { value: well(80) } }),
      /not JSON, or is too large/,
    ],
    [
      'an input missing',
      (whole) => Object.assign(ended(whole), { inputs: ended(whole).inputs.filter((_, n) => n !== 4) }),
      /differs|revision|mark|answer|stands/,
    ],
    [
      'an event made up',
      (whole) => Object.assign(some(ended(whole).inputs.slice(3)), { events: [{ type: 'win', rule: '1.0' }] }),
      /differs/,
    ],
    [
      'an event left out',
      (whole) =>
        Object.assign(
          some(ended(whole).inputs, ({ events }) => events.length > 0),
          { events: [] },
        ),
      /differs/,
    ],
    [
      'a different end',
      (whole) => Object.assign(ended(whole), { outcome: { kind: 'team-victory', text: 'Won!' } }),
      /the end is different/,
    ],
    ['an end to an open raid', (whole) => Object.assign(open(whole), { outcome: { kind: 'left', text: 'x' } }), /open and has an outcome/],
    [
      'an open raid marked as over',
      (whole) => Object.assign(open(whole), { status: 'ended', outcome: { kind: 'left', text: 'x' } }),
      /differs|otherwise/,
    ],
    ['an open raid of other rules', (whole) => Object.assign(open(whole), { rulesVersion: '999' }), /other rules/],
    [
      'an open raid that left its record',
      (whole) => Object.assign(some(open(whole).inputs.slice(1)), { events: [{ type: 'record-left', rule: 'undo', inputs: 1 }] }),
      /began under other rules/,
    ],
    [
      'a raid of other rules that cannot be shown',
      (whole) => {
        const raid = ended(whole)
        raid.rulesVersion = '0'
        for (const mark of raid.marks as Changeable<StoredMark>[])
          if (mark.state !== null) Object.assign(mark, { state: '{}', fingerprint: fingerprint('{}') })
      },
      /cannot read it/,
    ],
    [
      'a forged fingerprint',
      (whole) => Object.assign(marked(ended(whole)), { fingerprint: '0'.repeat(16) }),
      /does not match its fingerprint/,
    ],
    ['a malformed fingerprint', (whole) => Object.assign(marked(ended(whole)), { fingerprint: 'x' }), /fingerprint/],
    [
      'a mark that was changed, with its fingerprint',
      (whole) => restated(marked(ended(whole)), (state) => Object.assign(state, { turn: 99 })),
      /the position is different/,
    ],
    [
      'a beginning that was changed',
      (whole) => restated(some(open(whole).marks as Changeable<StoredMark>[]), (state) => grown(state)),
      /went into raid \d+ with another sheet|differs/,
    ],
    [
      'a beginning without a party',
      (whole) => restated(some(open(whole).marks as Changeable<StoredMark>[]), (state) => Object.assign(state, { characters: [] })),
      /differs/,
    ],
    [
      'a beginning that is not a state',
      (whole) => restated(some(open(whole).marks as Changeable<StoredMark>[]), (state) => delete state.segments),
      /differs/,
    ],
    ...FORGED.map(([what, change]): readonly [string, Spoil, RegExp] => [
      `a beginning with ${what}, and nothing played since`,
      (whole) => justBegun(open(whole), change),
      /raid \d+ did not begin as its people|went into raid \d+ with another sheet/i,
    ]),
    // 17.0: a party may go back into the maze of the raid before, as that raid left it.
    ...LAID.map(([what, change]): readonly [string, Spoil, RegExp] => [
      `a maze with ${what}`,
      (whole) => justBegun(open(whole), (state) => change(keptIn(state))),
      /Raid \d+ begins with something that no game before it left behind/,
    ]),
    [
      'an extra mark',
      (whole) => Object.assign(ended(whole), { marks: [...ended(whole).marks, { ...marked(ended(whole)), input: 1 }] }),
      /otherwise|never passed|differs/,
    ],
    ['no marks', (whole) => Object.assign(ended(whole), { marks: [] }), /marks/],
    ['a mark at an input that is not there', (whole) => Object.assign(marked(ended(whole)), { input: 99_999 }), /not there/],
    ['a raider who is not in the file', (whole) => Object.assign(ended(whole), { raiders: [999] }), /not in the file/],
    ['somebody twice', (whole) => Object.assign(ended(whole), { raiders: [1, 1] }), /twice/],
    [
      'a character in two open games',
      ({ sessions, header }) => Object.assign(header, { sessions: sessions.push(some(sessions, ({ status }) => status === 'open')) }),
      /two open games/,
    ],
    ['no raiders', (whole) => Object.assign(open(whole), { raiders: [] }), /The party of raid|without that character/],
    ['another game', (whole) => Object.assign(ended(whole), { game: 'domain' }), /another game/],
    ['an invented redo', (whole) => Object.assign(open(whole), { redo: 1, undone: [again(open(whole))] }), /redo/],
    ['a miscounted redo', (whole) => Object.assign(open(whole), { redo: 3 }), /redo/],
    ['an empty setup', (whole) => Object.assign(open(whole), { setup: {} }), /setup/],
    [
      'chance at an impossible position',
      (whole) => Object.assign(some(open(whole).inputs.slice(-1)), { streams: [-1, 0, 0, 0] }),
      /streams/,
    ],
  ] as readonly (readonly [string, Spoil, RegExp])[])('%s', (_, spoil, words) => refuses(spoilt(spoil), words))
})

describe('an event that says nothing', () => {
  it('is refused, or shown like any other: no call fails on it for good', async () => {
    const types = new Set<string>()
    spoilt((whole) => {
      for (const { events } of ended(whole).inputs) for (const { type } of events) types.add(type)
    })
    const failed: string[] = []
    let refusals = 0
    for (const type of [...types].slice(0, 6)) {
      const file = spoilt((whole) => {
        const input = some(ended(whole).inputs as Changeable<WholeInput>[], ({ events }) => events.some((event) => event.type === type))
        input.events = input.events.map(({ rule, ...event }) => (event.type === type ? { type, rule } : { ...event, rule }))
      })
      const other = testHost()
      const come = await sent(other, file).catch(() => null)
      refusals += Number(come === null)
      for (const { session } of come === null ? [] : await other.call('game.list', { campaign: come.campaign.id }))
        for (const call of ['game.log', 'game.chapters', 'game.luck', 'game.story', 'game.view', 'game.replay'] as const) {
          const answer = await other.call(call, { session }).catch((error: CallError) => error)
          if (answer instanceof CallError && answer.code === 'internal') failed.push(`${type}: ${call}`)
        }
      await other.close()
    }
    expect(failed).toEqual([])
    expect(refusals).toBeGreaterThan(0)
  })
})

/** What no raid begins with, for each of its characters or for itself: all that follows would agree with it. */
const FORGED: readonly (readonly [what: string, change: (state: Record<string, unknown>) => void])[] = [
  ...(
    [
      ['healed two hundred times over', { wounds: -200 }],
      ['gold that nobody brought', { gold: 40 }],
      ['jewels', { jewels: [1000] }],
      ['experience', { experience: 500 }],
      ['strength', { strength: 50 }],
      ['mage armour', { mageArmor: 90 }],
      ['free spells', { freeSpells: true }],
    ] as const
  ).map(([what, change]) => [what, (state: Record<string, unknown>) => void everybody(state, change)] as const),
  ['a later turn', (state) => Object.assign(state, { turn: 30 })],
  ['the Hellgate where one likes', (state) => Object.assign(state, { hellgate: { ...Object(state.hellgate), level: 1, segmentsLeft: 0 } })],
  ['a cup in another order', (state) => Object.assign(state, { cup: (state.cup as number[]).toReversed() })],
]

interface Kept {
  segments: { visits: number; gold: number; left?: unknown; sides: unknown[] }[]
  monsters: unknown[]
  cup: number[]
  hellgate: { at: string | null }
}

/** What no raid leaves behind in its maze. */
const LAID: readonly (readonly [what: string, change: (kept: Kept) => void])[] = [
  ['gold on the floor', ({ segments }) => void Object.assign(some(segments), { gold: 5000 })],
  [
    'a hoard that was left',
    ({ segments }) => void Object.assign(some(segments), { left: { gold: 9000, jewels: [], items: [], chests: [] } }),
  ],
  ['the Hellgate at the door', ({ hellgate }) => void Object.assign(hellgate, { at: 's1' })],
  ['every wall a passage', ({ segments }) => segments.map(({ sides }) => sides.fill('open'))],
  ['chits both laid and in the cup', ({ cup }) => void cup.push(1, 2, 3)],
  ['a single segment', ({ segments }) => void segments.splice(1)],
]

function keptIn(state: Record<string, unknown>): Kept {
  const { kept } = state.start as { kept?: Kept }
  if (kept === undefined) throw new Error('the raid before left no maze')
  return kept
}

function everybody({ characters }: Record<string, unknown>, change: object): void {
  for (const character of characters as object[]) Object.assign(character, change)
}

/** The game as it stood at its first question, with another beginning. */
function justBegun(session: Changeable<WholeSession>, change: (state: Record<string, unknown>) => void): void {
  session.inputs = session.inputs.slice(0, 1)
  session.marks = session.marks.filter(({ input }) => input === 0)
  restated(some(session.marks as Changeable<StoredMark>[]), change)
}

function grown(state: Record<string, unknown>): void {
  for (const character of state.characters as { woundPoints: number }[]) character.woundPoints += 50
}

function turned(file: Buffer): Buffer {
  const copy = Buffer.from(file)
  const middle = Math.floor(copy.length / 2)
  copy[middle] = (copy[middle] ?? 0) ^ 0xff
  return copy
}

function turnDie(input: Changeable<WholeInput>): void {
  const [first = 1, ...rest] = input.dice
  input.dice = [(first % 6) + 1, ...rest]
}

function well(depth: number): unknown {
  return depth === 0 ? 1 : [well(depth - 1)]
}

function again({ inputs }: WholeSession): WholeSession['undone'][number] {
  const fallen = { dice: [6, 6], draws: [], notes: { rolls: [], barred: true }, events: [] }
  return { branch: 1, n: inputs.length, redo: true, nextEvent: 0, answer: { pick: ['win'] }, ...fallen }
}
