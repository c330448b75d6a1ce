import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Roll } from '../../engine/kernel/types.ts'
import { DiceTray } from './tray.tsx'

afterEach(cleanup)

test('a small moment lies in the tray even where nothing was thrown for it', () => {
  render(<DiceTray rolled={[]}>He catches his breath.</DiceTray>)
  expect(screen.getByRole('region', { name: 'Dice' })).toHaveTextContent('He catches his breath.')
})

test('a tray with nothing in it takes no room', () => {
  render(<DiceTray rolled={[]}>{null}</DiceTray>)
  expect(screen.queryByRole('region')).toBeNull()
})

test('beneath what they brought only the last throw is shown, and the others are counted', () => {
  const roll = (why: string) => ({ why, rule: '9.5', code: '1D6', dice: [3], parts: [], total: 3 }) as unknown as Roll
  render(<DiceTray rolled={[roll('first'), roll('second'), roll('third')]}>He catches his breath.</DiceTray>)
  expect(screen.getByRole('region')).toHaveTextContent(/Third/)
  expect(screen.getByRole('region')).not.toHaveTextContent(/Second/)
  expect(screen.getByRole('region')).toHaveTextContent('2 earlier throws are in the chronicle.')
})
