import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { CALL_ATTACKS, talkTo } from '../../electron/web/testing/attacks-calls.ts'
import { FRAME_ATTACKS } from '../../electron/web/testing/attacks-frames.ts'
import { GAME_ATTACKS } from '../../electron/web/testing/attacks-games.ts'
import { HTTP_ATTACKS } from '../../electron/web/testing/attacks-http.ts'

// npm run endure -- attack --times 200
// Every attack on browser mode, so many times, against the process itself; a page looks on. After `npm run build`.

/** The most that the process may work while another page waits for an answer, in milliseconds of processor time: the clock would count what else the machine does. */
const A_SECOND = 1000
/** The process tells how long it has worked whenever it gets a message. Its worker threads load this too, and have no channel. */
const TELLING = 'data:text/javascript,process.on("message",()=>process.send(process.cpuUsage()));process.channel?.unref()'
/** What the server grants a connection before it must go on, with room for a busy machine. */
const LIMIT = 12_000

const root = resolve(import.meta.dirname, '../..')
const { values } = parseArgs({ options: { times: { type: 'string', default: '200' } } })

const started = ['--import', TELLING, join(root, 'dist/electron/web.js'), '--memory']
const child = spawn(process.execPath, started, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
const complaints: string[] = []
child.stderr?.on('data', (chunk) => complaints.push(String(chunk)))
const [line] = (await once(createInterface(child.stdout as Readable), 'line')) as [string]
const address = new URL(line.split(' ').at(-1) ?? '')
const target = {
  port: Number(address.port),
  token: new URLSearchParams(address.hash.slice(1)).get('token') ?? '',
  times: Number(values.times),
  limit: LIMIT,
}
const watcher = await talkTo(target)

/** How long the process has worked, in milliseconds. */
async function worked(): Promise<number> {
  child.send('how long?')
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage]
  return (user + system) / 1000
}

/** The most work while the page that looks on waited, in milliseconds; infinite where it is not answered. */
async function struck(run: Promise<void>): Promise<number> {
  let most = 0
  let over = false
  const done = run.finally(() => {
    over = true
  })
  while (!over) {
    const before = await worked()
    const reply = await watcher.ask('campaign.list')
    most = reply?.ok === true ? Math.max(most, (await worked()) - before) : Number.POSITIVE_INFINITY
    await Promise.race([done.catch(() => {}), pause(10)])
  }
  await done
  return most
}

let failed = 0
let longest = 0
const attacks = [...HTTP_ATTACKS, ...FRAME_ATTACKS, ...CALL_ATTACKS, ...GAME_ATTACKS]
for (const { name, run } of attacks) {
  const since = performance.now()
  const outcome = await struck(run(target)).then(
    (work) => {
      longest = Math.max(longest, work)
      return work < A_SECOND ? `${Math.round(work)} ms` : `FAILED: another page waited for ${Math.round(work)} ms of work`
    },
    (error: Error) => `FAILED: ${error.message}`,
  )
  if (outcome.startsWith('FAILED')) failed += 1
  console.log(`${name}: ${outcome} (${Math.round(performance.now() - since)} ms)`)
}
watcher.socket.terminate()
const ended = once(child, 'exit')
const alive = child.exitCode === null && child.kill('SIGTERM')
const [code] = alive ? await ended : [child.exitCode]
console.log(
  `${attacks.length} attacks, ${values.times} times each: ${failed} failed; another page waited for at most ${Math.round(longest)} ms of work`,
)
if (!alive || code !== 0) console.log(`FAILED: the process ended with ${code}`)
for (const text of complaints) console.log(`FAILED: it complained: ${text}`)
// At once: Node 24 may spin forever as it frees the sockets of so many attacks.
process.exit(failed > 0 || !alive || code !== 0 || complaints.length > 0 ? 1 : 0)
