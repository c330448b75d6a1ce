import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Client, clientOf, LARGEST_FILE, LONGEST_RECORD } from '../../electron/contract/index.ts'
import { createHost } from '../../electron/host/host.ts'
import { WORKER } from '../../electron/host/testing/test-host.ts'
import { GAME, playCampaign } from './long-campaign.ts'

// npm run endure -- travel [--raids 200] [--characters 60] [--times 10] [--seed name]
// Has bots play a long campaign in one folder and takes it to another and back, with a game on each side in turn: it must stay one
// campaign, every book must add up, and no entry may be lost. Prints times and sizes.

const { values } = parseArgs({
  options: {
    raids: { type: 'string', default: '200' },
    characters: { type: 'string', default: '60' },
    times: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'travel' },
  },
})
const PIECE = (LONGEST_RECORD / 4) * 3

interface Side {
  readonly client: Client
  readonly folder: string
  campaign: string
}

const base = mkdtempSync(join(tmpdir(), 'citadel-travel-'))
const hosts = ['one', 'other'].map((name) => {
  const folder = join(base, name)
  const report = (error: unknown) => console.error(error)
  return {
    folder,
    host: createHost({ data: { kind: 'folder', folder }, version: '0', platform: process.platform, report, worker: WORKER }),
  }
})
try {
  const [one, other] = hosts.map(({ folder, host }): Side => ({ folder, client: clientOf(host), campaign: '' }))
  if (one === undefined || other === undefined) throw new Error('there are two folders')
  await travel(one, other)
} finally {
  for (const { host } of hosts) await host.close()
  rmSync(base, { recursive: true })
}

async function travel(one: Side, other: Side): Promise<void> {
  const wish = { raids: Number(values.raids), characters: Number(values.characters), seed: values.seed }
  const played = await playCampaign(one.client, wish, (raid) => raid % 20 === 0 && console.error(`${raid} of ${wish.raids} raids`))
  one.campaign = played.campaign
  other.campaign = (await other.client.call('campaign.import', await sent(other, await exported(one)))).campaign.id
  const times = { export: [] as number[], compare: [] as number[], replace: [] as number[] }
  let size = 0
  let expected = await entriesOf(one)
  for (let n = 0; n < 2 * Number(values.times); n++) {
    const [from, to] = n % 2 === 0 ? [other, one] : [one, other]
    expected += await game(from)
    const data = await timed(times.export, () => exported(from))
    size = data.length
    const input = await sent(to, data)
    const { state, campaign } = await timed(times.compare, () => to.client.call('campaign.compare', input))
    if (state !== 'ahead' || campaign !== to.campaign) throw new Error(`journey ${n + 1}: ${state}`)
    await timed(times.replace, () => to.client.call('campaign.import', { ...input, replace: to.campaign }))
    console.error(`journey ${n + 1}: ${Math.round(times.replace.at(-1) ?? 0)} ms`)
  }
  for (const side of [one, other]) {
    const { ok, entries, raids } = await side.client.call('campaign.verify', { campaign: side.campaign })
    const campaigns = (await side.client.call('campaign.list')).length
    const file = statSync(join(side.folder, 'campaigns.db')).size
    console.log(JSON.stringify({ campaigns, ok, raids, entries, expected, fileBytes: file }))
    if (!ok || campaigns !== 1 || entries !== expected) process.exitCode = 1
  }
  const spread = Object.fromEntries(
    Object.entries(times).map(([what, all]) => [what, { median: median(all), longest: Math.round(Math.max(...all)) }]),
  )
  console.log(JSON.stringify({ journeys: 2 * Number(values.times), packedBytes: size, milliseconds: spread }))
}

/** Plays one game through, and returns how many entries it has posted. */
async function game({ client, campaign }: Side): Promise<number> {
  const before = await entriesOf({ client, campaign })
  const free = (await client.call('character.list', { campaign })).filter(({ status, session }) => status === 'living' && session === null)
  const party = free.slice(0, 6).map(({ id }) => id)
  // Where nobody is left, the party is made at the gate.
  const { session } = await client.call('game.start', { game: GAME, campaign, ...(party.length > 0 && { party }) })
  await client.call('game.auto', { session, bot: 'sensible', until: 'end', limit: 20_000 })
  return (await entriesOf({ client, campaign })) - before
}

async function entriesOf({ client, campaign }: Pick<Side, 'client' | 'campaign'>): Promise<number> {
  const roster = await client.call('character.list', { campaign })
  let entries = 0
  for (const { id } of roster) entries += (await client.call('character.ledger', { character: id })).length
  return entries
}

async function exported({ client, campaign }: Side): Promise<Buffer> {
  return Buffer.from((await client.call('campaign.export', { campaign })).data, 'base64')
}

/** As the page sends it. */
async function sent({ client }: Side, data: Buffer): Promise<{ data: string } | { upload: string }> {
  if (data.length > LARGEST_FILE) throw new Error('the file is larger than any that comes in')
  if (data.length <= PIECE) return { data: data.toString('base64') }
  const { upload } = await client.call('upload.begin', { size: data.length })
  for (let from = 0; from < data.length; from += PIECE)
    await client.call('upload.add', { upload, piece: data.subarray(from, from + PIECE).toString('base64') })
  return { upload }
}

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  into.push(performance.now() - began)
  return result
}

function median(all: readonly number[]): number {
  return Math.round(all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0)
}
