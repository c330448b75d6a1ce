import type { Page, TestInfo } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { BROWSER, expect, LONG, test } from './fixtures.ts'
import { type Headless, startHeadless } from './headless.ts'

// Raids played by bots, then read in the page: the chronicle with its charts, a story, the hall of fame.

interface GameFigures {
  readonly session: string
  readonly raid: number
  readonly text: string
  readonly experience: number
  readonly people: readonly { readonly name: string }[]
}
interface Stats {
  readonly raids: readonly GameFigures[]
  readonly kills: readonly { readonly label: string; readonly count: number }[]
  readonly totals: { readonly experience: number; readonly kills: number }
}
interface Story {
  readonly text: string
  readonly people: readonly { readonly name: string; readonly kills: number; readonly deeds: readonly string[] }[]
  readonly chapters: readonly { readonly title: string; readonly to: number; readonly lines: readonly { readonly text: string }[] }[]
}
interface Played {
  readonly campaign: string
  readonly quick: string
  readonly stats: Stats
  readonly stories: readonly Story[]
  readonly quickStory: Story
  readonly records: readonly { readonly title: string; readonly rows: readonly { readonly label: string }[] }[]
}

const RAIDS = 3

/** The page must show what its host says. */
async function playBots(info: TestInfo, raids: number): Promise<Played> {
  const host = startHeadless(info.outputPath('data'))
  const { id: campaign } = await host.call<{ id: string }>('campaign.create', { game: 'citadel', name: 'The Long Winter' })
  for (let n = 1; n <= raids; n++) await raid(host, { campaign, seed: `winter-${n}`, ...(await goers(host, campaign)) })
  const quick = await raid(host, { seed: 'quick' })
  const stats = await host.call<Stats>('campaign.stats', { campaign })
  const stories: Story[] = []
  for (const { session } of stats.raids) stories.push(await host.call<Story>('game.story', { session }))
  const quickStory = await host.call<Story>('game.story', { session: quick })
  const records = await host.call<Played['records']>('records.hall')
  await host.close()
  return { campaign, quick, stats, stories, quickStory, records }
}

async function raid(host: Headless, setup: object): Promise<string> {
  const { session } = await host.call<{ session: string }>('game.start', { game: 'citadel', ...setup })
  await host.call('game.auto', { session, until: 'end' })
  return session
}

/** The survivors go in again; if there are none, a new party is made. */
async function goers(host: Headless, campaign: string): Promise<object> {
  const roster = await host.call<{ id: string; status: string }[]>('character.list', { campaign })
  const living = roster.filter(({ status }) => status === 'living').slice(0, 6)
  return living.length > 0 ? { party: living.map(({ id }) => id) } : {}
}

const toPlace = (page: Page, name: string) => page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name }).click()

test('raids played by bots, looked back on: chronicle, charts, stories, records', { tag: BROWSER }, async ({ open }, info) => {
  const { stats, stories, records, quick, quickStory } = await playBots(info, RAIDS)
  const { page } = await open()
  await toPlace(page, 'Chronicle')

  const raids = page.getByRole('region', { name: 'Raids' })
  await expect(raids.getByRole('link')).toHaveCount(RAIDS)
  for (const { text } of stats.raids) await expect(raids).toContainText(text)
  const all = page.getByRole('region', { name: 'Charts' })
  await expect(all.getByRole('term').filter({ hasText: 'Experience' }).locator('..')).toContainText(figures(stats.totals.experience))

  const experience = page.getByRole('figure', { name: 'Experience earned' })
  await expect(experience.getByRole('link')).toHaveCount(RAIDS)
  const kills = page.getByRole('figure', { name: 'What they killed' })
  await kills.getByRole('button', { name: 'As a table' }).click()
  for (const { label, count } of stats.kills.slice(0, 3)) await expect(kills.getByRole('row', { name: `${label} ${count}` })).toBeVisible()

  // By keyboard: along the columns, T for the table, then the raid of the last column.
  const columns = experience.getByRole('link')
  await columns.first().focus()
  await page.keyboard.press('End')
  await expect(columns.last()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(columns.nth(RAIDS - 2)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')

  const last = stories.at(-1)
  if (!last) throw new Error('no story')
  await expect(page.getByText(last.text).first()).toBeVisible()
  const people = page.getByRole('table')
  for (const { name, deeds } of last.people) {
    await expect(people).toContainText(name)
    for (const deed of deeds) await expect(people).toContainText(deed)
  }
  const [chapter] = last.chapters
  if (!chapter) throw new Error('no chapter')
  const told = page.getByRole('region', { name: 'The story' })
  for (const { title } of last.chapters) await expect(told).toContainText(title)
  await told.getByRole('button', { name: chapter.title }).first().click()
  await expect(page.getByRole('region', { name: 'The way' }).getByRole('status')).toContainText(chapter.title)
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(page.getByRole('region', { name: 'The maze' }).getByRole('group', { name: /^Level \d, \d+ segments?/ })).toBeVisible()
  await told
    .getByRole('button', { name: /^Rule / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.getByRole('button', { name: 'The dice' }).click()
  await expect(page.getByRole('figure', { name: 'How the dice fell' }).getByRole('img', { name: /^Face \d/ })).toHaveCount(6)
  await expectAccessible(page, 'the dice of a raid')
  await page.getByRole('button', { name: 'Every line' }).click()
  await expect(page.getByRole('region', { name: 'Every line' }).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'every line of a raid')
  await page.setViewportSize({ width: 1280, height: 800 })

  // From the story to the one before it, and back to the chronicle.
  await page.getByRole('link', { name: /before$/ }).click()
  await expect(page.getByText(stories.at(-2)?.text ?? 'no story before')).toBeVisible()
  await toPlace(page, 'Chronicle')
  await expect(raids).toBeVisible()

  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/story/${quick}`)
  await expect(page.getByText(quickStory.text)).toBeVisible()

  await toPlace(page, 'Hall of fame')
  const boards = records.filter(({ rows }) => rows.length > 0)
  for (const { title, rows } of boards) {
    await expect(page.getByRole('region', { name: title, exact: true })).toContainText(rows[0]?.label ?? 'nobody')
  }
  await page
    .getByRole('link', { name: boards[0]?.rows[0]?.label ?? 'nobody' })
    .first()
    .click()
  await expect(page.getByRole('article', { name: `Record of ${boards[0]?.rows[0]?.label}` })).toBeVisible()
})

test('a printed story is text without buttons', { tag: [BROWSER, LONG] }, async ({ open }, info) => {
  const { stats, stories } = await playBots(info, 1)
  const { page } = await open()
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/story/${stats.raids[0]?.session}`)
  await expect(page.getByText(stories[0]?.text ?? 'no story')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Every line' })).toBeHidden()
  const last = page.getByRole('button', { name: stories[0]?.chapters.at(-1)?.title ?? 'no chapter' }).last()
  await expect(last).toBeVisible()
  // No box scrolls on paper.
  const cut = await page.evaluate(
    () => [...document.querySelectorAll('.scroll')].filter((box) => box.scrollHeight > box.clientHeight + 1).length,
  )
  expect(cut).toBe(0)
})

test('before any raid is over, chronicle and records say what will appear there', { tag: [BROWSER, LONG] }, async ({ open }, info) => {
  const host = startHeadless(info.outputPath('data'))
  await host.call('campaign.create', { game: 'citadel', name: 'Blank' })
  await host.close()
  const { page } = await open()
  await toPlace(page, 'Chronicle')
  await expect(page.getByRole('heading', { name: 'Nothing has been written yet' })).toBeVisible()
  await expectAccessible(page, 'an empty chronicle')
  await toPlace(page, 'Hall of fame')
  await expect(page.getByRole('heading', { name: 'No record stands yet' })).toBeVisible()
  await expectAccessible(page, 'empty records')
})

function figures(n: number): string {
  return new Intl.NumberFormat('en').format(n)
}
