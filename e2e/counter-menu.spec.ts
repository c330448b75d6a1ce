import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { tellAtOnce } from './hero-player.ts'
import { cardOf } from './person.ts'
import type { View } from './planned-raid.ts'

// Every shell shows the same page, so one of them is enough.
test.skip(({ target }) => target !== 'web')

const MAGE = {
  initiate: { name: 'Una', race: 'elf', weapons: ['bow', 'dagger'], magic: [4, 4, 4], spells: ['heal', 'lightning', 'teleport'] },
}
const SCENARIO = { party: [{ hero: 'lord-dil' }, { hero: 'edred', wounds: 2 }, { hero: 'maytwist' }, MAGE] }
const FIGHT = { ...SCENARIO, monsters: [{ type: 'orc' }, { type: 'orc' }, { type: 'troll' }] }

test('Citadel: a counter offers deeds, then whom, then where on the map, by mouse and by keyboard', async ({ open }, info) => {
  const host = startHeadless(info.outputPath('data'))
  let fight = await host.call<View>('game.start', { game: 'citadel', seed: 'menus', options: {}, scenario: { ...FIGHT, start: 'combat' } })
  while (fight.decision?.options?.some(({ id }) => id.startsWith('cast:lightning:')) !== true)
    fight = await host.call<View>('game.auto', { session: fight.session, until: 'end', limit: 1 })
  const rest = await host.call<View>('game.start', {
    game: 'citadel',
    seed: 'menus',
    options: {},
    scenario: { ...SCENARIO, start: 'turn' },
  })
  await host.close()
  if (!rest.decision) throw new Error('nothing is asked')

  const { page } = await open()
  await tellAtOnce(page)
  const goTo = (hash: string) => page.evaluate((to) => location.assign(to), hash)
  await goTo(`#/raid/${fight.session}`)
  const una = page.getByRole('region', { name: 'The two march orders' }).getByRole('button', { name: /Una/ })
  await una.click()
  await page.getByRole('menu', { name: 'Una can' }).getByRole('menuitem', { name: /^Cast/ }).click()
  const whom = page.getByRole('menu', { name: /: whom$/ })
  await whom.getByRole('menuitem', { name: /^Orc 1/ }).click()
  await expect(page.getByRole('complementary').getByRole('button', { name: /Enter$/ })).toContainText('Lightning')
  for (const [width, height] of [
    [1280, 800],
    [1024, 700],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectAccessible(page, `the menu of a counter at ${width}`)
  }
  // Stepping back is no answer, and ends at the counter.
  for (let step = 0; step < 4 && (await page.getByRole('menu').count()) > 0; step++) await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(una).toBeFocused()

  await goTo(`#/raid/${rest.session}`)
  await expect(cardOf(page, rest.decision)).toBeVisible()
  const resting = page.getByRole('region', { name: 'The party in march order' }).getByRole('button', { name: /Una/ })
  await resting.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu', { name: 'Una can' }).getByRole('menuitem', { name: /^Cast/ })).toBeFocused()
  await page.keyboard.press('Enter')
  const heal = page.getByRole('menu', { name: 'Cast' }).getByRole('menuitem', { name: /^Heal/ })
  await expect(page.getByRole('menu', { name: 'Cast' }).getByRole('menuitem').first()).toBeFocused()
  await heal.press('Enter')
  const edred = page.getByRole('menu', { name: 'Heal: whom' }).getByRole('menuitem', { name: /^Edred/ })
  await edred.press('Enter')
  await expect(page.getByRole('log')).toContainText('Una casts Heal on Edred')
})

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
