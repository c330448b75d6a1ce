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
})

test('the list has the same places with their choices', () => {
  const { onPick } = lay()
  fireEvent.click(screen.getByRole('button', { name: 'As a list' }))
  expect(screen.getByRole('list', { name: 'Places of level 1' }).querySelectorAll('li')).toHaveLength(27)
  fireEvent.click(stop(/North by the door/))
  expect(onPick).toHaveBeenCalledWith('exit:north')
})
