import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Client, clientOf, type Input } from '../../../../electron/contract/index.ts'
import type { Host } from '../../../../electron/host/dispatcher.ts'
import { createHost } from '../../../../electron/host/host.ts'
import type { HeroView } from '../../../../engine/hero/view-types.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import { App } from '../../../app.tsx'
import { sendAtOnce } from '../../../errand/at-once.ts'
import { brightButton } from '../../../fixtures/bright-button.ts'
import { ordersIn, setOrder } from '../../../host/orders.ts'
import { heroView } from './view.ts'

// At a table of a real host: the page shows what the game says.

let host: Host
let client: Client

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('citadel.settings', '{"pace":"at-once"}')
  host = createHost({ data: { kind: 'memory' }, version: '1', platform: 'test', report: (error) => console.error(error) })
  client = clientOf({ request: (call, input) => host.request(call, input), subscribe: (listener) => host.subscribe(listener) })
})
afterEach(async () => {
  cleanup()
  await host.close()
})

const LEVELS = {
  characteristics: { appearance: 6, intelligence: 2, class: 5, strength: 7, luck: 1, hits: 12, movement: 9 },
  weapons: { 'long-sword': 9, 'long-ax': 9 },
}
const RODERICK = { name: 'Sir Roderick', levels: LEVELS, armour: 'mail', shield: true, armed: 'long-sword' } as const
const BRUNHOLD = { ...RODERICK, name: 'Brunhold' } as const

/** A troll beside Sir Roderick, a man with a jewel further on; a goblin before Brunhold. */
const SCENARIO = {
  catacomb: 'm1',
  turn: 3,
  phase: 'hero',
  at: 'a',
  sections: {
    a: {
      hero: { ...RODERICK, now: { characteristics: { hits: 8 } }, at: [7, 21], facing: 'e', carries: ['gold'] },
      counters: [
        { kind: 'troll', at: [7, 22], up: true },
        { kind: 'man', at: [7, 24] },
      ],
    },
    c: { hero: { ...BRUNHOLD, at: [12, 10], facing: 'e' }, counters: [{ kind: 'goblin', at: [12, 14] }] },
  },
} as const

const WALKER = { hero: { ...RODERICK, name: 'Una', at: [1, 2], facing: 'e' } } as const

async function lay(wish: Omit<Input<'game.start'>, 'game'>): Promise<SessionView> {
  const view = await client.call('game.start', { game: 'hero', seed: 'table', ...wish })
  location.hash = `#/play/${view.session}`
  render(<App client={client} />)
  return view
}

const AGAINST_BOT = { seats: ['Ann', 'Bot'], bots: [{ seat: 1, skill: 'novice' }] } satisfies Partial<Input<'game.start'>>

const card = (prompt: string | RegExp) => screen.findByRole('region', { name: prompt })

test('a march that stands moves one’s monsters by itself, until it is stopped', async () => {
  await lay({ ...AGAINST_BOT, scenario: { ...SCENARIO, phase: 'monsters', at: 'c', sections: { a: WALKER, c: SCENARIO.sections.c } } })
  const monsters = await card(/^Which counter do you move/)
  expect(await within(monsters).findByRole('region', { name: 'As drawn' })).toHaveTextContent(/Goblin from row 13, column 15/)
  const asked = brightButton(monsters)
  fireEvent.click(within(monsters).getByRole('button', { name: 'Every turn until I stop it' }))
  await waitFor(() => expect(asked).not.toBeInTheDocument())
  await screen.findByRole('button', { name: 'Stop: Move my monsters for me' })
  // Every question lays the card again, and with it the button.
  await waitFor(() => {
    for (const stop of screen.queryAllByRole('button', { name: /^Stop:/ })) fireEvent.click(stop)
    expect(screen.queryByRole('button', { name: /^Stop:/ })).not.toBeInTheDocument()
  })
})

test('a hunt that can come to nothing any more is not kept, and another’s is none of this seat’s business', async () => {
  const { session } = await lay({ ...AGAINST_BOT, scenario: SCENARIO })
  const hunt = (id: string, seat: number) => ({ id: `hunt:${id}`, label: `Hunt with ${id}`, seat })
  act(() => {
    setOrder(session, hunt('nobody', 0), true)
    setOrder(session, hunt('theirs', 1), true)
  })
  await card('What will Sir Roderick do?')
  await waitFor(() => expect(ordersIn(session, 0)).toEqual([]))
  expect(ordersIn(session, 1)).toEqual(['hunt:theirs'])
  expect(screen.queryByRole('button', { name: /^Stop:/ })).not.toBeInTheDocument()
})

test('the hint is done with one press', async () => {
  await lay({ ...AGAINST_BOT, scenario: SCENARIO })
  const hero = await card('What will Sir Roderick do?')
  const asked = brightButton(hero)
  fireEvent.click(screen.getByRole('button', { name: /^Hint/ }))
  fireEvent.click(await within(hero).findByRole('button', { name: 'Do that' }))
  await waitFor(() => expect(asked).not.toBeInTheDocument())
})

describe('the board', () => {
  test('has the surface and the rules of its game', async () => {
    await lay({ ...AGAINST_BOT, scenario: SCENARIO })
    await card('What will Sir Roderick do?')
    expect(document.documentElement.dataset.game).toBe('hero')
    await waitFor(() => expect(document.title).toContain('HERO'))
    fireEvent.click(screen.getByRole('button', { name: /^Rules/ }))
    expect(await screen.findByRole('link', { name: /204 / })).toBeInTheDocument()
  })

  test('says what is on every square, and about a counter only what this seat knows', async () => {
    await lay({ ...AGAINST_BOT, scenario: SCENARIO })
    await card('What will Sir Roderick do?')
    expect(screen.getByRole('button', { name: /^Row 8, column 23, .*a troll\. Strike at the troll/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Row 8, column 22, .*Sir Roderick facing east/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Row 8, column 25, .*a counter face down\. Stare/ })).toBeInTheDocument()
    expect(screen.queryByLabelText(/a man/)).toBeNull()
  })

  test('202 however many counters may move, what ends their phase is at the foot of the card', async () => {
    const { sections } = SCENARIO
    await lay({ ...AGAINST_BOT, scenario: { ...SCENARIO, phase: 'monsters', at: 'c', sections } })
    const question = await card(/^Which counter do you move against Brunhold/)
    // Two marches, and the one counter that may move.
    expect(within(question).getAllByRole('option')).toHaveLength(3)
    expect(within(question).getByRole('button', { name: 'Done' })).toBeInTheDocument()
  })

  test('204A a press on a square within reach shows the way there, and another walks it', async () => {
    const { session } = await lay({ ...AGAINST_BOT, scenario: { ...SCENARIO, at: 'a', sections: { ...SCENARIO.sections, a: WALKER } } })
    await card('What will Una do?')
    const square = await screen.findByRole('button', { name: /Walk to row 2, column 6\.$/ })
    fireEvent.click(square)
    const go = await screen.findByRole('button', { name: 'Walk to row 2, column 6' })
    expect(document.querySelectorAll('.h-planned circle')).toHaveLength(3)
    fireEvent.click(go)
    await waitFor(async () => {
      const now = heroView(await client.call('game.view', { session }))
      expect(now?.sections[0]?.hero?.at).toEqual({ row: 1, col: 5 })
    })
  })

  test('202 the monsters are moved in one, as drawn before', async () => {
    const { session } = await lay({ ...AGAINST_BOT, scenario: { ...SCENARIO, phase: 'monsters', at: 'c' } })
    const question = await card(/^Which counter do you move against Brunhold/)
    fireEvent.click(await within(question).findByRole('option', { name: /All close in/ }))
    expect(document.querySelectorAll('.h-planned rect')).toHaveLength(1)
    fireEvent.click(brightButton(question))
    await waitFor(async () => expect((await client.call('game.view', { session })).decision?.prompt).not.toMatch(/^Which counter/))
  })

  test('is one tab stop; arrows go from square to square, Enter chooses and Enter again answers', async () => {
    const { session } = await lay({ ...AGAINST_BOT, scenario: SCENARIO })
    await card('What will Sir Roderick do?')
    const board = screen.getByRole('group', { name: /^The catacomb of Sir Roderick/ })
    expect(board.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    const stop = board.querySelector<SVGElement>('[tabindex="0"]')
    expect(stop?.dataset.stop).toBe('7-21')
    act(() => stop?.focus())
    fireEvent.keyDown(stop ?? board, { key: 'ArrowDown' })
    expect(document.activeElement).toHaveAttribute('data-stop', '8-21')
    fireEvent.keyDown(document.activeElement ?? board, { key: 'Enter' })
    expect(document.activeElement).toHaveAttribute('aria-pressed', 'true')
    fireEvent.keyDown(document.activeElement ?? board, { key: 'Enter' })
    await waitFor(async () => expect(heroAt(await client.call('game.view', { session }))).toEqual({ row: 8, col: 21 }))
    expect(await screen.findByRole('button', { name: /^Row 9, column 22, .*Sir Roderick facing south/ })).toBeInTheDocument()
  })

  test('a counter opens its menu: what he can do, what can be done to it, with its odds', async () => {
    const { session } = await lay({ ...AGAINST_BOT, scenario: SCENARIO })
    await card('What will Sir Roderick do?')
    const troll = screen.getByRole('button', { name: /^Row 8, column 23, .*a troll/ })
    act(() => troll.focus())
    fireEvent.click(troll)
    const strike = await screen.findByRole('menuitem', { name: /^Strike Sir Roderick: .*%/ })
    expect(screen.getByRole('menu', { name: 'To Troll' })).toContainElement(strike)
    await waitFor(() => expect(document.activeElement).toBe(strike))
    fireEvent.keyDown(strike, { key: 'Escape' })
    await waitFor(() => expect(document.activeElement).toBe(troll))
    fireEvent.click(screen.getByRole('button', { name: 'Sir Roderick' }))
    const own = await screen.findByRole('menu', { name: 'Sir Roderick can' })
    expect(within(own).getByRole('menuitem', { name: /^Go/ })).toBeInTheDocument()
    fireEvent.click(within(own).getByRole('menuitem', { name: 'His sheet' }))
    expect(document.activeElement).toHaveAccessibleName(/^Sir Roderick, section A/)
    expect(heroAt(await client.call('game.view', { session }))).toEqual({ row: 7, col: 21 })
  })

  test('the same squares are in a list', async () => {
    await lay({ ...AGAINST_BOT, scenario: SCENARIO })
    await card('What will Sir Roderick do?')
    fireEvent.click(screen.getByRole('button', { name: 'As a list' }))
    const list = screen.getByRole('list', { name: 'Squares of Sir Roderick' })
    expect(within(list).getByRole('button', { name: 'Go north' })).toBeInTheDocument()
    expect(within(list).getByText(/a counter face down/)).toBeInTheDocument()
  })

  test('its legend explains the marks, and closes again', async () => {
    await lay({ ...AGAINST_BOT, scenario: SCENARIO })
    await card('What will Sir Roderick do?')
    fireEvent.click(screen.getByRole('button', { name: 'Legend' }))
    expect(within(screen.getByRole('region', { name: 'Legend' })).getByText('Dark hall')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Close the legend' }))
    expect(screen.queryByRole('region', { name: 'Legend' })).toBeNull()
  })

  test('another section can be viewed', async () => {
    await lay({ ...AGAINST_BOT, scenario: SCENARIO })
    await card('What will Sir Roderick do?')
    fireEvent.click(within(screen.getByRole('group', { name: 'Section' })).getByRole('button', { name: /Brunhold/ }))
    expect(screen.getByRole('group', { name: /^The catacomb of Brunhold/ })).toBeInTheDocument()
    // Its counters are this seat's own: their owner knows them.
    expect(screen.getByRole('img', { name: /a goblin face down/ })).toBeInTheDocument()
  })
})

function heroAt(session: SessionView): HeroSpot {
  return heroView(session)?.sections.find(({ id }) => id === 'a')?.hero?.at ?? null
}
type HeroSpot = NonNullable<HeroView['sections'][number]['hero']>['at']

test('a sheet shows every level against what was bought, and the points by their parts', async () => {
  await lay({ ...AGAINST_BOT, scenario: SCENARIO })
  const sheet = within(await screen.findByRole('region', { name: /^Sir Roderick/ }))
  expect(sheet.getByRole('row', { name: /^Hits.*8 ?\/12/ })).toBeInTheDocument()
  expect(sheet.getByRole('row', { name: /^Long sword in hand/ })).toBeInTheDocument()
  expect(sheet.getByText(/Courage 0, charm 130, riches 40/)).toBeInTheDocument()
  expect(sheet.getByText(/^\d+ squares to Alysa$/)).toBeInTheDocument()
  expect(sheet.getByRole('img', { name: /^The Broken Cloister, section A: Sir Roderick at row \d+, column \d+$/ })).toBeInTheDocument()
})

describe('setting up', () => {
  test('a sheet is filled in: points left, what a level means, what cannot be handed in', async () => {
    const { session } = await lay(AGAINST_BOT)
    const name = await card('What is your hero called?')
    fireEvent.change(within(name).getByRole('textbox'), { target: { value: 'Una' } })
    fireEvent.click(brightButton(name))
    const question = await card('Spend 70 points on your hero')
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement))
    const paper = within(screen.getByRole('region', { name: 'Set-up sheet' }))
    expect(paper.getByText('0 of 70 points left')).toBeInTheDocument()

    fireEvent.click(paper.getByRole('button', { name: 'More strength' }))
    expect(paper.getByText('1 point too many')).toBeInTheDocument()
    expect(brightButton(question)).toHaveAttribute('aria-disabled', 'true')

    fireEvent.change(paper.getByRole('spinbutton', { name: 'Movement' }), { target: { value: '0' } })
    expect(within(question).getByText('Without movement he never leaves his square.')).toBeInTheDocument()
    fireEvent.click(within(question).getByRole('button', { name: 'Lord Peregrine' }))
    expect(paper.getByRole<HTMLInputElement>('spinbutton', { name: 'Appearance' }).value).toBe('9')
    fireEvent.click(brightButton(question))

    await card('What does he wear?')
    const { decision } = await client.call('game.view', { session })
    expect(decision?.topic).toBe('armour')
  })

  test('counters are placed by pressing squares, and picked up again', async () => {
    const { session } = await lay({ ...AGAINST_BOT, options: { heroes: [RODERICK, BRUNHOLD] } })
    const question = await card('Lay out a jewel')
    expect(within(question).getByText(/In hand/)).toHaveTextContent('a jewel')
    // Squares are pressed on the board; the card lists none of them.
    expect(within(question).queryByRole('option', { name: /Row/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /^Row 3, column 3, room A\./ }))
    const laid = await screen.findByRole('button', { name: /^Row 3, column 3, room A, a jewel face down\./ })
    expect(await placed(session)).toBe(1)
    // Another one could lie beside it: a press only proposes.
    fireEvent.click(laid)
    fireEvent.click(within(await card(/^Lay out 2 bags of gold/)).getByRole('button', { name: /^Pick up the jewel/ }))
    await waitFor(async () => expect(await placed(session)).toBe(0))
  })
})

async function placed(session: string): Promise<number> {
  const view = heroView(await client.call('game.view', { session }))
  // Those whose kinds this seat knows are its own.
  return view?.sections.flatMap(({ counters }) => counters).filter(({ at, kind }) => at !== null && kind !== null).length ?? -1
}

describe('the curtain', () => {
  test('nothing of the next seat is shown until its player has lifted it', async () => {
    await lay({ seats: ['Ann', 'Bob'], scenario: SCENARIO })
    const curtain = await card('The screen goes to Ann')
    expect(screen.queryByRole('group', { name: /^The catacomb/ })).toBeNull()
    expect(screen.queryByRole('log')).toBeNull()
    expect(document.body).not.toHaveTextContent('What will Sir Roderick do?')
    expect(screen.getAllByRole('status')).toHaveLength(1)
    expect(document.activeElement).toBe(brightButton(curtain))
    fireEvent.click(brightButton(curtain))
    const question = await card('What will Sir Roderick do?')

    // His phase over, Bob moves what stands around Sir Roderick: it is his alone to see.
    fireEvent.click(within(question).getByRole('button', { name: 'Done' }))
    const next = await card('The screen goes to Bob')
    expect(document.body).not.toHaveTextContent('Which counter do you move')
    fireEvent.keyDown(document.body, { key: 'Enter' })
    fireEvent.click(brightButton(next))
    await waitFor(() => expect(screen.queryByRole('region', { name: /The screen goes/ })).toBeNull())
  })

  test('a single player against bots never sees it', async () => {
    await lay({ ...AGAINST_BOT, scenario: SCENARIO })
    await card('What will Sir Roderick do?')
    expect(screen.queryByRole('region', { name: /The screen goes/ })).toBeNull()
  })
})

test('the choices of bots after a choice are told like its own consequences', async () => {
  localStorage.setItem('citadel.settings', '{"pace":"slow"}')
  const { session, inputs } = await lay({ ...AGAINST_BOT, scenario: SCENARIO })
  const question = await card('What will Sir Roderick do?')
  fireEvent.click(within(question).getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('button', { name: /^The rest at once/ })).toHaveTextContent('1 of')
  expect((await client.call('game.view', { session })).inputs).toBe(inputs + 1)
  // A key tells the rest at once; then a line says what it was, and it can be seen again.
  fireEvent.keyDown(document.body, { key: 'x' })
  const meanwhile = await screen.findByRole('region', { name: 'Meanwhile' })
  expect(within(meanwhile).getByText('Brunhold').closest('li')).toHaveTextContent(/^Brunhold (goes|opens|does)/)
  fireEvent.click(within(meanwhile).getByRole('button', { name: 'Watch' }))
  expect(await screen.findByRole('button', { name: /^The rest at once/ })).toHaveTextContent('1 of')
})

test('215B6 the tie-breakers are listed under the points, up to the decisive one', async () => {
  const hero = { levels: { ...LEVELS, characteristics: { ...LEVELS.characteristics, appearance: 5 } }, track: 2 }
  const sections = { a: { hero: { ...hero, name: 'Una' } }, c: { hero: { ...hero, name: 'Bo', levels: LEVELS } } }
  const { session } = await client.call('game.start', {
    ...{ game: 'hero', seed: 'tie', ...AGAINST_BOT },
    scenario: { catacomb: 'm1', turn: 9, phase: 'breather', at: 'c', sections },
  })
  location.hash = `#/play/${session}`
  render(<App client={client} />)
  const end = within(await card('By a hair’s breadth'))
  expect(end.getByRole('row', { name: 'A tie: class 5 5' })).toBeInTheDocument()
  expect(end.getByRole('row', { name: 'then appearance 6 5' })).toBeInTheDocument()
  expect(end.queryByRole('row', { name: /die/ })).toBeNull()
})

test('the end tells the points sum by sum, and every position can be looked back at', async () => {
  const { session } = await client.call('game.start', { game: 'hero', seed: 'end', ...AGAINST_BOT, scenario: SCENARIO })
  const over = await client.call('game.auto', { session, until: 'end' })
  location.hash = `#/play/${session}`
  render(<App client={client} />)
  const end = within(await card(/chosen|heart|breadth|No one/))
  expect(end.getByText(over.outcome?.text ?? '')).toBeInTheDocument()
  // The sums have the room: the last throws are in the chronicle.
  expect(screen.queryByRole('region', { name: 'Dice' })).toBeNull()
  const total = end.getByRole('row', { name: /^In all/ })
  for (const { score } of over.outcome?.standings ?? []) expect(total).toHaveTextContent(`${score}`)
  fireEvent.click(end.getByRole('button', { name: 'Keep Sir Roderick for other games' }))
  await end.findByRole('button', { name: 'Sir Roderick is kept for other games' })
  expect(await client.call('template.list', { game: 'hero' })).toMatchObject([
    { name: 'Sir Roderick', sheet: { levels: LEVELS, armour: 'mail', shield: true } },
  ])
  act(() => {
    location.hash = `#/replay/${session}/0`
  })
  expect(await screen.findByRole('heading', { name: 'What will Sir Roderick do?' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Replay of a game · HERO')
  expect(await screen.findByRole('group', { name: /^The catacomb of Sir Roderick/ })).toBeInTheDocument()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  // In a replay each position is seen by the seat that decided there: no one is "you".
  expect(within(screen.getByRole('region', { name: /^Sir Roderick/ })).getByText(/^Ann, mail/)).toBeInTheDocument()
})

test('what is sent at once is offered on the card of a great moment, and one press sends it as it was set', async () => {
  const sent = vi.spyOn(host, 'request')
  const hidden = { ...SCENARIO.sections.a, counters: [{ kind: 'troll', at: [7, 23] }] } as const
  const { session } = await lay({ ...AGAINST_BOT, scenario: { ...SCENARIO, sections: { ...SCENARIO.sections, a: hidden } } })
  sendAtOnce('hero', 'fight', { label: 'Fight it out', limits: { hits: 15 } })
  fireEvent.click(await screen.findByRole('option', { name: /^Go east/ }))
  fireEvent.click(brightButton(await card(/^What will Sir Roderick do/)))
  const moment = within(await screen.findByRole('dialog'))
  fireEvent.click(await moment.findByRole('button', { name: 'Fight it out' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const wish = { session, errand: 'fight', limits: { hits: 15 } }
  expect(sent).toHaveBeenCalledWith('game.errand', expect.objectContaining(wish))
})

test('an errand is sent at once after a moment where that is ticked, until it is ticked no more', async () => {
  await lay({ ...AGAINST_BOT, scenario: SCENARIO })
  fireEvent.click(await screen.findByRole('option', { name: /^Fight it out/ }))
  const tick = await screen.findByRole('button', { name: /^Start it with one press next time/ })
  fireEvent.click(tick)
  expect(tick).toHaveAttribute('aria-pressed', 'true')
  expect(localStorage.getItem('citadel.at-once')).toMatch(/"fight":\{"label":"Fight it out","limits":\{"hits":\d+\}\}/)
  fireEvent.click(tick)
  expect(localStorage.getItem('citadel.at-once')).not.toMatch(/fight/)
})
