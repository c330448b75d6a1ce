import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Decision } from '../../../../engine/kernel/types.ts'
import { useDraft } from '../../../decision/draft.ts'
import { firstPicks } from './card.tsx'

const DEFEND: Decision = {
  id: 'd1',
  seat: 0,
  kind: 'pick',
  rule: '210C',
  topic: 'defend',
  prompt: 'At whom does he strike back?',
  min: 0,
  max: 2,
  options: [
    { id: 'c1', label: 'Troll', odds: { text: '27.8%', chance: 0.278 } },
    { id: 'c2', label: 'Goblin', odds: { text: '91.7%', chance: 0.917 } },
  ],
}
const begun = (decision: Decision) => renderHook(() => useDraft(decision, firstPicks)).result.current.picked

test('210C striking back, which costs nothing, starts with the likeliest blow', () => {
  expect(begun(DEFEND)).toEqual(['c2'])
})

test('202 with only turning left, Enter ends the phase instead of turning him for ever', () => {
  const options = ['turn:n', 'turn:s', 'end'].map((id) => ({ id, label: id }))
  const asked: Decision = { ...DEFEND, topic: 'hero-action', min: 1, max: 1, options }
  const habits = [{ id: 'end-when-spent', label: 'Done when only turning is left', pick: ['end'] }]
  expect(begun(asked)).toEqual(['turn:n'])
  expect(begun({ ...asked, habits })).toEqual(['end'])
})

test('any other pick of several starts empty', () => {
  expect(begun({ ...DEFEND, topic: 'monster-attack' })).toEqual([])
})
