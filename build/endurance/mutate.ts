import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type CallName, clientOf, type Input, type Output } from '../../electron/contract/index.ts'
import { createHost, type HostOptions } from '../../electron/host/host.ts'
import { WORKER } from '../../electron/host/testing/test-host.ts'
import { gameWithCampaigns, kindToRecruit } from '../games.ts'
import { chanceOf } from './chance.ts'
import { bytesThere, MUTATIONS } from './mutations.ts'

// npm run endure -- mutate [--files 700] [--seed name] [--kind 'a row gone']
// A folder of campaigns is changed in every way that a disk, a sync program or a person can change it, and a host starts on
// it. It must start, answer every call within a second and without `internal`, and where a backup can help, restore it; what
// lay there before must be among the backups.

const GAME = gameWithCampaigns()

export interface Mutated {
  readonly files: number
  /** How many folders opened, and how many were refused, by kind. */
  readonly states: Readonly<Record<string, number>>
  /** The longest work for one answer, in milliseconds of the host's own time. */
  readonly slowest: number
  readonly wrong: readonly string[]
}

interface Sound {
  readonly folder: string
  readonly campaign: string
  readonly session: string
  readonly character: string
  readonly backup: string
}

/** Tries that many folders, each with the next kind of change, or all with one; `say` gets a line now and then. */
export async function mutating(files: number, seed: string, say: (line: string) => void, kind?: string): Promise<Mutated> {
  const base = mkdtempSync(join(tmpdir(), 'citadel-mutate-'))
  const sound = await soundFolder(join(base, 'sound'), seed)
  const kinds = Object.entries(MUTATIONS).filter(([name]) => kind === undefined || name === kind)
  const states: Record<string, number> = {}
  const wrong: string[] = []
  let slowest = 0
  for (let n = 0; n < files; n++) {
    const [name = '', mutate] = kinds[n % kinds.length] ?? []
    const folder = join(base, `${n}`)
    cpSync(sound.folder, folder, { recursive: true })
    mutate?.(folder, chanceOf(`${seed} ${n}`))
    const found = await tried(folder, sound)
    states[found.state] = (states[found.state] ?? 0) + 1
    slowest = Math.max(slowest, found.slowest)
    wrong.push(...found.wrong.map((text) => `file ${n} (${name}, ${found.state}): ${text}`))
    rmSync(folder, { recursive: true, force: true })
    if ((n + 1) % 100 === 0) say(`${n + 1} of ${files}`)
  }
  rmSync(base, { recursive: true, force: true })
  return { files, states, slowest, wrong }
}

/** A campaign with a game that is over and one that is open, closed in order, and a backup of it: the same for the same seed. */
async function soundFolder(folder: string, seed: string): Promise<Sound> {
  let made = 0
  const host = createHost({ ...hostOptions(folder), newId: () => `${seed}-${made++}` })
  const { call } = clientOf(host)
  const { id: campaign } = await call('campaign.create', { name: 'The long road', game: GAME, undo: 'teaching' })
  const party: string[] = []
  for (let n = 0; n < 3; n++) party.push((await call('character.recruit', { campaign, kind: kindToRecruit() })).id)
  await call('character.note', { character: party[0] ?? '', note: 'Seen at the gate' })
  const raid = async (limit: number) => {
    const home = (await call('character.list', { campaign })).filter(({ status, session }) => status === 'living' && session === null)
    // All of them may have fallen.
    while (home.length < 3) home.push(await call('character.recruit', { campaign, kind: kindToRecruit() }))
    const { session } = await call('game.start', { game: GAME, campaign, party: home.map(({ id }) => id) })
    const { outcome } = await call('game.auto', { session, bot: 'sensible', until: 'end', limit })
    return { session, isOpen: outcome === null }
  }
  const { session: first, isOpen } = await raid(12)
  if (isOpen) await call('game.abandon', { session: first })
  let { session, isOpen: goesOn } = await raid(25)
  while (!goesOn) ({ session, isOpen: goesOn } = await raid(25))
  const { revision } = await call('game.view', { session })
  await call('game.undo', { session, revision })
  const { backup } = await call('backup.create')
  await host.close()
  for (const name of readdirSync(join(folder, 'backups'))) if (name !== backup) rmSync(join(folder, 'backups', name))
  return { folder, campaign, session, character: party[0] ?? '', backup }
}

function hostOptions(folder: string, report: (error: unknown) => void = () => {}): HostOptions {
  return { data: { kind: 'folder', folder }, version: '0', platform: 'mutate', report, worker: WORKER }
}

interface Tried {
  readonly state: string
  readonly slowest: number
  readonly wrong: readonly string[]
}

async function tried(folder: string, sound: Sound): Promise<Tried> {
  const wrong: string[] = []
  let slowest = 0
  const timed = async <T>(what: string, work: () => T | Promise<T>): Promise<T> => {
    const from = process.threadCpuUsage()
    const value = await work()
    const { user, system } = process.threadCpuUsage(from)
    const busy = (user + system) / 1000
    slowest = Math.max(slowest, busy)
    if (busy > HANG) wrong.push(`${what} took ${Math.round(busy)} ms`)
    return value
  }
  const bugs: unknown[] = []
  const host = await timed('starting', () => createHost(hostOptions(folder, (error) => bugs.push(error))))
  const ask = async <C extends CallName>(call: C, input?: Input<C>): Promise<Output<C> | null> => {
    const reply = await timed(call, () => host.request(call, input))
    if (!reply.ok && reply.error.code === 'internal') wrong.push(`${call}: internal, ${String(bugs.at(-1))}`)
    return reply.ok ? (reply.value as Output<C>) : null
  }
  const status = await ask('storage.status')
  if (status === null) wrong.push('the state of the storage is not told')
  const state = status?.state === 'refused' ? status.kind : 'open'
  await everything(ask, sound)
  const now = await ask('storage.status')
  if (now?.state === 'open' || now?.restorable) await restored(ask, folder, sound, wrong)
  else if (existsSync(join(folder, 'backups', sound.backup))) wrong.push(`no backup can help: ${now?.kind}`)
  await timed('closing', () => host.close())
  return { state, slowest, wrong }
}

/** A host that works longer than this on one call leaves others waiting: a hang. In milliseconds of its own time, whatever else the machine does. */
const HANG = 1000

type Ask = <C extends CallName>(call: C, input?: Input<C>) => Promise<Output<C> | null>

/** What a player would do first. */
async function everything(ask: Ask, { campaign, session, character }: Sound): Promise<void> {
  await ask('storage.retry')
  await ask('campaign.list')
  await ask('campaign.get', { campaign })
  await ask('campaign.stats', { campaign })
  await ask('character.list', { campaign })
  await ask('character.get', { character })
  await ask('character.ledger', { character })
  await ask('records.hall')
  await ask('game.list', { campaign })
  await ask('game.log', { session, limit: 500 })
  await ask('game.auto', { session, bot: 'sensible', until: 'end', limit: 400 })
  const view = await ask('game.view', { session })
  if (view !== null) await ask('game.undo', { session, revision: view.revision })
  await ask('campaign.export', { campaign })
  await ask('backup.create')
  await ask('backup.list')
  await ask('report.create')
}

async function restored(ask: Ask, folder: string, { backup, campaign, session }: Sound, wrong: string[]): Promise<void> {
  if (!existsSync(join(folder, 'backups', backup))) return
  const before = await ask('storage.status')
  if (!(await ask('backup.list'))?.some((one) => one.backup === backup)) return // a link leads elsewhere
  const lay = bytesThere(folder)
  const put = await ask('backup.restore', { backup })
  if (put === null) {
    wrong.push('the backup cannot be restored')
    return
  }
  if (before?.state === 'refused' && lay !== null && !isKept(folder, lay)) wrong.push('what lay there is gone')
  const roster = await ask('character.list', { campaign })
  if (roster?.length !== 3) wrong.push('the restored campaign is not whole')
  const view = await ask('game.view', { session })
  if (view?.decision == null) wrong.push('the restored raid does not go on')
}

/** Whether those bytes are in some file of the folder or among the backups. */
function isKept(folder: string, lay: Buffer): boolean {
  return [folder, join(folder, 'backups')].some((place) =>
    readdirSync(place, { withFileTypes: true }).some((entry) => entry.isFile() && readFileSync(join(place, entry.name)).equals(lay)),
  )
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { files: { type: 'string', default: '700' }, seed: { type: 'string', default: 'mutate' }, kind: { type: 'string' } },
  })
  const { files, states, slowest, wrong } = await mutating(Number(values.files), values.seed, console.log, values.kind)
  for (const [state, count] of Object.entries(states)) console.log(`  ${state}: ${count}`)
  for (const text of wrong) console.error(text)
  console.log(`${files} changed folders, slowest answer ${Math.round(slowest)} ms, ${wrong.length} things lost or wrong`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}
