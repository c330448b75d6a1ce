import { describe, expect, it } from 'vitest'
import { everyThrow } from '../../kernel/proof/every-throw.ts'
import { character, woundPointsLeft } from '../chapters/party.ts'
import { set, type Table } from '../proof/table-top.ts'
import type { TabledFeature } from '../tables/index.ts'
import { featureRisk } from './features.ts'

// The rules investigate with every throw of the dice there is. Chests, coffins and what lies below are gone: they begin fights
// and traps without end.

const GONE = ['chest', 'coffin']

function room(feature: TabledFeature, wounds: number, resistance: number): Table {
  const scenario = { party: [{ hero: 'lord-dil', wounds, gold: 10 }, { hero: 'almuric' }], feature, start: 'feature' }
  return set(scenario, {
    physical: true,
    prepare: (s) => {
      character(s, 'lord-dil').resistance = resistance
      for (const each of s.segments) if (each.id === s.at) each.taken.push(...GONE)
    },
  })
}

/** What he is and has, beside his Wound Points: whether anything was taken from it. */
function marks(t: Table): readonly number[] {
  const c = character(t.state, 'lord-dil')
  const curses = c.curses.reduce((sum, { amount }) => sum + amount, 0)
  return [woundPointsLeft(c), curses, c.gold, c.skills.detrap ?? 0, ...c.magic]
}

describe('what a feature may do to whoever investigates it', () => {
  it.each(['fountain', 'statue', 'furniture', 'altar', 'artwork'] as const)('13.0%s: every throw counted', (feature) => {
    for (const [wounds, resistance] of [
      [9, 2],
      [2, 0],
    ] as const) {
      const before = room(feature, wounds, resistance)
      const risk = featureRisk(before.state, character(before.state, 'lord-dil'), feature)
      const counted = { safe: 0, wounds: 0, die: 0, lost: 0 }
      // A monster that is met is there before its own dice fall.
      const met = (t: Table) => t.state.monsters.length > 0 || t.state.fight !== null || t.events('turned-to-stone').length > 0
      for (const { table, chance } of everyThrow(() => room(feature, wounds, resistance), [{ pick: ['investigate:lord-dil'] }], met)) {
        const c = character(table.state, 'lord-dil')
        const gone = c.status === 'stone' || c.status === 'lost' || c.side === 'monsters'
        if (gone) counted.lost += chance
        else if (c.status === 'dead') counted.die += chance
        counted.wounds += gone ? 0 : chance * Math.max(0, wounds - woundPointsLeft(c))
        if (!gone && c.status === 'living' && marks(table).every((n, i) => n >= (marks(before)[i] ?? 0))) counted.safe += chance
      }
      for (const figure of ['safe', 'wounds', 'die', 'lost'] as const) expect(risk[figure], figure).toBeCloseTo(counted[figure], 10)
    }
  })

  it('13.3 a trap door: the shaft, and the trap that is sprung', () => {
    const t = room('trap-door', 9, 2)
    expect(featureRisk(t.state, character(t.state, 'lord-dil'), 'trap-door')).toMatchObject({ lost: 1 / 6, die: 0 })
  })
})
