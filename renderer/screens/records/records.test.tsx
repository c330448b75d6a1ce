import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { GameRecord } from '../../../electron/contract/index.ts'
import { App } from '../../app.tsx'
import { RECORDS } from '../../games/citadel/fixtures/chronicle.ts'
import { fixtureClient } from '../../games/citadel/fixtures/client.ts'
import { rankOf } from './records.tsx'

beforeEach(() => {
  localStorage.clear()
  location.hash = '#/records'
})
afterEach(cleanup)

test('people lead to their record, raids to their story, both to the chronicle of their campaign', async () => {
  render(<App client={fixtureClient({ 'records.hall': () => RECORDS })} />)
  const board = within(await screen.findByRole('region', { name: 'Most experience' }))
  expect(board.getByRole('link', { name: 'Zurik' })).toHaveAttribute('href', '#/character/p7')
  expect(board.getByRole('link', { name: 'Trial' })).toHaveAttribute('href', '#/chronicle/c2')
  expect(screen.getByRole('link', { name: 'Raid IV' })).toHaveAttribute('href', '#/story/r4')
  expect(screen.queryByRole('region', { name: 'Fastest team victory' })).toBeNull()
})

test('faces stand beside the names, and lists without any leave no room for them', async () => {
  render(<App client={fixtureClient({ 'records.hall': () => RECORDS })} />)
  const people = within(await screen.findByRole('region', { name: 'Most experience' })).getAllByRole('listitem')
  const faces = people.map((row) => row.querySelector('use')?.getAttribute('href')?.replace(/.*#/, ''))
  expect(faces).toEqual(['face-dwarf-1', 'face-almuric', 'face-elf-3', undefined])
  expect(screen.getByRole('region', { name: 'Richest raid' }).querySelector('svg')).toBeNull()
})

test('what cannot be read is named above the lists', async () => {
  const text = 'Raid 2 of “The Long Winter” cannot be read and is not counted.'
  const missing = () => [{ campaign: 'c1', session: 'r2', character: null, text }]
  render(<App client={fixtureClient({ 'records.hall': () => RECORDS, 'records.unreadable': missing })} />)
  const records = await screen.findByRole('region', { name: 'Records' })
  expect(await within(records).findByText(text)).toBeVisible()
})

test('equal values share a rank', () => {
  const rows = [812, 540, 540, 93].map((value) => ({ value }))
  expect(rows.map((_, i) => rankOf(rows, i))).toEqual([1, 2, 2, 4])
})

test('games without campaigns are beside the campaigns: the best scores with their players, and each session with its replay', async () => {
  render(
    <App client={fixtureClient({ 'records.hall': () => [], 'records.games': () => [finished('g1', 812, 40), finished('g2', 90, 812)] })} />,
  )
  const best = within(await screen.findByRole('region', { name: 'HERO: the best scores' }))
  expect(best.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1BrunholdAnnwon812',
    '1FingalAbelard (able bot)812',
    '3BrunholdAnnwon90',
    '4FingalAbelard (able bot)40',
  ])
  const games = within(screen.getByRole('region', { name: 'HERO: the newest games' }))
  expect(games.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#/replay/g1/0', '#/replay/g2/0'])
  expect(screen.queryByRole('heading', { name: 'No record stands yet' })).toBeNull()
})

function finished(session: string, ann: number, bot: number): GameRecord {
  return {
    ...{ session, game: 'hero', title: 'HERO', inputs: 300, begunAt: '2026-01-01T10:00:00Z', endedAt: '2026-01-01T12:00:00Z' },
    players: [
      { name: 'Ann', bot: null },
      { name: 'Abelard', bot: 'able' },
    ],
    outcome: {
      kind: 'heart',
      text: 'Brunhold wins her heart.',
      standings: [
        { id: 'a', label: 'Brunhold', score: ann, winner: true, seat: 0 },
        { id: 'c', label: 'Fingal', score: bot, seat: 1 },
      ],
    },
  }
}

test('before anybody has come home it says what will appear here', async () => {
  render(<App client={fixtureClient({ 'records.hall': () => RECORDS.map((board) => ({ ...board, rows: [] })) })} />)
  await screen.findByRole('heading', { name: 'No record stands yet' })
})
