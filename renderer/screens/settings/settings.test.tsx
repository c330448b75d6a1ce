import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { App } from '../../app.tsx'
import { OPEN } from '../../fixtures/storage.ts'
import { fixtureClient } from '../../games/citadel/fixtures/client.ts'
import { leaveGuide, progress } from '../../guide/progress.ts'
import { settings } from '../../settings/settings.ts'

beforeEach(async () => {
  localStorage.clear()
  location.hash = '#/settings'
  render(<App client={fixtureClient({ 'storage.status': () => OPEN, 'campaign.list': () => [], 'game.list': () => [] })} />)
  await screen.findByRole('main')
})
afterEach(cleanup)

test('what is chosen holds at once and is kept', () => {
  fireEvent.click(screen.getByRole('radio', { name: /Candle-light/ }))
  fireEvent.click(screen.getByRole('radio', { name: /^Slow/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^Odds/ }))
  expect(settings()).toMatchObject({ theme: 'dark', pace: 'slow', odds: false, textSize: 'normal' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Candle-light/ }).checked).toBe(true)
})

test('all goes back to how it was at first, and says so', () => {
  fireEvent.click(screen.getByRole('radio', { name: /^Larger/ }))
  fireEvent.click(screen.getByRole('button', { name: 'All as it was at first' }))
  expect(settings().textSize).toBe('normal')
  expect(screen.getByRole('status').textContent).toBe('Everything is as it was at first.')
})

test('the guide begins anew for whoever had left it', () => {
  leaveGuide('citadel')
  fireEvent.click(screen.getByRole('checkbox', { name: /^Tips and guide/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Guide and tips anew' }))
  expect(progress().left).toEqual([])
  expect(settings().tips).toBe(true)
  expect(screen.getByRole('status').textContent).toContain('begins anew')
})

test('undo and real dice say where they are chosen', () => {
  expect(screen.getByRole('region', { name: 'Undo belongs to the campaign' }).textContent).toContain('Ironman')
  fireEvent.click(screen.getByRole('button', { name: 'New campaign' }))
  expect(screen.getByLabelText('Its name')).toBeInTheDocument()
})
