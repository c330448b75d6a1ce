import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { BROWSER, expect, expectOpen, ONCE, test } from './fixtures.ts'
import { answerAll, beginRaid, byMouse } from './person.ts'
import { planRaid } from './planned-raid.ts'
import { root } from './standin/launch.ts'

// In every test a violation of the policy, an error in the page or a request beyond its origin fails it (fixtures.ts).
// This spec proves that they would be noticed, and that the page asks for nothing else.

test('during play the page requests nothing but its own files', { tag: ONCE }, async ({ app: { page } }) => {
  const asked: string[] = []
  const sockets: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await page.reload()
  await expectOpen(page)
  const { seed, steps } = await planRaid()
  await beginRaid(page, byMouse(page), 'Behind walls', seed)
  await answerAll(page, byMouse(page), steps.slice(0, 3))

  const { origin, host } = new URL(page.url())
  expect(asked.length).toBeGreaterThan(2)
  expect(asked.filter((url) => !url.startsWith('data:') && new URL(url).origin !== origin)).toEqual([])
  expect(sockets.filter((url) => new URL(url).host !== host)).toEqual([])
})

test('a request to another origin is refused by the policy, and noticed', async ({ app: { page }, complaints }) => {
  const got = await page.evaluate(() =>
    fetch('https://example.com/').then(
      () => 'answered',
      () => 'refused',
    ),
  )
  expect(got).toBe('refused')
  await expect.poll(() => complaints.some((text) => text.includes('Content Security Policy'))).toBe(true)
  complaints.length = 0
})

test('the token is nowhere in the page', { tag: BROWSER }, async ({ app: { page } }) => {
  await expect(page.getByRole('heading').first()).toBeVisible()
  const token = await page.evaluate(() => Object.values(sessionStorage).find((value) => value.length === 43))
  expect(token).toBeDefined()
  const shown = await page.evaluate(
    () => document.documentElement.outerHTML + location.href + document.cookie + JSON.stringify(localStorage),
  )
  expect(shown).not.toContain(token)
})

test(
  'browser mode makes no connection: not at its start, not for its page, not for work in a thread',
  { tag: BROWSER },
  async ({ page }, info) => {
    const watched = ['--import', join(import.meta.dirname, 'no-network.mjs')]
    // It would be noticed.
    const leak = spawnSync(process.execPath, [...watched, '-e', 'fetch("http://leak.invalid/").catch(() => {})'], { encoding: 'utf8' })
    expect(leak.stderr).toContain('leak.invalid')

    const host = spawn(process.execPath, [...watched, join(root, 'dist/electron/web.js'), '--data', info.outputPath('data')])
    let told = ''
    host.stderr.on('data', (chunk) => {
      told += chunk
    })
    try {
      let address = ''
      for await (const line of createInterface(host.stdout)) {
        address = /^Citadel is at (\S+)$/.exec(line)?.[1] ?? ''
        if (address !== '') break
      }
      await page.goto(address)
      await expectOpen(page)
      await page.keyboard.press('ControlOrMeta+k')
      await page.keyboard.type('safety')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Make a backup now' }).click()
      await expect(page.getByText(/^Made by hand/).first()).toBeVisible()
    } finally {
      host.kill('SIGTERM')
      await once(host, 'exit')
    }
    expect(told).not.toContain('network:')
  },
)
