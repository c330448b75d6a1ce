import { expectAccessible } from './accessible.ts'
import { BROWSER, expect, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'

// A game in which players hide things from each other: undo from a line of the chronicle gives back one's own choices, as far as no one
// else has decided since, and shows the other nothing.

const HERO = {
  ...{ name: 'Una', armour: 'mail', shield: true, armed: 'ax' },
  levels: { characteristics: { class: 5, hits: 12, movement: 9 }, weapons: { ax: 7 } },
}

interface View {
  readonly session: string
  readonly seat: number
  readonly inputs: number
  readonly revision: number
  readonly decision: { readonly id: string; readonly prompt: string; readonly options: readonly { readonly id: string }[] }
}

test('in a game with secrets a line of one’s own leads back to it, by keyboard', { tag: BROWSER }, async ({ open }, info) => {
  const host = startHeadless(info.outputPath('data'))
  const heroes = [HERO, { ...HERO, name: 'Dag' }]
  let view = await host.call<View>('game.start', { game: 'hero', seats: ['Ann', 'Bert'], seed: 4, options: { heroes } })
  const { session, seat } = view
  const prompts: string[] = []
  for (let n = 0; n < 5; n++) {
    const { revision, decision } = view
    prompts.push(decision.prompt)
    const at = decision.options.find(({ id }) => id.startsWith('at:'))?.id ?? ''
    view = await host.call<View>('game.choose', { session, revision, decision: decision.id, pick: [at] })
  }
  const { events } = await host.call<{ events: { text: string; input: number }[] }>('game.log', { session, seat, limit: 100 })
  const second = events.find(({ input }) => input === 2)
  if (second === undefined || view.seat !== seat) throw new Error('five counters of one player are wanted')
  await host.close()

  const { page } = await open()
  await page.evaluate((to) => {
    location.hash = to
  }, `#/play/${session}`)
  const who = seat === 0 ? 'Ann' : 'Bert'
  const curtain = page.getByRole('region', { name: `The screen goes to ${who}` })
  await expect(curtain).toBeVisible()
  await page.keyboard.press('Enter')
  const log = page.getByRole('log')
  const lines = log.getByRole('listitem')
  await expect(lines.filter({ hasText: ' lies at ' })).toHaveCount(5)
  // Nothing comes after the newest line.
  await expect(lines.last().getByRole('button', { name: 'Undo to here' })).toHaveCount(0)
  const line = lines.filter({ hasText: second.text }).first()
  await line.locator('.case').focus()
  for (let n = 0; n < 2; n++) await page.keyboard.press('ArrowLeft')
  await expect(line.getByRole('button', { name: 'Undo to here' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Undo to here?' })
  await expect(dialog.getByText('What came after this line is undone')).toHaveCSS('text-indent', '0px')
  await expect(dialog.getByRole('button', { name: 'Keep them' })).toBeFocused()
  await expectAccessible(page, 'the question before undoing to a line')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(lines.filter({ hasText: ' lies at ' })).toHaveCount(5)
  await expect(line.getByRole('button', { name: 'Undo to here' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Undo 3 choices' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(lines.filter({ hasText: ' lies at ' })).toHaveCount(2)
  await expect(page.getByText(prompts[2] ?? '').first()).toBeVisible()
  // It was this player's own: the screen does not change hands, and each can be laid again.
  await expect(curtain).toHaveCount(0)
  for (const laid of [3, 4, 5]) {
    await page.keyboard.press('ControlOrMeta+Shift+Z')
    await expect(lines.filter({ hasText: ' lies at ' })).toHaveCount(laid)
  }
})
