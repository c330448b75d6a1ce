import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RULES } from '../../engine/citadel/book/index.ts'
import { tables } from '../../engine/citadel/tables/printed.ts'
import { PAGES } from '../game-list.ts'
import { GamePagesContext } from '../game-pages.ts'
import { fixtureClient } from '../games/citadel/fixtures/client.ts'
import { ClientProvider } from '../host/client.tsx'
import { queries } from '../host/queries.ts'
import { RulebookScreen } from '../screens/rulebook/screen.tsx'
import { Case } from './case.tsx'
import { RulesProvider } from './rules.tsx'

afterEach(cleanup)
beforeEach(() => {
  location.hash = '#/rules'
})

/** The cell of an attack, where its roll was read. */
function struck(row: string, column: string) {
  const roll = { rule: '9.5', why: 'attack', code: '1D6', dice: [4], parts: [], total: 4, reads: { table: '9.9', row, column } }
  return { column, rolls: [roll] }
}

const BLOWS = [
  { n: 1, rule: '9.5', type: 'attack', text: 'A blow.', data: struck('10', 'sword') },
  { n: 2, rule: '9.5', type: 'attack', text: 'Another.', data: struck('4', 'ax') },
]

/** A raid not seen yet: two blows of one answer, and a third of the next. */
const OLD = ['1-3', '5', '6-9'].map((row, n) => ({
  n,
  input: n < 2 ? 4 : 5,
  rule: '9.5',
  type: 'attack',
  text: 'A blow.',
  data: struck(row, 'hammer'),
}))

function show(what: ReactNode) {
  const client = fixtureClient({
    'game.rules': () => RULES.map(({ reason, ...entry }) => ({ ...entry, ...(reason !== undefined && { reason }) })),
    'game.tables': () => tables(),
    'game.log': ({ session }) => ({ events: session === 's2' ? OLD : [] }),
  })
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  cache.setQueryData(queries.log(client, 's1').queryKey, BLOWS)
  render(
    <QueryClientProvider client={cache}>
      <ClientProvider client={client}>
        <GamePagesContext value={PAGES}>
          <RulesProvider game="citadel">{what}</RulesProvider>
        </GamePagesContext>
      </ClientProvider>
    </QueryClientProvider>,
  )
}

test('a case without a number is called by name', () => {
  show(<Case rule="0.short" name="The game in short" />)
  expect(screen.getByRole('button', { name: 'The game in short' })).toHaveTextContent('The game in short')
})

describe('the rulebook', () => {
  test('a case read from the table of another case points there', async () => {
    show(<RulebookScreen game="citadel" rule="9.6" />)
    const there = within(await screen.findByRole('region', { name: /^9\.6 / })).getByText(/^Its table is under/)
    expect(within(there).getByRole('link', { name: '9.9' })).toHaveAttribute('href', '#/rules/citadel/9.9')
    expect(within(screen.getByRole('region', { name: /^9\.5 / })).queryByText(/^Its table is under/)).toBeNull()
  })

  test('opens at a case: its whole chapter, rulings and reasons, and the focus on it', async () => {
    show(<RulebookScreen game="citadel" rule="9.3" />)
    const article = await screen.findByRole('article', { name: 'Combat' })
    expect(document.activeElement).toHaveTextContent(/^9\.3 Targets$/)
    expect(within(article).getByRole('region', { name: '9.8 Reorganizing' })).toBeInTheDocument()
    expect(within(within(article).getByRole('region', { name: '9.3 Targets' })).getByText(/The pictures are lost/)).toBeInTheDocument()
    expect(screen.getByRole('navigation', { name: 'Chapters' }).querySelector('[aria-current]')).toHaveTextContent('9.3')
  })

  test('links the cases and terms in its texts', async () => {
    show(<RulebookScreen game="citadel" rule="9.5" />)
    const here = within(await screen.findByRole('region', { name: '9.5 Rolling an attack' }))
    fireEvent.click(here.getByRole('link', { name: '9.9' }))
    expect(location.hash).toBe('#/rules/citadel/9.9')
    expect(here.getByRole('link', { name: 'Wound Points' })).toHaveAttribute('href', '#/rules/citadel/glossary.wound-point')
  })

  test('lights the cell that was read last, only under the case of the table', async () => {
    show(<RulebookScreen game="citadel" rule="9.9" />)
    const table = await screen.findByRole('table', { name: 'Combat Results Table' })
    const lit = table.querySelectorAll('td[aria-current]')
    expect([...lit].map((cell) => `${cell.parentElement?.firstElementChild?.textContent} ${cell.textContent}`)).toEqual(['4 1'])
    expect(screen.getByText('Read last: 4, Ax.')).toBeInTheDocument()
  })

  test('searches as one types; arrows walk through the results, and the words are marked', async () => {
    show(<RulebookScreen game="citadel" rule={null} />)
    const field = await screen.findByRole('searchbox', { name: 'Find a word or a rule' })
    field.focus()
    fireEvent.change(field, { target: { value: 'stench' } })
    const [first] = await screen.findAllByRole('link', { name: /stench/i })
    expect(first?.querySelector('mark')).toHaveTextContent(/^stench$/)
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(first)
    fireEvent.keyDown(document.activeElement ?? field, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(field)
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(location.hash).toBe('#/rules/citadel/15.1')
  })

  test('says so when nothing is found, and when a case does not exist', async () => {
    show(<RulebookScreen game="citadel" rule="99.9" />)
    expect(await screen.findByText('There is no rule 99.9')).toBeInTheDocument()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dragon' } })
    expect(await screen.findByText(/Nothing found/)).toBeInTheDocument()
  })
})

describe('the panel', () => {
  test('shows a case over the table, follows links, and goes back', async () => {
    show(<Case rule="9.5" />)
    fireEvent.click(screen.getByRole('button', { name: 'Rule 9.5' }))
    expect(await screen.findByRole('table', { name: 'Combat Results Table' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('link', { name: 'Wound Points' }))
    expect(await screen.findByRole('dialog', { name: 'Wound Point' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('dialog', { name: '9.5 Rolling an attack' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Rulebook' })).toHaveAttribute('href', '#/rules/citadel/9.5')
  })

  test('opened from a line of the chronicle, it lights what was read then', async () => {
    show(<Case rule="9.5" asOf={{ kind: 'line', session: 's1', n: 1 }} />)
    fireEvent.click(screen.getByRole('button', { name: 'Rule 9.5' }))
    expect(await screen.findByText('Read last: 10, Sword.')).toBeInTheDocument()
  })

  test('opened from a line of a story, it lights what had been read by the end of that answer', async () => {
    show(<Case rule="9.5" asOf={{ kind: 'input', session: 's2', input: 4 }} />)
    fireEvent.click(screen.getByRole('button', { name: 'Rule 9.5' }))
    expect(await screen.findByText('Read last: 5, Hammer.')).toBeInTheDocument()
  })
})
