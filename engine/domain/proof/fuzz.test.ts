import { expect, it } from 'vitest'
import { fuzz } from '../../kernel/proof/fuzz.ts'
import { domain } from '../index.ts'
import { tale } from '../tale/tale.ts'
import { FUZZING } from './fuzz.ts'
import { invariants } from './invariants.ts'

/** How often everything is checked in the long games of bots. */
const NOW_AND_THEN = 60

it.each([0, 1, 2, 3])('random answers, game %i: every invariant holds at every question, and the last round ends it', (n) => {
  const plan = FUZZING.flatMap((kind) => (kind.kind === 'random' && 'plan' in kind ? [kind.plan(`test-${n}`, n)] : []))[0]
  if (plan === undefined) throw new Error('there are no games of random answers')
  const { end, turns } = fuzz(invariants, { ...plan, every: 1 })
  expect(end).not.toBeNull()
  expect(turns).toBeLessThanOrEqual(90)
})

it.each([1, 2])('bots, game %i: it comes to an end', (n) => {
  const plan = FUZZING.flatMap((kind) => (kind.kind === 'sensible' && 'plan' in kind ? [kind.plan(`test-${n}`, n)] : []))[0]
  if (plan === undefined) throw new Error('there are no games of bots')
  expect(fuzz(invariants, { ...plan, every: NOW_AND_THEN }).end).not.toBeNull()
})

it('a game given up at once has a tale', () => {
  const made = domain.setup({ seed: 't', seats: ['Ann'], options: {}, variants: [] })
  if (!('state' in made)) throw new Error(made.message)
  expect(tale({ first: made.state, last: made.state, steps: [] })).toMatchObject({
    people: [{ name: 'Ann', fate: 'abandoned' }],
    chapters: [],
  })
})
