import { expect, test } from 'vitest'
import type { SessionView } from '../../../engine/kernel/types.ts'
import { veils } from './standing.ts'

function held(...counts: readonly number[]): SessionView {
  return {
    game: 'cave',
    view: { phase: 'move', lying: {}, players: counts.map((count) => ({ spells: { count } })) },
  } as unknown as SessionView
}

test('9.2 the curtain falls while anybody holds a Spell', () => {
  expect([held(0, 0), held(0, 2), held(1, 0)].map(veils)).toEqual([false, true, true])
})
