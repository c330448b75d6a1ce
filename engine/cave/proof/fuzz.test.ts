import { describe, expect, it } from 'vitest'
import { fuzz, type Seen } from '../../kernel/proof/fuzz.ts'
import { keepsSecrets } from '../../kernel/proof/secrecy.ts'
import type { PickTopic } from '../asks.ts'
import { cave } from '../index.ts'
import { parseAction } from '../open/actions.ts'
import type { CaveState } from '../state.ts'
import { FUZZING } from './fuzz.ts'
import { broken, invariants } from './invariants.ts'
import { secrets } from './secrets.ts'

function planOf(kind: 'random' | 'sensible' | 'wild', n: number) {
  const plan = FUZZING.flatMap((each) => (each.kind === kind && 'plan' in each ? [each.plan(`test-${n}`, n)] : []))[0]
  if (plan === undefined) throw new Error(`there are no games of the kind ${kind}`)
  return plan
}

/** What is too much for someone is put down at once: more is allowed only while that question is open. Every id means something. */
function watch({ state, ask }: Seen<CaveState>): void {
  if (ask?.kind !== 'pick') return
  expect(broken(state, ask.topic.startsWith('too-many'))).toEqual([])
  for (const id of ask.ids) parseAction(ask.topic as PickTopic, id)
}

describe('games of any answers', () => {
  it.each([0, 1, 2, 3, 4, 5])('game %i: every invariant holds at every question, and the last round ends it', (n) => {
    const { end, turns } = fuzz(invariants, { ...planOf('random', n), options: { rounds: 20 }, watch })
    expect(end).not.toBeNull()
    expect(turns).toBeLessThanOrEqual(20)
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('game %i in the thick of it holds every invariant', (n) => {
    expect(fuzz(invariants, { ...planOf('wild', n), most: 80, watch }).choices).toBeGreaterThan(0)
  })
})

it('9.2 at least every second pair of worlds has something to hide, and nobody can tell them apart', () => {
  const pairs = Array.from({ length: 12 }, (_, n) => keepsSecrets(cave, { ...secrets, latest: 60 }, `test-${n}`, n * 2))
  expect(pairs.filter((pair) => pair !== null).length).toBeGreaterThan(3)
})
