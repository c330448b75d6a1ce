import { describe, expect, it } from 'vitest'
import type { OnSand } from '../chapters/33-need.ts'
import { figureOf, isPresent } from '../chapters/figures.ts'
import { ALL_SQUARES, steps } from '../open/squares.ts'
import { arena } from '../proof/table-top.ts'
import type { ArenaState } from '../state.ts'
import type { ArenaView } from '../view-types.ts'
import { square } from './places.ts'
import { seen } from './seen.ts'
import { reachOf } from './strokes.ts'
import { TEMPERS } from './temper.ts'

function fight(ready: string) {
  const t = arena({
    phase: 'move',
    first: 'west',
    terrain: [{ kind: 'fire', at: [9, 11] }],
    characters: [
      { name: 'Ann', at: [9, 10], ready },
      { name: 'Bob', side: 'east', at: [9, 14], facing: 'w', ready: 'broadsword', moved: 0 },
      { name: 'Cy', side: 'east', at: [6, 12], facing: 's', ready: 'spear', moved: 0 },
    ],
  })
  const s = seen(t.seen(0) as ArenaView)
  return { s, ann: onSand(s, 'ann') }
}

function onSand(s: ArenaState, id: string): OnSand {
  const found = figureOf(s, id)
  if (!isPresent(found)) throw new Error(`${id} is gone`)
  return found
}

describe('the worth of a square', () => {
  it.each(['broadsword', 'long-bow'])('is the same whatever it has to beat, and no more where it does not, for a %s', (ready) => {
    const { s, ann } = fight(ready)
    const near = ALL_SQUARES.filter((at) => steps(ann.at, at) <= 5)
    for (const at of near) {
      const weighed = (toBeat: number) => square(s, ann, at, steps(ann.at, at), TEMPERS.master, toBeat)
      const worth = weighed(Number.NEGATIVE_INFINITY)
      expect([-1, 0, 1].map((more) => weighed(worth + more))).toEqual([worth, worth, worth + 1])
    }
  })
})

describe('how far off someone can strike', () => {
  it.each([
    ['broadsword', [2, 2, 2, 2]],
    ['long-bow', [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 2, 2]],
    ['spear', [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 2]],
  ] as const)('30.2 with a %s in hand, after a longer move and a shorter one', (ready, far) => {
    const { ann } = fight(ready)
    expect([0, 1, 2, 3].map((moved) => reachOf({ ...ann, moved }))).toEqual(far)
  })
})
