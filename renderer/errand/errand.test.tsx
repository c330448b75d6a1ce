import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Output } from '../../electron/contract/index.ts'
import type { Errand, Plan } from '../../engine/kernel/errand-types.ts'
import type { Decision } from '../../engine/kernel/types.ts'
import { App } from '../app.tsx'
import { SIMULATION } from '../fixtures/simulation.ts'
import { type Answers, fixtureClient } from '../games/citadel/fixtures/client.ts'
import { EXPLORING, LOG, ROUTE, session } from '../games/citadel/fixtures/raid.ts'
import { setHabit } from '../host/habits.ts'
import { changeSettings } from '../settings/settings.ts'
import { sendAtOnce } from './at-once.ts'

const WALK: Errand = {
  id: 'walk:s14',
  kind: 'walk',
  label: 'Walk to D3',
  detail: 'Two steps; turn 34 becomes turn 36',
  at: { kind: 'segment', id: 's14' },
  answers: 2,
  limits: [{ id: 'past', kind: 'flag', label: 'Pass by what there is to look at', suggested: true }],
}
const FIGHT: Errand = {
  id: 'fight',
  kind: 'fight',
  label: 'Fight it out',
  limits: [
    { id: 'death', kind: 'number', unit: 'percent', label: 'Stop when a death is likelier than', min: 0, max: 11, step: 1, suggested: 10 },
  ],
}
const PLAN: Plan = {
  errand: WALK,
  limits: { past: true },
  steps: [
    { label: 'North by the door to E3', rule: '6.3', at: { kind: 'segment', id: 's18' } },
    { label: 'West to D3', rule: '6.3', at: { kind: 'segment', id: 's14' } },
  ],
  notes: [{ label: 'Borri has 3 of 7 Wound Points' }],
  odds: [{ text: '69.4%', chance: 0.694, of: 'nothing comes' }],
}
const END = { kind: 'happened', text: 'Something happened on the way.', done: false }
const NEVER = { value: 0, low: 0, high: 0 }
const HABITS: Decision['habits'] = [{ id: 'keep-the-peace', label: 'Keep the peace', pick: ['exit:east'] }]

beforeEach(() => {
  localStorage.clear()
  location.hash = `#/play/${Math.random().toString(36).slice(2)}`
})
afterEach(cleanup)

function lay(answers: Answers = {}, route: Decision = ROUTE) {
  const endings: Output<'game.endings'>['endings'][number][] = []
  const send = vi.fn(() => {
    endings.push({ input: 5, label: WALK.label, answers: 1, text: END.text, done: false })
    const events = [{ n: 12, input: 5, rule: '6.3', type: 'line', text: 'North to E3.', data: {} }]
    return {
      ...session(EXPLORING, { ...route, id: 'next' }, { revision: 9, events }),
      errand: { id: WALK.id, label: WALK.label, answers: 1, end: END },
    }
  })
  const choose = vi.fn(() => session(EXPLORING, { ...route, id: 'next' }, { revision: 8, events: [] }))
  render(
    <App
      client={fixtureClient({
        'game.view': () => session(EXPLORING, route),
        'game.errands': () => ({ revision: 7, errands: [WALK, FIGHT] }),
        'game.plan': () => PLAN,
        'game.endings': () => ({ endings }),
        'game.errand': send,
        'game.choose': choose,
        ...answers,
      })}
    />,
  )
  return { send, choose }
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const row = (name: RegExp) => screen.findByRole('option', { name })
const choose = async (name: RegExp) => fireEvent.click(await row(name), { detail: 0 })
const question = async () => within(await screen.findByRole('region', { name: 'Where does the party go?' }))

test('a press on a known place shows the way there with its dangers; Enter sends it, and how it ended is said twice', async () => {
  const { send } = lay()
  const place = await screen.findByRole('button', { name: /Walk to D3$/ })
  fireEvent.click(place)
  const card = await question()
  expect(await card.findByText('Borri has 3 of 7 Wound Points')).toBeInTheDocument()
  expect(card.getByText('69.4%')).toBeInTheDocument()
  expect(card.getByText('North by the door to E3')).toBeInTheDocument()
  expect(document.querySelectorAll('.way-n')).toHaveLength(2)
  fireEvent.keyDown(place, { key: 'Enter' })
  await screen.findByRole('heading', { name: 'Where does the party go?' })
  expect(send).toHaveBeenCalledWith({
    session: expect.any(String),
    revision: 7,
    decision: 'd35-1',
    errand: 'walk:s14',
    limits: { past: true },
    further: { certain: true, habits: [] },
  })
  expect((await question()).getByText(/Something happened on the way/)).toHaveTextContent('1 answer')
  expect(await within(screen.getByRole('log')).findByText(/Walk to D3: Something happened/)).toBeInTheDocument()
})

test('a question comes with what can be asked for there, so that nothing pushes its options down later', async () => {
  const offers = Promise.withResolvers<Output<'game.errands'>>()
  const asked = vi.fn(() => offers.promise)
  lay({ 'game.errands': asked })
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.queryByRole('heading', { name: 'Where does the party go?' })).not.toBeInTheDocument()
  offers.resolve({ revision: 7, errands: [WALK, FIGHT] })
  expect((await question()).getByRole('option', { name: /Fight it out/ })).toBeInTheDocument()
})

test('the first step only; another row puts it away with nothing sent', async () => {
  const { send } = lay()
  fireEvent.click(await screen.findByRole('button', { name: /Walk to D3$/ }))
  await row(/Walk to D3/)
  await choose(/Out of the Citadel/)
  expect(screen.queryByRole('option', { name: /Walk to D3/ })).toBeNull()
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: /Walk to D3$/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'First step only' }))
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ errand: 'walk:s14', most: 1 })))
})

test('the list of places and the field of names lead there as well', async () => {
  lay()
  await row(/Fight it out/)
  const field = screen.getByLabelText('Go to')
  fireEvent.change(field, { target: { value: 'M50' } })
  fireEvent.click(screen.getByRole('button', { name: 'As a list' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Walk to D3' }))
  expect(await row(/Walk to D3/)).toHaveAttribute('aria-selected', 'true')
})

test('limits stay within their bounds and are sent', async () => {
  const { send } = lay()
  await choose(/Fight it out/)
  const limit = within(await screen.findByRole('group', { name: 'Stop when a death is likelier than' }))
  fireEvent.click(limit.getByRole('button', { name: 'More' }))
  expect(limit.getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true')
  expect(limit.getByText(/^11/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: /^Fight it out/ }))
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ errand: 'fight', limits: { death: 11 } })))
})

test('a fight says how it would end before it is sent, and again for each change of a limit', async () => {
  const trial = vi.fn(({ limits }: { limits?: object }) => ({
    ...SIMULATION,
    revision: 7,
    lost: NEVER,
    done: NEVER,
    stops: [{ kind: 'happened', text: 'A monster casts a spell.', share: 0.09 }],
    stopped: { ...NEVER, value: limits && 'death' in limits && limits.death === 11 ? 0.29 : 0.17 },
  }))
  lay({ 'game.errands': () => ({ revision: 7, errands: [{ ...FIGHT, tried: true }] }), 'game.simulate': trial })
  await choose(/Fight it out/)
  const card = await question()
  const figures = async (stops: string) =>
    expect((await card.findByText(stops)).closest('ul')).toHaveTextContent(`80%win55%all live2.5rounds${stops}stops first`)
  await figures('17%')
  expect(card.getByText('The fight, played out 400 times to its end')).toBeInTheDocument()
  expect(card.getByText('A monster casts a spell.')).toBeInTheDocument()
  fireEvent.click(card.getByRole('button', { name: 'More' }))
  await figures('29%')
  expect(trial).toHaveBeenCalledTimes(2)
  cleanup()
  changeSettings({ odds: false })
  const shut = lay({ 'game.errands': () => ({ revision: 7, errands: [{ ...FIGHT, tried: true }] }), 'game.simulate': trial })
  await choose(/Fight it out/)
  await row(/Fight it out/)
  expect((await question()).queryByText('win')).toBeNull()
  expect(shut.send).not.toHaveBeenCalled()
  expect(trial).toHaveBeenCalledTimes(2)
})

test('an errand that may wipe the party out says so and asks first, by the button as by the map', async () => {
  const warned: Errand = { ...WALK, warns: 'The Hellgate stands there.', tried: true }
  const { send } = lay({
    'game.errands': () => ({ revision: 7, errands: [warned] }),
    'game.plan': () => ({ ...PLAN, errand: warned }),
    'game.simulate': () => ({ ...SIMULATION, revision: 7, lost: { value: 1, low: 0.99, high: 1 } }),
  })
  sendAtOnce('citadel', 'walk', { label: 'Walk', limits: { past: true } })
  const place = await screen.findByRole('button', { name: /Walk to D3$/ })
  fireEvent.click(place)
  const card = await question()
  expect(card.getByText('The Hellgate stands there.')).toBeInTheDocument()
  await card.findByText('The fight, played out 400 times to its end')
  fireEvent.keyDown(place, { key: 'Enter' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Walk to D3: are you sure?' }))
  expect(dialog.getByText(/In 100% of 400 tries no one was left/)).toBeInTheDocument()
  fireEvent.click(dialog.getByRole('button', { name: 'Think again' }))
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(card.getByRole('button', { name: /^Walk to D3/ }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Do it anyway' }))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
})

test('a fight that the trials lose is asked about though the errand itself does not warn', async () => {
  const { send } = lay({
    'game.errands': () => ({ revision: 7, errands: [{ ...FIGHT, tried: true }] }),
    'game.plan': () => ({ ...PLAN, errand: { ...FIGHT, tried: true } }),
    'game.simulate': () => ({ ...SIMULATION, revision: 7, lost: { value: 0.6, low: 0.55, high: 0.65 } }),
  })
  await choose(/Fight it out/)
  await screen.findByText('The fight, played out 400 times to its end')
  fireEvent.click(screen.getByRole('button', { name: /^Fight it out/ }))
  expect(await screen.findByRole('dialog', { name: 'Fight it out: are you sure?' })).toHaveTextContent(/In 60% of 400 tries/)
  expect(send).not.toHaveBeenCalled()
})

test('what would stop it at once is said before it is sent, and it cannot be sent', async () => {
  const stops = { kind: 'hurt', text: 'Borri has 2 Wound Points left.', done: false }
  lay({ 'game.plan': () => ({ ...PLAN, errand: FIGHT, stops }) })
  await choose(/Fight it out/)
  expect(await screen.findByText('It would stop at once.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Fight it out/ })).toHaveAttribute('aria-disabled', 'true')
})

test('in a wide range a press takes a large step, to the next round number', async () => {
  const wide: Errand = {
    ...FIGHT,
    limits: [{ id: 'death', kind: 'number', unit: 'percent', label: 'Risk', min: 0, max: 100, step: 1, suggested: 12 }],
  }
  lay({ 'game.errands': () => ({ revision: 7, errands: [wide] }) })
  await choose(/Fight it out/)
  const limit = within(await screen.findByRole('group', { name: 'Risk' }))
  const values = ['More', 'Less', 'Less'].map((name) => {
    fireEvent.click(limit.getByRole('button', { name }))
    return limit.getByText(/%$/).textContent?.replace(/\D/g, '')
  })
  expect(values).toEqual(['15', '10', '5'])
})

test('nothing answers itself for somebody who has switched it off', async () => {
  changeSettings({ certain: false })
  const { choose } = lay()
  await screen.findByRole('heading', { name: 'Where does the party go?' })
  press('Enter')
  await waitFor(() => expect(choose).toHaveBeenCalledWith(expect.objectContaining({ further: { certain: false, habits: [] } })))
})

test('“Always” answers now and from now on, until it is taken back', async () => {
  const { choose } = lay({}, { ...ROUTE, habits: HABITS })
  fireEvent.click(await screen.findByRole('button', { name: 'Always: Keep the peace' }))
  const further = { certain: true, habits: ['keep-the-peace'] }
  await waitFor(() => expect(choose).toHaveBeenCalledWith(expect.objectContaining({ pick: ['exit:east'], further })))
  setHabit('citadel', 'keep-the-peace', false)
  press('Enter')
  await waitFor(() => expect(choose).toHaveBeenLastCalledWith(expect.objectContaining({ further: { certain: true, habits: [] } })))
})

test('where nothing can be lost a press answers; elsewhere it chooses, and so do keys', async () => {
  const { choose } = lay({}, { ...ROUTE, habits: HABITS })
  const row = await screen.findByRole('option', { name: /Out of the Citadel/ })
  fireEvent.click(row, { detail: 0 })
  expect(row).toHaveAttribute('aria-selected', 'true')
  expect(choose).not.toHaveBeenCalled()
  fireEvent.click(row, { detail: 1 })
  await waitFor(() => expect(choose).toHaveBeenCalledWith(expect.objectContaining({ pick: ['leave'] })))
  cleanup()
  const harmful = lay()
  fireEvent.click(await screen.findByRole('option', { name: /Out of the Citadel/ }), { detail: 1 })
  expect(harmful.choose).not.toHaveBeenCalled()
})

test('the chronicle says once which answer nobody gave', async () => {
  const given = [
    ...LOG,
    { n: 90, input: 5, rule: '6.3', type: 'line', text: 'Nobody else can go.', data: {}, given: 'itself' as const },
    { n: 91, input: 5, rule: '6.3', type: 'line', text: 'North to E3.', data: {}, given: 'itself' as const },
  ]
  lay({ 'game.log': () => ({ events: given }) })
  expect(await within(await screen.findByRole('log')).findAllByText('by itself')).toHaveLength(1)
})

test('sent with one press the next time, with the limits of the last; keys and a button look first', async () => {
  const { send } = lay()
  await choose(/Fight it out/)
  fireEvent.click(await screen.findByRole('button', { name: 'More' }))
  fireEvent.click(screen.getByRole('button', { name: /^Start it with one press next time/ }))
  expect(send).not.toHaveBeenCalled()
  cleanup()
  const sent = { errand: 'fight', limits: { death: 11 } }
  const again = lay()
  fireEvent.click(await row(/Fight it out/), { detail: 1 })
  await waitFor(() => expect(again.send).toHaveBeenCalledWith(expect.objectContaining(sent)))
  cleanup()
  const looked = lay()
  fireEvent.click(await screen.findByRole('button', { name: 'Look first: Fight it out' }))
  expect(await row(/Fight it out/)).toHaveAttribute('aria-selected', 'true')
  fireEvent.click(await screen.findByRole('button', { name: /^Start it with one press next time/ }))
  fireEvent.click(await row(/Fight it out/), { detail: 1 })
  expect(looked.send).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: /Look first/ })).toBeNull()
})

test('E chooses the first errand that leads to no place, or sends it where one press does', async () => {
  const { send } = lay()
  await row(/Fight it out/)
  press('e')
  await waitFor(async () => expect(await row(/Fight it out/)).toHaveAttribute('aria-selected', 'true'))
  expect(send).not.toHaveBeenCalled()
  cleanup()
  sendAtOnce('citadel', 'fight', { label: FIGHT.label, limits: { death: 5 } })
  const known = lay()
  await row(/Fight it out/)
  press('e')
  await waitFor(() => expect(known.send).toHaveBeenCalledWith(expect.objectContaining({ errand: 'fight', limits: { death: 5 } })))
})

test('where nothing can be lost by an answer, a press on an errand still only chooses it', async () => {
  const { send } = lay({}, { ...ROUTE, habits: HABITS })
  fireEvent.click(await row(/Fight it out/), { detail: 1 })
  expect(await row(/Fight it out/)).toHaveAttribute('aria-selected', 'true')
  expect(send).not.toHaveBeenCalled()
})

test('a hint on every card is chosen there before anything can be answered', async () => {
  changeSettings({ hints: true })
  const { choose } = lay({ 'game.hint': () => ({ pick: ['leave'], why: 'Out, while we can' }) })
  expect(await screen.findByText(/Out, while we can/)).toBeInTheDocument()
  press('Enter')
  await waitFor(() => expect(choose).toHaveBeenCalledWith(expect.objectContaining({ pick: ['leave'] })))
  cleanup()
  changeSettings({ hints: false })
  const asked = lay({ 'game.hint': () => ({ pick: ['leave'], why: 'Out, while we can' }) })
  fireEvent.click(await screen.findByRole('button', { name: /Hint/ }))
  await screen.findByText(/Out, while we can/)
  press('Enter')
  await waitFor(() => expect(asked.choose).toHaveBeenCalledWith(expect.objectContaining({ pick: ['leave'] })))
})

test('what was sent at once and could do nothing is followed by the reason on the card', async () => {
  sendAtOnce('citadel', 'fight', { label: FIGHT.label, limits: { death: 5 } })
  const vain = vi.fn(() => ({
    ...session(EXPLORING, ROUTE),
    errand: {
      id: FIGHT.id,
      label: FIGHT.label,
      answers: 0,
      end: { kind: 'danger', text: 'Borri falls before acting again.', done: false },
    },
  }))
  lay({ 'game.errand': vain })
  fireEvent.click(await row(/Fight it out/), { detail: 1 })
  await waitFor(async () => expect((await question()).getByText(/Borri falls before acting again/)).toBeInTheDocument())
  expect(vain).toHaveBeenCalledTimes(1)
})

test('while a hint is on its way nothing can be answered, and the card says why', async () => {
  const { choose } = lay({ 'game.hint': () => new Promise<never>(() => {}) })
  await row(/Fight it out/)
  fireEvent.click(await screen.findByRole('button', { name: /Hint/ }))
  expect(await screen.findByText('Looking ahead for a hint…')).toBeInTheDocument()
  press('Enter')
  expect(choose).not.toHaveBeenCalled()
})
