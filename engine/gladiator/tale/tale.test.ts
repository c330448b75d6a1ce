import { describe, expect, it } from 'vitest'
import { arena, type Table } from '../proof/table-top.ts'
import { RANKINGS } from './rankings.ts'
import { tale } from './tale.ts'

function toldOf(t: Table) {
  const { steps, marks } = t.session.record
  const first = marks[0]?.state
  if (first === undefined) throw new Error('no first state')
  return tale({ first, last: t.state, steps })
}

/** Ann, badly hurt, kills Bob with one blow; nobody of the East is left. */
function duel(): Table {
  const characters = [
    { name: 'Ann', at: [9, 10], now: 3, ready: 'broadsword' },
    { name: 'Bob', side: 'east', at: [9, 11], now: 8, ag: 8, acted: true },
  ]
  return arena({ phase: 'action', turn: 4, characters }, { dice: [2, 3, 4, 5, 4] }).pick('attack:bob')
}

describe('the tale of a fight', () => {
  it('2.1 says how it ended, who lived and who fell to what', () => {
    const told = toldOf(duel())
    expect(told.text).toBe('West won in 4 turns, and 1 gladiator died.')
    expect(told.people).toMatchObject([
      { slug: 'ann', fate: 'came-out', victory: true, kills: 1, experience: 32, counts: { blow: 8, attacks: 1, hits: 1 } },
      {
        slug: 'bob',
        fate: 'fallen',
        victory: false,
        kills: 0,
        fell: { turn: 4, cause: 'broadsword', text: 'Row 9, column 11. Killed by Ann: Broadsword' },
      },
    ])
    expect(told.people[0]?.deeds).toEqual(['Killed with 3 SH left.', 'Struck Bob for 8 SH in one blow.'])
    expect(told.kills).toEqual([{ kind: 'human', label: 'Human', count: 1 }])
  })

  it('35.7 weighs the dice against what was needed', () => {
    const { luck } = toldOf(duel())
    expect(luck.faces).toEqual([0, 1, 1, 2, 1, 0])
    expect(luck.kinds).toMatchObject([{ id: 'attacks', count: 1, came: 1 }])
    // 12 less 2 for a daze: 10 or less comes in one throw of two.
    expect(luck.kinds[0]?.expected).toBeCloseTo(0.5, 1)
  })

  it('2.1 has a chapter for each turn in which something happened', () => {
    const [last] = toldOf(duel()).chapters
    expect(last).toMatchObject({ turn: 4, kind: 'end', title: 'The end of the fight' })
    expect(last?.lines.map(({ rule }) => rule)).toEqual(['35.6', '2.1'])
  })

  it('44.1 a fight that goes on is told as given up', () => {
    const t = arena({ characters: [{ name: 'Ann' }, { name: 'Bob', side: 'east' }] }, { dice: [3, 2] })
    expect(toldOf(t).people.map(({ fate, experience }) => [fate, experience])).toEqual([
      ['abandoned', 0],
      ['abandoned', 0],
    ])
  })

  it('44.1 the high scores go by experience (G-139)', () => {
    const [first] = RANKINGS
    expect(first?.id).toBe('experience')
    const { people, ...figures } = toldOf(duel())
    const game = { outcome: 'west', tale: { people, ...figures } }
    const values = RANKINGS.flatMap((one) =>
      one.of === 'people' ? people.map((person) => one.value(person, game)) : one.of === 'games' ? [one.value(game)] : [],
    )
    expect(values).toEqual([32, 0, 1, 0, 8, 0, 4])
  })
})
