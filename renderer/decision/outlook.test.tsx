import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Simulation } from '../../electron/contract/index.ts'
import { SIMULATION } from '../fixtures/simulation.ts'
import { fixtureClient } from '../games/citadel/fixtures/client.ts'
import { ClientProvider } from '../host/client.tsx'
import { Outlook } from './outlook.tsx'

afterEach(cleanup)

const TOLD: Simulation = { ...SIMULATION, revision: 3 }

const ENDS = {
  what: 'fight',
  won: 'The monsters are beaten',
  left: 'Both sides part',
  lost: 'The party is wiped out',
  counted: 'Wounds taken',
  rounds: 'Rounds',
}
const STRIKE = { id: 'attack:orc-1', label: 'Strike Orc 1' }

function lay(simulate: (input: unknown) => Simulation | Promise<Simulation>) {
  const client = fixtureClient({ 'game.simulate': simulate })
  const queries = new QueryClient()
  const shown = (revision: number) => (
    <QueryClientProvider client={queries}>
      <ClientProvider client={client}>
        <Outlook session="s" revision={revision} first={STRIKE} words={ENDS} />
      </ClientProvider>
    </QueryClientProvider>
  )
  return { ...render(shown(3)), shown }
}

test('tells how the fight ends, each figure with its range, and how many fights were simulated', async () => {
  const simulate = vi.fn(() => TOLD)
  lay(simulate)
  fireEvent.click(screen.getByRole('button', { name: 'Play it out 400 times', hidden: true }))
  const table = await screen.findByRole('table', { name: /Simulated: 400 fights/, hidden: true })
  expect(table).toHaveTextContent('The monsters are beaten80')
  expect(table).toHaveTextContent('Una falls40')
  expect(simulate).toHaveBeenCalledWith({ session: 's', count: 400 })
})

test('starts from the choice on the card when asked to', async () => {
  const simulate = vi.fn(() => TOLD)
  lay(simulate)
  fireEvent.click(screen.getByRole('button', { name: 'Starting with: Strike Orc 1', hidden: true }))
  await screen.findByRole('table', { name: /starting with Strike Orc 1/, hidden: true })
  expect(simulate).toHaveBeenCalledWith({ session: 's', count: 400, pick: ['attack:orc-1'] })
})

test('says nothing about another position', async () => {
  const { rerender, shown } = lay(() => TOLD)
  fireEvent.click(screen.getByRole('button', { name: 'Play it out 400 times', hidden: true }))
  await screen.findByRole('table', { hidden: true })
  rerender(shown(4))
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
})
