import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { planOf, RADIUS } from '../../../../engine/cave/open/plan.ts'
import { type Laid, meeting, set, type Table } from '../../../../engine/cave/proof/table-top.ts'
import { BOARD } from '../../../../engine/cave/tables/index.ts'
import { view as viewOf } from '../../../../engine/cave/view.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { tableClient } from '../../../fixtures/client.ts'
import { ClientProvider } from '../../../host/client.tsx'
import { Cavern } from './cavern.tsx'
import { contentsOf } from './contents.ts'
import { caveHachures } from './rock.ts'
import { spaceTowards, stopsOf } from './stops.ts'

// Real positions of a real game, drawn and pressed.

const onPick = vi.fn()
const onConfirm = vi.fn()
const onOpen = vi.fn()

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

const ME = { character: 'deep-miner', at: 'crossroads-7', from: 'corridor-13' }
const SEERESS = { character: 'seeress', at: 'chamber-5' }
const LYING = {
  'corridor-14': { cards: ['moss-woman'] },
  'corridor-12': { cards: ['ogre', 'shield-1'], gold: 3 },
}

function laid(more: Laid = {}): Table {
  return set({ players: [ME, SEERESS], scenario: { lying: LYING }, ...more })
}

type Props = Partial<Parameters<typeof Cavern>[0]>

function page(table: Table, props: Props) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={tableClient({} as Parameters<typeof tableClient>[0], {})}>
        <Cavern
          view={viewOf(table.state, 0)}
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
    </QueryClientProvider>
  )
}

function show(table: Table, props: Props = {}) {
  return render(page(table, props))
}

test('the board stays where it is while something is told: the line takes the place of its foot alone', async () => {
  const { rerender } = show(laid())
  const map = await screen.findByRole('group', { name: /^The cave\./ })
  expect(screen.getByText(/^The layout, most cards/)).toBeInTheDocument()
  rerender(page(laid(), { told: <p>Bram goes to Corridor 2.</p> }))
  expect(map.isConnected).toBe(true)
  expect(map.closest('.v-boardwrap')).not.toContainElement(screen.getByText('Bram goes to Corridor 2.'))
  expect(screen.queryByText(/^The layout, most cards/)).toBeNull()
})

/** Three spaces to go by lot; the way is chosen. */
function walking(character = 'deep-miner'): Table {
  const table = laid({ players: [{ ...ME, character }, SEERESS], dice: [3] })
  expect(table.session.choose({ pick: ['roll'] })).toBeNull()
  expect(table.topic).toBe('direction')
  return table
}

/** The cave, once every part of it is drawn. */
const board = () => screen.findByRole('group', { name: /^The cave\./, busy: false })
const place = async (name: RegExp) => within(await board()).getByRole('button', { name })
const stopAt = async (space: string) => (await board()).querySelector<SVGElement>(`[data-stop="${space}"]`)

describe('the drawing', () => {
  const plan = planOf(BOARD)

  test('joins every space to each of its neighbours once', () => {
    const ways = BOARD.spaces.flatMap(({ id, neighbours }) => neighbours.map((other) => [id, other].sort().join(' ')))
    expect(plan.passages.map(({ from, to }) => `${from} ${to}`).sort()).toEqual([...new Set(ways)].sort())
  })

  test('leads by a shortest way, and round what is shut', () => {
    expect(plan.way('cave-entrance', 'chamber-5')).toEqual(['cave-entrance', 'corridor-19', 'chamber-5'])
    expect(plan.way('cave-entrance', 'chamber-5', new Set(['corridor-19'])).length).toBeGreaterThan(3)
    expect(plan.way('cave-entrance', 'chamber-5', new Set(['corridor-19', 'corridor-1', 'corridor-11']))).toEqual([])
  })

  test('cuts no stroke into a floor', () => {
    const ends = [...caveHachures(BOARD, plan).matchAll(/[ML](\S+) ([^ML]+)/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }))
    expect(ends.length).toBeGreaterThan(1000)
    const inside = ends.filter((end) => plan.spaces.some(({ x, y, kind }) => Math.hypot(end.x - x, end.y - y) < RADIUS[kind]))
    expect(inside).toEqual([])
  })
})

describe('a space', () => {
  test('says what it is, what lies there, how far it is, and what a press does', async () => {
    show(laid())
    const label = async (space: string) => (await stopAt(space))?.getAttribute('aria-label')
    expect(await label('corridor-12')).toBe('Corridor 12, draws a card, Ogre, Strength 7, Shield, 3 Gold, 3 steps away.')
    expect(await label('chamber-5')).toBe('Chamber 5, decided by a die, Bram, the Seeress (Good), 2 steps away.')
    expect(await label('corridor-17')).toBe('Corridor 17, a Heavy Gate, draws a card, 1 step away. Step to Corridor 17.')
  })

  test('takes the option that leads there, and confirms it when pressed again', async () => {
    const table = laid()
    const { unmount } = show(table)
    fireEvent.click(await place(/^Corridor 14, /))
    expect(onPick).toHaveBeenCalledWith('step:corridor-14', true)
    unmount()
    show(table, { picked: ['step:corridor-14'] })
    fireEvent.click(await place(/^Corridor 14, /))
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  test('opens the menu of those who are there where no option leads', async () => {
    show(laid())
    fireEvent.click(await place(/^Chamber 5, /))
    expect(onOpen).toHaveBeenCalledWith(['seat-1'])
    expect(onPick).not.toHaveBeenCalled()
  })
})

describe('11.2 a walk', () => {
  test('lights every space where it can end, each with its chance where turnings are drawn by lot', async () => {
    const table = walking()
    const { container } = show(table)
    const ends = await stopAt('cave-entrance')
    expect(ends).toHaveAccessibleName(/steps away\.$/)
    const { data } = table.decision?.options?.find(({ id }) => id === 'go:corridor-14') ?? {}
    const chances = Object.entries((data as { ends: Record<string, number> }).ends)
    expect(chances.length).toBeGreaterThan(1)
    for (const [space, chance] of chances) {
      expect(chance).toBeLessThan(1)
      expect(await stopAt(space)).toHaveAccessibleName(new RegExp(`You can end here: ${(chance * 100).toFixed(1).replace('.0', '')}%`))
    }
    expect(container.querySelectorAll('.v-plate').length).toBeGreaterThanOrEqual(chances.length)
  })

  test('keeps the ends of every way lit, and marks those of the chosen one', async () => {
    const { container } = show(walking(), { picked: ['go:corridor-13'] })
    await board()
    const rings = [...container.querySelectorAll('.v-lit')]
    expect(rings.length).toBeGreaterThan(4)
    const chosen = rings.filter((ring) => ring.classList.contains('is-chosen'))
    expect(chosen.length).toBeGreaterThan(1)
    expect(chosen.length).toBeLessThan(rings.length)
  })

  test('is begun by a press on a space where it can end', async () => {
    const table = walking()
    show(table)
    const { data } = table.decision?.options?.find(({ id }) => id === 'go:corridor-14') ?? {}
    const [[far] = ['']] = Object.entries((data as { ends: Record<string, number> }).ends).filter(([space]) => space !== 'corridor-14')
    const stop = await stopAt(far)
    if (stop) fireEvent.click(stop)
    expect(onPick).toHaveBeenCalledWith('go:corridor-14', true)
  })

  test('shows no chance to whoever chooses every turning', async () => {
    show(walking('cave-delver'))
    expect((await stopAt('corridor-13'))?.getAttribute('aria-label')).toContain('Go to Corridor 13.')
    expect((await stopAt('crossroads-5'))?.getAttribute('aria-label')).not.toContain('50%')
  })

  test('leaves beads behind as far as it was seen, and an Undo takes them back', async () => {
    const table = laid()
    const before = viewOf(table.state, 0)
    const { container, rerender } = show(table)
    await board()
    expect(container.querySelector('.v-beads.is-trail path')?.getAttribute('d')).toMatch(/^M415 416.*L310 528$/)
    const players = before.players.map((player) => (player.seat === 0 ? { ...player, at: 'crossroads-5', from: 'corridor-18' } : player))
    rerender(page(table, { view: { ...before, players } }))
    expect(container.querySelector('.v-beads.is-trail path')?.getAttribute('d')).toMatch(/L415 640.*L310 640.*L205 752$/)
    rerender(page(table, { view: before }))
    expect(container.querySelector('.v-beads.is-trail path')?.getAttribute('d')).toMatch(/L310 528$/)
  })
})

describe('12.4 a Chamber', () => {
  const events: readonly LogEntry[] = [
    { n: 1, rule: '12.4', type: 'chamber', text: '', data: { seat: 1, at: 'chamber-5', chamber: 'bazaar' } },
  ]

  test('shows what it is this time as long as somebody stands there', async () => {
    const table = laid()
    const { container, rerender } = show(table)
    await board()
    const questions = container.querySelectorAll('.v-question').length
    rerender(page(table, { events }))
    expect(await stopAt('chamber-5')).toHaveAccessibleName(/^Chamber 5, this time the Bazaar, /)
    expect(container.querySelectorAll('.v-question')).toHaveLength(questions - 1)
    const view = viewOf(table.state, 0)
    const players = view.players.map((player) => (player.seat === 1 ? { ...player, at: 'bat-nest' } : player))
    rerender(page(table, { view: { ...view, players } }))
    expect(container.querySelectorAll('.v-question')).toHaveLength(questions)
  })

  test('12.5 with the Magic Crystal is marked for everybody', async () => {
    const { container } = show(laid({ scenario: { crystal: 'chamber-2' } }))
    expect(await stopAt('chamber-2')).toHaveAccessibleName(/^Chamber 2, the Magic Crystal Chamber, /)
    expect(container.querySelectorAll('.v-crystal-chamber')).toHaveLength(1)
    expect(screen.getByText('the Crystal in Chamber 2')).toBeInTheDocument()
  })
})

test('13.5 Enemies with Strength are drawn out together, a Spirit beside them waits', async () => {
  const enemies = { 'corridor-13': { cards: ['minotaur', 'lost-soul', 'giant-rat'] } }
  const table = meeting({ ...ME, at: 'corridor-13', from: 'crossroads-7', spells: ['might'] }, { scenario: { lying: enemies } })
  expect(table.topic).toBe('fight')
  const { container } = show(table)
  await board()
  const met = [...container.querySelectorAll('.v-met text')].map(({ textContent }) => textContent)
  expect(met).toEqual(['7', '3'])
  expect(container.querySelectorAll('.v-lying')).toHaveLength(3)
})

test('six pawns stand round one room', async () => {
  const all = ['deep-miner', 'seeress', 'cyborg', 'cave-delver', 'night-blade', 'gnome-tinker'].map((character) => ({ character }))
  const { container } = show(set({ players: all }))
  await board()
  const places = [...container.querySelectorAll('.v-pawn')].map((pawn) => pawn.parentElement?.getAttribute('transform'))
  expect(new Set(places).size).toBe(6)
})

describe('by keyboard', () => {
  test('the board is one tab stop, where the mover stands', async () => {
    show(laid())
    const stops = [...(await board()).querySelectorAll('[tabindex="0"]')]
    expect(stops.map((stop) => stop.getAttribute('data-stop'))).toEqual(['crossroads-7'])
  })

  test('arrows go along the passages', async () => {
    show(laid())
    const start = await stopAt('crossroads-7')
    act(() => start?.focus())
    const been = ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'].map((key) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key })
      return document.activeElement?.getAttribute('data-stop')
    })
    expect(been).toEqual(['corridor-14', 'chamber-5', 'corridor-12', 'corridor-15'])
  })

  test('arrows reach every space', () => {
    const view = viewOf(laid().state, 0)
    const plan = planOf(BOARD)
    const seen = {
      plan,
      contents: contentsOf(view),
      lit: new Map(),
      far: new Map(),
      hasMenus: false,
      crystal: null,
      chambers: new Map(),
    }
    const stops = stopsOf(seen)
    const reached = new Set(stops.slice(0, 1))
    for (const stop of reached)
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
        const next = spaceTowards(stops, stop, key)
        if (next) reached.add(next)
      }
    expect(reached.size).toBe(41)
  })

  test('Enter picks what leads to the space under the focus', async () => {
    show(laid())
    const stop = await place(/^Corridor 14, /)
    act(() => stop.focus())
    fireEvent.keyDown(stop, { key: 'Enter' })
    expect(onPick).toHaveBeenCalledWith('step:corridor-14', true)
  })
})

test('without a question nothing can be pressed', async () => {
  show(laid(), { decision: null, menus: { onOpen: null, where: [] } })
  expect(within(await board()).queryAllByRole('button')).toEqual([])
})

describe('as a list', () => {
  test('names what is noted, with what a press does there', async () => {
    show(laid())
    await board()
    fireEvent.click(screen.getByRole('button', { name: 'As a list' }))
    const list = screen.getByRole('list', { name: 'Spaces of the cave' })
    expect(within(list).getByText(/^Corridor 12, .*Ogre, Strength 7/)).toBeInTheDocument()
    expect(within(list).queryByText(/^Wall of Fire/)).toBeNull()
    fireEvent.click(within(list).getByRole('button', { name: 'Step to Corridor 14' }))
    expect(onPick).toHaveBeenCalledWith('step:corridor-14', true)
  })
})
