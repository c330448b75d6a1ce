import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CharacterRow } from '../../../../electron/contract/index.ts'
import { App } from '../../../app.tsx'
import { changeSettings } from '../../../settings/settings.ts'
import { STORY } from '../fixtures/chronicle.ts'
import { type Answers, fixtureClient } from '../fixtures/client.ts'
import { ATTACK, BLOW, EXPLORING, FIGHTING, LOG, PLACEMENT, ROUTE, session } from '../fixtures/raid.ts'
import { personPicture } from '../names.ts'

beforeEach(() => {
  location.hash = `#/play/${Math.random().toString(36).slice(2)}`
})
afterEach(cleanup)

function lay(answers: Answers) {
  render(<App client={fixtureClient(answers)} />)
}

const press = (key: string, more: object = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

describe('exploring', () => {
  test('answers with the revision and the decision, and shows what comes back', async () => {
    const choose = vi.fn(() =>
      session(
        EXPLORING,
        { ...ROUTE, id: 'next' },
        { revision: 8, events: [{ n: 12, rule: '6.2', type: 'line', text: 'It lies.', data: {} }] },
      ),
    )
    lay({ 'game.view': () => session(EXPLORING, PLACEMENT), 'game.choose': choose })
    await screen.findByRole('heading', { name: 'How shall it lie?' })
    press('2')
    press('Enter')
    await screen.findByRole('heading', { name: 'Where does the party go?' })
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ revision: 7, decision: 'd34-2', pick: ['place:2:1'] }))
    const chronicle = within(screen.getByRole('log'))
    expect(await chronicle.findByText('It lies.')).toBeInTheDocument()
    expect(chronicle.getByText('The party looks east.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('It lies.'))
  })

  test('says why an answer was refused, and asks again', async () => {
    lay({
      'game.view': () => session(EXPLORING, PLACEMENT),
      'game.choose': () => Promise.reject(new Error('The raid has moved on.')),
    })
    await screen.findByRole('heading', { name: 'How shall it lie?' })
    press('Enter')
    expect(await screen.findByRole('alert')).toHaveTextContent('The raid has moved on.')
    expect(screen.getByRole('heading', { name: 'How shall it lie?' })).toBeInTheDocument()
  })

  test('says on request what a sensible player would do, until the next decision', async () => {
    lay({
      'game.view': () => session(EXPLORING, PLACEMENT),
      'game.hint': () => ({ pick: ['place:2:1'], why: 'It leads on' }),
      'game.choose': () => session(EXPLORING, ROUTE, { revision: 8, events: [] }),
    })
    fireEvent.click(await screen.findByRole('button', { name: /Hint/ }))
    const advice = await screen.findByText(/It leads on/)
    expect(advice).toHaveTextContent('Door east, corridor south.')
    press('Enter')
    await screen.findByRole('heading', { name: 'Where does the party go?' })
    expect(advice).not.toBeInTheDocument()
  })

  test('takes back with Ctrl+Z and redoes with Ctrl+Shift+Z, only where allowed', async () => {
    const undo = vi.fn(() => session(EXPLORING, PLACEMENT, { revision: 8, canRedo: true }))
    const redo = vi.fn(() => session(EXPLORING, PLACEMENT, { revision: 9 }))
    lay({ 'game.view': () => session(EXPLORING, ROUTE, { canUndo: true }), 'game.undo': undo, 'game.redo': redo })
    await screen.findByRole('heading', { name: 'Where does the party go?' })
    press('Z', { ctrlKey: true, shiftKey: true })
    expect(redo).not.toHaveBeenCalled()
    press('z', { ctrlKey: true })
    await waitFor(() => expect(undo).toHaveBeenCalledWith(expect.objectContaining({ revision: 7 })))
    await screen.findByRole('heading', { name: 'How shall it lie?' })
    press('Z', { ctrlKey: true, shiftKey: true })
    await waitFor(() => expect(redo).toHaveBeenCalledWith(expect.objectContaining({ revision: 8 })))
  })

  test('opens a case of the rules, and the record of a character', async () => {
    lay({ 'game.view': () => session(EXPLORING, PLACEMENT) })
    await screen.findByRole('heading', { name: 'How shall it lie?' })
    fireEvent.click(within(screen.getByRole('region', { name: 'How shall it lie?' })).getByRole('button', { name: 'Rule 6.2' }))
    await screen.findByText(/is laid so that every side meets its neighbour/)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.click(screen.getByRole('button', { name: /Gwaigillion/ }), { shiftKey: true })
    const record = await screen.findByRole('article', { name: 'Record of Gwaigillion Elengal' })
    expect(within(record).getByText('Ring of Heal')).toBeInTheDocument()
  })
})

describe('fighting', () => {
  test('those behind the second rank are piled by kind, and all of them are named', async () => {
    const [first] = FIGHTING.monsters
    if (!first) throw new Error('nobody to fight')
    const names = Array.from({ length: 8 }, (_, i) => `Follower ${i + 1}`)
    const behind = names.map((name, i) => ({ ...first, id: name, name, rank: 2 + Math.floor(i / 3), space: i % 3 }))
    lay({ 'game.view': () => session({ ...FIGHTING, monsters: [...FIGHTING.monsters, ...behind] }, BLOW) })
    expect(await screen.findByText('× 8')).toBeInTheDocument()
    expect(screen.getByTitle(names.join(', '))).toBeInTheDocument()
  })

  test('shows the ranks face to face, aims at a monster by press, and reads the last blow from the table', async () => {
    lay({ 'game.view': () => session(FIGHTING, BLOW), 'game.log': () => ({ events: [ATTACK] }) })
    const arena = await screen.findByRole('region', { name: 'The two march orders' })
    fireEvent.click(within(arena).getByRole('button', { name: /Orc 2/ }))
    expect(within(arena).getByRole('button', { name: /Orc 2/ })).toHaveAttribute('aria-pressed', 'true')
    fireEvent.keyDown(await screen.findByRole('menuitem', { name: /Shoot the bow/ }), { key: 'Escape' })
    const blow = screen.getByRole('region', { name: 'The last roll' })
    await waitFor(() => expect(blow).toHaveTextContent('Sword column'))
    expect(blow.querySelector('.hit')).toHaveTextContent(/^1$/)
  })

  test('a counter opens its menu: deed, means, whom, each with its odds; Enter does it, Escape steps back', async () => {
    const choose = vi.fn(() => session(FIGHTING, BLOW))
    lay({ 'game.view': () => session(FIGHTING, BLOW), 'game.choose': choose })
    const arena = await screen.findByRole('region', { name: 'The two march orders' })
    const gwaigillion = within(arena).getByRole('button', { name: /Gwaigillion/ })
    act(() => gwaigillion.focus())
    fireEvent.click(gwaigillion)
    const deeds = await screen.findByRole('menu', { name: 'Gwaigillion Elengal can' })
    expect(
      within(deeds)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent?.slice(0, 15)),
    ).toHaveLength(4)
    fireEvent.click(within(deeds).getByRole('menuitem', { name: /^Cast/ }))
    const spells = screen.getByRole('menu', { name: 'Cast' })
    expect(within(spells).getByRole('menuitem', { name: /Lightning/ })).toHaveTextContent('What Lightning does')
    fireEvent.click(within(spells).getByRole('menuitem', { name: /Lightning/ }))
    const foes = screen.getByRole('menu', { name: 'Lightning: whom' })
    fireEvent.click(within(foes).getByRole('menuitem', { name: /Orc 3/ }))
    expect(choose).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: /^Lightning$/ })).toBeInTheDocument()
    fireEvent.keyDown(within(foes).getByRole('menuitem', { name: /Orc 3/ }), { key: 'Escape' })
    expect(document.activeElement).toHaveTextContent('Lightning')
    for (const _ of [1, 2]) fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(document.activeElement).toBe(gwaigillion))
    expect(screen.queryByRole('menu')).toBeNull()
    expect(choose).not.toHaveBeenCalled()
  })

  test('the second press on a deed does it; what kills is asked about first', async () => {
    const choose = vi.fn(() => session(FIGHTING, BLOW))
    lay({ 'game.view': () => session(FIGHTING, BLOW), 'game.choose': choose })
    const arena = await screen.findByRole('region', { name: 'The two march orders' })
    fireEvent.click(within(arena).getByRole('button', { name: /Orc 3/ }))
    const deadly = await screen.findByRole('menuitem', { name: /Mental Attack/ })
    fireEvent.click(deadly)
    fireEvent.click(deadly)
    fireEvent.click(await screen.findByRole('button', { name: 'Think again' }))
    expect(choose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('menuitem', { name: /Sleep/ }))
    fireEvent.click(screen.getByRole('menuitem', { name: /Sleep/ }))
    await waitFor(() => expect(choose).toHaveBeenCalledWith(expect.objectContaining({ pick: ['cast:sleep:orc-3'] })))
  })

  test('a counter for which nothing is possible says why, and leads on', async () => {
    lay({ 'game.view': () => session(FIGHTING, BLOW) })
    const arena = await screen.findByRole('region', { name: 'The two march orders' })
    fireEvent.click(within(arena).getByRole('button', { name: /Almuric/ }))
    expect(await screen.findByText('Almuric has acted in this round.')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('menuitem', { name: /The record/ }))
    expect(await screen.findByRole('article', { name: 'Record of Almuric' })).toBeInTheDocument()
  })

  test('the focus moves from the map to the question when a fight replaces the map', async () => {
    lay({
      'game.view': () => session(EXPLORING, ROUTE),
      'game.choose': () => session(FIGHTING, BLOW, { revision: 8, events: [] }),
    })
    await screen.findByRole('heading', { name: 'Where does the party go?' })
    const place = document.querySelector<SVGElement>('[data-stop="s18"]')
    act(() => place?.focus())
    press('Enter')
    expect(document.activeElement).toBe(place)
    press('Enter')
    await screen.findByRole('region', { name: 'The two march orders' })
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-option', 'shoot:orc-1'))
  })

  test('lets the map be viewed meanwhile', async () => {
    lay({ 'game.view': () => session(FIGHTING, BLOW) })
    fireEvent.click(await screen.findByRole('button', { name: 'Map' }))
    expect(screen.getByRole('region', { name: 'The maze' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Back to the ranks' }))
    expect(screen.getByRole('region', { name: 'The two march orders' })).toBeInTheDocument()
  })
})

test('one person has one picture: the one chosen in the roster lies on the table too, and without one his name says it', async () => {
  const [una] = EXPLORING.party
  if (!una) throw new Error('nobody is in the party')
  const chosen = { slug: una.id, portrait: 'x-candle' }
  lay({
    'game.view': () => session(EXPLORING, ROUTE, { campaign: 'w' }),
    'character.list': () => [chosen as CharacterRow],
  })
  const counter = () =>
    within(screen.getByRole('region', { name: 'The party in march order' }))
      .getByRole('button', { name: new RegExp(una.name) })
      .querySelector('use')
      ?.getAttribute('href')
  await screen.findByRole('heading', { name: ROUTE.prompt })
  await waitFor(() => expect(counter()).toMatch(/#x-candle$/))
  const cast = { id: 'una', race: 'human', kind: 'initiate', magic: [2, 0, 0] } as const
  const { magic: _, ...onTheRoster } = cast
  expect(personPicture(cast)).toBe(personPicture(onTheRoster))
})

test('settings and keys are reached from the table', async () => {
  lay({ 'game.view': () => session(EXPLORING, ROUTE) })
  const bar = within(await screen.findByRole('navigation', { name: 'Commands' }))
  fireEvent.click(bar.getByRole('button', { name: 'Keys' }))
  fireEvent.click(within(await screen.findByRole('dialog', { name: 'Keys' })).getByRole('button', { name: 'Close' }))
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }))
  await waitFor(() => expect(location.hash).toBe('#/settings'))
})

test('a raid that is over says how, and leads back to the hall', async () => {
  const outcome = { kind: 'left', text: 'Five came out.' }
  lay({
    'game.view': () => session({ ...EXPLORING, phase: 'over' }, null, { outcome }),
    'campaign.list': () => [],
    'game.list': () => [],
  })
  await screen.findByRole('heading', { name: 'Out of the Citadel' })
  fireEvent.click(screen.getByRole('button', { name: /Back to the hall/ }))
  await screen.findByRole('button', { name: /A ready party goes in/ })
})

describe('the end of a raid', () => {
  const outcome = { kind: 'left', text: 'Five came out.' }
  const ends: Answers = {
    'game.view': () => session(EXPLORING, PLACEMENT),
    'game.choose': () => session({ ...EXPLORING, phase: 'over' }, null, { outcome, revision: 8, inputs: 35 }),
    'game.story': () => STORY,
    'campaign.list': () => [],
    'game.list': () => [],
  }
  const toTheEnd = async () => {
    lay(ends)
    await screen.findByRole('heading', { name: 'How shall it lie?' })
    press('Enter')
    return within(await screen.findByRole('dialog', { name: 'Out of the Citadel' }))
  }

  test('lies on the table: a wide picture, two deeds, what each brought home', async () => {
    const card = await toTheEnd()
    expect(card.getByRole('img', { name: /^Two walk on the road/ })).toBeInTheDocument()
    const feats = within(card.getByRole('list', { name: 'What is told of it' })).getAllByRole('listitem')
    expect(feats.map((feat) => feat.textContent)).toEqual([
      'Almuric killed a Minotaur with a sword with one Wound Point left.turn 14, level 1',
      'Hesk fell at F51: killed by Minotaur 1 with an ax.turn 12, level 1',
    ])
    expect(card.getByText('143 gold')).toBeInTheDocument()
    expect(card.getByText('jewels of 25, 10')).toBeInTheDocument()
    expect(card.getByText('Ring of Heal')).toBeInTheDocument()
    expect(card.getByText('Level 1, F51. The ax of a minotaur')).toBeInTheDocument()
    const home = card.getByRole('button', { name: /^Back to the hall/ })
    await waitFor(() => expect(home).toHaveFocus())
    fireEvent.click(home)
    await waitFor(() => expect(location.hash).toBe('#/'))
  })

  test('is put away for the whole table, which tells the same deeds, and does not come back', async () => {
    const card = await toTheEnd()
    fireEvent.click(card.getByRole('button', { name: 'The whole table' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    const side = within(await screen.findByRole('region', { name: 'Out of the Citadel' }))
    expect(await side.findByText(/killed a Minotaur with a sword/)).toBeInTheDocument()
    expect(side.getByRole('columnheader', { name: 'Gold' })).toBeInTheDocument()
  })

  test('is not laid where no moments are wanted', async () => {
    changeSettings({ moments: 'none' })
    lay(ends)
    await screen.findByRole('heading', { name: 'How shall it lie?' })
    press('Enter')
    await screen.findByRole('region', { name: 'Out of the Citadel' })
    expect(screen.queryByRole('dialog')).toBeNull()
    changeSettings({ moments: 'all' })
  })
})

test('a missing raid leads back to the hall', async () => {
  lay({
    'game.view': () => Promise.reject(Object.assign(new Error('There is no such raid.'), { code: 'not-found' })),
    'campaign.list': () => [],
    'game.list': () => [],
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such raid.')
  fireEvent.click(screen.getByRole('button', { name: 'Open hall' }))
  await screen.findByRole('button', { name: /A ready party goes in/ })
})

test('a long chronicle shows its newest lines, the older ones on demand', async () => {
  const events = Array.from({ length: 400 }, (_, n) => ({ ...LOG[10], n, rule: '5.0', type: 'line', text: `Line ${n}`, data: {} }))
  lay({ 'game.view': () => session(EXPLORING, ROUTE, { events: [] }), 'game.log': () => ({ events }) })
  await screen.findByText('Line 399')
  expect(screen.queryByText('Line 0')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '250 earlier lines' }))
  expect(screen.getByText('Line 0')).toBeInTheDocument()
})
