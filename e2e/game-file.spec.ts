import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { drop } from './dropped.ts'
import { BROWSER, expect, LONG, test, WINDOW } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { launchStandIn } from './standin/launch.ts'

// A game as a file: saved where it is looked back on, and opened where files are opened.

const dialog = (page: Page) => page.getByRole('dialog', { name: 'A game from a file' })

/** A game under way, in the data folder of the test. */
async function underWay(info: TestInfo, choices = 30) {
  const host = startHeadless(info.outputPath('data'))
  const { session } = await host.call<{ session: string }>('game.start', { game: 'citadel', seed: 'winter-1' })
  const { inputs } = await host.call<{ inputs: number }>('game.auto', { session, until: 'end', limit: choices })
  const file = await host.call<{ filename: string; data: string }>('session.export', { session })
  const path = info.outputPath(`${inputs}-${file.filename}`)
  writeFileSync(path, Buffer.from(file.data, 'base64'))
  await host.close()
  return { session, inputs, path }
}

async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to
  }, address)
}

/** It has opened at its newest position, and goes on in a what-if alone. */
async function expectLookedAt(page: Page, inputs: number): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Open it' }).click()
  await expect(page.getByText(`After choice ${inputs}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'What if …' })).toBeVisible()
}

test('a game is saved where it is looked back on, and comes in where its file is dropped', { tag: BROWSER }, async ({ open }, info) => {
  const { session, inputs } = await underWay(info)
  const { page } = await open()
  await visit(page, `#/replay/${session}`)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/\.citadel-game$/)
  await drop(page, file.suggestedFilename(), readFileSync(await file.path()))
  await expect(dialog(page)).toContainText(file.suggestedFilename())
  await expectLookedAt(page, inputs)
  await expect(page).not.toHaveURL(new RegExp(session))
  await visit(page, '#/shelf')
  await expect(page.getByRole('region', { name: 'From files' }).getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Open games' }).getByRole('listitem')).toHaveCount(1)
  await page
    .getByRole('region', { name: 'From files' })
    .getByRole('button', { name: /^Delete/ })
    .press('Enter')
  await page.getByRole('dialog', { name: 'Delete this game?' }).getByRole('button', { name: 'Delete it' }).press('Enter')
  await expect(page.getByRole('region', { name: 'From files' })).toHaveCount(0)
})

test.describe('on the command line', { tag: [WINDOW, LONG] }, () => {
  test.skip(({ target }) => target !== 'desktop', 'the stand-in alone can be started in this way')

  test('a game is shown at its newest position, and one of a second start in the window that is there', async ({ appPath }, info) => {
    const [first, second] = [await underWay(info), await underWay(info, 20)]
    const started = (path: string) =>
      launchStandIn({ appPath, env: { CITADEL_USER_DATA: info.outputPath('elsewhere') }, args: [path], log: info.outputPath('main.log') })
    const desktop = await started(first.path)
    try {
      const page = await desktop.firstWindow()
      await expect(dialog(page)).toContainText(basename(first.path))
      await expectLookedAt(page, first.inputs)
      const address = page.url()
      await expect(started(second.path)).rejects.toThrow('already running')
      await expect(dialog(page)).toContainText(basename(second.path))
      await expectLookedAt(page, second.inputs)
      await expect(page).not.toHaveURL(address)
    } finally {
      await desktop.close()
    }
  })
})
