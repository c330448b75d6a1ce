import { pathToFileURL } from 'node:url'
import { BROWSER, expect, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'

// A finished raid as one page: saved from its story, and read in a browser without a network.

test('a story is saved as a page that stands alone', { tag: BROWSER }, async ({ open }, info) => {
  const host = startHeadless(info.outputPath('data'))
  const { session } = await host.call<{ session: string }>('game.start', { game: 'citadel', seed: 'winter-1' })
  await host.call('game.auto', { session, until: 'end', limit: 20_000 })
  const { text } = await host.call<{ text: string }>('game.story', { session })
  await host.close()

  const { page } = await open()
  await page.evaluate((to) => {
    location.hash = to
  }, `#/story/${session}`)
  await page.getByRole('button', { name: 'Save the story' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save the story' })
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /Web page/ }).press('Enter')
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^citadel-of-blood-.*\.html$/)
  await expect(dialog).toContainText(`Saved as ${file.suggestedFilename()}`)

  const path = info.outputPath('story.html')
  await file.saveAs(path)
  const alone = await page.context().newPage()
  const asked: string[] = []
  alone.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) asked.push(request.url())
  })
  await alone.goto(pathToFileURL(path).href)
  await expect(alone.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(alone.getByText(text)).toBeVisible()
  await expect(alone.getByRole('img', { name: 'Level 1' })).toBeVisible()
  expect(asked).toEqual([])
  await alone.close()
})
