import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { fixtureClient } from '../fixtures/client.ts'
import { ClientProvider } from './client.tsx'
import { furtherIn, setHabit, useHabits, useUsualHabits } from './habits.ts'

const HABITS = [
  { id: 'end-when-spent', topic: 'hero-action', label: 'Done', detail: 'By itself.', usual: true },
  { id: 'strike-back', topic: 'defend', label: 'Strike back', detail: 'At the best.' },
]

beforeEach(() => localStorage.clear())

function around({ children }: { readonly children: ReactNode }) {
  const client = fixtureClient({ 'app.info': () => ({ games: [{ id: 'hero', habits: HABITS }] }) as never })
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={client}>{children}</ClientProvider>
    </QueryClientProvider>
  )
}

test('a usual standing answer is on until the person says otherwise', async () => {
  const { result } = renderHook(
    () => {
      useUsualHabits()
      return useHabits('hero')
    },
    { wrapper: around },
  )
  await waitFor(() => expect(result.current).toEqual(['end-when-spent']))
  setHabit('hero', 'strike-back', true)
  await waitFor(() => expect(result.current).toEqual(['end-when-spent', 'strike-back']))
  setHabit('hero', 'end-when-spent', false)
  expect(furtherIn('hero', 's', 0).habits).toEqual(['strike-back'])
})
