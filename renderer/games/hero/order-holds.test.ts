import { expect, test } from 'vitest'
import type { SessionView } from '../../../engine/kernel/types.ts'
import { orderHolds } from './standing.ts'

/** Seat 0 moves the monsters of section c. */
function session(status: 'in-catacomb' | 'track' | 'dead', goblin: { readonly row: number; readonly col: number } | null): SessionView {
  const sections = [
    { id: 'a', seat: 0, owner: 1, hero: { status: 'in-catacomb' }, counters: [{ id: 'c3', at: { row: 9, col: 9 } }] },
    { id: 'c', seat: 1, owner: 0, hero: { status }, counters: [{ id: 'c2', at: goblin }] },
  ]
  return { game: 'hero', seat: 0, view: { sections, catacomb: {}, phase: 'monsters' } } as unknown as SessionView
}

test.each([
  ['hunt:c2', session('in-catacomb', { row: 3, col: 4 }), true],
  ['hunt:c2', session('in-catacomb', null), false],
  ['hunt:c2', session('dead', { row: 3, col: 4 }), false],
  ['hunt:c2', session('track', { row: 3, col: 4 }), false],
  // In the other catacomb, where someone else moves them.
  ['hunt:c3', session('in-catacomb', { row: 3, col: 4 }), false],
  ['march:close', session('in-catacomb', null), true],
  ['march:close', session('dead', { row: 3, col: 4 }), false],
])('202%s stands as long as hunter and quarry are there', (order, view, holds) => {
  expect(orderHolds(view, order)).toBe(holds)
})
