import { describe, expect, it } from 'vitest'
import type { OnSand } from '../chapters/33-need.ts'
import { figureOf, isPresent } from '../chapters/figures.ts'
import { arena } from '../proof/table-top.ts'
import type { ArenaState } from '../state.ts'
import type { ArenaView } from '../view-types.ts'
import { seen } from './seen.ts'
import { bestDealt } from './strokes.ts'
import { worth } from './worth.ts'

function fight() {
  const t = arena({
    phase: 'move',
    first: 'west',
    characters: [
      { name: 'Ann', at: [9, 10], ready: 'broadsword', also: 'shield' },
      { name: 'Bob', side: 'east', at: [9, 11], facing: 'w', ready: 'broadsword', moved: 0 },
    ],
  })
  const s = seen(t.seen(0) as ArenaView)
  return { s, ann: onSand(s, 'ann'), bob: onSand(s, 'bob') }
}

function onSand(s: ArenaState, id: string): OnSand {
  const found = figureOf(s, id)
  if (!isPresent(found)) throw new Error(`${id} is gone`)
  return found
}

/** Every change that a bot may think of, of which a body that was weighed before must not hide anything. */
const CHANGES: readonly Partial<OnSand>[] = [
  {},
  { sh: 3 },
  { status: 'prone' },
  { dazed: true },
  { ready: null },
  { also: null },
  { suit: 'chain-mail' },
  { effects: [{ spell: 'clumsiness', amount: 4 } as OnSand['effects'][number]] },
  { evading: true },
  { facing: 'n' },
  { facing: 'e' },
  { at: 9 * 40 + 9 },
  { moved: 3 },
]

describe('a body that was weighed before', () => {
  it.each(CHANGES)('is worth and suffers the same as a new one with %j', (change) => {
    const { s, ann, bob } = fight()
    // Weighed as they are, and then changed.
    bestDealt(s, ann, bob)
    bestDealt(s, bob, ann)
    const afresh = (f: OnSand): OnSand => ({ ...f, normal: { ...f.normal } })
    const [a, b] = [
      { ...ann, ...change },
      { ...bob, ...change },
    ]
    const weighed = [bestDealt(s, a, bob), bestDealt(s, ann, b), bestDealt(s, bob, a), worth(a)]
    const anew = [
      bestDealt(s, afresh(a), afresh(bob)),
      bestDealt(s, afresh(ann), afresh(b)),
      bestDealt(s, afresh(bob), afresh(a)),
      worth(afresh(a)),
    ]
    expect(weighed).toEqual(anew)
    expect(Math.max(...weighed)).toBeGreaterThan(0)
  })
})
