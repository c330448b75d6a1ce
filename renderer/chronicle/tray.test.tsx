import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { LogEntry, Roll } from '../../engine/kernel/types.ts'
import { thrownUpTo } from '../dice/worked-sum.ts'
import { DiceTray } from './tray.tsx'

afterEach(cleanup)

const roll = (why: string) => ({ why, rule: '9.5', code: '1D6', dice: [3], parts: [], total: 3 }) as unknown as Roll

test('a small moment lies in the tray even where nothing was thrown for it', () => {
  render(
    <DiceTray rolled={[]} told={[]}>
      He catches his breath.
    </DiceTray>,
  )
  expect(screen.getByRole('region', { name: 'Dice' })).toHaveTextContent('He catches his breath.')
})

test('a tray with nothing in it takes no room', () => {
  render(
    <DiceTray rolled={[]} told={[]}>
      {null}
    </DiceTray>,
  )
  expect(screen.queryByRole('region')).toBeNull()
})

test('beneath what they brought only the last throw is shown, and the others are counted', () => {
  render(
    <DiceTray rolled={[roll('first'), roll('second'), roll('third')]} told={[]}>
      He catches his breath.
    </DiceTray>,
  )
  expect(screen.getByRole('region')).toHaveTextContent(/Third/)
  expect(screen.getByRole('region')).not.toHaveTextContent(/Second/)
  expect(screen.getByRole('region')).toHaveTextContent('2 earlier rolls are in the chronicle.')
})

const event = (n: number, text: string): LogEntry => ({ n, rule: '8.1', type: 'line', text, data: null })

test('a throw says what it brought; one that only led on, or that no event tells of, does not', () => {
  const rolled = [roll('turn'), { ...roll('first'), event: 4 }, { ...roll('second'), event: 4 }, roll('way')]
  const sums = () => [...document.querySelectorAll('.sum')].map(({ textContent }) => textContent)
  const { rerender } = render(<DiceTray rolled={rolled.slice(1, 3)} told={[event(4, 'No wandering monsters.')]} />)
  expect(sums()).toEqual([expect.not.stringContaining('No wandering'), expect.stringContaining('No wandering monsters.')])
  rerender(<DiceTray rolled={rolled} told={[event(3, 'A door.'), event(4, 'No wandering monsters.')]} />)
  expect(sums()).toEqual([expect.stringContaining('No wandering monsters.'), expect.not.stringContaining('No wandering')])
})

test('no throw is shown before what it decided is told', () => {
  const rolled = [roll('turn'), { ...roll('first'), event: 0 }, { ...roll('second'), event: 2 }, roll('way')]
  const shown = (...told: number[]) => thrownUpTo(rolled, [...told.map((n) => event(n, 'Told.'))]).map(({ why }) => why)
  expect([shown(), shown(0, 1), shown(0, 1, 2)]).toEqual([[], ['turn', 'first'], ['turn', 'first', 'second']])
})
