import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { say } from './aloud.ts'
import { Aloud } from './frame/aloud.tsx'

afterEach(cleanup)

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
