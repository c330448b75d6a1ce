import { expect, test } from 'vitest'
import type { Decision } from '../../../../engine/kernel/types.ts'
import { litOf } from './lit.ts'

const at = (id: string) => ({ at: { kind: 'space', id } })
const MOVE: Decision = {
  ...{ id: 'd', kind: 'pick', seat: 0, rule: '11.2', topic: 'move', prompt: 'How do you move?', min: 1, max: 1 },
  options: [
    { id: 'roll', label: 'Throw the die', data: { ends: { 'chamber-1': 0.5, 'corridor-2': 0.5 } } },
    { id: 'step:corridor-1', label: 'One space, to Corridor 1', ...at('corridor-1') },
    { id: 'onward:chamber-1', label: 'Head for Chamber 1', ...at('chamber-1') },
    { id: 'onward:chamber-2', label: 'Head for Chamber 2', ...at('chamber-2') },
  ],
}

test('what lies beyond this turn can be pressed, and is marked only once it is chosen', () => {
  const lit = litOf(MOVE, ['step:corridor-1'])
  expect([lit.get('corridor-1')?.isFar, lit.get('corridor-1')?.isChosen]).toEqual([false, true])
  expect(lit.get('chamber-2')).toMatchObject({
    isFar: true,
    isChosen: false,
    isEnd: false,
    key: null,
    options: [{ id: 'onward:chamber-2' }],
  })
  expect(litOf(MOVE, ['onward:chamber-2']).get('chamber-2')).toMatchObject({ isFar: true, isChosen: true })
})

test('where the die can end with it, it is marked by its chance, and still leads on', () => {
  const lit = litOf(MOVE, ['roll'])
  expect(lit.get('chamber-1')).toMatchObject({ isFar: true, isEnd: true, chance: 0.5, options: [{ id: 'onward:chamber-1' }] })
  expect(lit.get('corridor-2')).toMatchObject({ isFar: false, isEnd: true, options: [] })
})
