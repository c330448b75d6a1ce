import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchOnce } from '../fetched.ts'
import { PAGES } from '../game-list.ts'
import type { Lesson } from '../game-page.ts'
import { GamePagesContext } from '../game-pages.ts'
import { GUIDE } from '../games/citadel/guide-texts.ts'
import { GUIDE as HERO_GUIDE } from '../games/hero/guide-texts.ts'
import { RulesContext } from '../rulebook/rules-context.ts'
import { changeSettings } from '../settings/settings.ts'
import { lessonsDue } from './due.ts'
import { Guided } from './guided.tsx'
import { forgetProgress, leaveGuide, progress } from './progress.ts'
import { TipOf } from './tip.tsx'

beforeAll(async () => {
  for (const { guide } of PAGES) if (guide) await fetchOnce(guide)
})
beforeEach(() => localStorage.clear())
afterEach(cleanup)

const about = (game: string, what: ReactNode, pages = PAGES) => (
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <GamePagesContext value={pages}>
        <RulesContext value={{ game, open: () => {} }}>{what}</RulesContext>
      </GamePagesContext>
    </QueryClientProvider>
  </StrictMode>
)
const table = (choice: number, topic: string, events: readonly string[] = [], game = 'citadel') =>
  about(
    game,
    <Guided choice={choice} topic={topic} events={events.map((type) => ({ type }))}>
      <p>The chronicle</p>
    </Guided>,
  )
const guide = () => screen.queryByRole('region', { name: 'Guide' })?.textContent ?? null
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('the guide of the first raid', () => {
  test('explains what is asked, then what happened, one after the other', () => {
    render(table(1, 'route', ['trap-sprung', 'wounded']))
    expect(guide()).toContain('A way on')
    press('Next of 3')
    expect(guide()).toContain('Wounds')
    press('Next of 2')
    expect(guide()).toContain('It went off')
    press('Understood')
    expect(guide()).toBeNull()
  })

  test('a lesson skipped by a choice counts as seen; others that were due wait for the next time', () => {
    const { rerender } = render(table(1, 'route', ['wounded']))
    expect(guide()).toContain('A way on')
    rerender(table(2, 'route', ['wounded']))
    expect(guide()).toContain('Wounds')
    rerender(table(3, 'route', ['wounded']))
    expect(guide()).toBeNull()
    expect(progress().seen).toEqual(['topic.route', 'event.wounded'])
  })

  test('is dismissed with one press, for good, until it is restarted', () => {
    const { rerender } = render(table(1, 'route'))
    press('I know this game')
    expect(guide()).toBeNull()
    rerender(table(2, 'encounter'))
    expect(guide()).toBeNull()
    forgetProgress()
    rerender(table(3, 'encounter'))
    expect(guide()).toContain('You are not alone')
  })

  test('of one game, dismissed, does not affect another', () => {
    render(table(1, 'route'))
    press('I know this game')
    cleanup()
    render(table(1, 'breather', [], 'hero'))
    expect(guide()).toContain('A breather')
  })

  test('was dismissed for all games when there was only one guide', () => {
    localStorage.setItem('citadel.guide', '{"left":true,"seen":[]}')
    render(table(1, 'breather', [], 'hero'))
    expect(guide()).toBeNull()
  })

  test('keeps silent while tips are switched off, and keeps its progress', () => {
    changeSettings({ tips: false })
    render(table(1, 'route'))
    expect(guide()).toBeNull()
    expect(progress().seen).toEqual([])
  })

  test('at the end explains the end alone', () => {
    const due = (lessons: readonly Lesson[], events: readonly string[]) =>
      lessonsDue(lessons, { topic: null, events: events.map((type) => ({ type })), isOver: true }, []).map(({ id }) => id)
    expect(due(GUIDE.lessons, ['died', 'raid-ends'])).toEqual(['event.raid-ends'])
    expect(due(HERO_GUIDE.lessons, ['wounded', 'reached-alysa'])).toEqual([])
  })

  test('explains a deeper level when it is entered', () => {
    expect(lessonsDue(GUIDE.lessons, { topic: null, events: [], states: ['level.3'] }, []).map(({ id }) => id)).toEqual(['level.3'])
  })
})

test('a tip is shown once, even after the guide was dismissed', () => {
  leaveGuide('citadel')
  render(about('citadel', <TipOf screen="hall" />))
  press('Understood')
  expect(screen.queryByRole('region', { name: 'Tip' })).toBeNull()
  cleanup()
  render(about('citadel', <TipOf screen="hall" />))
  expect(screen.queryByRole('region', { name: 'Tip' })).toBeNull()
})

test.each(['{', 'null', '{"seen":7,"left":"yes"}'])('stored progress that makes no sense: %s', (kept) => {
  localStorage.setItem('citadel.guide', kept)
  expect(progress()).toEqual({ left: [], seen: [] })
})

test('a guide is fetched when it is first wanted', async () => {
  const fresh = PAGES.map((page) => ({ ...page, guide: async () => GUIDE }))
  render(
    about(
      'citadel',
      <Guided choice={1} topic={null} events={[]} states={['level.3']}>
        <p>The chronicle</p>
      </Guided>,
      fresh,
    ),
  )
  expect(guide()).toBeNull()
  expect(await screen.findByRole('region', { name: 'Guide' })).toBeVisible()
})
