import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Input } from '../../../electron/contract/index.ts'
import { type TestHost, testHost } from '../../../electron/host/testing/test-host.ts'
import { playable } from '../../../engine/kernel/playable.ts'
import type { GoldenGame } from '../../../engine/kernel/proof/golden.ts'
import { toldIn } from '../../../engine/kernel/proof/told.ts'
import { toll as game } from '../../../engine/toll/index.ts'
import { toll as proof } from '../../../engine/toll/proof/index.ts'
import { App } from '../../app.tsx'
import { brightButton } from '../../fixtures/bright-button.ts'
import { proveBook } from '../../fixtures/prove-book.ts'
import { proveEvents } from '../../fixtures/prove-events.ts'
import { EVENTS } from './events.ts'
import { toll } from './page.ts'

test('the page says of its game what the engine says', () => {
  const { id, title, place } = game
  expect(toll).toMatchObject({ id, title, place })
})

await proveBook(toll, { rules: game.rules(), tables: JSON.parse(JSON.stringify(game.tables())) })
const golden = import.meta.glob<GoldenGame>('../../../engine/toll/proof/golden/*.json', { eager: true, import: 'default' })
proveEvents(toldIn(proof, Object.values(golden)), EVENTS, 1)

// The game is on no shelf: host and page are given it alone.

let host: TestHost

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('citadel.settings', '{"pace":"at-once","tips":false,"moments":"none"}')
  host = testHost(undefined, [playable(game)])
})
afterEach(async () => {
  cleanup()
  await host.close()
})

const HANDS = [
  [1, 4, 4],
  [2, 3, 6],
]
const AGAINST_BOT = { seats: ['Ann', 'Bram'], bots: [{ seat: 1, skill: 'able' }] } satisfies Partial<Input<'game.start'>>

async function lay(wish: Omit<Input<'game.start'>, 'game'>): Promise<string> {
  const scenario = { round: 3, hands: HANDS, points: [1, 2] }
  const { session } = await host.call('game.start', { game: 'toll', seed: 'bridge', scenario, ...wish })
  show(`#/play/${session}`)
  return session
}

function show(address: string): void {
  cleanup()
  location.hash = address
  render(<App client={host} games={[toll]} />)
}

const bank = (name: string) => within(screen.getByRole('region', { name }))
const question = () => screen.findByRole('region', { name: 'Which card do you lay?' })

describe('the bridge', () => {
  test('a hand lies open to its owner, with the odds beside the cards; the other’s lies face down', async () => {
    await lay(AGAINST_BOT)
    await question()
    expect(document.documentElement.dataset.game).toBe('toll')
    const cards = within(bank('Ann').getByRole('list', { name: 'Cards of Ann' })).getAllByRole('button')
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1Lay the 1, nearer in [\d.]+ %$/),
      expect.stringMatching(/^4Lay the 4, one of two, nearer in [\d.]+ %$/),
    ])
    expect(bank('Bram').getByText('3 cards face down')).toBeInTheDocument()
    expect(bank('Bram').queryByRole('list')).toBeNull()
  })

  test('a card is chosen by a press, laid by Enter; then the die and both cards lie on their planks', async () => {
    const session = await lay(AGAINST_BOT)
    await question()
    const four = bank('Ann').getByRole('button', { name: /^Lay the 4/ })
    fireEvent.click(four)
    expect(four).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('option', { name: /Lay the 4/ })).toHaveAttribute('aria-selected', 'true')
    fireEvent.keyDown(four, { key: 'Enter' })
    await screen.findByText('The game is over')
    const { outcome } = await host.call('game.view', { session })
    const planks = within(screen.getByRole('list', { name: 'The bridge' })).getAllByRole('listitem')
    expect(planks).toHaveLength(6)
    expect(planks[3]).toHaveTextContent('Ann’s card')
    expect(screen.getAllByText(/’s card/)).toHaveLength(2)
    expect(screen.getByText(/^The toll is \d$/)).toBeInTheDocument()
    // What is left in hand lies open now.
    expect(bank('Bram').getByRole('list', { name: 'Cards of Bram' })).toBeInTheDocument()
    const card = within(screen.getByRole('region', { name: toll.outcomes[outcome?.kind ?? ''] ?? '' }))
    const scores = card.getAllByRole('cell').filter(({ textContent }) => textContent !== '')
    expect(scores.map(({ textContent }) => Number(textContent))).toEqual(outcome?.standings?.map(({ score }) => score))
  })

  test('between two people at one screen falls a curtain, and behind it a card is known to be laid, not which', async () => {
    await lay({ seats: ['Ann', 'Bram'] })
    fireEvent.click(brightButton(await screen.findByRole('region', { name: 'The screen goes to Ann' })))
    const card = await question()
    fireEvent.click(within(card).getByRole('option', { name: /Lay the 4/ }))
    fireEvent.click(brightButton(card))
    const curtain = await screen.findByRole('region', { name: 'The screen goes to Bram' })
    expect(screen.queryByRole('list', { name: /^Cards of/ })).toBeNull()
    fireEvent.click(brightButton(curtain))
    await question()
    expect(bank('Ann').getByText('laid')).toBeInTheDocument()
    expect(bank('Ann').getByText('2 cards face down')).toBeInTheDocument()
    expect(bank('Bram').getAllByRole('button')).toHaveLength(3)
  })
})

test('a game that is over is looked back on, told as a story and found in the hall of records', async () => {
  const session = await lay(AGAINST_BOT)
  await question()
  // Nobody looks on: whoever asks for the table while the rest is played has the bot answer, too.
  cleanup()
  await host.call('game.auto', { session, until: 'end' })
  show(`#/replay/${session}/0`)
  expect(await screen.findByRole('list', { name: 'Cards of Ann' })).toBeInTheDocument()
  expect(bank('Ann').queryByRole('button')).toBeNull()
  show(`#/story/${session}`)
  expect(await screen.findByRole('columnheader', { name: 'Points' })).toBeInTheDocument()
  show('#/records')
  expect(await screen.findByText(/Most points/)).toBeInTheDocument()
})
