import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { tellAtOnce } from './hero-player.ts'
import { cardOf } from './person.ts'
import type { View } from './planned-raid.ts'

// Every shell shows the same page, so one of them is enough.
test.skip(({ target }) => target !== 'web')

test('HERO: a hero and what he strikes at offer their deeds with odds, by mouse and by keyboard', async ({ open }, info) => {
  const host = startHeadless(info.outputPath('data'))
  let now = await host.call<View>('game.start', {
    game: 'hero',
    seed: 'menus',
    seats: ['Ann', 'Bo', 'Cy'],
    bots: [
      { seat: 1, skill: 'novice' },
      { seat: 2, skill: 'novice' },
    ],
  })
  for (let n = 0; n < 400 && now.decision?.topic !== 'hero-action'; n++)
    now = await host.call<View>('game.auto', { session: now.session, until: 'end', limit: 1 })
  await host.close()
  if (now.decision?.topic !== 'hero-action') throw new Error('no hero acts')

  const { page } = await open()
  await tellAtOnce(page)
  await page.evaluate((to) => location.assign(to), `#/raid/${now.session}`)
  await expect(cardOf(page, now.decision)).toBeVisible()
  const hero = page.getByRole('group', { name: /^The catacomb of / }).getByRole('button', { name: / facing / })
  await hero.click()
  const menu = page.getByRole('menu', { name: / can$/ })
  await expect(menu).toBeVisible()
  await expectAccessible(page, 'the menu of a hero')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await hero.focus()
  await page.keyboard.press('Enter')
  await menu.getByRole('menuitem', { name: /^Turn/ }).press('Enter')
  const turns = page.getByRole('menu', { name: 'Turn', exact: true })
  await turns.getByRole('menuitem').first().press('Enter')
  await expect(page.getByRole('log')).toContainText(' turns ')
})
