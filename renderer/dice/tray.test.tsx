import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
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
