import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Client, EventData, EventName, SessionRow } from '../../electron/contract/index.ts'
import { App } from '../app.tsx'
import { OPEN } from '../fixtures/storage.ts'
import { type Answers, fixtureClient } from '../games/citadel/fixtures/client.ts'
import { EXPLORING, ROUTE, session } from '../games/citadel/fixtures/raid.ts'
import { changeSettings } from '../settings/settings.ts'

beforeEach(() => {
  localStorage.clear()
  location.hash = '#/settings'
  // The list of licences exists only beside a built page.
  vi.stubGlobal('fetch', async () => new Response('[]'))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const CAMPAIGN = {
  game: 'citadel',
  variants: [],
  undo: 'honest',
  archived: false,
  roster: { living: 0, dead: 0, lost: 0, retired: 0 },
  raids: { open: 0, ended: 0, abandoned: 0 },
  gamesBefore: 0,
  victories: 0,
  createdAt: '2026-01-01T10:00:00.000Z',
  playedAt: null,
} as const

const CAMPAIGNS = [
  { ...CAMPAIGN, id: 'a', name: 'Autumn', variants: [], playedAt: '2026-02-01T10:00:00.000Z' },
  { ...CAMPAIGN, id: 'b', name: 'Bright days', variants: [], playedAt: '2026-03-01T10:00:00.000Z' },
  { ...CAMPAIGN, id: 'c', name: 'Cellar', variants: [], archived: true },
]

async function open(answers: Answers = {}) {
  const listeners = new Map<string, (data: never) => void>()
  const client = fixtureClient({
    'storage.status': () => OPEN,
    'campaign.list': () => CAMPAIGNS,
    'game.list': () => [],
    'character.list': () => [],
    ...answers,
  })
  const on: Client['on'] = (event, listener) => {
    listeners.set(event, listener as (data: never) => void)
    return () => {}
  }
  render(<App client={{ ...client, on }} />)
  await screen.findByRole('main')
  return {
    tell: <E extends EventName>(event: E, data: EventData<E>) => act(() => listeners.get(event)?.(data as never)),
  }
}

const press = (key: string, held: object = {}) => fireEvent.keyDown(document.body, { key, ...held })
const field = () => screen.getByRole('combobox')
const current = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

describe('the palette', () => {
  test('opens with its keys, and the field says which line is active', async () => {
    await open()
    press('k', { ctrlKey: true })
    const lines = () => screen.getAllByRole('option')
    await waitFor(() => expect(screen.getByRole('option', { name: /Bright days/ })).toBeInTheDocument())
    expect(lines().map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Bright days/), expect.stringMatching(/^Autumn/)]),
    )
    // A plate with a key is for the eye: the ear has the words, and the key as a property.
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-keyshortcuts', 'Escape')
    expect(screen.queryByRole('option', { name: /Cellar/ })).toBeNull()
    expect(current()).toBe(lines()[0])
    fireEvent.keyDown(field(), { key: 'ArrowUp' })
    expect(current()).toBe(lines().at(-1))
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    expect(current()).toBe(lines()[0])
    expect(current()).toHaveAttribute('aria-selected', 'true')
  })

  test('leads to a campaign, and closes', async () => {
    await open()
    press('k', { ctrlKey: true })
    await waitFor(() => expect(screen.getByRole('option', { name: /Autumn/ })).toBeInTheDocument())
    fireEvent.change(field(), { target: { value: 'autu' } })
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(location.hash).toBe('#/campaign/a')
    expect(screen.queryByRole('combobox', { name: /command/ })).toBeNull()
  })

  test('a place comes before a deed that fits as well', async () => {
    await open()
    press('k', { ctrlKey: true })
    fireEvent.change(field(), { target: { value: 'a' } })
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
    const at = (name: RegExp) => names.findIndex((each) => name.test(each ?? ''))
    expect([at(/^All games/), at(/^About Citadel/)]).toEqual([0, 1])
  })

  test('a rule is found by its number and opens', async () => {
    await open()
    press('k', { ctrlKey: true })
    fireEvent.change(field(), { target: { value: '6.2' } })
    await waitFor(() => expect(screen.getByRole('option', { name: /6\.2 Placing/ })).toBeInTheDocument())
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(await screen.findByRole('heading', { name: '6.2 Placing a segment' })).toBeInTheDocument()
  })

  test('on a rulebook, the rules of that book are found', async () => {
    location.hash = '#/rules/hero'
    await open({
      'game.rules': ({ game }) => [{ rule: '203', title: `Movement in ${game}`, text: 'A step costs a point.', source: 'rulebook' }],
    })
    press('k', { ctrlKey: true })
    fireEvent.change(field(), { target: { value: 'movement in' } })
    expect(await screen.findByRole('option', { name: /203 Movement in hero/ })).toBeInTheDocument()
  })

  test('an open session has the word of its game; one without a campaign is named by its players', async () => {
    const row: Omit<SessionRow, 'session' | 'game' | 'seats'> = {
      ...{ status: 'open', revision: 1, inputs: 1, outcome: null, campaign: null, raid: null, party: [] },
      ...{ createdAt: '2026-03-01T10:00:00.000Z', updatedAt: '2026-03-01T10:00:00.000Z' },
    }
    await open({
      'game.list': () => [
        { ...row, session: 'h', game: 'hero', seats: ['Ann', 'Bert'] },
        { ...row, session: 'c', game: 'citadel', seats: ['Ann'] },
        { ...row, session: 'x', game: 'tomorrow', seats: ['Cleo'] },
      ],
    })
    press('k', { ctrlKey: true })
    expect(await screen.findByRole('option', { name: /^Ann, Bert.*Open game of HERO/ })).toBeInTheDocument()
    expect(screen.getByRole('option', { name: /^A party that is being made.*Open quick raid/ })).toBeInTheDocument()
    expect(screen.getByRole('option', { name: /^Cleo.*Open game, / })).toBeInTheDocument()
  })

  test('raids of the same people are told apart by campaign and by when they were played', async () => {
    const raid: Omit<SessionRow, 'session' | 'campaign' | 'createdAt' | 'updatedAt'> = {
      ...{ game: 'citadel', raid: null, status: 'open', revision: 1, inputs: 1 },
      ...{ seats: ['Player 1'], party: [], outcome: null },
    }
    const at = (days: number) => ({
      createdAt: '2026-01-01T10:00:00.000Z',
      updatedAt: new Date(Date.now() - days * 86_400_000).toISOString(),
    })
    await open({
      'game.list': () => [
        { ...raid, session: 'r1', campaign: 'a', ...at(3) },
        { ...raid, session: 'r2', campaign: null, ...at(0) },
      ],
    })
    press('k', { ctrlKey: true })
    const lines = await screen.findAllByRole('option', { name: /A party that is being made/ })
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Open quick raid, 1 choice, just now/),
      expect.stringMatching(/Open raid of Autumn, 1 choice, 3 days ago/),
    ])
  })

  test('of eleven quick raids the five played last are listed, each by where it stands and with whom', async () => {
    const raids = Array.from({ length: 11 }, (_, n) => ({
      ...{
        game: 'citadel',
        campaign: null,
        raid: null,
        status: 'open',
        revision: n,
        inputs: n,
        seats: ['Player 1'],
        party: [],
        outcome: null,
      },
      ...{ session: `r${n}`, createdAt: '2026-01-01T10:00:00.000Z', updatedAt: `2026-01-${10 + n}T10:00:00.000Z` },
    }))
    await open({
      'game.list': () => raids as SessionRow[],
      'game.view': ({ session: id }) => session({ ...EXPLORING, turn: Number(id.slice(1)) }, ROUTE, { session: id }),
    })
    press('k', { ctrlKey: true })
    expect(await screen.findByRole('option', { name: /^Level 1, .*, turn 10, with .+Open quick raid, 10 choices/ })).toBeInTheDocument()
    expect(screen.getAllByRole('option', { name: /Open quick raid/ })).toHaveLength(5)
    expect(screen.queryByRole('option', { name: /being made/ })).toBeNull()
  })

  test('a part of a case is found under its printed number, not under the name that we call it by', async () => {
    await open({
      'game.rules': () => [{ rule: '2.3.choose-heroes', title: 'Choosing heroes', text: 'They are chosen.', source: 'rulebook' }],
    })
    press('k', { ctrlKey: true })
    fireEvent.change(field(), { target: { value: 'choosing heroes' } })
    const line = await screen.findByRole('option', { name: /Choosing heroes/ })
    expect(line.textContent).toContain('2.3 Choosing heroes')
    expect(line.textContent).not.toContain('choose-heroes')
  })

  test('a command that is unavailable here says why, and does nothing', async () => {
    await open()
    press('k', { ctrlKey: true })
    fireEvent.change(field(), { target: { value: 'undo' } })
    const line = screen.getByRole('option', { name: /Undo/ })
    expect(line).toHaveAttribute('aria-disabled', 'true')
    expect(within(line).getByText('There is no undo here.')).toBeInTheDocument()
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(field()).toBeInTheDocument()
  })

  test('a search without matches says so', async () => {
    await open()
    press('k', { ctrlKey: true })
    fireEvent.change(field(), { target: { value: 'qqqq' } })
    expect(screen.getByText('No match.')).toBeInTheDocument()
    expect(field()).not.toHaveAttribute('aria-activedescendant')
  })
})

describe('commands', () => {
  test('keys: ? opens the list of keys, unless single-key shortcuts are off', async () => {
    await open()
    changeSettings({ singleKeys: false })
    press('?', { shiftKey: true })
    expect(screen.queryByRole('heading', { name: 'Keys' })).toBeNull()
    press('/', { ctrlKey: true })
    expect(screen.getByRole('heading', { name: 'Keys' })).toBeInTheDocument()
    expect(screen.getByText(/switched off in the settings/)).toBeInTheDocument()
  })

  test('the menu of the desktop app works', async () => {
    const { tell } = await open()
    tell('command.run', { command: 'about' })
    await waitFor(() => expect(screen.getByRole('heading', { name: /Credits/ })).toBeInTheDocument())
    tell('command.campaign', { campaign: 'b' })
    expect(location.hash).toBe('#/campaign/b')
  })

  test('a menu item without effect is explained, and an open dialog is respected', async () => {
    const { tell } = await open()
    tell('command.run', { command: 'print' })
    expect(screen.getByText(/Records are printed from/)).toBeInTheDocument()
    tell('command.run', { command: 'about' })
    expect(location.hash).toBe('#/settings')
  })

  test('a new campaign can be begun from anywhere', async () => {
    const create = vi.fn(() => ({ ...CAMPAIGN, id: 'n', name: 'New', variants: [] }))
    const { tell } = await open({ 'campaign.create': create })
    tell('command.run', { command: 'new-campaign' })
    fireEvent.change(screen.getByLabelText('Its name'), { target: { value: 'New' } })
    fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
    await waitFor(() => expect(location.hash).toBe('#/campaign/n'))
    expect(create).toHaveBeenCalledWith({ game: 'citadel', name: 'New', undo: 'honest', variants: [] })
  })
})
