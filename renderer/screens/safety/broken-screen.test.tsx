import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../../app.tsx'
import { fixtureClient } from '../../games/citadel/fixtures/client.ts'
import { EXPLORING, ROUTE, session } from '../../games/citadel/fixtures/raid.ts'
import { ClientProvider } from '../../host/client.tsx'
import { useOrders } from '../../host/orders.ts'
import { Unbroken } from './broken-screen.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {}) // React tells what it has caught
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a screen that breaks says so, is tried again when asked, and every other place works', async () => {
  location.hash = '#/about'
  let broken = true
  const Screen = () => {
    if (broken) throw new Error('not today')
    return <p>The screen</p>
  }
  const client = fixtureClient({})
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={client}>
        <Unbroken>
          <Screen />
        </Unbroken>
      </ClientProvider>
    </QueryClientProvider>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('This screen cannot be shown')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save a report' })).toBeInTheDocument()
  broken = false
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Show all games' }))
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(location.hash).toBe('#/shelf')
  expect(await screen.findByText('The screen')).toBeInTheDocument()
})

test('the page has a way out of a table that breaks', async () => {
  location.hash = '#/play/r'
  const view = { ...session(EXPLORING, ROUTE, { session: 'r' }), decision: { options: null } as never }
  render(<App client={fixtureClient({ 'game.view': () => view })} />)
  expect(await screen.findByText('This screen cannot be shown')).toBeInTheDocument()
})

test.each([
  ['no name', { id: 'fight', label: {}, seat: 0 }],
  ['no seat', { id: 'fight', label: 'Fight on' }],
  ['a list', []],
])('a standing order with %s is left out', (_, order) => {
  localStorage.setItem('citadel.orders', JSON.stringify({ r: [order, { id: 'march', label: 'March', seat: 0 }] }))
  const Orders = () => useOrders('r').map(({ label }) => label)
  render(<Orders />)
  expect(document.body).toHaveTextContent(/^March$/)
})
