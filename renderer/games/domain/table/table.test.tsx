import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { testHost } from '../../../../electron/host/testing/test-host.ts'
import { AGAINST_BOT, atTable } from '../../../fixtures/at-table.tsx'
import { brightButton } from '../../../fixtures/bright-button.ts'
import { domainView } from './view.ts'

const { call, show, lay, card } = atTable('domain', testHost)

/** Ann on the first tile of her quadrant with a sword and a shield; a guard lies on the square south of her. */
const SCENARIO = {
  round: 3,
  quadrants: ['nw', 'se'],
  tiles: [{ tile: 'o02', slot: [0, 0], turn: 0 }],
  cards: [{ card: 'black-orc-guard-1', at: '1-0' }],
  characters: [{ at: '0-0', from: '0-1', experience: 9, items: ['rune-sword', 'shield', 'dagger', 'bread'], lifePoints: 7 }, {}],
} as const

const alone = (more: object = {}) => {
  const [ann] = SCENARIO.characters
  return { seats: ['Ann'], scenario: { ...SCENARIO, quadrants: ['nw'], characters: [ann], ...more } }
}

const company = () => within(screen.getByRole('region', { name: 'The company' }))

test('has the surface and the rules of its game', async () => {
  await lay(alone())
  await card('What will you do?')
  expect(document.documentElement.dataset.game).toBe('domain')
  await waitFor(() => expect(document.title).toContain('DOMAIN'))
  fireEvent.click(screen.getByRole('button', { name: /^Rules/ }))
  expect(await screen.findByText('Object squares')).toBeInTheDocument()
})

describe('the strip', () => {
  test('8.1 shows what everybody carries as slots, light things in one, and how much more fits', async () => {
    await lay({ ...AGAINST_BOT, scenario: SCENARIO })
    await card('What will you do?')
    const slots = await company().findByRole('list', { name: 'Carried by Ann' })
    expect(slots).toHaveTextContent(/lit.*Lantern/)
    expect(within(slots).getByText('Rune Sword')).toBeInTheDocument()
    expect(company().getByText(/^\d of 8 places, 1 of 2 heavy$/)).toBeInTheDocument()
    fireEvent.click(company().getByRole('button', { name: /^Bot/ }))
    expect(within(await company().findByRole('list', { name: 'Carried by Bot' })).queryByText('Rune Sword')).toBeNull()
  })

  test('a thing that can be eaten or put down now is chosen in it', async () => {
    await lay(alone())
    const question = await card('What will you do?')
    fireEvent.click(await company().findByRole('button', { name: /^Bread, .*[Ee]at/ }))
    fireEvent.click(brightButton(question))
    await waitFor(() => expect(company().queryByRole('button', { name: /^Bread, / })).toBeNull())
  })

  test('7.0 the stacks lie face down with what is left of them, less what was seen', async () => {
    await lay(alone())
    await card('What will you do?')
    fireEvent.click(company().getByRole('button', { name: 'Stacks' }))
    const stacks = within(await company().findByRole('list', { name: 'Stacks, face down' }))
    expect(stacks.getByText('46')).toBeInTheDocument()
    fireEvent.click(stacks.getByRole('button', { name: /Green/ }))
    expect(company().getByText(/creatures: .*Reaper/)).toBeInTheDocument()
  })
})

test('9.1 a fight is shown with both sums, what the dice need, and how three rounds would end', async () => {
  await lay(alone())
  const question = await card('What will you do?')
  fireEvent.click(within(question).getByRole('option', { name: /Go south/ }))
  fireEvent.click(brightButton(question))
  const arms = await card('What will you fight with?')
  const table = await within(arms).findByRole('table')
  expect(arms).toHaveTextContent(/Ann.*initiative 9.*Orc Guard.*initiative 10, first/)
  expect(within(table).getByRole('row', { name: '3, 4, 5, 6 hits on 5, 6: costs 1' })).toBeInTheDocument()
  expect(within(arms).getByRole('option', { name: /Fight on until it is decided/ })).toHaveAttribute('aria-selected', 'true')
  expect(within(table).getByRole('row', { name: '8 + D6 [9] attack [defence] 5 + D6 [10]' })).toBeInTheDocument()
  fireEvent.click(within(arms).getByRole('option', { name: /Dagger and Shield|Shield and Dagger/ }))
  expect(await within(table).findByRole('row', { name: /^5 \+ D6 \[9\] attack \[defence\]/ })).toBeInTheDocument()
})

test('9.7 what harms no undead needs no roll', async () => {
  await lay(alone({ cards: [{ card: 'light-ghost-1', at: '1-0' }] }))
  const question = await card('What will you do?')
  fireEvent.click(within(question).getByRole('option', { name: /Go south/ }))
  fireEvent.click(brightButton(question))
  const arms = await card('What will you fight with?')
  expect(await within(arms).findByRole('row', { name: /^no roll hits on/ })).toBeInTheDocument()
})

test('10.4 whoever is met in a passage stands in the same table', async () => {
  const [ann] = SCENARIO.characters
  const passage = { entry: '2-0', exit: '0-2', on: 5 }
  const cards = [
    { card: 'x-trapdoor-1', at: '2-0' },
    { card: 'x-trapdoor-2', at: '0-2' },
  ]
  await lay({ ...alone({ cards, characters: [{ ...ann, passage }] }), dice: [3] })
  const question = await card('How far will you walk?')
  fireEvent.click(within(question).getByRole('option', { name: /^Walk 1 square/ }))
  fireEvent.click(brightButton(question))
  const arms = await card('What will you fight with?')
  const table = await within(arms).findByRole('table')
  expect(arms).toHaveTextContent(/initiative 18, first/)
  expect(within(table).getByRole('row', { name: /attack \[defence\] 6 \+ D6/ })).toBeInTheDocument()
})

test('10.4 in a passage one may cast before the first blow, and both sides stand above the choice', async () => {
  const [ann] = SCENARIO.characters
  const passage = { entry: '2-0', exit: '0-2', on: 5 }
  const cards = [
    { card: 'x-trapdoor-1', at: '2-0' },
    { card: 'x-trapdoor-2', at: '0-2' },
  ]
  const items = ['book-2-4-6', 'triangle', 'rhomb']
  await lay({ ...alone({ cards, characters: [{ ...ann, items, passage }] }), dice: [1, 4] })
  const question = await card('How far will you walk?')
  fireEvent.click(within(question).getByRole('option', { name: /^Walk 1 square/ }))
  fireEvent.click(brightButton(question))
  const meeting = await card(/^How will you face/)
  expect(within(meeting).getByRole('row', { name: /^4 \+ D6 \[8\] attack \[defence\]/ })).toBeInTheDocument()
  const spell = within(meeting).getByRole('option', { name: /Icy Blast.*83\.3/ })
  fireEvent.click(spell)
  fireEvent.click(brightButton(meeting))
  expect(await screen.findByRole('region', { name: /How far will you walk/ })).toBeInTheDocument()
})

test('2.0 with a treasure at a door, leaving wins: the card of the end, what everybody did, and the records', async () => {
  localStorage.setItem('citadel.settings', '{"pace":"at-once","tips":false,"moments":"none"}')
  const [ann] = SCENARIO.characters
  const { session } = await lay(alone({ cards: [], characters: [{ ...ann, treasure: 'cloak' }] }))
  const question = await card('What will you do?')
  fireEvent.click(within(question).getByRole('option', { name: /Leave the domain/ }))
  fireEvent.click(brightButton(question))
  expect(await screen.findByRole('heading', { name: 'Out of the domain' })).toBeInTheDocument()
  const scores = await screen.findByRole('table')
  expect(within(scores).getByRole('columnheader', { name: /Ann wins/ })).toBeInTheDocument()
  expect(within(scores).getByRole('row', { name: /^Riches 200/ })).toBeInTheDocument()
  show(`#/story/${session}`)
  expect(await screen.findByRole('columnheader', { name: 'Riches' })).toBeInTheDocument()
  show(`#/replay/${session}/0`)
  expect(await screen.findByRole('region', { name: 'The company' })).toBeInTheDocument()
  show('#/records')
  expect(await screen.findByText('Fastest home, one challenger')).toBeInTheDocument()
})

test('what bots did meanwhile stands in a line each', async () => {
  await lay({ ...AGAINST_BOT, scenario: SCENARIO })
  const question = await card('What will you do?')
  fireEvent.click(within(question).getByRole('button', { name: 'End the turn' }))
  const meanwhile = await screen.findByRole('region', { name: 'Meanwhile' })
  expect(meanwhile).toHaveTextContent(/Bot enters at [A-X]\d+/)
})

test('the hint is done with one press', async () => {
  const { session } = await lay(alone())
  const hero = await card('What will you do?')
  fireEvent.click(screen.getByRole('button', { name: /^Hint/ }))
  fireEvent.click(await within(hero).findByRole('button', { name: 'Do that' }))
  await waitFor(async () => expect((await call('game.view', { session })).inputs).toBeGreaterThan(0))
  expect(domainView(await call('game.view', { session }))?.characters[0]?.name).toBe('Ann')
})
