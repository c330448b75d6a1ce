import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waysFrom } from '../../../../engine/domain/chapters/06-ways.ts'
import { floorsOf, layoutOf } from '../../../../engine/domain/open/layout.ts'
import { set, type Table } from '../../../../engine/domain/proof/table-top.ts'
import { view as viewOf } from '../../../../engine/domain/view.ts'
import type { Json } from '../../../../engine/kernel/types.ts'
import { tableClient } from '../../../fixtures/client.ts'
import { ClientProvider } from '../../../host/client.tsx'
import { Labyrinth } from './labyrinth.tsx'

// Real positions of a real game, drawn and pressed.

const onPick = vi.fn()
const onConfirm = vi.fn()
const onOpen = vi.fn()

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

/** Two outer tiles and a corridor in the north-west; an orc, a heap, a treasure, two characters, and the Warlock. */
const SCENARIO = {
  tiles: [
    { tile: 'o02', slot: [0, 0] },
    { tile: 'o05', slot: [0, 1], turn: 1 },
    { tile: 'i34', slot: [0, 3], turn: 2 },
  ],
  large: { west: { tile: 'a1' }, treasure: { tile: 't2' }, east: { tile: 'a4' } },
  cards: [
    { card: 'black-orc-1', at: '1-1' },
    { card: 'dagger', at: '0-1' },
    { card: 'rope', at: '0-1' },
    { treasure: 'cloak', at: '11-17', up: true },
  ],
  warlock: '12-11',
  characters: [{ at: '0-0', luck: 9 }, { at: '9-10' }],
} satisfies Json

function laid(scenario: Json = SCENARIO): Table {
  return set({ scenario: scenario as { readonly [field: string]: Json }, seats: 2 })
}

function show(table: Table, props: Partial<Parameters<typeof Labyrinth>[0]> = {}) {
  const view = viewOf(table.state, 0)
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={tableClient({} as Parameters<typeof tableClient>[0], {})}>
        <Labyrinth
          view={view}
          decision={table.decision}
          picked={[]}
          events={[]}
          own={0}
          onPick={onPick}
          onConfirm={onConfirm}
          menus={{ onOpen, where: [] }}
          {...props}
        />
      </ClientProvider>
    </QueryClientProvider>,
  )
}

const board = () => screen.findByRole('group', { name: /^The domain\./ })
const place = async (name: RegExp) => within(await board()).getByRole('button', { name })

test('6.1 every square is joined to those to which the rules let one walk', () => {
  const { state } = laid()
  const layout = layoutOf(viewOf(state, 0))
  for (const square of layout.laid.flatMap(floorsOf)) {
    const played = waysFrom(state, square).filter(({ kind }) => kind !== 'lay')
    expect([square, layout.beside(square)]).toEqual([square, played.map(({ to }) => to)])
  }
})

describe('a square', () => {
  test('says its quadrant, its ground, what lies there, and what a press does', async () => {
    show(laid())
    expect(await place(/^B1, north-west, upper level, 1 step away\./)).toBeInTheDocument()
    expect(await place(/^B2, north-west, upper level, Orc, face down, 2 steps away\.$/)).toBeInTheDocument()
    expect(await place(/^A2, .*Dagger, face down, Rope, face down.* Go east\./)).toBeInTheDocument()
    expect(await place(/^L18, .*treasure chamber, the Cloak/)).toBeInTheDocument()
    expect(await place(/^M12, .*antechamber.*the Warlock/)).toBeInTheDocument()
  })

  test('takes the step that leads there, and confirms it when pressed again', async () => {
    const table = laid()
    const { unmount } = show(table)
    fireEvent.click(await place(/^B1, /))
    expect(onPick).toHaveBeenCalledWith('step:1-0', true)
    unmount()
    show(table, { picked: ['step:1-0'] })
    fireEvent.click(await place(/^B1, /))
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  test('opens the menu of those who stand there where nobody can walk to it', async () => {
    show(laid())
    fireEvent.click(await place(/^J11, /))
    expect(onOpen).toHaveBeenCalledWith(['seat-1'])
    expect(onPick).not.toHaveBeenCalled()
  })

  test('is an element only where it can be pressed, or beside the focus', async () => {
    show(laid())
    const count = (await board()).querySelectorAll('[data-stop]').length
    expect(count).toBeGreaterThan(5)
    expect(count).toBeLessThan(30)
  })
})

describe('by keyboard', () => {
  test('the board is one tab stop, where the mover stands', async () => {
    show(laid())
    const stops = [...(await board()).querySelectorAll('[tabindex="0"]')]
    expect(stops.map((stop) => stop.getAttribute('data-stop'))).toEqual(['0-0'])
  })

  test('arrows go from square to square, also where nothing can be pressed, and on to an empty slot', async () => {
    show(laid())
    const start = (await board()).querySelector<SVGElement>('[data-stop="0-0"]')
    act(() => start?.focus())
    const at = () => document.activeElement?.getAttribute('data-stop')
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowDown'])
      fireEvent.keyDown(document.activeElement ?? document.body, { key })
    expect(at()).toBe('slot-1-0')
    expect(document.activeElement).toHaveAccessibleName('No outer tile yet from D1 to F3.')
  })

  test('Enter picks the step under the focus', async () => {
    show(laid())
    const stop = await place(/^B1, /)
    act(() => stop.focus())
    fireEvent.keyDown(stop, { key: 'Enter' })
    expect(onPick).toHaveBeenCalledWith('step:1-0', true)
  })
})

describe('5.2 a tile that is laid', () => {
  /** Before an empty inner slot; the tile that is drawn fits in several turns. */
  const asked = () => {
    const table = set({ scenario: { tiles: [{ tile: 'i28', slot: [0, 3] }], characters: [{ at: '0-11' }] }, draws: ['i02'] })
    expect(table.session.choose({ pick: ['step:0-12'] })).toBeNull()
    expect(table.topic).toBe('lay')
    return table
  }

  test('is shown in every way it may lie, and a press on one chooses it', async () => {
    const table = asked()
    show(table)
    const ghosts = [...(await board()).querySelectorAll('[data-lie]')]
    expect(ghosts.map((ghost) => ghost.getAttribute('data-lie')).sort()).toEqual([...table.of('turn')].sort())
    const [, other] = ghosts
    if (other) fireEvent.click(other)
    expect(onPick).toHaveBeenCalledWith(other?.getAttribute('data-lie'), false)
  })
})

test('3.0 a quadrant is chosen by any of its doors', async () => {
  const table = set({ seats: 1 })
  expect(table.topic).toBe('quadrant')
  show(table)
  fireEvent.click(await place(/^X36, behind its door\. Start in the south-east\.$/))
  expect(onPick).toHaveBeenCalledWith('quadrant:se', true)
})

test('without a question nothing can be pressed', async () => {
  show(laid(), { decision: null, menus: { onOpen: null, where: [] } })
  await board()
  expect(within(await board()).queryAllByRole('button')).toEqual([])
})

describe('as a list', () => {
  test('names what is noted, with what a press does there', async () => {
    show(laid())
    await board()
    fireEvent.click(screen.getByRole('button', { name: 'As a list' }))
    const list = screen.getByRole('list', { name: 'Places of the domain' })
    expect(within(list).getByText(/^B2, north-west, upper level, Orc, face down/)).toBeInTheDocument()
    expect(within(list).getByText('No outer tile yet from D1 to F3.')).toBeInTheDocument()
    fireEvent.click(within(list).getByRole('button', { name: 'Go south' }))
    expect(onPick).toHaveBeenCalledWith('step:1-0', true)
  })
})

test('6.3 with the lantern out what is dark is dimmed, with it lit there is a circle of light', async () => {
  const dark = { ...SCENARIO, characters: [{ at: '0-0', lantern: 'out' }] }
  const { container, unmount } = show(laid(dark))
  await board()
  expect(container.querySelector('.d-dim')?.getAttribute('d')).not.toBe('')
  expect(container.querySelector('.d-lantern')?.getAttribute('d')).toBe('')
  unmount()
  const lit = show(laid())
  await board()
  expect(lit.container.querySelector('.d-dim')?.getAttribute('d')).toBe('')
  expect(lit.container.querySelector('.d-lantern')?.getAttribute('d')).not.toBe('')
})

test('the ways of everybody are shown when they are asked for', async () => {
  const { container } = show(laid(), { ways: [{ seat: 1, squares: ['10-10', '10-11', '11-11'] }] })
  await board()
  expect(container.querySelector('.d-trail.is-seat-1')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Trails' }))
  expect(container.querySelector('.d-trail.is-seat-1 .d-trail-line')).toHaveAttribute('d', 'M315 315L345 315L345 345')
})

test('5.1 a tile that came just now is put down, the others lie still', async () => {
  const events = [{ n: 1, rule: '5.1', type: 'tile-laid', text: '', data: { slot: [0, 1] } }]
  const { container } = show(laid(), { events })
  await board()
  const fresh = [...container.querySelectorAll('.d-fresh')].map((group) => group.getAttribute('transform'))
  expect(new Set(fresh)).toEqual(new Set(['translate(90 0)']))
})
