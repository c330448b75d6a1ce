import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionTable } from '../host/session.ts'
import { Waiting } from './waiting.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const table = (busy: boolean) => ({ busy, view: { bots: [{ seat: 1, skill: 'able' }] } }) as unknown as SessionTable

test('a card that is shut says why once it takes long, and no longer when it is open', () => {
  const { rerender } = render(<Waiting table={table(true)} />)
  expect(screen.queryByRole('status')).toBeNull()
  act(() => void vi.advanceTimersByTime(500))
  expect(screen.getByRole('status')).toHaveTextContent('The bots have their turns.')
  rerender(<Waiting table={table(false)} />)
  expect(screen.queryByRole('status')).toBeNull()
})
