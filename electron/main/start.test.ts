import { EventEmitter } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserWindow } from 'electron'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { LARGEST_FILE } from '../contract/index.ts'
import { createHost } from '../host/host.ts'
import { WORKER } from '../host/testing/test-host.ts'
import { dumpsIn } from './dumps.ts'
import { cacheFolder, separateSession } from './folders.ts'
import { withoutBadGraphics } from './graphics.ts'
import { hearOfFiles, openedFiles } from './opened.ts'
import { smoke } from './smoke.ts'

// What is decided before the app is ready.

const folder = mkdtempSync(join(tmpdir(), 'citadel-first-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the graphics processor', () => {
  const file = join(folder, 'graphics.json')
  function start({ version = '45.4.1', fails = false, answer = 0 } = {}) {
    const app = Object.assign(new EventEmitter(), { disableHardwareAcceleration: vi.fn() })
    const graphics = withoutBadGraphics(app as unknown as Parameters<typeof withoutBadGraphics>[0], { file, version })
    if (fails) for (const reason of ['crashed', 'crashed']) app.emit('child-process-gone', {}, { type: 'GPU', reason })
    app.emit('child-process-gone', {}, { type: 'Utility', reason: 'crashed' })
    app.emit('quit')
    const ask = vi.fn(async () => answer)
    return { without: app.disableHardwareAcceleration.mock.calls.length === 1, ask, told: () => graphics.tell(ask) }
  }

  test('is left out after two failed starts in a row, which is said once', async () => {
    start({ fails: true })
    expect(start().without).toBe(false)
    for (let n = 0; n < 2; n++) expect(start({ fails: true }).without).toBe(false)
    const third = start()
    expect(third.without).toBe(true)
    await third.told()
    expect(third.ask).toHaveBeenCalledOnce()
    const fourth = start()
    await fourth.told()
    expect([fourth.without, fourth.ask.mock.calls.length]).toEqual([true, 0])
    expect(start({ version: '46.0.0' }).without).toBe(false)
  })

  test('is tried again where the person wants it, and a broken file is no trouble', async () => {
    writeFileSync(file, JSON.stringify({ electron: '45.4.1', failures: 2 }))
    const asked = start({ answer: 1 })
    await asked.told()
    expect([asked.without, start().without]).toEqual([true, false])
    writeFileSync(file, '{')
    expect(start().without).toBe(false)
  })
})

describe('the self-test of a build', () => {
  async function tested({ printed = '%PDF-1.7', hasWindow = true, showsAfter = 1 }) {
    const printPdf = async () => new TextEncoder().encode(printed)
    const host = createHost({ data: { kind: 'memory' }, version: '1', platform: 'test', report: () => {}, worker: WORKER, printPdf })
    // What the page would do with it: its bridge and its document are all that the source names.
    const page = { querySelector: () => (showsAfter-- > 0 ? null : 'main') }
    const executeJavaScript = async (source: string) =>
      new Function('citadel', 'document', `return ${source}`)({ request: host.request }, page)
    const window = { webContents: { executeJavaScript } } as unknown as BrowserWindow
    const app = { getPath: () => '/data', getAppPath: () => '/app', getVersion: () => '1.2.3', isPackaged: true }
    const said: string[] = []
    const code = await smoke({ app, host, window: hasWindow ? window : null, say: (line) => said.push(line), patience: 300 })
    await host.close()
    return { code, said: said.map((line) => JSON.parse(line)) }
  }

  test('answers a choice, reads it back, has a worker check the books, prints, and ends well', async () => {
    const { code, said } = await tested({})
    expect(said).toMatchObject([{ ok: true, versions: { app: '1.2.3' }, machine: { packaged: true }, paths: { data: '/data' } }])
    expect(said[0].done).toEqual(
      expect.arrayContaining(['page', 'app.info', 'game.choose', 'game.view', 'campaign.verify', 'character.export']),
    )
    expect(code).toBe(0)
  })

  test('ends with what went wrong, and how far it came', async () => {
    for (const [its, why] of [
      [{ printed: 'a picture' }, 'the printed record is not a PDF'],
      [{ hasWindow: false }, 'the window has gone'],
      [{ showsAfter: Number.POSITIVE_INFINITY }, 'the page does not show itself'],
    ] as const)
      expect(await tested(its)).toMatchObject({ code: 1, said: [{ ok: false, why }] })
  })
})

describe('a file that the person opens', () => {
  const put = (name: string, content: string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }

  test('is carried to the page once, unread, and the newest one wins', () => {
    const files = openedFiles(vi.fn(async () => 0))
    expect(files.take()).toBeNull()
    expect([files.offer(put('old.citadel', 'old')), files.offer(put('una.citadel', 'anything'))]).toEqual([true, true])
    expect(files.take()).toEqual({ name: 'una.citadel', data: Buffer.from('anything').toString('base64') })
    expect(files.take()).toBeNull()
  })

  test('is told in a sentence where it cannot be carried', () => {
    const ask = vi.fn(async (_options: { message: string }) => 0)
    const files = openedFiles(ask)
    mkdirSync(join(folder, 'dir.citadel'))
    truncateSync(put('huge.citadel', ''), LARGEST_FILE + 1)
    const bad = [join(folder, 'gone.citadel'), join(folder, 'dir.citadel'), put('empty.citadel', ''), join(folder, 'huge.citadel')]
    expect(bad.map((path) => files.offer(path))).toEqual([false, false, false, false])
    expect(ask.mock.calls.map(([{ message }]) => message)).toEqual([
      'Can’t open gone.citadel: it is no longer there.',
      'Can’t open dir.citadel: it is not a file.',
      'Can’t open empty.citadel: it is empty.',
      'Can’t open huge.citadel: it is larger than 256 MB.',
    ])
    expect(files.take()).toBeNull()
  })

  test('comes by an event on macOS, which must be taken', () => {
    const app = new EventEmitter()
    const [show, preventDefault] = [vi.fn(), vi.fn()]
    hearOfFiles(app as unknown as Parameters<typeof hearOfFiles>[0], show)
    app.emit('open-file', { preventDefault }, '/x/una.citadel')
    expect(show).toHaveBeenCalledExactlyOnceWith('/x/una.citadel')
    expect(preventDefault).toHaveBeenCalledOnce()
  })
})

test('crash dumps are named, wherever Crashpad keeps them, and no folder is no trouble', () => {
  const dumps = join(folder, 'dumps')
  mkdirSync(join(dumps, 'completed'), { recursive: true })
  for (const name of ['completed/a1.dmp', 'settings.dat']) writeFileSync(join(dumps, name), '')
  expect(dumpsIn(dumps)).toEqual(['a1.dmp'])
  expect(dumpsIn(join(folder, 'nowhere'))).toEqual([])
})

test.each([
  ['linux', {}, ['/home/anna', '.cache', 'Citadel']],
  ['linux', { XDG_CACHE_HOME: '/var/anna' }, ['/var/anna', 'Citadel']],
  ['darwin', {}, ['/home/anna', 'Library', 'Caches', 'Citadel']],
  ['win32', {}, ['/home/anna', 'AppData', 'Local', 'Citadel']],
  ['win32', { LOCALAPPDATA: '/local', APPDATA: '/roaming' }, ['/local', 'Citadel']],
] as const)('on %s with %j Chromium’s files are where caches are', (platform, env, path) => {
  expect(cacheFolder({ platform, home: '/home/anna', env })).toBe(join(...path))
})

test('Chromium’s own files leave the campaigns’ folder, once', () => {
  const [data, session] = [join(folder, 'data'), join(folder, 'caches', 'Citadel')]
  mkdirSync(join(data, 'GPUCache'), { recursive: true })
  for (const name of ['campaigns.db', 'page.json', 'Preferences', 'notes of mine.txt']) writeFileSync(join(data, name), name)
  const setPath = vi.fn((_name: string, path: string) => expect(existsSync(path)).toBe(true))
  const app = { getPath: () => data, setPath }
  separateSession(app, session)
  expect(setPath.mock.calls).toEqual([
    ['sessionData', session],
    ['crashDumps', join(session, 'Crashpad')],
  ])
  expect(readdirSync(session).sort()).toEqual(['Crashpad', 'GPUCache', 'Preferences'])
  expect(readdirSync(data).sort()).toEqual(['campaigns.db', 'notes of mine.txt', 'page.json'])
  writeFileSync(join(data, 'Preferences'), 'of a downgrade')
  separateSession(app, session)
  expect([existsSync(join(data, 'Preferences')), readFileSync(join(session, 'Preferences'), 'utf8')]).toEqual([true, 'Preferences'])
})

test('where there can be no such folder, Chromium’s files stay, and the app starts', () => {
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  const setPath = vi.fn()
  separateSession({ getPath: () => folder, setPath }, join(file, 'Citadel'))
  expect(setPath).not.toHaveBeenCalled()
})
