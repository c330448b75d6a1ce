import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { testHost } from '../../../../electron/host/testing/test-host.ts'
import { AGAINST_BOT, atTable } from '../../../fixtures/at-table.tsx'
import { brightButton } from '../../../fixtures/bright-button.ts'
import { caveView } from './view.ts'

const { call, show, lay, card } = atTable('cave', testHost)

/** Ann as the Cave Delver, met by an ogre in Corridor 3. */
const ANN = {
  character: 'cave-delver',
  at: 'corridor-3',
  from: 'chamber-1',
  strength: 6,
  craft: 4,
  gold: 2,
  objects: ['sword-1'],
  spells: ['might'],
  followers: ['unicorn'],
}
const BOT = { character: 'seeress', at: 'cave-entrance', spells: ['mend'] }
const MET = { round: 3, turn: 0, first: 0, start: 'encounter', lying: { 'corridor-3': { cards: ['ogre'], gold: 0 } } }

test('has the surface and the rules of its game', async () => {
  await lay({ seats: ['Ann'] })
  await card('How do you move?')
  expect(document.documentElement.dataset.game).toBe('cave')
  await waitFor(() => expect(document.title).toContain('The Cave'))
  fireEvent.click(screen.getByRole('button', { name: /^Rules/ }))
  expect((await screen.findAllByText(/^(A turn|Winning|Toads)/)).length).toBeGreaterThan(0)
})

test('14.4 an Enemy is met large, with the sum of both scores and the chance beside it', async () => {
  await lay({ ...AGAINST_BOT, scenario: { ...MET, players: [ANN, BOT] } })
  const question = await card(/The Ogre: Strength 7/)
  expect(await within(question).findByRole('row', { name: /you 8 \+ die/ })).toBeInTheDocument()
  expect(within(question).getByRole('row', { name: /Ogre 7 \+ die/ })).toBeInTheDocument()
  expect(within(question).getByRole('row', { name: /you win 58\.3/ })).toBeInTheDocument()
})

describe('beside the map', () => {
  test('everybody stands with Lives and Gold, and how many Spells; a press shows the sheet', async () => {
    await lay({ ...AGAINST_BOT, scenario: { ...MET, players: [ANN, BOT] } })
    const others = within(await screen.findByRole('region', { name: 'All players' }))
    expect(others.getByRole('button', { name: /Cave Delver.*Ann/ })).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(others.getByRole('button', { name: /Seeress.*Bot.*1 Spell/ }))
    expect(await screen.findByRole('region', { name: 'The sheet of Bot' })).toHaveTextContent('Seeress')
  })
})

const READY = { ...ANN, at: 'corridor-5', from: 'ancient-power-plant', strength: 14, craft: 12, gold: 30 }

test('12.5, 17 the Crystal is won: the card of the end with the Trials and their dice, the race, and the records', async () => {
  const { session } = await lay({
    seats: ['Ann'],
    scenario: {
      round: 30,
      turn: 0,
      first: 0,
      start: 'encounter',
      crystal: 'chamber-2',
      players: [{ ...READY, at: 'chamber-2', from: 'corridor-5' }],
    },
    dice: [6, 1, 6, 1, 1, 1, 1],
  })
  for (let i = 0; i < 12 && (await call('game.view', { session })).outcome === null; i++) {
    const { inputs } = await call('game.view', { session })
    const question = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('section.decide')
      expect(found?.querySelector('.btn--go')).toHaveAttribute('aria-disabled', 'false')
      return found as HTMLElement
    })
    const enter = within(question).queryByRole('option', { name: /Try the Trials/ })
    if (enter) fireEvent.click(enter)
    fireEvent.click(brightButton(question))
    const anyway = screen.queryByRole('button', { name: 'Do it anyway' })
    if (anyway) fireEvent.click(anyway)
    await waitFor(async () => expect((await call('game.view', { session })).inputs).toBeGreaterThan(inputs))
  }
  expect(await screen.findByRole('heading', { name: 'The Magic Crystal is won' })).toBeInTheDocument()
  expect(await screen.findByRole('region', { name: 'The Trials' })).toHaveTextContent(/Trials of Ann/)
  expect(await screen.findByRole('region', { name: 'The race' })).toHaveTextContent('Beast 10')
  expect(screen.getByRole('row', { name: /^Renown/ })).toBeInTheDocument()
  show(`#/replay/${session}/0`)
  expect(await screen.findByRole('region', { name: 'The sheet of Ann' })).toBeInTheDocument()
})

test('what bots did meanwhile stands in a line each', async () => {
  const { session } = await lay({ ...AGAINST_BOT, scenario: { ...MET, players: [ANN, BOT] }, dice: [6, 1] })
  const question = await card(/The Ogre/)
  fireEvent.click(brightButton(question))
  await waitFor(async () => expect(caveView(await call('game.view', { session }))?.round).toBeGreaterThan(3))
  const meanwhile = await screen.findByRole('region', { name: 'Meanwhile' })
  expect(meanwhile).toHaveTextContent(/Bot [a-z]+/)
})

test('alone a turn can be played out from the card, in company it cannot', async () => {
  await lay({ seats: ['Ann'] })
  const question = within(await card('How do you move?'))
  fireEvent.click(await question.findByRole('button', { name: /^Play it out 400 times/, hidden: true }))
  const told = await question.findByRole('table', { name: /Simulated: \d+ turns/, hidden: true }, { timeout: 8000 })
  for (const row of ['No Life is lost', 'You die', 'Gold gained, on average']) expect(told).toHaveTextContent(row)
  cleanup()
  await lay({ ...AGAINST_BOT, scenario: { ...MET, players: [ANN, BOT] } })
  await card(/The Ogre: Strength 7/)
  expect(screen.queryByRole('button', { name: /^Play it out/, hidden: true })).toBeNull()
})

test('the hint is done with one press', async () => {
  const { session } = await lay({ seats: ['Ann'] })
  const question = await card('How do you move?')
  fireEvent.click(screen.getByRole('button', { name: /^Hint/ }))
  fireEvent.click(await within(question).findByRole('button', { name: 'Do that' }))
  await waitFor(async () => expect((await call('game.view', { session })).inputs).toBeGreaterThan(0))
})
