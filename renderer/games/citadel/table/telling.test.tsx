import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../../../app.tsx'
import { brightButton } from '../../../fixtures/bright-button.ts'
import { changeSettings } from '../../../settings/settings.ts'
import { fixtureClient } from '../fixtures/client.ts'
import { GAPS, REORGANISE, TOLD } from '../fixtures/fight.ts'
import { ATTACK, BLOW, EXPLORING, FIGHTING, ROUTE, session } from '../fixtures/raid.ts'

beforeEach(() => {
  localStorage.clear()
  location.hash = `#/play/${Math.random().toString(36).slice(2)}`
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const blows = TOLD.slice(5, 14)
/** As the host shows it: the dead have left the ranks. */
const frames = ({ after }: { readonly after: readonly number[] }) => ({
  views: after.map(() => ({ ...FIGHTING, monsters: FIGHTING.monsters.filter(({ id }) => id !== 'orc-3') })),
})
const answer = { inputs: 121, revision: 8, events: blows }

async function strike() {
  const choose = vi.fn(() => session(FIGHTING, { ...BLOW, id: 'next', prompt: 'What does Una do?' }, answer))
  render(
    <App
      client={fixtureClient({
        'game.view': () => session(FIGHTING, BLOW),
        'game.log': () => ({ events: [] }),
        'game.choose': choose,
        'game.frames': frames,
      })}
    />,
  )
  await screen.findByRole('heading', { name: BLOW.prompt })
  vi.useFakeTimers()
  fireEvent.click(brightButton(document.body))
  for (let i = 0; i < 20 && rest() === null && next() === null; i++) await pass(1)
  return choose
}

const next = () => screen.queryByRole('heading', { name: 'What does Una do?' })
const rest = () => screen.queryByRole('button', { name: /The rest at once/ })
const arena = () => within(screen.getByRole('region', { name: 'The two march orders' }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('what a choice led to is told deed by deed, and neither the question nor the guide runs ahead of it', async () => {
  await strike()
  expect(next()).toBeNull()
  expect(screen.getByRole('region', { name: 'What is being told' })).toHaveTextContent('1 of')
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
  expect(next()).toBeInTheDocument()
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
        'game.frames': frames,
        'game.choose': () => session(FIGHTING, { ...BLOW, id: 'next', prompt: 'And now?' }, { ...answer, events: spell }),
      })}
    />,
  )
  await screen.findByRole('heading', { name: BLOW.prompt })
  await screen.findByText(/Almuric against Orc 2/)
  fireEvent.click(brightButton(document.body))
  expect(await screen.findByRole('button', { name: /The rest at once/ })).toBeInTheDocument()
  expect(screen.getByText(/Almuric against Orc 2/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: /Tell the rest/ }))
  await screen.findByRole('heading', { name: 'And now?' })
})

test('any key or press tells the rest at once', async () => {
  await strike()
  fireEvent.keyDown(document.body, { key: 'Shift' })
  expect(rest()).toBeInTheDocument()
  fireEvent.keyDown(document.body, { key: 'ArrowDown' })
  await pass(1)
  expect(rest()).toBeNull()
  expect(next()).toBeInTheDocument()
})

test('a fight that an errand led into and out of is told on the table as it was then', async () => {
  const event = (n: number, input: number, type: string, text: string, data = {}) => ({ n, input, rule: '9.0', type, text, data })
  const events = [
    event(1, 121, 'route', 'The party goes north.'),
    event(2, 121, 'monsters-met', 'The party meets three Orcs.'),
    event(3, 122, 'combat-begins', 'Three Orcs stand against the party.'),
    event(4, 122, 'attack', 'Almuric strikes Orc 1: 1 wound.', { who: 'almuric', target: 'orc-1' }),
    event(5, 122, 'combat-over', 'The fight is over.', { won: true, beaten: [] }),
    event(6, 123, 'route', 'The party goes east.'),
  ]
  const after = session({ ...EXPLORING, turn: 36 }, { ...ROUTE, id: 'next' }, { inputs: 123, revision: 10, events })
  render(
    <App
      client={fixtureClient({
        'game.view': () => session(EXPLORING, ROUTE),
        'game.log': () => ({ events: [] }),
        'game.choose': () => after,
        'game.frames': frames,
      })}
    />,
  )
  await screen.findByRole('heading', { name: ROUTE.prompt })
  vi.useFakeTimers()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' })
  for (let i = 0; i < 40 && screen.queryByRole('region', { name: 'The two march orders' }) === null; i++) await pass(1)
  expect(screen.getByText('The party meets three Orcs.', { selector: 'b' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: ROUTE.prompt })).toBeNull()
  expect(screen.getByRole('log')).not.toHaveTextContent('The party goes east.')
  await pass(900)
  await pass(900)
  expect(screen.getByText('Almuric strikes Orc 1: 1 wound.', { selector: 'b' })).toBeInTheDocument()
  await pass(900)
  await pass(900)
  expect(screen.getByRole('heading', { name: ROUTE.prompt })).toBeInTheDocument()
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
  expect(screen.getByRole('option', { name: /Una: second rank, left/ })).toHaveAttribute('aria-selected', 'true')
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
