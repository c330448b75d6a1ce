import { BROWSER, expect, test, WINDOW } from './fixtures.ts'

// Holds in every shell, whatever game is played.

test('the page has no Node, and only the bridge to its host', async ({ app, target }) => {
  const seen = await app.page.evaluate(() => {
    const around = globalThis as unknown as Record<string, unknown>
    return { require: typeof around.require, process: typeof around.process, bridge: Object.keys(around.citadel ?? {}).sort() }
  })
  expect(seen).toEqual({ require: 'undefined', process: 'undefined', bridge: target === 'web' ? [] : ['request', 'subscribe'] })
})

test('the token leaves the address bar', { tag: BROWSER }, async ({ app }) => {
  await expect.poll(() => new URL(app.page.url()).hash).toBe('')
  await app.page.reload()
  await expect(app.page.getByRole('heading').first()).toBeVisible()
})

test('code from text is refused by the page’s policy', async ({ app, complaints }) => {
  const refused = await app.page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>x</b>'
      return false
    } catch {
      return true
    }
  })
  expect(refused).toBe(true)
  complaints.length = 0
})

test('a link leads nowhere, and no window opens', { tag: WINDOW }, async ({ app, complaints }) => {
  const before = app.page.url()
  await app.page.evaluate(() => {
    for (const target of ['', '_blank']) {
      const link = document.createElement('a')
      link.href = 'https://example.com/'
      link.target = target
      link.textContent = `away ${target}`
      document.body.append(link)
      link.click()
      link.remove()
    }
  })
  await app.page.waitForTimeout(200)
  expect(app.page.url()).toBe(before)
  expect(await app.desktop?.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length as number, null)).toBe(1)
  complaints.length = 0
})

test('the page says in words that its host is gone', { tag: BROWSER }, async ({ app, complaints }) => {
  await expect(app.page.getByRole('heading').first()).toBeVisible()
  await app.crash()
  await expect(app.page.getByRole('alert').filter({ hasText: 'npm start' })).toBeVisible()
  await app.page.close()
  // The page fails to reach it again.
  complaints.length = 0
})

test('long work has its own thread in the built app', { tag: WINDOW }, async ({ app }) => {
  await expect(app.page.getByRole('heading').first()).toBeVisible()
  const verified = await app.page.evaluate(async () => {
    interface Bridge {
      request(call: string, input?: unknown): Promise<{ ok: boolean; value: Record<string, string> }>
    }
    const { citadel } = globalThis as unknown as { citadel: Bridge }
    const campaign = await citadel.request('campaign.create', { name: 'Verified', game: 'citadel' })
    await citadel.request('character.recruit', { campaign: campaign.value.id, kind: 'hero' })
    return citadel.request('campaign.verify', { campaign: campaign.value.id, work: 'the books' })
  })
  expect(verified).toMatchObject({ ok: true, value: { ok: true, characters: 1 } })
})
