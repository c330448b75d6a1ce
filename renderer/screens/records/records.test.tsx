import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { App } from '../../app.tsx'
import { RECORDS } from '../../fixtures/chronicle.ts'
import { fixtureClient } from '../../fixtures/client.ts'
import { rankOf } from './records.tsx'

beforeEach(() => {
  localStorage.clear()
  location.hash = '#/records'
})
afterEach(cleanup)

test('people lead to their record, raids to their story, both to the chronicle of their campaign', async () => {
  render(<App client={fixtureClient({ 'records.hall': () => RECORDS })} />)
  const board = within(await screen.findByRole('region', { name: 'Most experience' }))
  expect(board.getByRole('link', { name: 'Zurik' }).getAttribute('href')).toBe('#/character/p7')
  expect(board.getByRole('link', { name: 'Trial' }).getAttribute('href')).toBe('#/chronicle/c2')
  expect(screen.getByRole('link', { name: 'Raid IV' }).getAttribute('href')).toBe('#/story/r4')
  expect(screen.queryByRole('region', { name: 'Fastest team victory' })).toBeNull()
})

test('equal values share a rank', () => {
  const rows = [812, 540, 540, 93].map((value) => ({ value }))
  expect(rows.map((_, i) => rankOf(rows, i))).toEqual([1, 2, 2, 4])
})

test('before anybody came home it says what will stand here', async () => {
  render(<App client={fixtureClient({ 'records.hall': () => RECORDS.map((board) => ({ ...board, rows: [] })) })} />)
  await screen.findByRole('heading', { name: 'No record stands yet' })
})
