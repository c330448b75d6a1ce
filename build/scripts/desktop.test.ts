import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { desktopEnvironment, sandboxObstacle } from './desktop.mjs'
import { bar, download } from './download.ts'

const folder = mkdtempSync(join(tmpdir(), 'citadel-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Takes signals as Electron does: the first one closes it in its own time, a second one would kill it.
const STUB = `
process.once('SIGINT', quit); process.once('SIGTERM', quit)
function quit() { process.removeAllListeners(); setTimeout(() => { console.log('closed'); process.exit(1) }, 150) }
console.log('open', process.pid); setTimeout(() => process.exit(7), 20000)`

describe('the end of the desktop app', { skip: process.platform === 'win32' }, () => {
  /** Started as `npm start` does it: what is said, and the two processes. */
  async function running() {
    const stub = join(folder, 'stub.mjs')
    writeFileSync(stub, STUB)
    const start = `import { runDesktop } from ${JSON.stringify(new URL('desktop.mjs', import.meta.url).href)}
console.log(JSON.stringify(await runDesktop(process.execPath, [${JSON.stringify(stub)}])))`
    const child = spawn(process.execPath, ['--input-type=module', '-e', start], { stdio: ['ignore', 'pipe', 'inherit'] })
    const said: string[] = []
    const lines = createInterface(child.stdout).on('line', (line) => said.push(line))
    const [open] = await once(lines, 'line')
    return { child, said, app: Number(String(open).split(' ')[1]) }
  }
  const CLOSED = ['closed', '{"code":1,"ended":true}']

  test('Ctrl-C, which the terminal sends to both, reaches it once, and that is no failed start', async () => {
    const { child, said, app } = await running()
    child.kill('SIGINT')
    // Time enough for a second one to be passed on, and to close it.
    await new Promise((resume) => setTimeout(resume, 400))
    expect(said.slice(1)).toEqual([])
    process.kill(app, 'SIGINT')
    await once(child, 'close')
    expect(said.slice(1)).toEqual(CLOSED)
  })

  test('`kill`, which reaches one process, is passed on, and it closes in its own time', async () => {
    const { child, said } = await running()
    child.kill('SIGTERM')
    await once(child, 'close')
    expect(said.slice(1)).toEqual(CLOSED)
  })

  test('Electron is not made a plain Node by an editor’s shell', () => {
    expect(desktopEnvironment({ ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '--x', NODE_COMPILE_CACHE: '/c', HOME: '/h' })).toEqual({
      HOME: '/h',
    })
  })
})

describe('restricted user namespaces', () => {
  const on = (setting: string, owned: boolean) => sandboxObstacle('/m/electron/dist/electron', { read: () => setting, owned: () => owned })

  test('are told with what to run once, unless the helper belongs to root', () => {
    expect(on('1\n', false)).toContain("sudo chown root:root '/m/electron/dist/chrome-sandbox' && sudo chmod 4755")
    expect([on('1\n', true), on('0\n', false), on('', false)]).toEqual([null, null, null])
  })
})

describe('the download of the runtime', () => {
  const WHOLE = Buffer.from('0123456789'.repeat(1000))
  async function served(listener: RequestListener) {
    const server = createServer(listener).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    return { url: `http://127.0.0.1:${port}/electron.zip`, end: () => server.close().closeAllConnections() }
  }
  const fetched = async (listener: RequestListener, name: string) => {
    const { url, end } = await served(listener)
    const said: string[] = []
    const target = join(folder, name)
    const options = { partial: `${target}.partial`, say: (text: string) => said.push(text), still: 1000, wait: 1 }
    try {
      await download(url, target, options)
      return { said, content: readFileSync(target) }
    } finally {
      end()
    }
  }

  /** A line that breaks, once so many bytes have arrived: what is still on its way when it breaks may be lost. */
  async function breakOnce(response: ServerResponse, name: string, bytes: number) {
    const partial = join(folder, `${name}.partial`)
    await vi.waitUntil(() => statSync(partial, { throwIfNoEntry: false })?.size === bytes, { timeout: 10_000, interval: 5 })
    response.destroy()
  }

  test('goes on where a line broke or stood still, and says so', async () => {
    const asked: (string | undefined)[] = []
    const { said, content } = await fetched((request, response) => {
      asked.push(request.headers.range)
      const from = Number(/\d+/.exec(request.headers.range ?? '0')?.[0])
      response.writeHead(from > 0 ? 206 : 200, { 'content-length': WHOLE.length - from })
      if (asked.length === 1) return void response.write(WHOLE.subarray(0, 4000))
      if (asked.length === 2) return void response.write(WHOLE.subarray(from, from + 3000), () => breakOnce(response, 'resumed', 7000))
      response.end(WHOLE.subarray(from))
    }, 'resumed')
    expect(content.equals(WHOLE)).toBe(true)
    expect(asked).toEqual([undefined, 'bytes=4000-', 'bytes=7000-'])
    expect(said).toEqual([
      expect.stringMatching(/^The line stood still for 1 s\. Trying again from/),
      expect.stringMatching(/^The line broke/),
    ])
  })

  test('begins again where the server knows no parts', async () => {
    let times = 0
    const { content } = await fetched((_request, response) => {
      times += 1
      response.writeHead(200, { 'content-length': WHOLE.length })
      if (times === 1) response.write(WHOLE.subarray(0, 4000), () => breakOnce(response, 'again', 4000))
      else response.end(WHOLE)
    }, 'again')
    expect(content.equals(WHOLE)).toBe(true)
  })

  test('ends with its reason where trying again is in vain', async () => {
    await expect(fetched((_request, response) => response.writeHead(404).end(), 'none')).rejects.toThrow(/^127\.0\.0\.1:\d+ answers 404\.$/)
    await expect(fetched((_request, response) => response.writeHead(503).end(), 'ill')).rejects.toThrow('answers 503.')
  })

  test('shows how much has come', () => {
    expect(bar(30e6, 120e6, 8)).toBe('[##------] 25%, 30 of 120 MB')
    expect(bar(30e6, null)).toBe('30 MB')
  })
})
