import { expect, LONG, test } from './fixtures.ts'

// Icons, faces and scenes are parts of a few files. Chromium parses such a file again for each use of it that it had to fetch, which
// takes longer than all else that a press sets off.

test.skip(({ target }) => target !== 'web')
test.use({ moments: 'all' })

const LOOKS = 3

test('no file of pictures is fetched again for each use, however many of its parts are shown', { tag: LONG }, async ({ app: { page } }) => {
  const cdp = await page.context().newCDPSession(page)
  const urls = new Map<string, string>()
  const fetched = new Map<string, number>()
  cdp.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url.replace(/#.*/, '')))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? ''
    if (encodedDataLength > 0 && url.includes('/assets/') && url.endsWith('.svg')) fetched.set(url, (fetched.get(url) ?? 0) + 1)
  })
  await cdp.send('Network.enable')
  await cdp.send('Network.clearBrowserCache')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Make my own' })).toBeVisible()
  for (let i = 0; i < LOOKS; i++) {
    await page.keyboard.press('Control+,')
    await expect(page.getByRole('radio', { name: /^At once/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Make my own' })).toBeVisible()
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('.decide, .m-over').first()).toBeVisible()
  expect([...fetched.values()]).not.toEqual([])
  // Two uses at the same moment may both fetch it; without the header each use does, a dozen times and more.
  expect([...fetched].filter(([, times]) => times > 2)).toEqual([])
})
