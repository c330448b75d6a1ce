import { expect, it } from 'vitest'
import { fuzz } from '../../kernel/proof/fuzz.ts'
import { domain } from '../index.ts'
import { tale } from '../tale/tale.ts'
import { FUZZING } from './fuzz.ts'
import { invariants } from './invariants.ts'
import { MEADOW, set } from './table-top.ts'

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

it('9.4 a fight with three hands, or with what he does not carry, is found', () => {
  const characters = [{ at: '0-1', experience: 12, items: ['dagger', 'dagger', 'shield'] }]
  const fight = set({ scenario: { tiles: MEADOW, cards: [{ card: 'orc', at: '0-0' }], characters }, dice: [1, 1] })
  const { state } = fight.pick('step:0-0').pick('arm:black-dagger-1+black-shield-1')
  expect([state.fight?.round, invariants.broken(state)]).toEqual([1, []])
  const held = (...hands: string[]) => invariants.broken({ ...state, fight: state.fight === null ? null : { ...state.fight, hands } })
  for (const hands of [['black-dagger-1', 'black-shield-1', 'black-dagger-2'], ['red-broadsword']]) expect(held(...hands)).toHaveLength(1)
})

it('a game given up at once has a tale', () => {
  const made = domain.setup({ seed: 't', seats: ['Ann'], options: {}, variants: [] })
  if (!('state' in made)) throw new Error(made.message)
  expect(tale({ first: made.state, last: made.state, steps: [] })).toMatchObject({
    people: [{ name: 'Ann', fate: 'abandoned' }],
    chapters: [],
  })
})
