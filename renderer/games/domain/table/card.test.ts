import { expect, test } from 'vitest'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { firstPicks, withoutSquares } from './card.tsx'

const step = (id: string, more: Partial<Option> = {}): Option => ({ id: `step:${id}`, label: id, ...more })
const ask = (topic: string, options: readonly Option[]): Decision => ({
  id: 'd1',
  seat: 0,
  kind: 'pick',
  rule: '6.1',
  topic,
  prompt: 'Where?',
  options,
})

test('6.1 a turn begins with the step that draws something, never with one that is warned of', () => {
  const plain = step('0-1')
  const fresh = step('0-2', { data: { new: 'tile' } })
  expect(firstPicks(ask('turn', [plain, fresh]))).toEqual([fresh.id])
  expect(firstPicks(ask('turn', [plain, { ...fresh, warns: 'The Medusa' }]))).toEqual([])
})

test('2.0 what leads on towards the treasure stands first', () => {
  const onward: Option = { id: 'onward', label: 'Head for the treasure' }
  const walk: Option = { id: 'go:5-0', label: 'Walk', data: { new: 'tile', steps: 5 } }
  const listed = withoutSquares(ask('turn', [walk, step('0-1'), { id: 'end', label: 'End' }, onward]), []).options ?? []
  expect(listed.map(({ id }) => id)).toEqual(['onward', 'step:0-1', 'go:5-0', 'end'])
  // The turn begins with it, unless something new lies beside.
  expect(firstPicks(ask('turn', [onward, walk, step('0-1')]))).toEqual(['onward'])
  expect(firstPicks(ask('turn', [onward, step('0-1', { data: { new: 'card' } })]))).toEqual(['step:0-1'])
})

test('6.3 a turn begins with light where it is sure', () => {
  const light: Option = { id: 'light', label: 'Light the lantern' }
  const fresh = step('0-2', { data: { new: 'tile' } })
  expect(firstPicks(ask('turn', [fresh, light]))).toEqual(['light'])
  expect(firstPicks(ask('turn', [fresh, { ...light, odds: { text: '16.7%', chance: 1 / 6 } }]))).toEqual([fresh.id])
  expect(firstPicks(ask('turn', [fresh, { ...light, warns: 'The breeze here blows it out again.' }]))).toEqual([fresh.id])
})

test('6.4 a choice in the dark begins with a step, not with staying', () => {
  const stay: Option = { id: 'stay', label: 'Stay here' }
  expect(firstPicks(ask('direction', [step('0-1', { data: { dark: true } }), step('0-2'), stay]))).toEqual(['step:0-2'])
  expect(firstPicks(ask('direction', [stay]))).toEqual([])
})

test('9.3 a fight that cannot be won begins with a retreat, any other with what is listed first', () => {
  const on = (kill: number): Option => ({ id: 'fight-on', label: 'Fight on', odds: { text: '', kill, chance: kill } })
  const back: Option = { id: 'retreat', label: 'Retreat' }
  expect(firstPicks(ask('round', [on(0), back]))).toEqual(['retreat'])
  expect(firstPicks(ask('round', [on(0)]))).toEqual([])
  expect(firstPicks(ask('round', [on(0.4), back]))).toEqual([])
})
