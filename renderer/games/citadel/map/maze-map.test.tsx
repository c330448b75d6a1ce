import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Aloud } from '../../../frame/aloud.tsx'
import { EXPLORING, PLACEMENT, ROUTE } from '../fixtures/raid.ts'
import { Levels } from './levels.tsx'
import { Looks } from './look.tsx'

afterEach(cleanup)

function lay(decision = ROUTE, picked: readonly string[] = []) {
  const onPick = vi.fn<(id: string) => void>()
  const onConfirm = vi.fn()
  render(<Levels view={EXPLORING} decision={decision} picked={picked} onPick={onPick} onConfirm={onConfirm} />)
  return { onPick, onConfirm }
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const stop = (name: RegExp) => screen.getByRole('button', { name })
const focused = () => document.activeElement?.getAttribute('aria-label') ?? ''

describe('the map', () => {
  test('has one tab stop, the party', () => {
    lay()
    const stops = [...document.querySelectorAll<SVGElement>('[data-stop]')].filter((element) => element.getAttribute('tabindex') === '0')
    expect(stops.map((element) => element.dataset.stop)).toEqual(['s4'])
  })

  test('goes between neighbours by arrows', () => {
    lay()
    document.querySelector<SVGElement>('[data-stop="s4"]')?.focus()
    press('ArrowUp')
    expect(focused()).toContain('corridor, door north')
    press('ArrowUp')
    expect(focused()).toContain('mirror room')
    expect(focused()).toContain('left behind: Troll')
  })

  test('chooses an exit with Enter on the place it leads to, and answers with Enter again', () => {
    const { onPick } = lay()
    document.querySelector<SVGElement>('[data-stop="s4"]')?.focus()
    press('ArrowUp')
    press('Enter')
    expect(onPick).toHaveBeenCalledWith('exit:north')
    cleanup()
    const { onConfirm } = lay(ROUTE, ['exit:north'])
    act(() => document.querySelector<SVGElement>('[data-stop="s18"]')?.focus())
    press('Enter')
    expect(onConfirm).toHaveBeenCalled()
  })

  test('Enter where nothing can be chosen, and an arrow that leads nowhere, do nothing and say so', async () => {
    render(<Aloud />)
    const { onPick, onConfirm } = lay(ROUTE, ['exit:north'])
    act(() => document.querySelector<SVGElement>('[data-stop="s4"]')?.focus())
    press('Enter')
    expect(onPick).not.toHaveBeenCalled()
    expect(onConfirm).not.toHaveBeenCalled()
    expect(await screen.findByText('Nothing can be chosen here.')).toBeInTheDocument()
  })

  test('its places are the cells of a grid', () => {
    lay()
    const grid = screen.getByRole('grid', { name: 'Places' })
    expect(grid.querySelectorAll('[role="row"] > [role="gridcell"] > [data-stop]').length).toBe(
      document.querySelectorAll('[data-stop]').length,
    )
  })

  test('treats an unexplored cell as the exit that leads there', () => {
    const { onPick } = lay()
    fireEvent.click(stop(/unexplored.*East along the corridor/))
    expect(onPick).toHaveBeenCalledWith('exit:east')
  })

  test('turns the chit to its next placement when its cell is pressed again', () => {
    const { onPick } = lay(PLACEMENT, ['place:2:0'])
    fireEvent.click(stop(/unexplored/))
    expect(onPick).toHaveBeenCalledWith('place:2:1')
  })

  test('shows another level on demand', () => {
    lay()
    fireEvent.click(screen.getByRole('button', { name: /Level 2/ }))
    expect(screen.getByRole('group', { name: /^Level 2, 1 segment/ })).toBeInTheDocument()
  })

  test('says what a chit would join and where it would lead', () => {
    lay(PLACEMENT, ['place:2:0'])
    expect(stop(/^R51, unexplored. Corridor north, door south: joins Q51; leads on to R50 and R52/)).toBeInTheDocument()
  })

  test('shows every legal placement of the chit, chosen or not, and takes the one pressed', () => {
    const { onPick } = lay(PLACEMENT, [])
    expect(document.querySelectorAll('.ghost')).toHaveLength(2)
    const other = document.querySelector('[data-ghost="place:2:1"]')
    if (!other) throw new Error('the other turn is not shown')
    fireEvent.click(other)
    expect(onPick).toHaveBeenCalledWith('place:2:1')
  })

  test('tells under the board what has the focus', () => {
    lay()
    act(() => document.querySelector<SVGElement>('[data-stop="s15"]')?.focus())
    const told = document.querySelector('.map-told')
    expect(told?.textContent).toBe(focused())
    expect(told).toHaveTextContent('left behind: Troll')
  })

  test('14.0 what was left is drawn, told with its place and listed', () => {
    const levels = EXPLORING.map.levels.map(({ segments }) => ({
      segments: segments.map((each) => (each.id === 's18' ? { ...each, left: '30 gold marks, Ring of Heal' } : each)),
    }))
    const view = { ...EXPLORING, map: { ...EXPLORING.map, levels } }
    render(<Levels view={view} decision={ROUTE} picked={[]} onPick={vi.fn()} onConfirm={vi.fn()} />)
    expect(document.querySelectorAll('.left-treasure')).toHaveLength(1)
    act(() => document.querySelector<SVGElement>('[data-stop="s18"]')?.focus())
    const told = 'left treasure: 30 gold marks, Ring of Heal'
    expect(focused()).toContain(told)
    expect(document.querySelector('.map-told')).toHaveTextContent(told)
    fireEvent.click(screen.getByRole('button', { name: 'As a list' }))
    expect(screen.getByText(new RegExp(told))).toBeInTheDocument()
  })

  test('goes to a place by its name, on another level too, and says if there is none', () => {
    lay()
    const field = screen.getByRole('textbox', { name: 'Go to' })
    const go = (name: string) => {
      fireEvent.change(field, { target: { value: name } })
      fireEvent.submit(field)
    }
    go('q49')
    expect(focused()).toContain('mirror room')
    go('A1')
    expect(screen.getByRole('alert')).toHaveTextContent(/^There is no place A1 on level 1\.$/)
  })

  test('takes the stairs to show the other level at the same place', () => {
    lay()
    act(() => document.querySelector<SVGElement>('[data-stop="s20"]')?.focus())
    expect(focused()).toContain('stairs to level 2')
    press('PageDown')
    expect(screen.getByRole('group', { name: /^Level 2/ })).toBeInTheDocument()
    expect(focused()).toContain('S49, staircase room')
    press('PageUp')
    expect(screen.getByRole('group', { name: /^Level 1/ })).toBeInTheDocument()
  })

  test('shows explored levels side by side, and the named one on request', () => {
    lay()
    fireEvent.click(screen.getByRole('button', { name: 'Side by side' }))
    expect(screen.getAllByRole('group', { name: /^Beside it: level [23]/ })).toHaveLength(2)
    expect(screen.getAllByRole('group', { name: /^Level \d/ })).toHaveLength(1)
  })

  test('keeps its tabs where they are when the level changes', () => {
    lay()
    const tab = screen.getByRole('button', { name: /Level 2/ })
    act(() => tab.focus())
    fireEvent.click(tab)
    expect(document.activeElement).toBe(tab)
  })
})

test('the list has the same places with their choices', () => {
  const { onPick } = lay()
  fireEvent.click(screen.getByRole('button', { name: 'As a list' }))
  expect(screen.getByRole('list', { name: 'Places of level 1' }).querySelectorAll('li')).toHaveLength(27)
  fireEvent.click(stop(/North by the door/))
  expect(onPick).toHaveBeenCalledWith('exit:north')
})

describe('the look at a maze', () => {
  interface TableProps {
    readonly fighting: boolean
    readonly raid?: string
    readonly at?: string
  }
  function Table({ fighting, raid = 'one', at = EXPLORING.map.at }: TableProps) {
    const view = { ...EXPLORING, map: { ...EXPLORING.map, at } }
    const map = <Levels key={raid} kept={raid} view={view} decision={ROUTE} picked={[]} onPick={() => {}} onConfirm={() => {}} />
    return <Looks>{fighting ? <p>The ranks</p> : map}</Looks>
  }
  const scaled = () => document.querySelector('svg.board')?.getAttribute('width')

  test('comes back after a fight as it was: the zoom, the level and the list', () => {
    const { rerender } = render(<Table fighting={false} />)
    const before = scaled()
    fireEvent.click(screen.getByRole('button', { name: 'Closer' }))
    const closer = scaled()
    expect(closer).not.toBe(before)
    rerender(<Table fighting />)
    rerender(<Table fighting={false} />)
    expect(scaled()).toBe(closer)
    fireEvent.click(screen.getByRole('button', { name: 'As a list' }))
    rerender(<Table fighting />)
    rerender(<Table fighting={false} />)
    expect(screen.getByRole('button', { name: 'As a map' })).toBeInTheDocument()
  })

  test('comes back where it was dragged, away from the party, unless the party has moved in the meantime', () => {
    vi.useFakeTimers()
    const { rerender } = render(<Table fighting={false} />)
    document.querySelector<SVGElement>('[data-stop="s4"]')?.focus()
    for (let i = 0; i < 40; i += 1) fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight', shiftKey: true })
    act(() => void vi.advanceTimersByTime(200))
    const shifted = () => document.querySelector<SVGElement>('svg.board')?.style.transform
    const dragged = shifted()
    rerender(<Table fighting />)
    rerender(<Table fighting={false} />)
    expect(shifted()).toBe(dragged)
    rerender(<Table fighting />)
    rerender(<Table fighting={false} at="s3" />)
    expect(shifted()).not.toBe(dragged)
    vi.useRealTimers()
  })

  test('belongs to one raid', () => {
    const { rerender } = render(<Table fighting={false} />)
    fireEvent.click(screen.getByRole('button', { name: 'As a list' }))
    rerender(<Table fighting={false} raid="another" />)
    expect(screen.getByRole('button', { name: 'As a list' })).toBeInTheDocument()
  })
})

test('the map neither moves nor changes its size within a turn, whatever is asked', () => {
  // An exit at the edge of all that is known: before, its cell was there only while it could be chosen.
  const board = () => document.querySelector('svg.board') as SVGSVGElement
  const seen = () => [board().getAttribute('viewBox'), board().getAttribute('width'), board().style.transform]
  const alone = { ...EXPLORING, map: { ...EXPLORING.map, levels: EXPLORING.map.levels.map((level) => ({ ...level })) } }
  const laid = (decision: typeof ROUTE | null) => (
    <Levels view={alone} decision={decision} picked={[]} onPick={() => {}} onConfirm={() => {}} />
  )
  const { rerender } = render(laid(ROUTE))
  const first = seen()
  for (const decision of [null, PLACEMENT, null, ROUTE]) {
    rerender(laid(decision))
    expect(seen()).toEqual(first)
  }
})

test('a map that was taken back shows what it showed: it never zooms in by itself', () => {
  const board = () => document.querySelector('svg.board') as SVGSVGElement
  const few = {
    ...EXPLORING,
    map: { ...EXPLORING.map, levels: EXPLORING.map.levels.map((level) => ({ ...level, segments: level.segments.slice(0, 2) })) },
  }
  const laid = (view: typeof EXPLORING) => <Levels view={view} decision={null} picked={[]} onPick={() => {}} onConfirm={() => {}} />
  const { rerender } = render(laid(EXPLORING))
  const width = board().getAttribute('width')
  rerender(laid(few as typeof EXPLORING))
  expect(board().getAttribute('width')).toBe(width)
})
