import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Puzzle, PuzzleTried } from '../../../electron/contract/index.ts'
import { fixtureClient } from '../../fixtures/client.ts'
import { GamePagesContext } from '../../game-pages.ts'
import { citadel } from '../../games/citadel/page.ts'
import { ClientProvider } from '../../host/client.tsx'
import { PuzzlesScreen } from './puzzles.tsx'

afterEach(cleanup)

const NEW: Puzzle = {
  ...{ session: 's', input: 4, game: 'citadel', name: 'Here it turned', question: 'Which way?', lead: null, at: '2026-11-20T10:00:00Z' },
  options: [
    { id: 'north', label: 'Go north' },
    { id: 'back', label: 'Go back' },
  ],
  tried: null,
}
const CAME: PuzzleTried = {
  ...{ mine: 'Go north', taken: 'Go back', sensible: { text: 'Go back', why: 'Two are hurt' } },
  grade: { verdict: 'mistake', loss: { mean: 40, error: 5 }, better: 'Go back', why: [], playouts: 400, compared: 2 },
}

test('an answer is remembered in the list and when the puzzle is opened again', async () => {
  let puzzles: Puzzle[] = [NEW, { ...NEW, input: 9, question: 'Fight on?' }]
  const client = fixtureClient({
    'puzzle.list': () => puzzles,
    'puzzle.try': () => {
      puzzles = puzzles.map((one) => (one.input === 4 ? { ...one, tried: { ...CAME, option: 'north', at: '2026-11-23T10:00:00Z' } } : one))
      return CAME
    },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={client}>
        <GamePagesContext value={[citadel]}>
          <PuzzlesScreen />
        </GamePagesContext>
      </ClientProvider>
    </QueryClientProvider>,
  )
  const list = within(await screen.findByRole('list', { name: 'Puzzles' }))
  expect(list.queryByText(/^Answered/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Go north' }))
  fireEvent.click(screen.getByRole('button', { name: 'Choose this' }))
  expect(await list.findByText(/^Answered .*2026: Go north\. Mistake\.$/)).toBeInTheDocument()
  expect(screen.getByRole('status')).not.toHaveTextContent('you chose Go north')

  fireEvent.click(list.getByRole('button', { name: 'Fight on?' }))
  expect(screen.queryByRole('status')).toBeNull()
  fireEvent.click(list.getByRole('button', { name: 'Which way?' }))
  expect(screen.getByRole('radio', { name: 'Go north' })).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent(/^On .*2026 you chose Go north\./)
  expect(screen.getByRole('status')).toHaveTextContent('In the game: Go back.')
  expect(screen.getByRole('button', { name: 'Choose this' })).toBeDisabled()
})
