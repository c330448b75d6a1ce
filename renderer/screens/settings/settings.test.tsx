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

test('a choice takes effect at once and is kept', () => {
  fireEvent.click(screen.getByRole('radio', { name: /Candle-light/ }))
  fireEvent.click(screen.getByRole('radio', { name: /^Slow/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^Odds/ }))
  expect(settings()).toMatchObject({ theme: 'dark', pace: 'slow', odds: false, textSize: 'normal' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Candle-light/ }).checked).toBe(true)
})

test('everything returns to its default, and says so', () => {
  fireEvent.click(screen.getByRole('radio', { name: /^Larger/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Restore defaults' }))
  expect(settings().textSize).toBe('normal')
  expect(screen.getByRole('status')).toHaveTextContent(/^All defaults are restored\.$/)
})

test('the guide restarts after it was dismissed', () => {
  leaveGuide('citadel')
  fireEvent.click(screen.getByRole('checkbox', { name: /^Tips and guide/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Restart guide and tips' }))
  expect(progress().left).toEqual([])
  expect(settings().tips).toBe(true)
  expect(screen.getByRole('status')).toHaveTextContent('starts again')
})

test('undo and real dice say where they are set', () => {
  expect(screen.getByRole('region', { name: 'Undo belongs to the campaign' })).toHaveTextContent('Ironman')
  fireEvent.click(screen.getByRole('button', { name: 'New campaign' }))
  expect(screen.getByLabelText('Its name')).toBeInTheDocument()
})
