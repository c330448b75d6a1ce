import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Chronicle } from './chronicle.tsx'

afterEach(cleanup)

const ENTRIES = ['9.5', '9.7', '9.8'].map((rule, n) => ({ n, rule, type: 'told', text: `Line ${n}.`, data: {} }))

test('the cases are one tab stop, the newest; arrows go from one to the next and stop at the ends', () => {
  render(<Chronicle session="raid" entries={ENTRIES} newFrom={2} aside="turn 1" />)
  const cases = screen.getAllByRole('button', { name: /^Rule/ })
  expect(cases.map((each) => each.tabIndex)).toEqual([-1, -1, 0])
  cases[2]?.focus()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  press('ArrowUp')
  expect(document.activeElement).toBe(cases[1])
  press('ArrowUp')
  press('ArrowUp')
  expect(document.activeElement).toBe(cases[0])
  press('ArrowDown')
  expect(document.activeElement).toBe(cases[1])
})

test('all of it can be read in a larger window; before anything has happened there is nothing to open', () => {
  const { rerender } = render(<Chronicle session="raid" entries={[]} newFrom={0} aside="before the gate" />)
  expect(screen.queryByRole('button', { name: 'Read all' })).toBeNull()
  rerender(<Chronicle session="raid" entries={ENTRIES} newFrom={2} aside="turn 1" />)
  fireEvent.click(screen.getByRole('button', { name: 'Read all' }))
  const whole = within(screen.getByRole('dialog', { name: 'Chronicle of this game' }))
  expect(whole.getAllByRole('listitem')).toHaveLength(ENTRIES.length)
  fireEvent.click(whole.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
