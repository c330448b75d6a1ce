import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from '../app.tsx'
import type { Answers } from '../fixtures/client.ts'
import { fixtureClient } from '../fixtures/client.ts'
import { KENNEL_ANSWERS, kennel } from '../fixtures/kennel.tsx'
import { changeSettings } from '../settings/settings.ts'
import { forgetVisits } from './hall/visit.ts'

beforeEach(() => {
  localStorage.clear()
  forgetVisits()
  changeSettings({ tips: false })
})
afterEach(cleanup)

/** Words that only Citadel uses. */
const FOREIGN = /hellgate|experience|citadel|gold|jewel|spell|raid|wound|autumn|spring|hero\b|initiate/i

/** Everything visible or read aloud on the page, without addresses. */
function said(): readonly string[] {
  const told = [...document.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'abbr', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  )
  return [document.title, document.body.textContent, ...told].filter((text) => text !== '')
}

function open(hash: string, answers: Answers = {}) {
  location.hash = hash
  render(<App client={fixtureClient({ ...KENNEL_ANSWERS, ...answers })} games={[kennel]} />)
}

afterEach(() => expect(said().filter((text) => FOREIGN.test(text))).toEqual([]))

describe('the screens of a campaign describe another game in its own words', () => {
  test('the hall: roster, column, states, party and hunts', async () => {
    open('#/campaign/k1')
    const roster = within(await screen.findByRole('region', { name: 'Roster' }))
    expect(roster.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Runs',
      'Name',
      'Hunts12',
      'Scent',
      'State',
      'The fallen and the retired',
    ])
    expect(roster.getByRole('row', { name: /Argos/ })).toHaveTextContent('hound of bloodhound')
    expect(roster.getByRole('combobox', { name: 'State' })).toHaveTextContent('In any stateIn the woodsIn the kennelBy the fireBuried')
    expect(screen.getByRole('img', { name: 'hunt 1 was killed' })).toBeInTheDocument()
    fireEvent.click(roster.getByRole('checkbox', { name: 'Argos runs' }))
    const card = within(screen.getByRole('region', { name: 'Which dogs?' }))
    expect(card.getByText('Two dogs are not a pack.')).toBeInTheDocument()
    expect(card.getByRole('button', { name: 'Release the pack' })).toBeEnabled()
    expect(within(screen.getByRole('region', { name: 'Hunts' })).getAllByRole('link', { name: 'The stag was brought down' })).toHaveLength(
      2,
    )
  })

  test('a newcomer: the kinds of the game, and its own form', async () => {
    const recruit = vi.fn(async () => {
      const tray = await KENNEL_ANSWERS['character.get']?.({ character: 'tray' })
      if (!tray) throw new Error('nobody')
      return { ...tray, id: 'patch', slug: 'patch', name: 'Patch' }
    })
    open('#/campaign/k1', { 'character.recruit': recruit })
    fireEvent.click(await screen.findByRole('button', { name: 'a whelp' }))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Raise' }))
    await screen.findByRole('dialog', { name: 'Patch joins' })
    expect(recruit).toHaveBeenCalledWith({ campaign: 'k1', kind: 'whelp', coat: 'brown' })
  })

  test('the record: no increases, four slots, a ledger of its units', async () => {
    const equip = vi.fn(() => KENNEL_ANSWERS['character.get']?.({ character: 'argos' }) ?? Promise.reject(new Error('nobody')))
    open('#/character/argos', { 'character.equip': equip })
    await screen.findByRole('article', { name: 'Record of Argos' })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Equipment', 'Notes, retirement'])
    fireEvent.change(screen.getByRole('combobox', { name: 'Right pouch' }), { target: { value: 'bell' } })
    fireEvent.click(screen.getByRole('button', { name: 'Take these' }))
    await vi.waitFor(() => expect(equip).toHaveBeenCalledWith({ character: 'argos', weapons: [null, null, 'bell', null] }))
    const ledger = within(screen.getByRole('region', { name: 'Ledger' }))
    expect(ledger.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['When', 'What', 'Scent', 'now'])
    expect(ledger.getByRole('combobox')).toHaveTextContent('EverythingScentTricksHunts')
    expect(ledger.getAllByRole('button', { name: 'Hunt, ran home' })).toHaveLength(2)
  })

  test('the dead: where they fell, and to what', async () => {
    open('#/character/lad')
    const memorial = within(await screen.findByRole('region', { name: 'In memory: Lad' }))
    expect(memorial.getByRole('heading')).toHaveTextContent('Fell in hunt 1, turn 4')
  })

  test('the chronicle: sums, charts and hunts, without treasure and depths', async () => {
    open('#/chronicle/k1')
    await screen.findByText('5 hours in the woods.', { selector: 'li:first-child p' })
    expect(screen.getAllByRole('figure').map((figure) => within(figure).getByRole('heading').textContent)).toEqual([
      'Scent earned',
      'What they caught',
      'What they died of',
      'How the dice fell',
      'Luck against expectation',
    ])
  })

  test('the story: who ran, what was caught, and no map', async () => {
    open('#/story/s2')
    await screen.findByRole('heading', { name: 'The hunt is over' })
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Who ran', 'Caught'])
    expect(screen.getByText(/through the old woods/)).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'The way' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'The dice' }))
    expect(screen.getByRole('heading', { name: 'What they caught' })).toBeInTheDocument()
  })

  test('on paper: a sheet for each, with its ledger', async () => {
    open('#/print/roster/k1')
    await vi.waitFor(() => expect(document.documentElement.dataset.ready).toBe('print'))
    expect(screen.getAllByRole('article').map((sheet) => sheet.getAttribute('aria-label'))).toEqual([
      'Record of Argos',
      'Record of Tray',
      'Record of Lad',
    ])
  })

  test('campaigns, and an empty hall of records', async () => {
    open('#/campaigns')
    expect(await screen.findByRole('columnheader', { name: 'Hunts' })).toBeInTheDocument()
    cleanup()
    open('#/records')
    await screen.findByRole('heading', { name: 'No record stands yet' })
  })
})
