import { expect, test } from 'vitest'
import type { Json, SessionView } from '../../../engine/kernel/types.ts'
import { SOUNDS } from './sounds.ts'

const at = (dark: number | null) =>
  ({ game: 'cave', seat: 0, view: { players: [], lying: {}, phase: 'move', dark } }) as unknown as SessionView

test.each<[string, Json, string | null]>([
  ['fought', { result: 'won' }, 'blade'],
  ['fought', { result: 'lost' }, 'claw'],
  ['fought', { result: 'even' }, 'miss'],
  ['gate', { open: true }, 'door'],
  ['gate', { open: false }, null],
  ['crystal-found', {}, 'mirror'],
  ['trial', { passed: true }, 'gate'],
  ['game-over', { how: 'crystal' }, 'out'],
  ['game-over', { how: 'limit' }, null],
  ['died', {}, 'fall'],
  ['what-older-rules-told', null, null],
])('%s with %j: %s', (type, data, cue) => {
  expect(SOUNDS.cueOf({ type, rule: '1', data }, at(null))).toBe(cue)
})

test('the drone is heard while it is dark', () => {
  expect(SOUNDS.hasDrone?.(at(1))).toBe(true)
  expect(SOUNDS.hasDrone?.(at(null))).toBe(false)
})
