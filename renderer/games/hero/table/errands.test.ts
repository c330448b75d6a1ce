import { expect, test } from 'vitest'
import type { Decision } from '../../../../engine/kernel/types.ts'
import { withErrands } from './errands.ts'

const ask = (...ids: string[]): Decision =>
  ({
    id: 'd',
    topic: 'hero-action',
    kind: 'pick',
    prompt: 'What will he do?',
    options: ids.map((id) => ({ id, label: id })),
  }) as unknown as Decision
const errands = [
  { id: 'march:mine', kind: 'march', label: 'Move my monsters' },
  { id: 'onward', kind: 'onward', label: 'Head for Alysa' },
  { id: 'walk:4:4', kind: 'walk', label: 'Walk', answers: 3 },
]
const listed = (decision: Decision) => withErrands(decision, errands).options?.map(({ id }) => id)

test('what leads on comes before single steps, so that Enter never takes a step back', () => {
  expect(listed(ask('go:west', 'face:north', 'end'))).toEqual(['march:mine', 'onward', 'go:west', 'face:north', 'end', 'walk:4:4'])
})

test('where only turning is left, Enter sends nobody off', () => {
  expect(listed(ask('face:north', 'end'))).toEqual(['march:mine', 'face:north', 'end', 'onward', 'walk:4:4'])
})
