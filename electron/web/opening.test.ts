import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openerOf } from './opener.ts'

// The process itself, as `npm start` starts it, with an opener of ours that keeps what its command line shows.

const folder = mkdtempSync(join(tmpdir(), 'citadel-opening-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The first answer to this key; null where the connection is closed instead. */
function answerTo(address: URL, key: object): Promise<unknown> {
  const live = new WebSocket(`ws://${address.host}/socket`, { origin: address.origin })
  return new Promise((answer) => {
    live.on('open', () => live.send(JSON.stringify(key)))
    live.on('message', (data) => {
      answer(JSON.parse(String(data)))
      live.terminate()
    })
    live.on('close', () => answer(null)).on('error', () => answer(null))
  })
}

test('the command line of the browser’s opener shows no token, and what it shows works once', {
  skip: process.platform === 'win32',
}, async () => {
  // The process reads the built page; where nothing is built, an empty one does.
  const page = resolve(import.meta.dirname, '../../dist/renderer')
  const made = !existsSync(page)
  if (made) mkdirSync(page, { recursive: true })
  const shown = join(folder, 'shown')
  for (const name of ['xdg-open', 'open']) {
    writeFileSync(join(folder, name), `#!/bin/sh\nprintf '%s' "$*" > '${shown}.part' && mv '${shown}.part' '${shown}'\n`)
    chmodSync(join(folder, name), 0o755)
  }
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'index.ts'), '--open', '--memory'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const warned = child.stderr.setEncoding('utf8').toArray()
  try {
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
    const printed = new URL(line.split(' ').at(-1) ?? '')
    const token = new URLSearchParams(printed.hash.slice(1)).get('token') ?? ''
    await expect.poll(() => existsSync(shown), { timeout: 10_000 }).toBe(true)
    const opened = new URL(readFileSync(shown, 'utf8'))
    const code = new URLSearchParams(opened.hash.slice(1)).get('code')
    expect(opened.href).toBe(`${printed.origin}/#code=${code}`)
    expect(opened.href).not.toContain(token)

    expect(await answerTo(opened, { token: code })).toBeNull()
    const { token: given } = (await answerTo(opened, { code })) as { token: string }
    expect(await answerTo(opened, { token: given })).toEqual({ ready: true })
    expect(await answerTo(opened, { code })).toBeNull()
    expect(await answerTo(opened, { token: given })).toBeNull()
    expect(await answerTo(opened, { token })).toEqual({ ready: true })
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    if (made) rmSync(page, { recursive: true })
  }
  expect((await warned).join('')).toMatch(/used twice/)
})

test.each([
  ['win32', ['rundll32', 'url.dll,FileProtocolHandler', 'http://127.0.0.1:1/#code=c']],
  ['darwin', ['open', 'http://127.0.0.1:1/#code=c']],
  ['linux', ['xdg-open', 'http://127.0.0.1:1/#code=c']],
] as const)('%s opens an address in the way that it documents', (platform, command) => {
  expect(openerOf(platform, 'http://127.0.0.1:1/#code=c')).toEqual(command)
})
