import { describe, expect, it } from 'vitest'
import { everyThrow } from '../../kernel/proof/every-throw.ts'
import type { Answer, Json } from '../../kernel/types.ts'
import { isAlive } from '../chapters/party.ts'
import { type Laid, set, type Table } from '../proof/table-top.ts'
import type { DelveState, Id } from '../state.ts'
import { answerOdds } from './answer.ts'

// The monsters' step is played by the rules themselves with every throw of the dice there is, and counted.

interface Case {
  readonly scenario: Json
  /** Chances come to the whole step: the party does nothing but this. */
  readonly answers: readonly Answer[]
  readonly prepare?: (s: DelveState) => void
}

const PASS: Answer = { pick: ['pass'] }

function atTable({ scenario, prepare }: Omit<Case, 'answers'>): Table {
  const laid: Laid = { physical: true }
  return set(scenario, prepare === undefined ? laid : { ...laid, prepare })
}

/** How likely each is dead or stone after it. */
function enumerated(of: Case): ReadonlyMap<Id, number> {
  const sum = new Map<Id, number>()
  for (const { table, chance } of everyThrow(() => atTable(of), of.answers))
    for (const c of table.state.characters) sum.set(c.id, (sum.get(c.id) ?? 0) + (isAlive(c) ? 0 : chance))
  return sum
}

function expectCounted(of: Case): void {
  const { state } = atTable(of)
  if (state.fight === null) throw new Error('no fight')
  const { fight } = state
  const counted = enumerated(of)
  for (const [id, p] of counted) expect(answerOdds(state, fight, id), id).toBeCloseTo(p, 10)
  expect([...counted.values()].some((p) => p > 0)).toBe(true)
}

const DIL = (wounds: number): Json => ({ hero: 'lord-dil', wounds })
const ALMURIC = (wounds: number): Json => ({ hero: 'almuric', wounds })

function fight(party: readonly Json[], march: Json, ...types: readonly (string | Json)[]): Json {
  const monsters = types.map((type) => (typeof type === 'string' ? { type, wounds: 6 } : type))
  return { party, march, monsters, start: 'combat' }
}

const ALONE: Json = [['lord-dil']]
const TWO: Json = [['lord-dil', 'almuric']]

describe('the answer of the monsters', () => {
  it.each(['orc', 'troll', 'ogre', 'chimaera', 'medusa', 'hydra', 'evil-mage', 'vampire', 'wraith'])(
    '9.3 one %s against one hero',
    (type) => {
      if (type === 'vampire')
        expectCounted({
          scenario: fight([DIL(2)], ALONE, type),
          answers: [PASS],
          prepare: (s) => s.monsters.map((m) => Object.assign(m, { phases: 2 })),
        })
      else expectCounted({ scenario: fight([DIL(1)], ALONE, type), answers: [PASS] })
    },
  )

  it('9.3 two against one, and one against two', () => {
    expectCounted({ scenario: fight([DIL(2)], ALONE, 'orc', 'dire-wolf'), answers: [PASS] })
    expectCounted({ scenario: fight([DIL(2), ALMURIC(3)], TWO, 'troll'), answers: [PASS, PASS] })
  })

  it('9.3 three against two: when one has fallen the others turn on who is left', () => {
    expectCounted({ scenario: fight([DIL(1), ALMURIC(2)], TWO, 'orc', 'orc', 'orc'), answers: [PASS, PASS] })
  })

  it('15.5 a charm among them changes who faces whom', () => {
    expectCounted({ scenario: fight([DIL(2), ALMURIC(1)], TWO, 'vampire', 'orc'), answers: [PASS, PASS] })
  })

  it('10.6 Mage Armor keeps the first wounds off', () => {
    expectCounted({
      scenario: fight([DIL(2)], ALONE, 'minotaur', 'orc'),
      answers: [PASS],
      prepare: (s) => s.characters.map((c) => Object.assign(c, { mageArmor: 2 })),
    })
  })

  it('15.7 a mage that is nearly spent strikes with its dagger', () => {
    expectCounted({ scenario: fight([DIL(1)], ALONE, { type: 'evil-mage', wounds: 2 }), answers: [PASS] })
  })

  it('15.6 the wounds of the blow at hand make a hydra stronger, and who is killed by it answers no more', () => {
    const { state } = atTable({ scenario: fight([DIL(1)], ALONE, 'hydra') })
    if (state.fight === null) throw new Error('no fight')
    const risk = (n: number) => answerOdds(state, state.fight ?? raise(), 'lord-dil', { hurt: { 'hydra-1': n } })
    expect(risk(3)).toBeGreaterThan(risk(0))
    expect(risk(6)).toBe(0)
    expect(answerOdds(state, state.fight, 'lord-dil', { asleep: 'hydra-1' })).toBe(0)
  })

  it('16.0 the blasts of the Hellgate are part of it', () => {
    const scenario: Json = { party: [DIL(2)], march: ALONE, monsters: [{ type: 'x-the-unknown', wounds: 2 }], start: 'combat' }
    const prepare = (s: DelveState) => {
      if (s.fight !== null) {
        s.fight.where = 'hellgate'
        s.fight.foes = [[null, 'x-the-unknown-1', null]]
      }
    }
    expectCounted({ scenario, answers: [PASS], prepare })
  })

  it('9.8 who stands behind is out of reach of the blast after the one that emptied the front, and not of the step after a blow did', () => {
    const scenario: Json = {
      party: [DIL(1), ALMURIC(2)],
      march: [['lord-dil'], ['almuric']],
      monsters: [
        { type: 'demon', wounds: 9 },
        { type: 'x-the-unknown', wounds: 2 },
      ],
      start: 'combat',
    }
    const prepare = (s: DelveState) => {
      if (s.fight === null) return
      s.fight.where = 'hellgate'
      s.fight.foes = [
        [null, 'demon-1', null],
        [null, 'x-the-unknown-1', null],
      ]
    }
    expectCounted({ scenario, answers: [PASS, PASS], prepare })
  })
})

function raise(): never {
  throw new Error('no fight')
}
