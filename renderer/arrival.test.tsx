import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { App } from './app.tsx'
import { OPEN } from './fixtures/storage.ts'
import { fixtureClient } from './games/citadel/fixtures/client.ts'
import { EXPLORING, ROUTE, session } from './games/citadel/fixtures/raid.ts'
import { go } from './navigation.ts'

beforeEach(async () => {
  location.hash = '#/settings'
  render(
    <App
      client={fixtureClient({
        'storage.status': () => OPEN,
        'campaign.list': () => [],
        'game.list': () => [],
        'game.view': () => session(EXPLORING, ROUTE),
      })}
    />,
  )
  await screen.findByRole('main')
})
afterEach(cleanup)

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })

test('the window and the first heading carry the name of the screen, and going to another screen moves the focus to its heading', async () => {
  expect(document.title).toBe('Settings · Citadel of Blood')
  await heading(/^Settings · Citadel of Blood$/)
  go({ kind: 'about' })
  const about = await heading(/^About/)
  await waitFor(() => expect(document.activeElement).toBe(about))
  expect(document.title).toBe('About · Citadel of Blood')
})

test('at the table the question has the focus, not the heading', async () => {
  go({ kind: 'table', session: 's' })
  await heading(/^A raid/)
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'option'))
})

test('the bar and its links can be skipped', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Skip to the content' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
