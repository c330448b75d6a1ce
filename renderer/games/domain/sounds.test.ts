import { expect, test } from 'vitest'
import type { Json, SessionView } from '../../../engine/kernel/types.ts'
import { SOUNDS } from './sounds.ts'

const SESSION = { game: 'domain', seat: 0, view: {} } as unknown as SessionView

test.each<[string, Json, string | null]>([
  ['blow', { by: 'character', hit: true }, 'blade'],
  ['blow', { by: 'creature', hit: true }, 'claw'],
  ['blow', { by: 'creature', hit: false }, 'miss'],
  ['tile-laid', {}, 'tile'],
  ['passage', { deed: 'entered' }, 'stair-down'],
  ['passage', { deed: 'moved' }, null],
  ['died', {}, 'fall'],
  ['won', {}, 'out'],
  ['moved', {}, null],
  ['what-older-rules-told', null, null],
])('%s with %j: %s', (type, data, cue) => {
  expect(SOUNDS.cueOf({ type, rule: '1', data }, SESSION)).toBe(cue)
})

test('the drone is heard in passages', () => {
  const at = (status: string) =>
    ({ ...SESSION, view: { seat: 0, phase: 'turns', stacks: {}, characters: [{ status }] } }) as unknown as SessionView
  expect(SOUNDS.hasDrone?.(at('passage'))).toBe(true)
  expect(SOUNDS.hasDrone?.(at('board'))).toBe(false)
})
