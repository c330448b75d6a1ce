import { BROWSER, expect, LONG, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'

// A moment is marked in the replay, shown in the chronicle, answered as a puzzle, and undone with the choice that led to it.

test(
  'a moment marked in the replay is in the chronicle, and undo from one of its lines takes it along',
  { tag: [BROWSER, LONG] },
  async ({ open }, info) => {
    const host = startHeadless(info.outputPath('data'))
    const { session } = await host.call<{ session: string }>('game.start', {
      game: 'citadel',
      seed: 'winter-1',
      options: { undo: 'teaching' },
    })
    const { inputs } = await host.call<{ inputs: number }>('game.auto', { session, until: 'end', limit: 30 })
    for (let input = inputs - 12; input < inputs; input++) await host.call('moment.keep', { session, input, flag: true })
    await host.close()
    const { page } = await open()
    const visit = (address: string) =>
      page.evaluate((to) => {
        location.hash = to
      }, address)

    await visit(`#/replay/${session}`)
    await page.getByRole('button', { name: 'Mark this moment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mark this moment' })
    await dialog.getByLabel('Note').fill('Here it turned.')
    await expect(dialog.getByLabel('Flag it')).toBeChecked()
    await dialog.getByRole('button', { name: 'Save' }).click()
    const log = page.getByRole('log')
    await expect(log.getByText('Here it turned.')).toBeVisible()

    // Each marked moment at which something was chosen is a puzzle; its answer comes once it is tried.
    await visit('#/puzzles')
    const puzzle = page.getByRole('group', { name: 'What would you choose?' })
    await expect(page.getByRole('list', { name: 'Puzzles' }).getByRole('listitem').first()).toBeVisible()
    await expect(page.getByText('In the game:')).toHaveCount(0)
    await puzzle.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Choose this' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'In the game:' })).toBeVisible()
    // It is remembered, and the palette leads back to it.
    await page.keyboard.press('ControlOrMeta+K')
    await page.getByRole('combobox').fill('puzzles')
    await page.keyboard.press('Enter')
    await page.reload()
    await expect(page.getByRole('list', { name: 'Puzzles' }).getByText(/^Answered /)).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: /^On .* you chose/ })).toBeVisible()

    await visit(`#/play/${session}`)
    await expect(log.getByText('Here it turned.')).toBeVisible()
    await log.getByRole('button', { name: 'Undo to here' }).first().focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('dialog', { name: 'Undo to here?' })
      .getByRole('button', { name: /^Undo \d+ choices$/ })
      .click()
    await expect(log.getByText('Here it turned.')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Redo/ })).toBeEnabled()
  },
)
