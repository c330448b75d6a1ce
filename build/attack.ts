import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { CALL_ATTACKS, talkTo } from '../electron/web/testing/attacks-calls.ts'
import { FRAME_ATTACKS } from '../electron/web/testing/attacks-frames.ts'
import { HTTP_ATTACKS } from '../electron/web/testing/attacks-http.ts'

// npm run attack -- --times 200
// Every attack on browser mode, so many times, against the process itself; a page looks on. After `npm run build`.

/** The longest that another page may wait for an answer, in milliseconds. */
const A_SECOND = 1000
/** What the server grants a connection before it must go on, with room for a busy machine. */
const LIMIT = 12_000

const root = resolve(import.meta.dirname, '..')
const { values } = parseArgs({ options: { times: { type: 'string', default: '200' } } })

const child = spawn(process.execPath, [join(root, 'electron/web/index.ts'), '--memory'], { stdio: ['ignore', 'pipe', 'pipe'] })
const complaints: string[] = []
child.stderr.on('data', (chunk) => complaints.push(String(chunk)))
const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
const address = new URL(line.split(' ').at(-1) ?? '')
const target = {
  port: Number(address.port),
  token: new URLSearchParams(address.hash.slice(1)).get('token') ?? '',
  times: Number(values.times),
  limit: LIMIT,
}
const watcher = await talkTo(target)

/** The longest wait of the page that looks on, in milliseconds; infinite where it is not answered. */
async function struck(run: Promise<void>): Promise<number> {
  let longest = 0
  let over = false
  const done = run.finally(() => {
    over = true
  })
  while (!over) {
    const since = performance.now()
    const reply = await watcher.ask('campaign.list')
    if (reply?.ok !== true) longest = Number.POSITIVE_INFINITY
    longest = Math.max(longest, performance.now() - since)
    await Promise.race([done.catch(() => {}), pause(10)])
  }
  await done
  return longest
}

let failed = 0
let longest = 0
const attacks = [...HTTP_ATTACKS, ...FRAME_ATTACKS, ...CALL_ATTACKS]
for (const { name, run } of attacks) {
  const since = performance.now()
  const outcome = await struck(run(target)).then(
    (wait) => {
      longest = Math.max(longest, wait)
      return wait < A_SECOND ? `${Math.round(wait)} ms` : `FAILED: another page waited ${Math.round(wait)} ms`
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
  `${attacks.length} attacks, ${values.times} times each: ${failed} failed; the longest wait of another page ${Math.round(longest)} ms`,
)
if (!alive || code !== 0) console.log(`FAILED: the process ended with ${code}`)
for (const text of complaints) console.log(`FAILED: it complained: ${text}`)
process.exitCode = failed > 0 || !alive || code !== 0 || complaints.length > 0 ? 1 : 0
