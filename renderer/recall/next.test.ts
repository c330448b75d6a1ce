import { expect, test } from 'vitest'
import type { Decision } from '../../engine/kernel/types.ts'
import { bestChoices } from './next.ts'

const QUESTION: Decision = {
  id: 'd',
  seat: 0,
  kind: 'pick',
  topic: 'action',
  rule: '9.2',
  prompt: 'What does Ann do?',
  options: [
    { id: 'a', label: 'Strike the orc', odds: { text: '50%', chance: 0.5 } },
    { id: 'b', label: 'Strike the troll', odds: { text: '71%', chance: 0.71 } },
    { id: 'c', label: 'Cast Lightning', warns: 'It may kill her.', odds: { text: '90%', chance: 0.9 } },
    { id: 'd', label: 'Heal', aside: true },
    { id: 'e', label: 'Pass', apart: true },
  ],
}

test('the hint comes first, then what is most likely to succeed; nothing that kills, no aside', () => {
  expect(bestChoices(QUESTION, { pick: ['a'], why: '' })).toEqual([
    { label: 'Strike the orc', odds: '50%' },
    { label: 'Strike the troll', odds: '71%' },
  ])
  expect(bestChoices(QUESTION, { pick: ['e'], why: '' }).map(({ label }) => label)).toEqual(['Pass', 'Strike the troll'])
})

test('without a hint the first deed leads; a question without options has no choices', () => {
  expect(bestChoices(QUESTION, null)[0]?.label).toBe('Strike the orc')
  expect(bestChoices({ ...QUESTION, kind: 'text', options: [] }, null)).toEqual([])
})
