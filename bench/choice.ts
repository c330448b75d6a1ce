import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as breath } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { closeDatabase, openDatabase } from '../db/open.ts'
import { type Client, clientOf, type Output } from '../electron/contract/index.ts'
import { createHost } from '../electron/host/host.ts'
import { oneOf, stream } from '../engine/kernel/random.ts'

// How long a person waits for the answer to a choice in the host: read, played by the rules, on the disk, and the view of what comes next.
// The choices are those of the strongest bot in raids of a campaign. In the same run, between them, a bare insert of as many bytes as a
// choice leaves, in a database under the same pragmas: what the disk alone takes. Goals: half of them within 1 ms, 99 of 100 within 10 ms.
// node bench/choice.ts [--data FOLDER], as `npm run endure -- campaign --raids 300` leaves it; the folder is not changed.
// node bench/choice.ts --game domain: any answers in games of all seats without a campaign, and how long a new host takes to resume the
// last of them. Goal: 50 ms after 2,000 choices.

type SessionView = Output<'game.start'>

const CHOICES = 2000
const BYTES = 'x'.repeat(1500)

const { values } = parseArgs({ options: { data: { type: 'string' }, game: { type: 'string' } } })
const folder = mkdtempSync(join(tmpdir(), 'bench-choice-'))
const data = join(folder, 'data')
if (values.data !== undefined) cpSync(values.data, data, { recursive: true })
const host = openHost()
const chance = stream('choice', 'answers')
let seed = 0
const bare = bareDatabase(join(folder, 'bare.db'))
try {
  const client = clientOf(host)
  const campaign = values.game === undefined ? await campaignOf(client) : null
  const choices: number[] = []
  const inserts: number[] = []
  /** The processor time of the host's thread: what a busy machine or disk does not distort. */
  const computed: number[] = []
  let last: SessionView | null = null
  while (choices.length < CHOICES) {
    let view = campaign === null ? await beginAlone(client) : await begin(client, campaign)
    while (view.decision !== null && choices.length < CHOICES) {
      const choice = { session: view.session, revision: view.revision, decision: view.decision.id, ...(await answerTo(client, view)) }
      await breath() // what is left to do after the last reply is done while a person thinks
      const [began, before] = [performance.now(), process.threadCpuUsage()]
      view = await client.call('game.choose', choice)
      choices.push(performance.now() - began)
      computed.push(computedSince(before))
      inserts.push(time(bare.insert))
    }
    last = view
  }
  await host.close()
  const resumed = campaign === null && last !== null ? { resumed: await resume(last) } : {}
  console.log(
    JSON.stringify({
      name: 'choice',
      unit: 'ms',
      ours: spread(choices),
      computed: spread(computed),
      baseline: spread(inserts),
      ...resumed,
    }),
  )
} finally {
  bare.close()
  await host.close()
  rmSync(folder, { recursive: true, force: true })
}

function openHost() {
  return createHost({
    data: { kind: 'folder', folder: data },
    version: '0',
    platform: process.platform,
    report: (error) => console.error(error),
  })
}

function computedSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** What the strongest bot would answer; in a game without a campaign any answer, so that it goes on for long. */
async function answerTo(client: Client, { session, decision }: SessionView) {
  const options = decision?.options?.filter(({ aside }) => aside !== true) ?? []
  if (values.game !== undefined && decision?.kind === 'pick' && decision.max === 1 && options.length > 0)
    return { pick: [oneOf(chance, options).id] }
  const { why: _, ...answer } = await client.call('game.hint', { session })
  return answer
}

/** A new host, and the first look at a game that the old one left: its revision, and how long the look took. */
async function resume({ session, revision }: SessionView) {
  const again = openHost()
  try {
    const client = clientOf(again)
    await client.call('app.info')
    const [began, before] = [performance.now(), process.threadCpuUsage()]
    await client.call('game.view', { session })
    const [took, computed] = [performance.now() - began, computedSince(before)].map((ms) => Math.round(ms * 100) / 100)
    return { revision, took, computed }
  } finally {
    await again.close()
  }
}

async function campaignOf(client: Client): Promise<string> {
  const [known] = await client.call('campaign.list')
  if (known !== undefined) return known.id
  const game = (await client.call('app.info')).games.find((one) => one.campaign !== null)?.id ?? ''
  return (await client.call('campaign.create', { name: 'Bench', game })).id
}

/** A raid with those who are at home, or with a new party where nobody is. */
async function begin(client: Client, campaign: string): Promise<Output<'game.start'>> {
  const { game } = await client.call('campaign.get', { campaign })
  const rows = await client.call('character.list', { campaign })
  const party = rows.filter(({ status, session }) => status === 'living' && session === null).slice(0, 6)
  seed += 1
  return client.call('game.start', { game, campaign, seed, ...(party.length === 0 ? {} : { party: party.map(({ id }) => id) }) })
}

/** A game of as many players as can be, without bots. */
async function beginAlone(client: Client): Promise<SessionView> {
  seed += 1
  const game = (await client.call('app.info')).games.find(({ id }) => id === values.game)
  return client.call('game.start', { game: values.game ?? '', seed, seats: game?.seats.max ?? 1 })
}

function bareDatabase(file: string) {
  const opened = openDatabase(file)
  if (opened.kind === 'refused') throw new Error(opened.refusal.message)
  const { raw } = opened.value
  raw.exec('CREATE TABLE bytes (id INTEGER PRIMARY KEY, bytes TEXT NOT NULL) STRICT')
  const [start, insert, commit] = ['BEGIN IMMEDIATE', 'INSERT INTO bytes (bytes) VALUES (?)', 'COMMIT'].map((sql) => raw.prepare(sql))
  return {
    insert() {
      start?.run()
      insert?.run(BYTES)
      commit?.run()
    },
    close: () => closeDatabase(opened.value),
  }
}

function time(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

function spread(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 100) / 100
  return { p50: at(0.5), p99: at(0.99), longest: at(1 - 1 / sorted.length) }
}
