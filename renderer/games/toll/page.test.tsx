import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testHost } from '../../../electron/host/testing/test-host.ts'
import { playable } from '../../../engine/kernel/playable.ts'
import type { GoldenGame } from '../../../engine/kernel/proof/golden.ts'
import { toldIn } from '../../../engine/kernel/proof/told.ts'
import { toll as proof } from '../../../engine/toll/proof/index.ts'
import { AGAINST_BOT, atTable } from '../../fixtures/at-table.tsx'
import { proveBook } from '../../fixtures/prove-book.ts'
import { proveEvents } from '../../fixtures/prove-events.ts'
import { EVENTS } from './events.ts'
import { toll } from './page.ts'

const { game } = proof

test('the page says of its game what the engine says', () => {
  expect(toll).toMatchObject({ id: game.id, title: game.title, place: game.place })
})

await proveBook(toll, { rules: game.rules(), tables: JSON.parse(JSON.stringify(game.tables())) })
const golden = import.meta.glob<GoldenGame>('../../../engine/toll/proof/golden/*.json', { eager: true, import: 'default' })
proveEvents(toldIn(proof, Object.values(golden)), EVENTS, 1)

// The game is on no shelf: host and page are given it alone.
const { call, show, lay, card } = atTable('toll', () => testHost(undefined, [playable(game)]), [toll])

/** The last round, Ann against a bot. */
const LAST = {
  ...AGAINST_BOT,
  seed: 'bridge',
  scenario: {
    ...{ round: 3, points: [1, 2] },
    hands: [
      [1, 4, 4],
      [2, 3, 6],
    ],
  },
}

const bank = (name: string) => within(screen.getByRole('region', { name }))

test('a hand lies open to its owner, with its odds; a press chooses, Enter lays; then die and cards lie on their planks', async () => {
  const { session } = await lay(LAST)
  await card('Which card do you lay?')
  expect(document.documentElement.dataset.game).toBe('toll')
  const cards = within(bank('Ann').getByRole('list', { name: 'Cards of Ann' })).getAllByRole('button')
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1Lay the 1, nearer in [\d.]+%$/),
    expect.stringMatching(/^4Lay the 4, one of two, nearer in [\d.]+%$/),
  ])
  expect(bank('Bot').getByText('3 cards face down')).toBeInTheDocument()
  expect(bank('Bot').queryByRole('list')).toBeNull()

  const four = bank('Ann').getByRole('button', { name: /^Lay the 4/ })
  fireEvent.click(four)
  expect(four).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('option', { name: /Lay the 4/ })).toHaveAttribute('aria-selected', 'true')
  fireEvent.keyDown(four, { key: 'Enter' })
  await screen.findByText('The game is over')
  const planks = within(screen.getByRole('list', { name: 'The bridge' })).getAllByRole('listitem')
  expect(planks).toHaveLength(6)
  expect(planks[3]).toHaveTextContent('Ann’s card')
  expect(screen.getAllByText(/’s card/)).toHaveLength(2)
  expect(screen.getByText(/^The toll is \d$/)).toBeInTheDocument()
  // What is left in hand lies open now.
  expect(bank('Bot').getByRole('list', { name: 'Cards of Bot' })).toBeInTheDocument()
  const { outcome } = await call('game.view', { session })
  const end = within(screen.getByRole('region', { name: toll.outcomes[outcome?.kind ?? ''] ?? '' }))
  const scores = end.getAllByRole('cell').filter(({ textContent }) => textContent !== '')
  expect(scores.map(({ textContent }) => Number(textContent))).toEqual(outcome?.standings?.map(({ score }) => score))
})

test('a game that is over is looked back on, told as a story and found in the hall of records', async () => {
  const { session } = await call('game.start', { game: 'toll', ...LAST })
  await call('game.auto', { session, until: 'end' })
  show(`#/replay/${session}/0`)
  expect(await screen.findByRole('list', { name: 'Cards of Ann' })).toBeInTheDocument()
  expect(bank('Ann').queryByRole('button')).toBeNull()
  show(`#/story/${session}`)
  expect(await screen.findByRole('columnheader', { name: 'Points' })).toBeInTheDocument()
  show('#/records')
  expect(await screen.findByText(/Most points/)).toBeInTheDocument()
})
