import { expect, LONG, test } from './fixtures.ts'
import { answerAll, beginRaid, byMouse, expectShown, openHall } from './person.ts'
import { planRaid } from './planned-raid.ts'

// In the window of the app, with motion, as most people see it. In the browser raids are played by mouse in few presses, and by keyboard
// with all their moments.
test.skip(({ target }) => target === 'web')

test('a whole raid by mouse: the hall, a party, a fight, treasure, a mirror, the way out, and the hall again', { tag: LONG }, async ({
  open,
}) => {
  const { seed, steps, end } = await planRaid()
  const app = await open()
  const { page } = app
  const mouse = byMouse(page)
  await beginRaid(page, mouse, 'The long way down', seed)
  await answerAll(page, mouse, steps)
  await expectShown(page, end)

  await mouse.press(page.getByRole('button', { name: 'Back to the hall' }))
  await expect(
    page
      .getByRole('region', { name: 'Raids' })
      .getByRole('link', { name: /^(All c|C)ame out/ })
      .first(),
  ).toBeVisible()
  await app.close()

  const again = (await open()).page
  await openHall(again, byMouse(again))
  const roster = again.getByRole('region', { name: 'Roster' })
  const people = end.view.party.filter(({ kind }) => kind !== 'charmed-monster')
  for (const { name, status } of people) {
    const row = roster.getByRole('row').filter({ has: again.getByRole('link', { name: new RegExp(`^Record of ${name}( |$)`) }) })
    await expect(row).toContainText(status === 'dead' ? 'Fallen' : 'At home')
  }
  await expect(
    again
      .getByRole('region', { name: 'Raids' })
      .getByRole('link', { name: /^(All c|C)ame out/ })
      .first(),
  ).toBeVisible()

  // The survivors may go in again.
  const living = people.filter(({ status }) => status === 'living')
  for (const { name } of living) await again.getByRole('checkbox', { name: `${name} goes in` }).check()
  await again.getByRole('button', { name: 'Enter the gate' }).click()
  await expect(roster).toBeHidden()
  for (const { name } of living) await expect(again.getByRole('main')).toContainText(name)
})
