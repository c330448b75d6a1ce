import { expectAccessible } from './accessible.ts'
import { expect, LONG, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { cardOf } from './person.ts'
import type { View } from './planned-raid.ts'

// Every shell shows the same page, so one of them is enough.
test.skip(({ target }) => target !== 'web')

test('HERO: a hero and what he strikes at offer their deeds with odds, by mouse and by keyboard', { tag: LONG }, async ({ open }, info) => {
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
  await page.evaluate((to) => location.assign(to), `#/play/${now.session}`)
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

const WINDOWS = [
  [1280, 800, 'light'],
  [1024, 700, 'dark'],
] as const
/** So many ways to send someone away that the map has several places to choose from. */
const MANY = 12
const LONG_NAME = 'Wilhelmina Theodora of the Lower Marches'
/** Someone who heals and sends others away, and people who are hurt. */
const AT_REST = [
  { hero: 'lord-dil', wounds: 4 },
  { initiate: { name: LONG_NAME, race: 'elf', weapons: ['bow', 'dagger'], magic: [4, 3, 2], spells: ['heal', 'blast', 'sleep', 'charm'] } },
  { initiate: { name: 'Una', race: 'elf', weapons: ['bow', 'dagger'], magic: [4, 4, 4], spells: ['heal', 'teleport', 'strength'] } },
]

test('Citadel: the menu of a counter asks for the deed, by what, whom, and on the map where', { tag: LONG }, async ({ open }, info) => {
  const host = startHeadless(info.outputPath('data'))
  let now = await host.call<View>('game.start', { game: 'citadel', seed: 'menus-3', scenario: { party: AT_REST } })
  const places = () => now.decision?.options?.filter(({ id }) => id.includes('teleport')).length ?? 0
  const canCast = () => now.decision?.topic === 'route' && places() >= MANY
  for (let n = 0; n < 400 && now.decision && !canCast(); n++)
    now = await host.call<View>('game.auto', { session: now.session, until: 'end', limit: 1 })
  await host.close()
  if (!now.decision || !canCast()) throw new Error('nobody casts on the way')

  const { page } = await open()
  await page.evaluate((to) => location.assign(to), `#/play/${now.session}`)
  await expect(cardOf(page, now.decision)).toBeVisible()
  const counter = page
    .getByRole('region', { name: 'The party in march order' })
    .getByRole('button', { name: /\bUna\b/ })
    .first()
  const crumb = page.getByRole('navigation', { name: 'Chosen so far' })
  await counter.click()
  const deeds = page.getByRole('menu', { name: /^Una can$/ })
  for (const step of ['deed', 'means', 'whom', 'where']) {
    if (step === 'means') await deeds.getByRole('menuitem', { name: /^Cast/ }).first().press('Enter')
    if (step === 'whom')
      await page
        .getByRole('menu', { name: /^Cast$/ })
        .getByRole('menuitem', { name: /^Teleport/ })
        .press('Enter')
    if (step === 'where') {
      await page.getByRole('menu', { name: /whom$/ }).getByRole('menuitem').first().press('Enter')
      await expect(crumb).toContainText('Where? Press a place.')
      await expect(page.locator('.board .stop.can-go').first()).toBeFocused()
    }
    for (const [width, height, colorScheme] of WINDOWS) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, `${step} at ${width}`)
    }
  }
  await page.keyboard.press('Space')
  await expect(crumb).toContainText('Enter does it')
  await page.keyboard.press('Escape')
  await expect(crumb).toHaveCount(0)
})
