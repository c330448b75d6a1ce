import { describe, expect, it } from 'vitest'
import { combatBonusOf, fighter, resistanceOf, totalWoundPoints } from '../chapters/party.ts'
import { set } from '../proof/table-top.ts'
import { sumsOf } from './sums.ts'

const ITEMS = ['weapon:sword:2', 'armor:2', 'ring:resistance-2', 'ring:resistance-2', 'medallion:dexterity', 'talisman:red-sun:3']

describe('the sums of a record', () => {
  const { state } = set({ party: [{ hero: 'almuric', items: ITEMS }, { hero: 'lord-dil' }] })
  const almuric = fighter(state, 'almuric')
  const sums = Object.fromEntries(sumsOf(almuric).map((sum) => [sum.id, sum]))

  it('come to the numbers of the view, part by part, each with its case', () => {
    expect(sums['wound-points']).toMatchObject({ total: totalWoundPoints(almuric), parts: [{ value: 8 }, { value: 2, rule: '14.4' }] })
    expect(sums['combat-bonus']).toMatchObject({ total: combatBonusOf(almuric), parts: [{ value: 3 }, { value: 2, rule: '14.7' }] })
    expect(sums['magic:red']).toMatchObject({
      total: 4,
      parts: [
        { value: 1, rule: '4.3' },
        { value: 3, rule: '14.6' },
      ],
    })
    expect(sums['attack:weapon-sword-1']).toMatchObject({
      total: 9,
      parts: [{ label: 'sword skill', value: 2 }, { label: 'magic weapon', value: 2, rule: '14.3' }, { value: 3 }, { value: 2 }],
    })
    for (const { total, parts } of sumsOf(almuric)) expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(total)
  })

  it('11.0 Resistance stops at five, and says so', () => {
    expect(resistanceOf(almuric)).toBe(5)
    expect(sums.resistance?.parts.at(-1)).toEqual({ label: 'never above 5', value: -1, rule: '11.0' })
  })

  it('are left out where a number stands for itself', () => {
    expect(sumsOf(fighter(state, 'lord-dil')).map(({ id }) => id)).not.toContain('resistance')
  })
})
