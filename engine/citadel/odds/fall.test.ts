import { describe, expect, it } from 'vitest'
import type { Ask } from '../../kernel/ask.ts'
import { everyThrow } from '../../kernel/proof/every-throw.ts'
import type { Answer, Json } from '../../kernel/types.ts'
import { actionAmong, IN_COMBAT } from '../actions.ts'
import { fighter, isAlive } from '../chapters/party.ts'
import { set, type Table } from '../proof/table-top.ts'
import type { DelveState, Fight } from '../state.ts'
import { answerOdds } from './answer.ts'
import { answersTo } from './fall.ts'

// What spells and cures from the second rank change of the monsters' answer, against the rules themselves with every throw there
// is. Nothing but the Hellgate reaches that rank, and only when nobody stands before it.

interface Scene {
  readonly spell: string
  readonly una: number
  readonly dil?: number
  /** In their ranks, by id, from the front. */
  readonly foes: readonly (readonly [type: string, wounds: number])[]
  readonly item?: string
  /** Almuric stands among the foes, under a charm. */
  readonly betrayed?: boolean
  readonly prepare?: (s: DelveState) => void
}

/** Lord Dil in front, Una behind him at her turn, before the Hellgate. */
function laid({ spell, item, una, dil = 1, foes, betrayed = false, prepare }: Scene): Table {
  const caster = {
    initiate: { name: 'Una', race: 'Human', weapons: ['sword', 'dagger'], magic: [1, 1, 1], spells: [spell] },
    wounds: una,
    items: item === undefined ? [] : [item],
  }
  const scenario: Json = {
    party: [{ hero: 'lord-dil', wounds: dil }, caster, ...(betrayed ? [{ hero: 'almuric', wounds: 1 }] : [])],
    march: [['lord-dil'], ['una'], ...(betrayed ? [['almuric']] : [])],
    monsters: foes.map(([type, wounds]) => ({ type, wounds })),
    start: 'combat',
  }
  return set(scenario, {
    physical: true,
    prepare: (s) => {
      if (s.fight === null) throw new Error('no fight')
      s.fight.where = 'hellgate'
      s.fight.foes = foes.map(([type]) => [null, `${type}-1`, null])
      if (betrayed) betray(s, s.fight)
      prepare?.(s)
    },
  })
}

/** He steps over into the front rank of the foes. */
function betray(s: DelveState, f: Fight): void {
  Object.assign(fighter(s, 'almuric'), { side: 'monsters', charmedBy: 'x-the-unknown' })
  s.march = s.march.filter((rank) => !rank.includes('almuric'))
  f.foes = [[...(f.foes[0] ?? []).slice(0, 2), 'almuric'], ...f.foes.slice(1)]
}

/** Every throw of the choice's own dice; how likely Una falls to the answer from there on is counted in `odds-answer.test.ts`. */
function expectCounted(scene: Scene, choice: string): number {
  const t = laid(scene)
  t.pick('pass')
  const theirStep = ({ state }: Table) => state.fight === null || state.fight.step >= 2
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
  return answersTo(state, state.fight, fighter(state, 'una'))(actionAmong(choice, IN_COMBAT))
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

  it('10.5 who is redeemed stands beside the party', () => {
    const scene: Scene = { spell: 'redemption', una: 4, foes: [DEMON, X], betrayed: true }
    expect(expectCounted(scene, 'cast:redemption:almuric')).toBeGreaterThan(0)
  })

  it('10.5 Explosion: foes, friends and oneself check', () => {
    expect(expectCounted({ spell: 'explosion', una: 4, dil: 2, foes: [X] }, 'cast:explosion')).toBeGreaterThan(0)
    expect(expectCounted({ spell: 'explosion', una: 4, dil: 2, foes: [['x-the-unknown', 1]] }, 'cast:explosion')).toBeGreaterThan(0)
  })

  it('10.6 the wound of an Explosion wears the Mage Armor of who stands in front, and so lays bare who stands behind', () => {
    const scene: Scene = { spell: 'explosion', una: 4, dil: 1, foes: [DEMON, X] }
    const armored: Scene = { ...scene, prepare: (s) => Object.assign(fighter(s, 'lord-dil'), { mageArmor: 1 }) }
    expect(expectCounted(armored, 'cast:explosion')).toBeGreaterThan(0)
  })

  it('10.6 Mage Armor does not keep off the wound of an Explosion from who casts it', () => {
    const scene: Scene = { spell: 'explosion', una: 3, dil: 2, foes: [DEMON, X] }
    const armored: Scene = { ...scene, prepare: (s) => Object.assign(fighter(s, 'una'), { mageArmor: 1 }) }
    expect(expectCounted(armored, 'cast:explosion')).toBeGreaterThan(0)
    const bare: Scene = { ...armored, una: 2 }
    expect(expectCounted(bare, 'cast:explosion')).toBeGreaterThan(0.5)
  })

  it('10.5 it is not worked out where an Explosion may kill a friend', () => {
    const t = laid({ spell: 'explosion', una: 4, foes: [X] })
    t.pick('pass')
    expect(answered(t, 'cast:explosion')).toBeNull()
  })
})

/** A fight in a room, Una alone with what she carries, and the rest of the round by the rules: nothing of it is worked out. */
interface Alone {
  readonly una: number
  readonly item: string
  readonly foes: readonly (readonly [type: string, wounds: number])[]
}

function aloneWith({ una, item, foes }: Alone): Table {
  const who = { initiate: { name: 'Una', race: 'Human', weapons: ['sword', 'dagger'], magic: [0, 0, 0], spells: [] } }
  const scenario: Json = {
    party: [{ ...who, wounds: una, items: [item] }],
    march: [['una']],
    monsters: foes.map(([type, wounds]) => ({ type, wounds })),
    start: 'combat',
  }
  return set(scenario, { physical: true })
}

/** Every throw of her deed and of all that answers it; gives how likely she dies. */
function expectPlayed(scene: Alone, choice: string): number {
  const answeredAll = ({ state }: Table) => state.fight === null || state.fight.step > 2
  const ways = everyThrow(() => aloneWith(scene), [{ pick: [choice] }, { pick: ['pass'] }], answeredAll, putForward)
  for (const { table } of ways) expect(table.over || answeredAll(table)).toBe(true)
  const counted = ways.reduce((sum, { table: { state }, chance }) => sum + (isAlive(fighter(state, 'una')) ? 0 : chance), 0)
  expect(answered(aloneWith(scene), choice)).toBeCloseTo(counted, 10)
  return counted
}

/** 10.5: a charmed monster stands on the space put forward, which the odds reckon with. */
function putForward(ask: Ask): Answer | null {
  return ask.kind === 'pick' && ask.topic === 'charmed-place' ? { pick: ask.ids.slice(0, 1) } : null
}

const ORC = ['orc', 4] as const
const WOLF = ['dire-wolf', 4] as const

describe('the answer of the monsters to a thing used', () => {
  it('14.5 a healing draught gives back no more than was lost', () => {
    const scene: Alone = { una: 1, item: 'potion:healing', foes: [ORC, WOLF] }
    const drunk = expectPlayed(scene, 'use:potion-healing-1')
    expect(drunk).toBeGreaterThan(0)
    expect(drunk).toBeLessThan(expectPlayed(scene, 'pass'))
  })

  it('14.5 strength keeps nobody off', () => {
    const scene: Alone = { una: 2, item: 'potion:strength', foes: [ORC] }
    expect(expectPlayed(scene, 'use:potion-strength-1')).toBeCloseTo(expectPlayed(scene, 'pass'), 10)
  })

  it.each([
    ['potion:charm-person', 'use:potion-charm-person-1:orc-1'],
    ['potion:charm-monster', 'use:potion-charm-monster-1:dire-wolf-1'],
  ])('14.5 who drinks %s has one foe the less and a friend the more', (item, choice) => {
    const scene: Alone = { una: 2, item, foes: [ORC, WOLF] }
    const charmed = expectPlayed(scene, choice)
    expect(charmed).toBeGreaterThan(0)
    expect(charmed).toBeLessThan(expectPlayed(scene, 'pass'))
  })

  it('14.8 a ring of sleep', () => {
    const scene: Scene = { spell: 'blast', item: 'ring:sleep', una: 2, foes: [DEMON, X] }
    expect(expectCounted(scene, 'use:ring-sleep-1:demon-1')).toBeGreaterThan(0)
  })

  it('10.5 a sleeper keeps his place: nobody else turns on the one he faced', () => {
    const prepare = (s: DelveState) => {
      if (s.fight !== null)
        s.fight.foes = [
          ['demon-1', null, 'orc-1'],
          [null, 'x-the-unknown-1', null],
        ]
    }
    const scene: Scene = { spell: 'sleep', una: 4, foes: [DEMON, ORC, X], prepare }
    expect(expectCounted(scene, 'cast:sleep:demon-1')).toBeGreaterThan(0)
  })

  it('14.6 a Talisman of Mind has its price, the last Wound Point too', () => {
    expect(expectPlayed({ una: 2, item: 'talisman:mind', foes: [ORC] }, 'use:talisman-mind-1:orc-1')).toBeGreaterThan(0)
    expect(expectPlayed({ una: 1, item: 'talisman:mind', foes: [ORC] }, 'use:talisman-mind-1:orc-1')).toBeCloseTo(1, 10)
  })
})
