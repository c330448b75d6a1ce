import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Spot } from '../../../../engine/gladiator/open/squares.ts'
import { arena, type Sheet, type Table } from '../../../../engine/gladiator/proof/table-top.ts'
import { Arena } from './arena.tsx'
import { centreOf, usualHold } from './camera.ts'
import { headingOf, SIDE } from './grid.ts'
import { chosenIn, litOf } from './lit.ts'
import { outlineOf } from './outline.ts'
import { presentTags } from './people.ts'

// Real positions of real fights, drawn and pressed.

const onPick = vi.fn()
const onConfirm = vi.fn()
const onOpen = vi.fn()
const onTurn = vi.fn()

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

const ANN: Sheet = { name: 'Ann', at: [9, 10], facing: 'e', ready: 'long-bow', sh: 12, ag: 12 }
const BOB: Sheet = { name: 'Bob', side: 'east', at: [9, 16], facing: 'w', ready: 'mace' }

function fight(phase: 'move' | 'action', more: Sheet = {}, others: readonly Sheet[] = []): Table {
  return arena({ phase, exit: [0, 20], characters: [ANN, BOB, ...others], ...more }, { free: true, draws: ['ann'] })
}

type Props = Partial<Parameters<typeof Arena>[0]>

function page(table: Table, props: Props = {}) {
  return (
    <Arena
      view={table.seen()}
      decision={table.decision}
      picked={[]}
      events={[]}
      own={0}
      onPick={onPick}
      onConfirm={onConfirm}
      menus={{ onOpen, where: [] }}
      {...props}
    />
  )
}

/** The arena, once every part of it is drawn. */
async function show(table: Table, props: Props = {}) {
  const shown = render(page(table, props))
  const board = await screen.findByRole('group', { name: /^The arena\./, busy: false })
  return { ...shown, board, square: (id: string) => board.querySelector<SVGElement>(`[data-stop="${id}"]`) }
}

describe('the squares', () => {
  test('have one closed outline round an area, and one round each hole in it', () => {
    const ring: readonly Spot[] = [0, 1, 2]
      .flatMap((row) => [0, 1, 2].map((column): Spot => [row, column]))
      .filter(([r, c]) => r !== 1 || c !== 1)
    expect(outlineOf([[0, 0]])).toBe(`M0 0L${SIDE} 0L${SIDE} ${SIDE}L0 ${SIDE}Z`)
    expect(outlineOf(ring).match(/Z/g)).toHaveLength(2)
    expect(outlineOf([])).toBe('')
  })

  test('29.1 turn whoever comes along them', () => {
    expect(
      headingOf([
        [9, 9],
        [9, 10],
      ]),
    ).toBe('e')
    expect(
      headingOf([
        [9, 9],
        [9, 10],
        [7, 10],
      ]),
    ).toBe('n')
    expect(headingOf([[9, 9]])).toBeNull()
  })
})

describe('a square', () => {
  test('says who stands there and what lies there', async () => {
    const things = [{ type: 'dagger', at: [9, 12] }]
    const terrain = [{ kind: 'fire', at: [9, 12], layers: 2 }]
    const { square } = await show(fight('move', { things, terrain }, [{ name: 'Cal', side: 'east', at: [3, 3], dazed: true, now: 4 }]))
    expect(square('9-16')?.getAttribute('aria-label')).toBe('row 9, column 16, Bob of the East, facing west, with mace.')
    expect(square('3-3')?.getAttribute('aria-label')).toMatch(/^row 3, column 3, Cal of the East, facing west, dazed/)
    expect(square('9-12')?.getAttribute('aria-label')).toBe('row 9, column 12, fire, 2 layers, dagger. Shuffle, 2.')
    expect(square('9-9')?.getAttribute('aria-label')).not.toMatch(/row 9, column 9.*row 9, column 9/)
    expect(square('0-20')?.getAttribute('aria-label')).toMatch(/^row 0, column 20, an exit\./)
  })

  test('28.4 takes the move that ends there, and makes it when pressed again', async () => {
    const table = fight('move')
    const first = await show(table)
    fireEvent.click(within(first.board).getByRole('button', { name: 'row 9, column 13. Charge, 3.' }))
    expect(onPick).toHaveBeenCalledWith('to:9-13', true)
    first.unmount()
    const { board } = await show(table, { picked: ['to:9-13'] })
    fireEvent.click(within(board).getByRole('button', { name: /^row 9, column 13\./ }))
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  test('G-76 offers both ways there, the near one and the charge that backs up first', async () => {
    const { square } = await show(fight('move'), { picked: ['to:9-11'] })
    expect(square('9-11')?.getAttribute('aria-label')).toBe('row 9, column 11. Shift, 1. Charge, 3.')
    const at = square('9-11')
    if (!at) throw new Error('nothing to press')
    fireEvent.click(at)
    expect(onPick).toHaveBeenCalledWith('charge:9-11', false)
  })

  test('opens the menu of whoever stands there where nothing is asked of him', async () => {
    const { square } = await show(fight('move'))
    const at = square('9-16')
    if (!at) throw new Error('nobody to press')
    fireEvent.click(at)
    expect(onOpen).toHaveBeenCalledWith(['bob'])
  })

  test('has the key that the card gives it', async () => {
    const { board } = await show(fight('move'), { keys: ['to:9-13', 'to:8-10'] })
    expect([...board.querySelectorAll('.r-key text')].map(({ textContent }) => textContent).toSorted()).toEqual(['1', '2'])
  })
})

describe('the way', () => {
  const pit: Sheet = { terrain: [11, 12].map((column) => ({ kind: 'pit', at: [9, column] })) }

  test('29.1 leads round two pits, square by square, for only one can be jumped', async () => {
    const { board } = await show(fight('move', pit), { picked: ['to:9-13'] })
    const corners = board.querySelector('.r-way')?.getAttribute('d')?.split('L') ?? []
    expect(corners).toHaveLength(6)
    expect(corners).not.toContain(`${11.5 * SIDE} ${9.5 * SIDE}`)
  })

  test('8.1 is ringed where an enemy would stop it', async () => {
    const { board } = await show(fight('move'))
    expect(board.querySelectorAll('.r-ring.is-enemy')).toHaveLength(5)
  })

  test('waiting is an answer of no square, for it would be given by a slip', () => {
    const table = fight('move')
    const lit = litOf(table.seen(), table.decision)
    expect([...lit.values()].flatMap(({ options }) => options).some(({ id }) => id === 'wait')).toBe(false)
    expect(chosenIn(lit, ['wait'])).toBeNull()
  })
})

describe('the facing', () => {
  function facing(): Table {
    const table = fight('move')
    expect(table.session.choose({ pick: ['to:9-12'] })).toBeNull()
    expect(table.topic).toBe('face')
    return table
  }

  test('29.1 is said by the arrow keys, and taken with Enter', async () => {
    const table = facing()
    const { board, rerender } = await show(table, { picked: ['face:e'] })
    fireEvent.keyDown(board, { key: 'ArrowUp' })
    expect(onPick).toHaveBeenCalledWith('face:n', true)
    rerender(page(table, { picked: ['face:n'] }))
    fireEvent.keyDown(board, { key: 'Enter' })
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  test('29.1 is pressed on one of the wedges round him', async () => {
    const { board } = await show(facing(), { picked: ['face:e'] })
    const south = board.querySelector('[data-facing="s"]')
    if (!south) throw new Error('no wedge to the south')
    fireEvent.click(south)
    expect(onPick).toHaveBeenCalledWith('face:s', true)
    expect(board.querySelectorAll('.r-ring.is-own')).toHaveLength(5)
  })

  test('29.1 is said by the second press on his square, held and dragged', async () => {
    const table = fight('move')
    const picked = ['to:9-12']
    const { board, square } = await show(table, { picked, onTurn })
    const sheet = { left: 0, top: 0, width: 4800, height: 3000 }
    vi.spyOn(board, 'getBoundingClientRect').mockReturnValue(sheet as DOMRect)
    board.setPointerCapture = vi.fn()
    const at = square('9-12')
    if (!at) throw new Error('nowhere to go')
    // The sheet begins 600 units before the sand, and is a pixel a unit here.
    const middle = { clientX: 600 + 12.5 * 100, clientY: 600 + 9.5 * 100 }
    const hand = (type: string, down: number) =>
      fireEvent(at, new MouseEvent(type, { bubbles: true, button: 0, clientX: middle.clientX, clientY: middle.clientY + down }))
    hand('pointerdown', 0)
    hand('pointermove', 90)
    hand('pointerup', 90)
    expect(onTurn).toHaveBeenCalledExactlyOnceWith('s')
    expect(onConfirm).not.toHaveBeenCalled()
  })
})

describe('aiming', () => {
  test('35.1 draws the track, and hatches what is in the way', async () => {
    const terrain = [{ kind: 'fire', at: [9, 13] }]
    const table = fight('action', { terrain }, [{ name: 'Cal', side: 'east', at: [9, 14] }])
    const { board } = await show(table, { picked: ['shoot:bob'] })
    expect(board.querySelectorAll('.r-track')).toHaveLength(5)
    expect(board.querySelectorAll('.r-track.is-hard')).toHaveLength(2)
  })

  test('33.4 leaves the squares on which something could be laid down unframed until that is chosen', async () => {
    const table = fight('action')
    const { board, rerender } = await show(table, { picked: ['shoot:bob'] })
    expect(board.querySelectorAll('.r-pick')).toHaveLength(1)
    rerender(page(table, { picked: ['drop-at:8-10'] }))
    expect(board.querySelectorAll('.r-pick').length).toBeGreaterThan(7)
  })
})

describe('counters', () => {
  test('of one picture and one side have a tag', () => {
    const wolves = [1, 2].map((i): Sheet => ({ creature: 'wolf', side: 'east', at: [1, i] }))
    const tags = presentTags(fight('move', {}, wolves).seen().characters)
    expect([...tags]).toEqual([
      ['wolf-1', '1'],
      ['wolf-2', '2'],
    ])
  })

  test('26.1 show what an enemy has lost, and of one’s own what is left', async () => {
    const table = arena(
      {
        phase: 'move',
        characters: [
          { ...ANN, now: 6 },
          { ...BOB, now: 5 },
        ],
      },
      { free: true },
    )
    const { board } = await show(table)
    expect(board.querySelectorAll('.k-health')).toHaveLength(1)
    expect(board.textContent).not.toContain('5 of')
  })
})

describe('what is looked at', () => {
  test('is the whole arena until two enemies come near each other, and again when they are far apart', () => {
    const apart = (columns: number) => arena({ phase: 'move', characters: [ANN, { ...BOB, at: [9, 10 + columns] }] }, { free: true }).seen()
    vi.stubGlobal('innerWidth', 1280)
    expect(usualHold(apart(13), 'whole')).toBe('whole')
    expect(usualHold(apart(12), 'whole')).toBe('party')
    expect(usualHold(apart(17), 'party')).toBe('party')
    expect(usualHold(apart(18), 'party')).toBe('whole')
    vi.unstubAllGlobals()
  })

  test('is the middle of those near whoever is asked, with him well within it', () => {
    const view = fight('move').seen()
    expect(centreOf(view, [9, 10])).toEqual([9, 13])
    expect(centreOf(view, [9, 39])).toEqual([9, 39])
    expect(centreOf(view, null)).toEqual(centreOf(view, [9, 10]))
  })

  test('is read as a list as well, square by square', async () => {
    await show(fight('move'))
    fireEvent.click(screen.getByRole('button', { name: 'As a list' }))
    const list = screen.getByRole('list', { name: 'Squares of the arena' })
    expect(within(list).getByText(/^row 9, column 16, Bob of the East/)).toBeDefined()
    const row = within(list).getByText('row 9, column 11').closest('li')
    expect(row?.textContent).toBe('row 9, column 11Shift, 1Charge, 3')
    fireEvent.click(within(list).getByRole('button', { name: 'row 9, column 11: shift, 1' }))
    expect(onPick).toHaveBeenCalledWith('to:9-11', true)
  })
})
