import { describe, expect, it } from 'vitest'
import { randomAnswer } from '../kernel/bots.ts'
import { stream } from '../kernel/random.ts'
import { broken } from './proof/invariants.ts'
import { arena } from './proof/table-top.ts'

const ANN = { name: 'Ann', at: [9, 10], ready: 'broadsword', also: 'shield', slung: ['dagger', 'crossbow'] }
const GIM = { name: 'Gim', race: 'dwarf', at: [8, 10], sh: 14, ready: 'battle-axe', also: 'battle-axe', slung: ['caltrops'] }
const BOB = { name: 'Bob', side: 'east', at: [9, 13], ready: 'spear', slung: ['buckler', 'dagger'], suit: 'leather' }
const TERRAIN = [
  { kind: 'fire', at: [9, 12] },
  { kind: 'pit', at: [10, 11] },
  { kind: 'shadow', at: [8, 12] },
]

describe('a fight', () => {
  it.each([0, 1, 2])('2.1 comes to its end with random answers, and nothing breaks on the way (%i)', (n) => {
    const wolf = { creature: 'wolf', side: 'east', at: [8, 13] }
    const t = arena({ terrain: TERRAIN, exit: [0, 20], characters: [ANN, GIM, BOB, wolf] }, { free: true })
    const chance = stream(`fight-${n}`, 'bots')
    for (let answers = 0; !t.over; answers++) {
      const refusal = t.session.choose(randomAnswer(t.ask, chance))
      const wrong = answers % 5 === 0 ? broken(t.state) : []
      if (refusal !== null || wrong.length > 0) expect([refusal, wrong]).toEqual([null, []])
    }
    expect([t.state.phase, t.session.outcome?.kind]).toEqual(['over', t.state.end?.kind])
  })
})
