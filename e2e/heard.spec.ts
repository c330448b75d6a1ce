import type { Locator, Page } from '@playwright/test'
import { expect, expectOpen, LONG, serve, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { layOutRaid, planRaid } from './planned-raid.ts'
import { type Listener, listen, whyNobodyListens } from './screen-reader.ts'

// What a blind player hears, from a real screen reader. What it takes stands in docs/page.md, "What a screen reader says".

test.skip(({ target }) => target !== 'web', 'one shell is enough')

const reason = whyNobodyListens()
if (reason !== null) console.log(`heard.spec.ts: NOT HEARD by a screen reader: ${reason}`)
test.skip(reason !== null, `not heard by a screen reader: ${reason}`)

test('played by ear: the first screen, a fight, an answer, the map, a screen and a hall', { tag: LONG }, async ({ appPath }, info) => {
  const raid = await planRaid()
  const data = info.outputPath('data')
  const headless = startHeadless(data)
  const at = (topic: string) => raid.steps.findIndex(({ decision }) => decision.topic === topic)
  const [fight, maze] = [await layOutRaid(headless, raid, at('combat-action')), await layOutRaid(headless, raid, at('route'))]
  await headless.close()

  const [fresh, played] = [await serve(appPath, '--memory'), await serve(appPath, '--data', data)]
  const ear = await listen()
  try {
    const page = await (await ear.browser.newContext({ viewport: null })).newPage()

    await page.goto(fresh.address)
    await expectOpen(page)
    // Read as a page, and left and met again by Tab.
    await ear.press('Tab', 'shift+Tab')
    await ear.hears(/A ready party goes in/)

    await page.goto(played.address)
    await expectOpen(page)
    await open(page, ear, `play/${fight}`)
    await ear.hears(raid.steps[at('combat-action')]?.decision.prompt ?? 'a question')
    await ear.hears(/\d% hit, [\d.]+ wounds, kills [\d.]+%/)
    // In the ordinary mode of a screen reader the arrows reach the list, and further down the map.
    const rows = page.getByRole('option')
    await ear.press('Down')
    await expect(rows.nth(1)).toBeFocused()
    await ear.hears(await wordsOf(rows.nth(1)))
    await ear.press('Up')
    await expect(rows.first()).toBeFocused()
    await answers(page, ear, 'Return')

    await open(page, ear, `play/${maze}`)
    await ear.hears('Where does the party go?')
    await answers(page, ear, 'Return')

    const place = page.locator('.board [data-stop][tabindex="0"]')
    await place.focus()
    await ear.press('Up', 'Down')
    const there = page.locator('[data-stop]:focus')
    await expect(there).toBeVisible()
    await ear.hears((await there.getAttribute('aria-label'))?.split(',')[0] ?? 'a square')

    await ear.press('ctrl+k')
    await ear.press('"settings"')
    await ear.hears(/Settings.*Command/)
    await ear.press('Return')
    await ear.hears(/Settings/)
    await expect(page.getByRole('heading', { level: 1, name: /^Settings/ })).toBeVisible()

    await open(page, ear, 'hall')
    await ear.hears(/The hall of/)
  } finally {
    await ear.close()
    await fresh.end('SIGTERM')
    await played.end('SIGTERM')
  }
})

/** Leads to a place, as a link would. */
async function open(page: Page, ear: Listener, place: string): Promise<void> {
  await ear.forget()
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/${place}`)
  await expectOpen(page)
}

/** An answer: what happened is heard as one text in its order, and so is the next question. */
async function answers(page: Page, ear: Listener, key: string): Promise<void> {
  const before = await page.locator('.decide-foot').elementHandle()
  await ear.press(key)
  await before?.waitForElementState('hidden')
  await ear.quiet()
  const story = (await page.locator('[role="status"]').first().textContent()) ?? ''
  expect(story.length).toBeGreaterThan(10)
  await ear.hears(story)
  await ear.hears(await wordsOf(page.locator('.decide :focus')))
}

/** The label of a row or a button. */
async function wordsOf(what: Locator): Promise<string> {
  return (await what.locator('.opt-label, .clip').first().innerText()).trim()
}
