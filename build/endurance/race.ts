import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type CallName, clientOf, type Input, type Output, type Reply } from '../../electron/contract/index.ts'
import type { Host } from '../../electron/host/dispatcher.ts'
import { createHost } from '../../electron/host/host.ts'
import { WORKER } from '../../electron/host/testing/test-host.ts'
import { gameWithCampaigns, kindToRecruit } from '../games.ts'
import { HEADLESS } from '../test-hosts.ts'
import { chanceOf } from './chance.ts'
import { talkTo } from './talk.ts'

// npm run endure -- race [--races 60] [--seed name]
// Several players send choices, undo, deletions, backups and restores to one host without waiting for each other, and in every
// tenth race a second host tries to get into the folder meanwhile. What was answered last must be what is in the file after
// the next start: nothing lost, nothing half done, nobody kept waiting for a second by one call, no `internal`.

const GAME = gameWithCampaigns()
/** A host that works longer than this on one call leaves others waiting, in milliseconds of its own time. */
const HANG = 1000
const PLAYERS = 4
const CALLS_OF_A_PLAYER = 8

export interface Raced {
  readonly races: number
  /** The number of calls that were answered, and of those that were refused, by code. */
  readonly answers: Readonly<Record<string, number>>
  /** The longest work for one answer, in milliseconds of the host's own time. */
  readonly slowest: number
  readonly wrong: readonly string[]
}

/** What must be in the file: the revisions of sessions by campaign. */
type Known = ReadonlyMap<string, ReadonlyMap<string, number>>

interface Race {
  readonly folder: string
  readonly chance: () => number
  host: Host
  /** Everything answered so far. */
  now: Known
  readonly backups: Map<string, Known>
  readonly answers: Record<string, number>
  slowest: number
  /** The time this thread had worked at the last answer. */
  worked: number
  readonly wrong: string[]
}

/** Runs that many races, each in a folder of its own; `say` gets a line now and then. */
export async function racing(races: number, seed: string, say: (line: string) => void): Promise<Raced> {
  const base = mkdtempSync(join(tmpdir(), 'citadel-race-'))
  const answers: Record<string, number> = {}
  const wrong: string[] = []
  let slowest = 0
  for (let n = 1; n <= races; n++) {
    const race = await begin(join(base, `${n}`), chanceOf(`${seed} ${n}`), answers)
    const rival = n % 10 === 0 ? await rivalOf(race) : null
    await Promise.all([...players(race), rival?.tries()])
    await rival?.end()
    await race.host.close()
    await compare(race)
    wrong.push(...race.wrong.map((text) => `race ${n}: ${text}`))
    slowest = Math.max(slowest, race.slowest)
    if (n % 10 === 0) say(`${n} of ${races}`)
  }
  rmSync(base, { recursive: true, force: true })
  return { races, answers, slowest, wrong }
}

/** A second host on the same folder, in a process of its own, which must stay outside. */
async function rivalOf(race: Race): Promise<{ tries(): Promise<void>; end(): Promise<void> }> {
  const { call, end } = talkTo(HEADLESS, race.folder)
  const isOut = async () => {
    const { state, kind } = await call<{ state: string; kind?: string }>('storage.retry')
    if (state !== 'refused' || kind !== 'locked') race.wrong.push(`a second host is let in: ${state} ${kind}`)
  }
  await isOut()
  return {
    async tries() {
      for (let n = 0; n < 3; n++) await isOut()
    },
    end,
  }
}

/** Two campaigns with an open game each. */
async function begin(folder: string, chance: () => number, answers: Record<string, number>): Promise<Race> {
  const wrong: string[] = []
  const host = hostIn(folder, wrong)
  const { call } = clientOf(host)
  const known = new Map<string, ReadonlyMap<string, number>>()
  for (const name of ['The long road', 'The short way']) {
    const { id: campaign } = await call('campaign.create', { name, game: GAME, undo: 'teaching' })
    const { id } = await call('character.recruit', { campaign, kind: kindToRecruit() })
    const { session, revision } = await call('game.start', { game: GAME, campaign, party: [id] })
    known.set(campaign, new Map([[session, revision]]))
  }
  const { user, system } = process.threadCpuUsage()
  const worked = (user + system) / 1000
  return { folder, chance, host, now: known, backups: new Map(), answers, slowest: 0, worked, wrong }
}

function hostIn(folder: string, wrong: string[]): Host {
  const report = (error: unknown) => wrong.push(`reported: ${String(error)}`)
  return createHost({ data: { kind: 'folder', folder }, version: '0', platform: 'race', report, worker: WORKER })
}

/** Each sends the next call as soon as one of its own is answered; some send several at once. */
function players(race: Race): readonly Promise<void>[] {
  return Array.from({ length: PLAYERS }, async () => {
    for (let n = 0; n < CALLS_OF_A_PLAYER; n++) {
      const both = [move(race), ...(race.chance() < 0.5 ? [move(race)] : [])]
      await Promise.all(both)
    }
  })
}

async function move(race: Race): Promise<void> {
  const campaigns = [...race.now.keys()]
  const campaign = campaigns[Math.floor(race.chance() * campaigns.length)]
  const [session, revision] = [...(race.now.get(campaign ?? '') ?? [])][0] ?? []
  const what = race.chance()
  if (session !== undefined && what < 0.45) return choose(race, session)
  if (session !== undefined && revision !== undefined && what < 0.65) {
    await ask(race, race.chance() < 0.7 ? 'game.undo' : 'game.redo', { session, revision }, stepped(race, session))
    return
  }
  if (campaign !== undefined && what < 0.68) return remove(race, campaign)
  if (what < 0.85) return backUp(race)
  return restore(race)
}

async function choose(race: Race, session: string): Promise<void> {
  const view = await ask(race, 'game.view', { session }, () => {})
  const hint = await ask(race, 'game.hint', { session }, () => {})
  if (view?.decision == null || hint === null) return
  // Others go on meanwhile: an answer to what is out of date by then must be refused.
  const { pick, value } = hint
  const answer = {
    session,
    revision: view.revision,
    decision: view.decision.id,
    ...(pick && { pick }),
    ...(value !== undefined && { value }),
  }
  await ask(race, 'game.choose', answer, stepped(race, session))
}

/** Notes how far that session has come. */
function stepped(race: Race, session: string): (view: { readonly revision: number }) => void {
  return ({ revision }) => {
    race.now = new Map([...race.now].map(([id, games]) => [id, games.has(session) ? new Map([[session, revision]]) : games]))
  }
}

async function remove(race: Race, campaign: string): Promise<void> {
  await ask(race, 'campaign.delete', { campaign }, ({ backup }) => {
    if (backup !== null) race.backups.set(backup, race.now)
    race.now = new Map([...race.now].filter(([id]) => id !== campaign))
  })
}

async function backUp(race: Race): Promise<void> {
  await ask(race, 'backup.create', undefined, ({ backup }) => race.backups.set(backup, race.now))
}

async function restore(race: Race): Promise<void> {
  const [backup, known] = [...race.backups][Math.floor(race.chance() * race.backups.size)] ?? []
  if (backup === undefined || known === undefined) return
  await ask(race, 'backup.restore', { backup }, ({ aside }) => {
    if (aside !== null) race.backups.set(aside, race.now)
    race.now = known
  })
}

/** Refusals that a player must expect where others play too. */
const EXPECTED: ReadonlySet<string> = new Set(['conflict', 'not-found', 'rule-violation', 'bad-request'])

/** Calls, and at once applies what was answered to what is known: these calls are answered in the order in which they do their work. */
async function ask<C extends CallName>(race: Race, call: C, input: Input<C>, apply: (value: Output<C>) => void): Promise<Output<C> | null> {
  const reply = (await race.host.request(call, input)) as Reply<Output<C>>
  if (reply.ok) apply(reply.value)
  const { user, system } = process.threadCpuUsage()
  const busy = (user + system) / 1000 - race.worked
  race.worked += busy
  race.slowest = Math.max(race.slowest, busy)
  if (busy > HANG) race.wrong.push(`${call} took ${Math.round(busy)} ms`)
  const code = reply.ok ? 'answered' : reply.error.code
  race.answers[code] = (race.answers[code] ?? 0) + 1
  if (!reply.ok && !EXPECTED.has(reply.error.code)) race.wrong.push(`${call}: ${reply.error.code} ${reply.error.message}`)
  return reply.ok ? reply.value : null
}

/** Starts again, and compares the file with the last answers. */
async function compare({ folder, now, wrong }: Race): Promise<void> {
  const host = hostIn(folder, wrong)
  const { call } = clientOf(host)
  const campaigns = (await call('campaign.list')).map(({ id }) => id)
  if (campaigns.toSorted().join() !== [...now.keys()].toSorted().join())
    wrong.push(`${now.size} campaigns were answered, ${campaigns.length} are there`)
  for (const campaign of campaigns) {
    if ((await call('character.list', { campaign })).length !== 1) wrong.push('somebody is missing')
    for (const [session, revision] of now.get(campaign) ?? []) {
      const view = await call('game.view', { session })
      if (view.revision !== revision) wrong.push(`revision ${revision} was answered, ${view.revision} is there`)
    }
  }
  await host.close()
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { races: { type: 'string', default: '60' }, seed: { type: 'string', default: 'race' } } })
  const { races, answers, slowest, wrong } = await racing(Number(values.races), values.seed, console.log)
  for (const [code, count] of Object.entries(answers)) console.log(`  ${code}: ${count}`)
  for (const text of wrong) console.error(text)
  console.log(`${races} races, slowest answer ${Math.round(slowest)} ms, ${wrong.length} things lost or wrong`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}
