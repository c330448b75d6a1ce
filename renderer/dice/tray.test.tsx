import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { LogEntry, Roll } from '../../engine/kernel/types.ts'
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
  expect(screen.getByRole('region')).toHaveTextContent('2 earlier throws are in the chronicle.')
})

test('a throw that decided something says what it brought; one that only led on does not', () => {
  const rolled = [roll('first'), roll('second')]
  const event = (text: string, of: readonly Roll[]) => ({
    n: 1,
    rule: '8.1',
    type: 'line',
    text,
    data: { rolls: of } as unknown as LogEntry['data'],
  })
  const { rerender } = render(
    <DiceTray rolled={rolled} told={[event('No wandering monsters.', rolled)]}>
      {null}
    </DiceTray>,
  )
  const sums = () => [...document.querySelectorAll('.sum')].map(({ textContent }) => textContent)
  expect(sums()).toEqual([expect.not.stringContaining('No wandering'), expect.stringContaining('No wandering monsters.')])
  // Of throws that somebody else made unseen nothing is said.
  rerender(<DiceTray rolled={rolled} told={[event('No wandering monsters.', [roll('first')])]} />)
  expect(sums().join()).not.toContain('No wandering')
})
