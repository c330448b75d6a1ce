import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../../../app.tsx'
import { changeSettings } from '../../../settings/settings.ts'
import { fixtureClient } from '../fixtures/client.ts'
import { GAPS, REORGANISE, TOLD } from '../fixtures/fight.ts'
import { ATTACK, BLOW, FIGHTING, session } from '../fixtures/raid.ts'

beforeEach(() => {
  localStorage.clear()
  location.hash = `#/raid/${Math.random().toString(36).slice(2)}`
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const blows = TOLD.slice(5, 14)
const answer = { inputs: 121, revision: 8, events: blows }

async function strike() {
  const choose = vi.fn(() => session(FIGHTING, { ...BLOW, id: 'next', prompt: 'What does Una do?' }, answer))
  render(
    <App
      client={fixtureClient({ 'game.view': () => session(FIGHTING, BLOW), 'game.log': () => ({ events: [] }), 'game.choose': choose })}
    />,
  )
  await screen.findByRole('heading', { name: BLOW.prompt })
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: /Shoot the bow Enter$/ }))
  for (let i = 0; i < 20 && screen.queryByRole('heading', { name: 'What does Una do?' }) === null; i++) await pass(1)
  expect(screen.getByRole('heading', { name: 'What does Una do?' })).toBeInTheDocument()
  return choose
}

const rest = () => screen.queryByRole('button', { name: /The rest at once/ })
const arena = () => within(screen.getByRole('region', { name: 'The two march orders' }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('what a choice led to is told deed by deed, without delaying the next question', async () => {
  await strike()
  expect(rest()).toHaveTextContent('1 of')
  expect(arena().getByRole('button', { name: /Orc 3/ })).toHaveTextContent('Fallen')
  expect(screen.getByRole('log')).not.toHaveTextContent('Orc 1 strikes Raman')
  await pass(900)
  await pass(900)
  await pass(900)
  expect(rest()).toHaveTextContent('4 of')
  await pass(900)
  expect(screen.getByRole('log')).toHaveTextContent('Orc 1 strikes Raman')
  expect(arena().getByRole('button', { name: /Raman/ })).toHaveTextContent('−2 now')
  await pass(900)
  expect(rest()).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('Orc 1 strikes Raman')
})

test('9.5 the last blow stays the last blow while what came of a spell is told, to the end of the fight', async () => {
  // Blows fell; the last choice cast a spell that ended it.
  const spell = [
    { n: 1, rule: '10.5', type: 'spell-cast', text: 'Una casts Sleep.', data: { who: 'una', spell: 'sleep' } },
    { n: 2, rule: '9.2', type: 'combat-over', text: 'The fight is over.', data: { won: true, beaten: [] } },
  ]
  render(
    <App
      client={fixtureClient({
        'game.view': () => session(FIGHTING, BLOW),
        'game.log': () => ({ events: [ATTACK] }),
        'game.choose': () => session(FIGHTING, { ...BLOW, id: 'next', prompt: 'And now?' }, { ...answer, events: spell }),
      })}
    />,
  )
  await screen.findByRole('heading', { name: BLOW.prompt })
  await screen.findByText(/Almuric against Orc 2/)
  fireEvent.click(screen.getByRole('button', { name: /Shoot the bow Enter$/ }))
  await screen.findByRole('heading', { name: 'And now?' })
  expect(rest()).toBeInTheDocument()
  expect(screen.getByText(/Almuric against Orc 2/)).toBeInTheDocument()
})

test('any key or press tells the rest at once', async () => {
  await strike()
  fireEvent.keyDown(document.body, { key: 'Shift' })
  expect(rest()).toBeInTheDocument()
  fireEvent.keyDown(document.body, { key: 'ArrowDown' })
  await pass(1)
  expect(rest()).toBeNull()
})

test('at once, nothing is told piece by piece; slowly, each deed stays', async () => {
  changeSettings({ pace: 'at-once' })
  await strike()
  expect(rest()).toBeNull()
  cleanup()
  vi.useRealTimers()
  changeSettings({ pace: 'slow' })
  await strike()
  await pass(2000)
  expect(rest()).toHaveTextContent('1 of')
  await pass(1000)
  expect(rest()).toHaveTextContent('2 of')
})

test('9.8 a counter is pressed to move it, then the place; the card follows', async () => {
  render(<App client={fixtureClient({ 'game.view': () => session(GAPS, REORGANISE), 'game.log': () => ({ events: [] }) })} />)
  await screen.findByRole('heading', { name: REORGANISE.prompt })
  expect(arena().queryByRole('button', { name: /Una: / })).toBeNull()
  fireEvent.click(arena().getByRole('button', { name: /^(?!Record of).*Una/ }))
  const way = arena().getByRole('button', { name: 'Una: second rank, left' })
  fireEvent.click(way)
  expect(arena().getByRole('button', { name: 'Una: second rank, left' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('radio', { name: /Una: second rank, left/ })).toHaveAttribute('aria-checked', 'true')
})

test('one tab stop in the ranks; arrows lead from counter to counter, and each says whom it reaches', async () => {
  render(<App client={fixtureClient({ 'game.view': () => session(FIGHTING, BLOW), 'game.log': () => ({ events: [] }) })} />)
  await screen.findByRole('heading', { name: BLOW.prompt })
  const stops = arena()
    .getAllByRole('button')
    .filter((unit) => unit.tabIndex === 0)
  expect(stops).toHaveLength(1)
  const almuric = arena().getByRole('button', { name: /Almuric/ })
  act(() => almuric.focus())
  expect(screen.getByText('Almuric faces Orc 2.', { exact: false, selector: '.reach span' })).toBeInTheDocument()
  fireEvent.keyDown(almuric, { key: 'ArrowUp' })
  expect(document.activeElement).toHaveTextContent('Orc 2')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
  expect(document.activeElement).toHaveTextContent('Orc 3')
})
