import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { EXPLORING, PLACEMENT, ROUTE } from '../fixtures/raid.ts'
import { Levels } from './levels.tsx'

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

  test('chooses an exit by Enter on the place it leads to, and answers by Enter again', () => {
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

  test('takes an unexplored cell for the exit that leads there', () => {
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
    expect(screen.getByRole('group', { name: /^Level 2, 1 segment/ })).toBeTruthy()
  })

  test('says of a chit to be laid what it would join and where it would lead', () => {
    lay(PLACEMENT, ['place:2:0'])
    expect(stop(/^R51, unexplored. Corridor north, door south: joins Q51; leads on to R50 and R52/)).toBeTruthy()
  })

  test('shows every legal way to lay the chit, chosen or not, and takes the one pressed', () => {
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
    expect(told?.textContent).toContain('left behind: Troll')
  })

  test('goes to a place by its name, on another level too, and says where there is none', () => {
    lay()
    const field = screen.getByRole('textbox', { name: 'Go to' })
    const go = (name: string) => {
      fireEvent.change(field, { target: { value: name } })
      fireEvent.submit(field)
    }
    go('q49')
    expect(focused()).toContain('mirror room')
    go('A1')
    expect(screen.getByRole('alert').textContent).toBe('Nothing lies at A1 on level 1.')
  })

  test('takes the stairs to look at the other level, at the same place', () => {
    lay()
    act(() => document.querySelector<SVGElement>('[data-stop="s20"]')?.focus())
    expect(focused()).toContain('stairs to level 2')
    press('PageDown')
    expect(screen.getByRole('group', { name: /^Level 2/ })).toBeTruthy()
    expect(focused()).toContain('S49, staircase room')
    press('PageUp')
    expect(screen.getByRole('group', { name: /^Level 1/ })).toBeTruthy()
  })

  test('has explored levels side by side, the one asked for by its name', () => {
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
