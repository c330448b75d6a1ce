import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Campaign, GameRecord } from '../../../electron/contract/index.ts'
import { App } from '../../app.tsx'
import { CAMPAIGN, raidRow, rosterRow } from '../../games/citadel/fixtures/campaign.ts'
import { type Answers, fixtureClient } from '../../games/citadel/fixtures/client.ts'
import { EXPLORING, ROUTE, session } from '../../games/citadel/fixtures/raid.ts'
import { forgetStart, leaveCover } from './coming-back.ts'

beforeEach(() => {
  location.hash = '#/'
  localStorage.clear()
  forgetStart()
})
afterEach(cleanup)

const at = (hour: number) => `2026-01-01T${String(hour).padStart(2, '0')}:00:00.000Z`

function over(game: string, endedAt: string): GameRecord {
  return {
    ...{ session: `${game}-1`, game, title: game, players: [{ name: 'Ann', bot: null }], inputs: 40 },
    ...{ outcome: { kind: 'won', text: 'Ann has won.' }, begunAt: at(1), endedAt },
  }
}

const played = (playedAt: string): Campaign => ({ ...CAMPAIGN, createdAt: at(0), playedAt })

function start(answers: Answers = {}) {
  render(
    <App
      client={fixtureClient({
        'campaign.list': () => [],
        'game.list': () => [],
        'records.games': () => [],
        'character.list': () => [rosterRow({ id: 'una', name: 'Una' })],
        'game.view': () => session(EXPLORING, ROUTE),
        ...answers,
      })}
    />,
  )
}

const box = async (name: string) =>
  within(await screen.findByRole('region', { name: 'The games' })).getByRole('button', { name: new RegExp(`^${name}`) })
const great = () => document.querySelector('.btn--big')

describe('the first start', () => {
  test('shows what this is, and its great button has the focus', async () => {
    start()
    expect(await screen.findByRole('heading', { name: /^Five old dungeons, one table/ })).toBeInTheDocument()
    await waitFor(() => expect(document.activeElement).toBe(great()))
    expect(great()).toHaveTextContent('A ready party goes in')
  })

  test('leads to the hall without a detour, which offers a ready party, too', async () => {
    start()
    fireEvent.click(within(await screen.findByRole('navigation', { name: 'Places' })).getByRole('link', { name: 'Hall' }))
    expect(await screen.findByRole('heading', { name: 'No one has gone in yet' })).toBeInTheDocument()
    expect(great()).toHaveTextContent('A ready party goes in')
  })
})

describe('every later start', () => {
  test.each([
    ['hero', 'HERO', 'A ready courtship'],
    ['domain', 'DOMAIN', 'A ready company'],
    ['cave', 'Talisman: The Cave', 'A ready delver'],
    ['gladiator', 'Gladiator!', 'A ready duel'],
  ])('opens on the cover, and after a game of %s the great button offers that', async (game, title, ready) => {
    start({ 'records.games': () => [over('hero', at(2)), over(game, at(3))] })
    expect(await box(title)).toHaveAttribute('aria-pressed', 'true')
    expect(great()).toHaveTextContent(ready)
  })

  test('leads back to an open game with Enter', async () => {
    start({ 'campaign.list': () => [played(at(5))], 'game.list': () => [raidRow({ updatedAt: at(5) })] })
    expect(await screen.findByRole('heading', { name: 'Where was I?' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-keyshortcuts', 'Enter')
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(location.hash).toBe('#/play/r1')
  })

  test('never offers a what-if in place of the raid of the campaign', async () => {
    const tried = raidRow({ session: 'tried', campaign: null, branchOf: { session: 'r1', input: 3 }, updatedAt: at(9) })
    start({ 'campaign.list': () => [played(at(5))], 'game.list': () => [tried, raidRow({ updatedAt: at(5) })] })
    await screen.findByRole('heading', { name: 'Where was I?' })
    fireEvent.click(great() as Element)
    expect(location.hash).toBe('#/play/r1')
  })

  test('leads to the hall of a campaign in which nobody is out', async () => {
    start({ 'campaign.list': () => [played(at(5))], 'records.games': () => [over('hero', at(2))] })
    expect(await screen.findByRole('heading', { name: CAMPAIGN.name })).toBeInTheDocument()
    expect(great()).toHaveTextContent('Open hall')
    fireEvent.click(great() as Element)
    expect(location.hash).toBe(`#/campaign/${CAMPAIGN.id}`)
    expect(await screen.findByRole('heading', { name: 'The roster' })).toBeInTheDocument()
  })

  test('lets another game be begun beside the open one', async () => {
    start({ 'game.list': () => [raidRow({ session: 'h', game: 'hero', campaign: null, updatedAt: at(5) })] })
    await box('HERO')
    fireEvent.click(screen.getByRole('button', { name: 'Begin another' }))
    expect(great()).toHaveTextContent('A ready courtship')
    await waitFor(() => expect(document.activeElement).toBe(great()))
  })

  test('is over once the user has gone on: the front door then leads to the hall', async () => {
    leaveCover()
    start({ 'campaign.list': () => [played(at(5))] })
    expect(await screen.findByRole('heading', { name: 'The roster' })).toBeInTheDocument()
  })
})
