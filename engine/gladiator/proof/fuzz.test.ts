import { describe, expect, it } from 'vitest'
import { fuzz, type Seen } from '../../kernel/proof/fuzz.ts'
import { keepsSecrets } from '../../kernel/proof/secrecy.ts'
import { gladiator } from '../index.ts'
import { isAside, type PickTopic, parseAction, parseAside } from '../open/actions.ts'
import type { ArenaState } from '../state.ts'
import { FUZZING } from './fuzz.ts'
import { invariants } from './invariants.ts'
import { secrets } from './secrets.ts'

/** Every id means something. */
function watch({ ask }: Seen<ArenaState>): void {
  if (ask?.kind !== 'pick') return
  for (const id of ask.ids) parseAction(ask.topic as PickTopic, id)
  for (const id of ask.aside?.() ?? []) expect(isAside(id) && parseAside(id).kind).toBe('orders')
}

describe('fights of any answers', () => {
  for (const kind of FUZZING)
    it.each(kind.kind === 'campaigns' ? [0] : [0, 1, 2])(`hold every invariant, and go on from every mark: ${kind.what} (%i)`, (n) => {
      const seed = `test-${n}`
      const played = 'plan' in kind ? [fuzz(invariants, { ...kind.plan(seed, n), every: 7, watch })] : kind.play(seed, n, 20)
      expect(Math.min(...played.map(({ choices }) => choices))).toBeGreaterThan(0)
    })
})

it('26.1 nobody can tell numbers, the unseen, likenesses and illusions of the other side (14.5, 16.5, 23.4, 27.4)', () => {
  const pairs = [0, 1, 2].map((n) => keepsSecrets(gladiator, secrets, `secret-${n}`, n))
  expect(pairs.filter((pair) => pair !== null).length).toBeGreaterThan(1)
})
