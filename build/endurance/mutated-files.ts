import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { listBackups } from '../../db/backup.ts'
import { listCampaigns } from '../../db/campaigns.ts'
import { examineBackup } from '../../db/examine.ts'
import { closeDatabase, openDatabase } from '../../db/open.ts'
import { type CallName, clientOf, type Input, type Output } from '../../electron/contract/index.ts'
import { databaseFile } from '../../electron/host/files/data-folder.ts'
import { createHost } from '../../electron/host/host.ts'
import { dump } from '../../electron/host/testing/dump.ts'
import { type TestHost, testHost, WORKER } from '../../electron/host/testing/test-host.ts'
import { isSentence } from '../../engine/kernel/words.ts'
import { gameWithCampaigns, kindToRecruit } from '../games.ts'
import { chanceOf } from './chance.ts'

// npm run endure -- mutated-files [--count 1000000] [--from 0] [--seed name] [--lanes 2]
// Character records, campaign files, game files, preferences, databases with their log, and backups, each changed at random: their bytes,
// or what they say, with their sums made right again. Each must be refused with a sentence, or come in, without `internal` and within a
// second of the host's own work; what is refused has changed nothing. Each file follows from the seed and its number, whatever lane it is in.
// Folders changed in their kinds are `mutate`'s.

const GAME = gameWithCampaigns()
/** Work that would keep others waiting, in milliseconds of the host's own time. */
const HANG = 1000
/** After so many files another host takes them. */
const RENEWED = 500

export interface MutatedFiles {
  readonly files: number
  /** What became of them, by kind: `campaign refused`. */
  readonly ends: Readonly<Record<string, number>>
  /** The longest work, in milliseconds. */
  readonly slowest: number
  readonly wrong: readonly string[]
}

type Chance = () => number
const below = (chance: Chance, end: number): number => Math.floor(chance() * end)

// ---------------------------------------------------------------- changes

/** Bytes flipped, cut off, doubled, exchanged for zeros or noise. */
function changedBytes(sound: Buffer, chance: Chance): Buffer {
  const [at, length] = [below(chance, sound.length), 1 + below(chance, 64)]
  const [before, piece, after] = [sound.subarray(0, at), sound.subarray(at, at + length), sound.subarray(at + length)]
  switch (below(chance, 6)) {
    case 0: {
      const flipped = Buffer.from(sound)
      for (let n = 1 + below(chance, 8); n > 0; n--) {
        const place = below(chance, flipped.length)
        flipped[place] = (flipped[place] ?? 0) ^ (1 << below(chance, 8))
      }
      return flipped
    }
    case 1:
      return Buffer.from(before)
    case 2:
      return Buffer.concat([before, piece, piece, after])
    case 3:
      return Buffer.concat([before, after])
    case 4:
      return Buffer.concat([before, Buffer.alloc(piece.length), after])
    default:
      return Buffer.concat([before, Buffer.from(Array.from(piece, () => below(chance, 256))), after])
  }
}

const ODD: readonly unknown[] = [
  ...[null, true, 0, -1, 7, 0.5, 1e308, Number.MAX_SAFE_INTEGER, '', 'x', '__proto__', '\u0000', '<b>', 'ä'.repeat(5000)],
  ...[[], {}, [[]], [null], { id: 'x' }, Array(1000).fill(0)],
]

/** One value somewhere in a document exchanged, taken out or doubled. */
function changedValue(document: unknown, chance: Chance): unknown {
  if (typeof document !== 'object' || document === null || chance() < 0.08) return ODD[below(chance, ODD.length)]
  const entries = Object.entries(document)
  if (entries.length === 0) return [ODD[below(chance, ODD.length)]]
  const n = below(chance, entries.length)
  const [key, value] = entries[n] ?? ['', null]
  const kind = chance()
  if (kind < 0.06) entries.splice(n, 1)
  else if (kind < 0.12) entries.splice(n, 0, [`${key}2`, value])
  else entries[n] = [key, changedValue(value, chance)]
  return Array.isArray(document) ? entries.map(([, each]) => each) : Object.fromEntries(entries)
}

function changedText(sound: string, chance: Chance): string {
  if (chance() < 0.3) return changedBytes(Buffer.from(sound), chance).toString()
  return JSON.stringify(changedValue(JSON.parse(sound), chance))
}

/** A packed file: its bytes, or a line of it with the sum at its end made right again. */
function changedPack(data: string, chance: Chance): string {
  const sound = Buffer.from(data, 'base64')
  if (chance() < 0.2) return changedBytes(sound, chance).toString('base64')
  const lines = linesOf(sound)
  const n = below(chance, lines.length)
  const line = changedText(lines[n] ?? '{}', chance)
  return packed(lines.with(n, line))
}

function linesOf(file: Buffer): readonly string[] {
  return gunzipSync(file).toString().trimEnd().split('\n').slice(0, -1)
}

function packed(lines: readonly string[]): string {
  const text = `${lines.join('\n')}\n`
  return gzipSync(`${text}${JSON.stringify({ end: { sha256: createHash('sha256').update(text).digest('hex') } })}\n`).toString('base64')
}

// ---------------------------------------------------------------- what they are sent to

/** What became of one file; throws with what is wrong. */
type Trial = (chance: Chance) => Promise<string>

interface Trials {
  readonly all: Readonly<Record<string, Trial>>
  close(): Promise<void>
}

async function trialsIn(base: string): Promise<Trials> {
  const source = testHost()
  const { id: campaign } = await source.call('campaign.create', { name: 'The long road', game: GAME })
  const party: string[] = []
  for (let n = 0; n < 3; n++) party.push((await source.call('character.recruit', { campaign, kind: kindToRecruit() })).id)
  const { session } = await source.call('game.start', { game: GAME, campaign, party, seed: 5 })
  await source.call('game.auto', { session, bot: 'sensible', until: 'end', limit: 12 })
  const record = (await source.call('character.export', { character: party[0] ?? '', format: 'json' })).data
  const whole = (await source.call('campaign.export', { campaign })).data
  const game = (await source.call('session.export', { session })).data
  await source.close()

  const folder = join(base, 'sound')
  const live = createHost({ data: { kind: 'folder', folder }, version: '0', platform: 'mutate', report: () => {}, worker: WORKER })
  const { call } = clientOf(live)
  await call('campaign.import', { data: whole })
  await call('page.keep', { key: 'citadel.settings', text: '{"light":"dark"}' })
  await call('backup.create')
  await call('campaign.create', { name: 'Only in the log', game: GAME })
  const open = join(base, 'open')
  // As a power cut leaves it, with its log.
  cpSync(folder, open, { recursive: true })
  await live.close()

  let host: TestHost | null = null
  let calls = 0
  /** One host takes many files, for a new one costs more than most of them; now and then a new one all the same. */
  const hostNow = async (): Promise<TestHost> => {
    if (calls % RENEWED === 0) await host?.close()
    if (host === null || calls % RENEWED === 0) host = testHost()
    calls += 1
    return host
  }
  const sent = async <C extends CallName>(
    name: C,
    input: (campaign: string) => Input<C>,
    remove: (host: TestHost, came: Output<C>, campaign: string) => Promise<unknown>,
  ): Promise<string> => {
    const to = await hostNow()
    const { id } = (await to.call('campaign.list'))[0] ?? (await to.call('campaign.create', { name: 'Mine', game: GAME }))
    const before = dump(to.db)
    const reply = await to.request(name, input(id))
    if (reply.ok) {
      await remove(to, reply.value as Output<C>, id)
      return 'came in'
    }
    const { code, message } = reply.error
    if (code === 'internal') throw new Error('internal')
    if (!isSentence(message)) throw new Error(`refused with ${message}`)
    if (dump(to.db) !== before) throw new Error(`refused, and yet something has changed: ${message}`)
    return 'refused'
  }
  // What is refused below is refused for what was changed.
  const again = (data: string) => packed(linesOf(Buffer.from(data, 'base64')))
  const recordSent = (data: string) =>
    sent(
      'character.import',
      (to) => ({ campaign: to, data }),
      (to, _came, campaign) => to.call('campaign.delete', { campaign }),
    )
  const campaignSent = (data: string) =>
    sent(
      'campaign.import',
      () => ({ data }),
      (to, came) => to.call('campaign.delete', { campaign: came.campaign.id }),
    )
  const gameSent = (data: string) =>
    sent(
      'session.import',
      () => ({ data }),
      (to, { session: came }) => to.call('session.delete', { session: came }),
    )
  const sound = [await recordSent(record), await campaignSent(again(whole)), await gameSent(again(game))]
  if (sound.some((end) => end !== 'came in')) throw new Error(`a sound file is refused: ${sound.join(', ')}`)
  const copy = join(base, 'copy')
  /** A folder in which one file has other bytes. */
  const spoilt = (from: string, name: string, chance: Chance): string => {
    rmSync(copy, { recursive: true, force: true })
    cpSync(from, copy, { recursive: true })
    writeFileSync(join(copy, name), changedBytes(readFileSync(join(copy, name)), chance))
    return databaseFile(copy)
  }
  const all: Record<string, Trial> = {
    record: (chance) => recordSent(changedText(record, chance)),
    campaign: (chance) => campaignSent(changedPack(whole, chance)),
    game: (chance) => gameSent(changedPack(game, chance)),
    async database(chance) {
      const name = chance() < 0.5 ? 'campaigns.db' : 'campaigns.db-wal'
      const kept = readFileSync(join(open, 'page.json'))
      const db = openDatabase(spoilt(open, name, chance))
      if (!kept.equals(readFileSync(join(copy, 'page.json')))) throw new Error('another file has changed')
      if (db.kind === 'refused') return isSentence(db.refusal.message) ? 'refused' : Promise.reject(new Error(db.refusal.message))
      listCampaigns(db.value)
      closeDatabase(db.value)
      return 'came in'
    },
    async backup(chance) {
      const [id = ''] = readdirSync(join(open, 'backups'))
      const file = spoilt(open, join('backups', id), chance)
      const { problems } = examineBackup(file, listBackups(file)[0]?.id ?? id)
      if (!problems.every(isSentence)) throw new Error(problems.join(' '))
      return problems.length > 0 ? 'refused' : 'came in'
    },
    async preferences(chance) {
      mkdirSync(copy, { recursive: true })
      const text = changedText(readFileSync(join(open, 'page.json'), 'utf8'), chance)
      rmSync(copy, { recursive: true, force: true })
      mkdirSync(copy)
      writeFileSync(join(copy, 'page.json'), text)
      const one = createHost({ data: { kind: 'folder', folder: copy }, version: '0', platform: 'mutate', report: () => {}, worker: WORKER })
      const recalled = await one.request('page.recall', undefined)
      const kept = await one.request('page.keep', { key: 'citadel.settings', text: 'new' })
      await one.close()
      if (!recalled.ok || !kept.ok) throw new Error('not answered')
      return 'came in'
    },
  }
  return { all, close: async () => void (await host?.close()) }
}

/** Changes that many files, each kind in turn, from the one of that number on; `say` gets a line now and then. */
export async function mutatingFiles(count: number, seed: string, say: (line: string) => void, first = 0): Promise<MutatedFiles> {
  const base = mkdtempSync(join(tmpdir(), 'citadel-files-'))
  const { all, close } = await trialsIn(base)
  const kinds = Object.entries(all)
  const ends: Record<string, number> = {}
  const wrong: string[] = []
  const find = (text: string) => {
    wrong.push(text)
    say(text)
  }
  let slowest = 0
  for (let n = first; n < first + count && wrong.length < 20; n++) {
    const [kind, trial] = kinds[n % kinds.length] ?? []
    if (kind === undefined || trial === undefined) break
    const from = process.threadCpuUsage()
    const end = await trial(chanceOf(`${seed} ${n}`)).catch((error: Error) => {
      find(`file ${n} (${kind}): ${error.message}`)
      return 'wrong'
    })
    const { user, system } = process.threadCpuUsage(from)
    const busy = (user + system) / 1000
    slowest = Math.max(slowest, busy)
    if (busy > HANG) find(`file ${n} (${kind}) took ${Math.round(busy)} ms`)
    ends[`${kind} ${end}`] = (ends[`${kind} ${end}`] ?? 0) + 1
    if ((n + 1 - first) % 1000 === 0) say(`${n + 1 - first} of ${count}, ${wrong.length} wrong`)
  }
  await close()
  rmSync(base, { recursive: true, force: true })
  return { files: Object.values(ends).reduce((a, b) => a + b, 0), ends, slowest, wrong }
}

/** The same in processes beside each other, each with a stretch of the files. */
async function inLanes(lanes: number, count: number, seed: string, first: number): Promise<MutatedFiles> {
  const each = Math.ceil(count / lanes)
  const found = await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const stretch = { count: Math.min(each, count - lane * each), from: first + lane * each, seed, lanes: 1 }
      const child = fork(
        import.meta.filename,
        Object.entries(stretch).flatMap(([name, value]) => [`--${name}`, `${value}`]),
      )
      const [result] = await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(() => Promise.reject(new Error('a lane has ended before its files'))),
      ])
      return result as MutatedFiles
    }),
  )
  const ends: Record<string, number> = {}
  for (const lane of found) for (const [end, number] of Object.entries(lane.ends)) ends[end] = (ends[end] ?? 0) + number
  return {
    files: found.reduce((sum, { files }) => sum + files, 0),
    ends,
    slowest: Math.max(...found.map(({ slowest }) => slowest)),
    wrong: found.flatMap(({ wrong }) => wrong),
  }
}

function report({ files, ends, slowest, wrong }: MutatedFiles): void {
  for (const [end, number] of Object.entries(ends)) console.log(`  ${end}: ${number}`)
  for (const text of wrong) console.error(text)
  console.log(`${files} changed files, at most ${Math.round(slowest)} ms of work for one, ${wrong.length} things wrong`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '1000000' },
      from: { type: 'string', default: '0' },
      seed: { type: 'string', default: 'files' },
      lanes: { type: 'string', default: `${availableParallelism()}` },
    },
  })
  const [count, first, lanes] = [Number(values.count), Number(values.from), Number(values.lanes)]
  const found = lanes > 1 ? await inLanes(lanes, count, values.seed, first) : await mutatingFiles(count, values.seed, console.log, first)
  if (process.send === undefined) report(found)
  else process.send(found, () => process.disconnect())
}
