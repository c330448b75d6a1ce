import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Client, clientOf } from '../electron/contract/index.ts'
import { createHost } from '../electron/host/host.ts'

// How long another call waits while the host does long work, and how long the work takes: verify, export, import, the hall of
// records over raids whose tales must be told again, automatic play, and a backup read and restored. Goals for a campaign of 300 raids and
// 500 characters on two cores: `app.info` within 50 ms, verify and import within 8 s; the host itself is there within half a second. node
// bench/long-work.ts --data FOLDER, as `npm run endure -- campaign --raids 300` leaves it; the folder is not changed.

const { values } = parseArgs({ options: { data: { type: 'string' } } })
if (values.data === undefined) throw new Error('name the folder of a long campaign: --data FOLDER')
const folder = mkdtempSync(join(tmpdir(), 'bench-work-'))
const data = join(folder, 'data')
cpSync(values.data, data, { recursive: true })
const opened = performance.now()
const host = createHost({
  data: { kind: 'folder', folder: data },
  version: '0',
  platform: process.platform,
  report: (error) => console.error(error),
})
const client = clientOf(host)

interface Figures {
  /** Milliseconds. */
  readonly took: number
  readonly longestWait: number
  /** The most that the host's own thread computed between two answers, in milliseconds: what a busy machine does not distort. */
  readonly longestTurn: number
  /** Milliseconds of processor time, all threads together. */
  readonly computed: number
}

const figures: Record<string, Figures> = {}

/** Does the work, while someone else asks every five milliseconds. */
async function measured<T>(name: string, work: () => Promise<T>): Promise<T> {
  let [over, longestWait, longestTurn] = [false, 0, 0]
  const asking = (async () => {
    while (!over) {
      const [asked, before] = [performance.now(), process.threadCpuUsage()]
      await passed(5)
      await client.call('app.info')
      longestWait = Math.max(longestWait, performance.now() - asked - 5)
      const { user, system } = process.threadCpuUsage(before)
      longestTurn = Math.max(longestTurn, (user + system) / 1000)
    }
  })()
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  const result = await work()
  const { user, system } = process.cpuUsage(cpu)
  figures[name] = {
    took: Math.round(performance.now() - began),
    longestWait: Math.round(longestWait),
    longestTurn: Math.round(longestTurn),
    computed: Math.round((user + system) / 1000),
  }
  over = true
  await asking
  return result
}

async function sent(to: Client, file: Buffer): Promise<string> {
  const { upload } = await to.call('upload.begin', { size: file.length })
  for (let at = 0; at < file.length; at += 450_000)
    await to.call('upload.add', { upload, piece: file.subarray(at, at + 450_000).toString('base64') })
  return upload
}

try {
  await client.call('app.info')
  const start = Math.round(performance.now() - opened)
  const { id: campaign = '', game = '' } = (await client.call('campaign.list'))[0] ?? {}
  await measured('verify', () => client.call('campaign.verify', { campaign }))
  const file = await measured('export', () => client.call('campaign.export', { campaign }))
  const upload = await sent(client, Buffer.from(file.data, 'base64'))
  await measured('import', () => client.call('campaign.import', { upload }))
  await measured('records, told anew', () => client.call('records.hall'))
  await measured('records', () => client.call('records.hall'))
  await measured('20,000 choices', async () => {
    for (let [left, seed] = [20_000, 1]; left > 0; seed++) {
      const { session } = await client.call('game.start', { game, seed })
      await client.call('game.auto', { session, until: 'end', bot: 'random', limit: left })
      left -= (await client.call('game.list')).find((row) => row.session === session)?.inputs ?? left
    }
  })
  const { backup } = await client.call('backup.create')
  await measured('backup read', () => client.call('backup.verify', { backup }))
  await measured('backup restored', () => client.call('backup.restore', { backup }))
  console.log(JSON.stringify({ start, ...figures }))
} finally {
  await host.close()
  rmSync(folder, { recursive: true, force: true })
}
