import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/types.ts'
import { domain } from '../index.ts'
import { MEADOW, set, type Table } from '../proof/table-top.ts'

function luckOf(t: Table) {
  return domain.tale?.({ first: t.state, last: t.state, steps: t.session.record.steps }).luck.kinds ?? []
}

const pit = (items: Json) => ({
  tiles: MEADOW,
  cards: [{ card: 'pit-trap', at: '0-0' }],
  characters: [{ at: '0-0', held: 'pit', items }],
})

describe('luck, beside what was to be expected', () => {
  it('10.7 a climber with a rope needs less', () => {
    const [bare, roped] = [[], ['rope']].map((items) =>
      luckOf(set({ scenario: pit(items), dice: [1] }).pick('climb')).find(({ id }) => id === 'climbs'),
    )
    expect(bare?.expected).toBeCloseTo(2 / 6)
    expect(roped?.expected).toBeCloseTo(4 / 6)
  })

  it('10.5 a door counts by its toughness and what it is struck with', () => {
    const scenario = { tiles: MEADOW, cards: [{ card: 'x-slamming-door-1', at: '0-0', shut: true }], characters: [{ at: '0-1' }] }
    const doors = luckOf(set({ scenario, dice: [6] }).pick('break:0-0')).find(({ id }) => id === 'doors')
    expect(doors).toMatchObject({ expected: 0, came: 0 })
  })
})
