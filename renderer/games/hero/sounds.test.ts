import { expect, test } from 'vitest'
import type { Json, SessionView } from '../../../engine/kernel/types.ts'
import { SOUNDS } from './sounds.ts'

const SESSION: SessionView = {
  ...{ session: 's', game: 'hero', revision: 1, seat: 0, seats: ['A', 'B'], decision: null, outcome: null, view: {} },
  ...{ canUndo: false, canRedo: false, inputs: 1, rolled: [], events: [] },
}

test.each<[string, Json, string | null]>([
  ['hero-struck', { hit: true }, 'blade'],
  ['hero-struck', { hit: false }, 'miss'],
  ['monster-struck', { hit: true }, 'claw'],
  ['monster-struck', { hit: false }, 'miss'],
  ['door-tried', { opened: true }, 'door'],
  ['door-tried', { opened: false }, null],
  ['door-forced', { forced: true }, 'door'],
  ['riches-taken', {}, 'coin'],
  ['died', {}, 'fall'],
  ['reached-alysa', {}, 'out'],
  ['stepped', {}, null],
  ['what-older-rules-told', null, null],
])('%s with %j: %s', (type, data, cue) => {
  expect(SOUNDS.cueOf({ type, rule: '1', data }, SESSION)).toBe(cue)
})
