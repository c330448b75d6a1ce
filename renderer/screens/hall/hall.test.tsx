import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Campaign, CharacterRow } from '../../../electron/contract/index.ts'
import { App } from '../../app.tsx'
import { type Answers, fixtureClient } from '../../fixtures/client.ts'
import { BLOW, EXPLORING, FIGHTING, PARTY, ROUTE, session } from '../../fixtures/raid.ts'
import type { Raid } from '../../host/hall.ts'

beforeEach(() => {
  location.hash = '#/'
  localStorage.clear()
})
afterEach(cleanup)

const CAMPAIGN: Campaign = {
  id: 'c1',
  name: 'The Long Winter',
  game: 'citadel',
  variants: [],
  undo: 'honest',
  createdAt: '2026-01-01T00:00:00Z',
}

function rosterRow(id: string, name: string): CharacterRow {
  return {
    id,
    campaign: 'c1',
    slug: id,
    name,
    race: 'human',
    kind: 'hero',
    status: 'living',
    experience: 0,
    gold: 0,
    jewels: [],
    exits: 0,
    session: null,
  }
}

const ROSTER: CharacterRow[] = [...PARTY.map(({ id, name }) => rosterRow(id, name)), rosterRow('seventh', 'Seventh')]

function raid(part: Partial<Raid>): Raid {
  return {
    session: 'r1',
    game: 'citadel',
    campaign: 'c1',
    status: 'open',
    revision: 3,
    inputs: 40,
    seats: ['Player 1'],
    party: [{ id: 'almuric', name: 'Almuric' }],
    outcome: null,
    createdAt: '2026-01-01T10:00:00Z',
    updatedAt: '2026-01-02T10:00:00Z',
    ...part,
  }
}

async function open(answers: Answers) {
  render(
    <App
      client={fixtureClient({
        'campaign.list': () => [CAMPAIGN],
        'character.list': () => ROSTER,
        'game.list': () => [],
        'game.view': () => session(EXPLORING, ROUTE),
        ...answers,
      })}
    />,
  )
  await screen.findByRole('heading', { name: 'Citadel of Blood' })
}

const command = (name: string) => within(screen.getByRole('navigation', { name: 'Commands' })).getByRole('button', { name })

describe('the first time', () => {
  test('a campaign is begun with its name, its undo and its switches', async () => {
    const create = vi.fn(() => CAMPAIGN)
    await open({ 'campaign.list': () => [], 'campaign.create': create })
    fireEvent.click(command('New campaign'))
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.change(dialog.getByRole('textbox', { name: 'Its name' }), { target: { value: 'The Long Winter' } })
    fireEvent.click(dialog.getByRole('radio', { name: /Teaching/ }))
    fireEvent.click(dialog.getByRole('checkbox', { name: /Short hunt/ }))
    fireEvent.click(dialog.getByRole('button', { name: 'Begin' }))
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith({ game: 'citadel', name: 'The Long Winter', undo: 'teaching', variants: ['short-hunt'] }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a quick raid needs no campaign', async () => {
    const start = vi.fn(() => session(EXPLORING, ROUTE))
    await open({ 'campaign.list': () => [], 'game.start': start })
    fireEvent.click(command('Quick raid'))
    await screen.findByRole('heading', { name: 'Where does the party go?' })
    expect(start).toHaveBeenCalledWith({ game: 'citadel' })
  })
})

describe('4.1.A the party', () => {
  test('is picked from the living, at most six, with a warning under four', async () => {
    const start = vi.fn(() => session(EXPLORING, ROUTE))
    await open({ 'game.start': start })
    const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `${name} goes in` }))
    await screen.findByRole('heading', { name: 'Who goes in?' })
    tick('Almuric')
    expect(screen.getByText(/Fewer than four/)).toBeTruthy()
    for (const who of ROSTER) if (who.name !== 'Almuric') tick(who.name)
    expect(screen.queryByText(/Fewer than four/)).toBeNull()
    expect(screen.getByText(/6 of at most 6 chosen/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Through the gate' }))
    await screen.findByRole('heading', { name: 'Where does the party go?' })
    expect(start).toHaveBeenCalledWith(expect.objectContaining({ campaign: 'c1', party: expect.arrayContaining(['almuric', 'una']) }))
  })
})

describe('an open raid', () => {
  test('says where it stands and what is asked', async () => {
    await open({ 'game.list': () => [raid({})], 'game.view': () => session(FIGHTING, BLOW) })
    const card = await screen.findByRole('region', { name: 'They are still inside' })
    await waitFor(() => expect(card.textContent).toContain('Level 1, Q51, turn 41'))
    expect(card.textContent).toContain('Orc 1, Orc 2, Orc 3, Troll')
    expect(card.textContent).toContain('5 living; gone: Hesk')
    expect(card.textContent).toContain('What does Gwaigillion do?')
  })

  test('is gone on with by Enter', async () => {
    await open({ 'game.list': () => [raid({})] })
    await screen.findByRole('button', { name: /Continue the raid/ })
    fireEvent.keyDown(document.body, { key: 'Enter' })
    await screen.findByRole('heading', { name: 'Where does the party go?' })
  })

  test('is given up only after a question whose default keeps it', async () => {
    const abandon = vi.fn(() => session(EXPLORING, null))
    await open({ 'game.list': () => [raid({})], 'game.abandon': abandon })
    fireEvent.click(await screen.findByRole('button', { name: 'Abandon' }))
    fireEvent.click(screen.getByRole('button', { name: 'Keep it open' }))
    expect(abandon).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Abandon' }))
    fireEvent.click(screen.getByRole('button', { name: 'Give it up' }))
    await waitFor(() => expect(abandon).toHaveBeenCalledWith({ session: 'r1' }))
  })
})

test('raids of the past are counted, the newest first', async () => {
  const outcome = { kind: 'left', text: 'Came out whole.' }
  await open({
    'game.list': () => [
      raid({ status: 'ended', outcome }),
      raid({ session: 'r2', status: 'abandoned', createdAt: '2026-02-01T10:00:00Z' }),
    ],
  })
  const raids = within(await screen.findByRole('region', { name: 'Raids' })).getAllByRole('listitem')
  expect(raids.map((line) => line.textContent?.slice(0, 8))).toEqual(['IIGiven ', 'ICame ou'])
})

test('an initiate with magic chooses the spells (4.1.B.6)', async () => {
  const learn = vi.fn(() => ({ ...newcomer, createdAt: '' }))
  const newcomer = { ...rosterRow('una', 'Una'), kind: 'initiate' as const, sheet: {}, createdAt: '', spellsToChoose: 1 }
  const recruit = vi.fn(() => newcomer)
  await open({ 'character.recruit': recruit, 'character.spells': learn })
  fireEvent.click(await screen.findByRole('button', { name: 'Recruit' }))
  fireEvent.click(screen.getByRole('radio', { name: /Initiate/ }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Una' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign on' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: /Heal/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Learn' }))
  await waitFor(() => expect(learn).toHaveBeenCalledWith({ character: 'una', spells: ['heal'] }))
  expect(recruit).toHaveBeenCalledWith({
    campaign: 'c1',
    kind: 'initiate',
    name: 'Una',
    race: 'human',
    weapons: ['sword', 'dagger'],
    experience: 'wounds',
  })
})
