import { describe, expect, it } from 'vitest'
import type { Json } from '../kernel/types.ts'
import { everyThrow } from './every-throw.ts'
import { answerOdds } from './odds-answer.ts'
import { answersTo } from './odds-fall.ts'
import { fighter, isAlive } from './party.ts'
import type { DelveState } from './state.ts'
import { set, type Table } from './table-top.ts'

// What spells and cures from the second rank change of the monsters' answer, against the rules themselves with every throw there
// is. Nothing but the Hellgate reaches that rank, and only when nobody stands before it.

interface Scene {
  readonly spell: string
  readonly una: number
  readonly dil?: number
  /** In their ranks, by id, from the front. */
  readonly foes: readonly (readonly [type: string, wounds: number])[]
  readonly prepare?: (s: DelveState) => void
}

/** Lord Dil in front, Una behind him at her turn, before the Hellgate. */
function laid({ spell, una, dil = 1, foes, prepare }: Scene): Table {
  const caster = { initiate: { name: 'Una', race: 'Human', weapons: ['sword', 'dagger'], magic: [1, 1, 1], spells: [spell] }, wounds: una }
  const scenario: Json = {
    party: [{ hero: 'lord-dil', wounds: dil }, caster],
    march: [['lord-dil'], ['una']],
    monsters: foes.map(([type, wounds]) => ({ type, wounds })),
    start: 'combat',
  }
  return set(scenario, {
    physical: true,
    prepare: (s) => {
      if (s.fight === null) throw new Error('no fight')
      s.fight.where = 'hellgate'
      s.fight.foes = foes.map(([type]) => [null, `${type}-1`, null])
      prepare?.(s)
    },
  })
}

/** Every throw of the choice's own dice; how likely Una falls to the answer from there on is counted in `odds-answer.test.ts`. */
function expectCounted(scene: Scene, choice: string): number {
  const t = laid(scene)
  t.pick('pass')
  const theirStep = ({ state }: Table) => state.fight === null || state.fight.step === 2
  const ways = everyThrow(() => laid(scene), [{ pick: ['pass'] }, { pick: [choice] }], theirStep)
  expect(ways.length).toBeGreaterThan(0)
  const counted = ways.reduce((sum, { table: { state }, chance }) => sum + chance * falls(state), 0)
  expect(answered(t, choice)).toBeCloseTo(counted, 10)
  return counted
}

function falls(s: DelveState): number {
  if (!isAlive(fighter(s, 'una'))) return 1
  return s.fight === null ? 0 : answerOdds(s, s.fight, 'una')
}

function answered({ state }: Table, choice: string): number | null {
  if (state.fight === null) throw new Error('no fight')
  return answersTo(state, state.fight, fighter(state, 'una'))(choice)
}

const DEMON = ['demon', 6] as const
/** Too weak for Lightning: the Hellgate acts for him. */
const X = ['x-the-unknown', 2] as const

describe('the answer of the monsters to a spell', () => {
  it('10.5 Magic Shield on oneself leaves nothing to fear of the Hellgate; on the friend in front it is paid for', () => {
    const scene: Scene = { spell: 'magic-shield', una: 3, foes: [DEMON, X] }
    expect(expectCounted(scene, 'cast:magic-shield:una')).toBe(0)
    expect(expectCounted(scene, 'cast:magic-shield:lord-dil')).toBeGreaterThan(0)
  })

  it('10.5 who is charmed stands beside the party', () => {
    const scene: Scene = { spell: 'charm', una: 7, foes: [DEMON, X] }
    const hurt: Scene = {
      ...scene,
      prepare: (s) => Object.assign(fighter(s, 'lord-dil'), { wounds: fighter(s, 'lord-dil').woundPoints - 1 }),
    }
    expect(expectCounted(hurt, 'cast:charm:demon-1')).toBeGreaterThan(0)
  })

  it('10.5 Explosion: foes, friends and oneself check', () => {
    expect(expectCounted({ spell: 'explosion', una: 4, dil: 2, foes: [X] }, 'cast:explosion')).toBeGreaterThan(0)
    expect(expectCounted({ spell: 'explosion', una: 4, dil: 2, foes: [['x-the-unknown', 1]] }, 'cast:explosion')).toBeGreaterThan(0)
  })

  it('10.5 it is not worked out where an Explosion may kill a friend', () => {
    const t = laid({ spell: 'explosion', una: 4, foes: [X] })
    t.pick('pass')
    expect(answered(t, 'cast:explosion')).toBeNull()
  })
})
