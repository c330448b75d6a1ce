import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { tableClient } from '../../../fixtures/client.ts'
import { ClientProvider } from '../../../host/client.tsx'
import { FightTold } from './fight-told.tsx'

afterEach(cleanup)

const roll = (face: number) => ({ rule: '14.4', code: '1D6', dice: [face], parts: [{ label: '1D6', value: face }], total: face })
const FOUGHT: LogEntry = {
  ...{ n: 1, rule: '14.4', type: 'fought', text: 'Ann wins against the Ogre, 11 to 10.' },
  data: {
    ...{ seat: 0, score: 11, foe: 10, result: 'won', chance: 0.75 },
    against: { cards: ['ogre'], kind: 'ogre', by: 'strength', value: 7 },
    rolls: [roll(5), roll(3)],
  },
}

function show(isThrown: boolean) {
  const client = tableClient({} as Parameters<typeof tableClient>[0], {})
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={client}>
        <FightTold fought={FOUGHT} isThrown={isThrown} />
      </ClientProvider>
    </QueryClientProvider>,
  )
}

test('who is met, both sums and the chance come before the dice', async () => {
  show(false)
  expect(await screen.findByText('75% to win')).toBeInTheDocument()
  expect(screen.getByText('6 +', { exact: false })).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: /^die \d/, hidden: true })).toBeNull()
  expect(screen.queryByText('= 11')).toBeNull()
})

test('then the dice, what they come to and how it ended', async () => {
  show(true)
  expect(await screen.findByText('You win')).toBeInTheDocument()
  expect(screen.getAllByRole('img', { name: /^die \d/, hidden: true }).map((die) => die.getAttribute('aria-label'))).toEqual([
    'die 5',
    'die 3',
  ])
  expect([screen.getByText('= 11'), screen.getByText('= 10')]).toHaveLength(2)
})
