import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SETTLED, say } from './aloud.ts'
import { Aloud } from './frame/aloud.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('sentences said at the same time are one text, each of them once, and can be said again', async () => {
  const { container } = render(<Aloud />)
  const region = container.querySelector('[aria-live="polite"]')
  for (const text of ['Guide: Ways. Go on.', 'Hint: Go north.', 'Hint: Go north.']) say(text)
  const told = await screen.findByText(/Guide: Ways\. Go on\. Hint: Go north\.$/)
  expect(region?.childNodes).toHaveLength(1)
  say('Guide: Ways. Go on.')
  say('Hint: Go north.')
  await expect.poll(() => told.isConnected).toBe(false)
  expect(screen.getByText('Guide: Ways. Go on. Hint: Go north.')).toBeInTheDocument()
})

test('what was said leaves the page after a few seconds, and what waits leaves with the page', () => {
  vi.useFakeTimers()
  const { container, unmount } = render(<Aloud />)
  const region = container.querySelector('[aria-live="polite"]')
  say('Hint: Go north.')
  act(() => vi.advanceTimersByTime(2 * SETTLED))
  expect(region).toHaveTextContent('Hint: Go north.')
  act(() => vi.advanceTimersByTime(10_000))
  expect(region).toBeEmptyDOMElement()
  say('Hint: Go south.')
  unmount()
  render(<Aloud />)
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.queryByText('Hint: Go south.')).toBeNull()
})
