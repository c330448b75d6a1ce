import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, fixtureClient } from '../fixtures/client.ts'
import { ClientProvider } from '../host/client.tsx'
import { Chronicle } from './chronicle.tsx'

afterEach(cleanup)

function atHost(answers: Answers = {}) {
  const client = fixtureClient(answers)
  const queries = new QueryClient()
  return function AtHost({ children }: { readonly children: ReactNode }) {
    return (
      <QueryClientProvider client={queries}>
        <ClientProvider client={client}>{children}</ClientProvider>
      </QueryClientProvider>
    )
  }
}

const ENTRIES = ['9.5', '9.7', '9.8'].map((rule, n) => ({ n, rule, type: 'told', text: `Line ${n}.`, data: {} }))

test('the cases are one tab stop, the newest; arrows go from one to the next and stop at the ends', () => {
  render(<Chronicle session="raid" entries={ENTRIES} newFrom={2} aside="turn 1" />, { wrapper: atHost() })
  const cases = screen.getAllByRole('button', { name: /^Rule/ })
  expect(cases.map((each) => each.tabIndex)).toEqual([-1, -1, 0])
  cases[2]?.focus()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  press('ArrowUp')
  expect(document.activeElement).toBe(cases[1])
  press('ArrowUp')
  press('ArrowUp')
  expect(document.activeElement).toBe(cases[0])
  press('ArrowDown')
  expect(document.activeElement).toBe(cases[1])
})

test('all of it can be read in a larger window; before anything has happened there is nothing to open', () => {
  const { rerender } = render(<Chronicle session="raid" entries={[]} newFrom={0} aside="before the gate" />, { wrapper: atHost() })
  expect(screen.queryByRole('button', { name: 'Read all' })).toBeNull()
  rerender(<Chronicle session="raid" entries={ENTRIES} newFrom={2} aside="turn 1" />)
  fireEvent.click(screen.getByRole('button', { name: 'Read all' }))
  const whole = within(screen.getByRole('dialog', { name: 'Chronicle of this game' }))
  expect(whole.getAllByRole('listitem')).toHaveLength(ENTRIES.length)
  fireEvent.click(whole.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('how errands ended stands below the last line of each, from the record', async () => {
  const entries = [1, 1, 2, 4].map((input, n) => ({ n, input, rule: '6.3', type: 'told', text: `Line ${n}.`, data: {} }))
  const ended = (input: number, label: string) => ({ input, label, answers: 2, text: 'Something happened.', done: false })
  const endings = [ended(1, 'Walk'), ended(3, 'Fight it out')]
  render(<Chronicle session="raid" entries={entries} newFrom={9} aside="turn 1" />, {
    wrapper: atHost({ 'game.endings': () => ({ endings }) }),
  })
  await screen.findByText(/^Walk:/)
  const lines = within(screen.getByRole('log')).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent?.match(/(Line \d|Walk|Fight it out)/)?.[0])).toEqual([
    'Line 0',
    'Line 1',
    'Walk',
    'Line 2',
    'Fight it out',
    'Line 3',
  ])
})
