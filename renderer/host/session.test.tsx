import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fixtureClient } from '../fixtures/client.ts'
import { EXPLORING, PLACEMENT, ROUTE, session } from '../fixtures/raid.ts'
import { ClientProvider } from './client.tsx'
import { useSession } from './session.ts'

afterEach(cleanup)

/** Answers each question as soon as it stands there. */
function Hasty() {
  const { view, answer, lastSeat } = useSession('s')
  const { revision } = view ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each revision
  useLayoutEffect(() => {
    if (revision === 7 || revision === 8) answer({ pick: [`at ${revision}`] })
  }, [revision])
  return <p>{`${revision}, ${lastSeat}`}</p>
}

test('an answer given as soon as the next question is laid is not lost, nor what followed the one before', async () => {
  const choose = vi.fn(({ revision }: { revision: number }) =>
    session(EXPLORING, revision === 7 ? ROUTE : PLACEMENT, { revision: revision + 1, events: [] }),
  )
  const client = fixtureClient({ 'game.view': () => session(EXPLORING, PLACEMENT), 'game.choose': choose })
  const page = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })}>
      <ClientProvider client={client}>
        <Hasty />
      </ClientProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(page.container.textContent).toBe('9, 0'))
  expect(choose.mock.calls.map(([{ revision }]) => revision)).toEqual([7, 8])
})
