import { type ChildProcess, execFile } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { desktopObstacle, machineObstacle, proxyOf, runtimeOf, waitForRuntime } from './runtime.mjs'

const folder = mkdtempSync(join(tmpdir(), 'citadel-runtime-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Start = Parameters<typeof desktopObstacle>[0]

/** A start where nothing is in the way, but for what is said. */
function start(its: Partial<Start> = {}) {
  const fetchRuntime = vi.fn<Start['fetchRuntime']>(its.fetchRuntime)
  const wished = { web: false, hasOptions: false, machine: PERSONS, runtime: () => '/electron', sandboxObstacle: () => null }
  return { fetchRuntime, why: desktopObstacle({ ...wished, ...its, fetchRuntime }) }
}

const PERSONS = { platform: 'linux', env: { DISPLAY: ':0' }, uid: 1000 }

describe('the desktop app', () => {
  test('starts where nothing is in its way', async () => {
    const { why, fetchRuntime } = start()
    expect(await why).toBeNull()
    expect(fetchRuntime).not.toHaveBeenCalled()
  })

  test.each([
    ['browser mode is asked for', { web: true }, /^Browser mode was asked for\.$/],
    ['options are for browser mode', { hasOptions: true }, /^Options like --data/],
    ['there is no display', { machine: { ...PERSONS, env: {} } }, /^There is no display .*browser mode\.$/],
    ['root starts it', { machine: { ...PERSONS, uid: 0 } }, /^Electron does not run as root.*browser mode\.$/],
  ])('gives way, without a download, where %s', async (_name, its, said) => {
    const { why, fetchRuntime } = start({ ...its, runtime: () => null })
    expect(await why).toMatch(said)
    expect(fetchRuntime).not.toHaveBeenCalled()
  })

  test('starts once its runtime has been fetched, and on a system that builds its sandbox', async () => {
    let runtime: string | null = null
    const fetchRuntime = async () => {
      runtime = '/electron'
      return 'fetched' as const
    }
    const sandboxObstacle = vi.fn(() => 'Run this once.')
    expect(await start({ runtime: () => runtime, fetchRuntime }).why).toBeNull()
    expect(await start({ runtime: () => runtime, sandboxObstacle }).why).toBe('Run this once.')
    expect(sandboxObstacle).toHaveBeenCalledWith('/electron')
  })

  test.each([
    ['failed', /could not be downloaded.*The next start tries again\.$/],
    ['fetched', /could not be downloaded/],
    ['browser', /^The download goes on while Citadel runs in browser mode\.$/],
  ] as const)('gives way where its runtime is not there and fetching it has %s', async (answer, said) => {
    expect(await start({ runtime: () => null, fetchRuntime: async () => answer }).why).toMatch(said)
  })

  test.each([
    { ...PERSONS, env: { WAYLAND_DISPLAY: 'wayland-0' } },
    { platform: 'darwin', env: {}, uid: 0 },
    { platform: 'win32', env: {}, uid: null },
  ])('can run on %j', (machine) => {
    expect(machineObstacle(machine)).toBeNull()
  })

  test('knows its runtime by what the installer has left', () => {
    expect(runtimeOf(folder)).toBeNull()
    mkdirSync(join(folder, 'electron'))
    writeFileSync(join(folder, 'electron/path.txt'), 'electron')
    expect(runtimeOf(folder)).toBe(join(folder, 'electron/dist', 'electron'))
  })
})

describe('waiting for the runtime', () => {
  function waiting(isTTY: boolean) {
    const fetching = Object.assign(new EventEmitter(), { send: vi.fn(), kill: vi.fn() })
    const input = Object.assign(new PassThrough(), { isTTY })
    const said: string[] = []
    const answer = waitForRuntime(fetching as unknown as ChildProcess, { input, say: (text) => said.push(text) })
    return { fetching, input, said, answer }
  }

  test.each([
    [0, 'fetched'],
    [1, 'failed'],
    [null, 'failed'],
  ] as const)('ends with the fetching process: %j is %s', async (code, wanted) => {
    for (const isTTY of [true, false]) {
      const { fetching, answer } = waiting(isTTY)
      fetching.emit('exit', code)
      expect(await answer).toBe(wanted)
      expect(fetching.send).not.toHaveBeenCalled()
    }
  })

  test('ends in the browser only where a person presses Enter, and the download goes on in silence', async () => {
    const { fetching, input, said, answer } = waiting(true)
    expect(said).toEqual([expect.stringMatching(/^Press Enter/)])
    input.write('\n')
    expect(await answer).toBe('browser')
    expect(fetching.send).toHaveBeenCalledExactlyOnceWith('quiet')
    expect(fetching.kill).not.toHaveBeenCalled()
  })

  test('asks nobody where there is no terminal', async () => {
    const { fetching, input, said, answer } = waiting(false)
    input.write('\n')
    await new Promise((resume) => setImmediate(resume))
    fetching.emit('exit', 0)
    expect([await answer, said]).toEqual(['fetched', []])
  })
})

test('the download goes through the proxy that the environment names', async () => {
  const content = 'the whole runtime'
  const origin = createServer((_request, response) => response.end(content)).listen(0, '127.0.0.1')
  const asked: string[] = []
  const through = (address: string | undefined) => {
    asked.push(address ?? '')
    return (origin.address() as AddressInfo).port
  }
  const proxy = createServer((request, response) => {
    through(request.url)
    response.end(content)
  })
  proxy.on('connect', (request, socket) => {
    const line = connect(through(request.url), '127.0.0.1', () => socket.write('HTTP/1.1 200 Connection established\r\n\r\n'))
    line.pipe(socket).pipe(line)
  })
  proxy.listen(0, '127.0.0.1')
  await Promise.all([once(origin, 'listening'), once(proxy, 'listening')])
  const HTTP_PROXY = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const target = join(folder, 'electron.zip')
  const [script, partial] = [new URL('download.ts', import.meta.url).href, `${target}.partial`]
  // No such host: its name is for the proxy to find.
  const work = `await (await import(${JSON.stringify(script)})).download('http://runtime.invalid/electron.zip', ${JSON.stringify(target)}, ${JSON.stringify({ partial, wait: 1 })})`
  const { NO_PROXY: _, no_proxy: __, HTTPS_PROXY: ___, https_proxy: ____, http_proxy: _____, ...around } = process.env
  const env = { ...around, HTTP_PROXY, ...proxyOf({ HTTP_PROXY }) }
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', work], { env })
  } finally {
    for (const server of [origin, proxy]) server.close().closeAllConnections()
  }
  expect(readFileSync(target, 'utf8')).toBe(content)
  expect(asked).toEqual([expect.stringContaining('runtime.invalid')])
  expect(proxyOf({ PATH: '/bin' })).toEqual({})
})
