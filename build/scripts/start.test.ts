import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// `npm start` as a whole, in a project whose build, host and runtime only say that they were run.

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'citadel-npm-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

const put = (file: string, content: string) => {
  const path = join(folder, file)
  mkdirSync(resolve(path, '..'), { recursive: true })
  writeFileSync(path, content)
}
const SAYS = (what: string) => `console.log('${what}', ...process.argv.slice(2))\n`

beforeAll(() => {
  // Read by another user, where root runs the tests: Electron does not run as root.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, '.cache'))
  chmodSync(join(folder, '.cache'), 0o777)
  for (const file of ['build/scripts', 'package-lock.json']) cpSync(join(root, file), join(folder, file), { recursive: true })
  put('package.json', '{ "type": "module", "main": "app.js" }')
  put('build/build.ts', SAYS('built'))
  put('dist/electron/web.js', SAYS('browser mode'))
  // Its packages are ours, but for the runtime that electron's may have fetched.
  const [modules, own] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(own, 'electron'), { recursive: true })
  cpSync(join(modules, '.package-lock.json'), join(own, '.package-lock.json'))
  for (const name of readdirSync(modules)) if (!/^(\.|electron$)/.test(name)) symlinkSync(join(modules, name), join(own, name), 'junction')
  for (const name of ['package.json', 'checksums.json', 'install.js']) cpSync(join(modules, 'electron', name), join(own, 'electron', name))
})

async function started(env: Record<string, string>, args: readonly string[] = [], app = SAYS('desktop app')) {
  put('app.js', app)
  const around = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/DISPLAY$|_proxy$/i.test(name)))
  const child = spawn(process.execPath, ['build/scripts/start.mjs', ...args], {
    cwd: folder,
    env: { ...around, NODE_OPTIONS: '', ...env },
    ...(process.getuid?.() === 0 && env.DISPLAY && { uid: 65534, gid: 65534 }),
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const [code] = await once(child, 'close')
  return { code, text: text.split('\n').filter((line) => line !== '' && line !== 'Building Citadel ...') }
}

const linux = process.platform === 'linux'

test('browser mode, its options and no display are said in a sentence, and the browser is opened only where there is one', async () => {
  expect(await started({}, ['--web', '--memory'])).toEqual({
    code: 0,
    text: ['built', 'Browser mode was asked for.', `browser mode${linux ? '' : ' --open'} --memory`],
  })
  if (linux) expect((await started({})).text).toEqual(['built', expect.stringMatching(/^There is no display/), 'browser mode'])
})

/** Where the desktop app is only a matter of its runtime. */
const DISPLAY = { DISPLAY: ':99' }

test.runIf(linux)('a runtime that cannot be fetched is told with why, and browser mode comes in its place', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    expect((await started({ ...DISPLAY, ELECTRON_MIRROR: `http://127.0.0.1:${port}/`, HOME: folder })).text).toEqual([
      'built',
      expect.stringMatching(/^Downloading the Electron runtime/),
      `127.0.0.1:${port} answers 404.`,
      expect.stringMatching(/could not be downloaded, so Citadel runs in browser mode\. The next start tries again\.$/),
      'browser mode --open',
    ])
  } finally {
    server.close()
  }
  expect(asked).toEqual([expect.stringMatching(/electron-v[\d.]+-linux-\w+\.zip$/)])
})

describe.runIf(linux)('with a display and a runtime', () => {
  beforeAll(() => {
    put('node_modules/electron/path.txt', 'electron')
    mkdirSync(join(folder, 'node_modules/electron/dist'), { recursive: true })
    symlinkSync(process.execPath, join(folder, 'node_modules/electron/dist/electron'))
  })

  test('the desktop app starts, with what stands after a second --', async () => {
    expect(await started(DISPLAY, ['--', '--disable-gpu'])).toEqual({ code: 0, text: ['built', 'desktop app --disable-gpu'] })
  })

  test('one that fails at once gives way to browser mode', async () => {
    expect(await started(DISPLAY, [], 'process.exit(3)')).toEqual({
      code: 0,
      text: ['built', expect.stringMatching(/^The desktop app could not start .*browser mode\.$/), 'browser mode --open'],
    })
  })

  test('one that is ended by a signal has not failed', async () => {
    expect(await started(DISPLAY, [], 'process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 1000)')).toEqual({
      code: 0,
      text: ['built'],
    })
  })
})

test('nothing starts where the build has failed', async () => {
  put('build/build.ts', 'process.exit(1)')
  expect(await started({})).toEqual({ code: 1, text: [expect.stringMatching(/^error: the build failed/)] })
})
