import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { WeekAttempt, WeekGame, WeekResult } from '../../../electron/contract/index.ts'
import { type Answers, fixtureClient } from '../../fixtures/client.ts'
import { GamePagesContext } from '../../game-pages.ts'
import { raidRow } from '../../games/citadel/fixtures/campaign.ts'
import { citadel } from '../../games/citadel/page.ts'
import { ClientProvider } from '../../host/client.tsx'
import { WeekLine } from '../../table/week-line.tsx'
import { partyInWords } from '../hall/games.tsx'
import { WeekCard } from './week-card.tsx'

afterEach(cleanup)

function show(answers: Answers, inside: ReactNode): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={fixtureClient(answers)}>
        <GamePagesContext value={[citadel]}>{inside}</GamePagesContext>
      </ClientProvider>
    </QueryClientProvider>,
  )
}

const MEASURES = [
  { id: 'hellgate', label: 'The Hellgate destroyed', unit: null },
  { id: 'experience', label: 'Experience brought home', unit: 'Experience Points' },
]
const MINE: WeekAttempt = { session: 's', week: '2026-W48', status: 'ended', rank: [0, 120] }
const half = { value: 0.5, low: 0.45, high: 0.55 }
const RESULT: WeekResult = {
  ...{ week: '2026-W48', game: 'citadel', measures: MEASURES, attempt: MINE, counts: true, first: null, best: null },
  ...{ par: { job: null, done: 1000, total: 1000 }, beats: { worse: half, alike: { value: 0, low: 0, high: 0.01 } } },
}

describe('the line of a week’s game that is over', () => {
  const line = async (result: WeekResult | null) => {
    show({ 'week.result': () => result }, <WeekLine session="s" words={citadel.words} />)
    return (await screen.findByText('Week 48 of 2026.')).parentElement?.textContent
  }

  test('says how it stands beside the bots', async () => {
    expect(await line(RESULT)).toBe('Week 48 of 2026. 120 Experience Points. Better than 50% of 1,000 raids of good bots, give or take 5.')
  })

  test('says so while bots still play, and what is the best of other weeks', async () => {
    const best = { ...MINE, week: '2026-W40', rank: [1, 40] }
    expect(await line({ ...RESULT, par: { job: 'j', done: 61, total: 1000 }, best })).toBe(
      'Week 48 of 2026. 120 Experience Points. Better than 50% of 61 bot games so far, give or take 5. ' +
        'Your best in other weeks: The Hellgate destroyed, 40 Experience Points.',
    )
  })

  test('a repeat names what counts', async () => {
    const first = { ...MINE, session: 'first', rank: [0, 80] }
    expect(await line({ ...RESULT, counts: false, first })).toContain('A repeat: your first try counts, 80 Experience Points.')
  })

  test('is not there for any other game', async () => {
    const asked = vi.fn(() => null)
    show({ 'week.result': asked }, <WeekLine session="s" words={citadel.words} />)
    await waitFor(() => expect(asked).toHaveBeenCalled())
    expect(screen.queryByText(/^Week/)).toBeNull()
  })
})

test('where it lies open among others it is called by its week', () => {
  const row = raidRow({ campaign: null, status: 'open', party: [], week: '2026-W48' })
  expect(partyInWords(row, citadel)).toBe('Week 48 of 2026: the same raid for everyone.')
})

describe('the card', () => {
  const card = (game: Partial<WeekGame>, answers: Answers = {}) => {
    const fresh: WeekGame = { game: 'citadel', measures: MEASURES, attempt: null, repeats: 0, open: null, par: null, best: null }
    const week = { week: '2026-W48', until: '2026-11-30T00:00:00.000Z', games: [{ ...fresh, ...game }] }
    show({ 'week.get': () => week, ...answers }, <WeekCard game="citadel" />)
  }

  test('begins the week’s raid at one press', async () => {
    const start = vi.fn(() => Promise.reject(new Error('The disk is full.')))
    card({}, { 'week.start': start })
    fireEvent.click(await screen.findByRole('button', { name: 'Begin this week’s raid' }))
    await waitFor(() => expect(start).toHaveBeenCalledWith({ game: 'citadel' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full.')
  })

  test('leads back to one that is open', async () => {
    card({ open: 's7', attempt: { ...MINE, session: 's7', status: 'open', rank: null } })
    expect(await screen.findByRole('link', { name: 'Continue this week’s raid' })).toHaveAttribute('href', '#/play/s7')
  })

  test('shows what counted, and offers a repeat', async () => {
    card({ attempt: MINE })
    expect(await screen.findByText(/120 Experience Points/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Play it again, unranked' })).toBeInTheDocument()
  })
})
