import { describe, expect, it } from 'vitest'
import { arena, type Laid, type Sheet } from '../proof/table-top.ts'

const FAR: Sheet = { name: 'Zed', side: 'east', at: [18, 39] }

/** Ann of the West in the middle, about to move, with everyone else who is there. */
function moving(ann: Sheet = {}, others: readonly Sheet[] = [FAR], laid: Laid & { readonly scenario?: Sheet } = {}) {
  const { scenario = {}, ...rest } = laid
  return arena({ phase: 'move', first: 'west', characters: [{ name: 'Ann', at: [9, 10], ...ann }, ...others], ...scenario }, rest)
}

describe('28 the movement phase', () => {
  it('28.4 one side after the other, the fastest first, in roster order where they are equal (G-75)', () => {
    const t = arena({
      phase: 'move',
      first: 'east',
      characters: [
        { name: 'Ann', at: [1, 1], suit: 'leather' },
        { name: 'Una', at: [3, 1] },
        { name: 'Bob', side: 'east', at: [5, 30], suit: 'leather' },
        { name: 'Cid', side: 'east', at: [7, 30], race: 'elf' },
        { name: 'Dov', side: 'east', at: [9, 30], prone: true },
      ],
    })
    const asked: (string | undefined)[] = []
    while (t.topic === 'move') {
      asked.push(t.ask.about)
      t.pick('wait')
      const f = t.who(asked.at(-1) ?? '')
      t.pick(`face:${f.facing}`)
    }
    expect(asked).toEqual(['cid', 'bob', 'una', 'ann'])
  })

  it('29.1 a step turns him, and then he faces as he likes (G-04)', () => {
    const t = moving().pick('to:12-10')
    expect([t.topic, t.ids, t.who('ann').facing]).toEqual(['face', ['face:n', 'face:e', 'face:s', 'face:w'], 's'])
    t.pick('face:w')
    expect([t.who('ann').at, t.who('ann').facing, t.who('ann').moved]).toEqual([12 * 40 + 10, 'w', 3])
    expect(t.events('moved')[0]?.path).toEqual([410, 450, 490])
  })

  it('31.5 the engaged shift one square, stay next to the enemy, and do not turn about (8.1, G-06)', () => {
    const t = moving({}, [{ name: 'Bob', side: 'east', at: [9, 11] }])
    expect(t.ids).toEqual(['wait', 'to:8-10', 'to:10-10'])
    t.pick('wait')
    expect(t.ids).toEqual(['face:n', 'face:e', 'face:s'])
  })

  it('29.1 an enemy’s front square ends the move; behind him it does not (G-05)', () => {
    const bob = { name: 'Bob', side: 'east', at: [9, 13], facing: 'e' }
    expect(moving({}, [bob]).ids).toContain('to:9-12')
    const seen = moving({}, [{ ...bob, facing: 'w' }])
    expect(seen.pick('to:9-12').pick('face:e').who('ann').moved).toBe(2)
  })

  it('31.3 may back up first, to have charged (41.2, G-76)', () => {
    const t = moving().pick('charge:9-11').pick('face:e')
    expect([t.who('ann').at, t.who('ann').moved]).toEqual([371, 3])
  })

  it('29.2 jumps a pit for three points and two squares (G-07)', () => {
    const t = moving({}, [FAR], { scenario: { terrain: [{ kind: 'pit', at: [9, 11] }] } })
      .pick('to:9-12')
      .pick('face:e')
    expect([t.who('ann').moved, t.events('moved')[0]?.path]).toEqual([2, [372]])
  })

  it('23.4 somebody unseen ends the move where it meets him, and is seen (G-111)', () => {
    const shadow = { scenario: { terrain: [{ kind: 'shadow', at: [9, 13] }] } }
    const t = moving({}, [{ name: 'Bob', side: 'east', at: [9, 13] }], shadow)
    expect(t.seen(0).characters.map(({ id }) => id)).toEqual(['ann'])
    t.pick('to:9-15')
    expect([t.who('ann').at, t.who('ann').moved, t.who('bob').shown]).toEqual([9 * 40 + 12, 2, true])
    expect(t.events('moved')[0]).toMatchObject({ squares: 2, stopped: true })
    expect(t.seen(0).characters.map(({ id }) => id)).toEqual(['ann', 'bob'])
    const behind = moving({}, [{ name: 'Bob', side: 'east', at: [9, 13], facing: 'e' }], shadow).pick('to:9-15')
    expect([behind.who('ann').at, behind.who('bob').shown]).toEqual([9 * 40 + 12, true])
  })

  it('23.4 nobody of the other side is told how the unseen move (26.1)', () => {
    const t = moving({}, [FAR], { scenario: { terrain: [{ kind: 'shadow', at: [9, 10] }] } })
    t.pick('to:9-12').pick('face:e')
    expect([t.told(0), t.told(1)].map((told) => told.some(({ type }) => type === 'moved'))).toEqual([true, false])
  })
})

describe('27 the turn', () => {
  const two = [{ name: 'Ann', at: [1, 1] }, FAR]

  it('27.2 the higher die chooses who moves first', () => {
    const t = arena({ characters: two }, { dice: [2, 5] })
    expect([t.topic, t.ask.seat, t.events('incentive')[0]]).toMatchObject(['incentive', 1, { west: 2, east: 5, winner: 'east' }])
    t.pick('last')
    expect([t.state.first, t.ask.about]).toEqual(['west', 'ann'])
  })

  it('27.2 of equals West on even turns, East on odd ones (G-12)', () => {
    const winner = (turn: number) => arena({ turn, characters: two }, { dice: [4, 4] }).events('incentive')[0]?.winner
    expect([winner(1), winner(2)]).toEqual(['east', 'west'])
  })

  it('27.2 no dice where nobody of a side stands: the other side moves (G-80)', () => {
    const t = arena({ characters: [{ name: 'Ann', at: [1, 1], prone: true }, FAR] })
    expect([t.events('incentive'), t.state.first, t.ask.about]).toEqual([[], 'east', 'zed'])
  })

  it('27.2 robots alone choose to move last (G-81, G-140)', () => {
    const t = arena({ characters: [two[0] ?? {}, { robot: 'imp', side: 'east', at: [9, 30] }] }, { dice: [1, 6], seats: 1 })
    expect([t.state.first, t.events('first-side')[0]?.by]).toEqual(['west', 'robots'])
  })

  it('27.3 the seats of a side speak in turn, by game turn (G-81)', () => {
    const speaker = (turn: number) =>
      arena(
        { turn, characters: [{ name: 'Ann', at: [1, 1] }, { name: 'Una', at: [3, 1] }, FAR] },
        { dice: [6, 1], seats: 3, sides: ['west', 'west', 'east'] },
      ).ask.seat
    expect([speaker(1), speaker(2), speaker(3)]).toEqual([0, 1, 0])
  })

  it('27.3 a seat that has nobody left in the arena does not speak (G-144)', () => {
    const una = { name: 'Una', at: [3, 1], dead: true }
    const speaker = (turn: number) =>
      arena({ turn, characters: [{ name: 'Ann', at: [1, 1] }, una, FAR] }, { dice: [6, 1], seats: 3, sides: ['west', 'west', 'east'] }).ask
        .seat
    expect([speaker(1), speaker(2)]).toEqual([0, 0])
  })

  it('27.3 real dice are asked of whoever throws them', () => {
    const t = arena({ characters: two }, { physical: true, free: true })
    expect([t.ask.kind, t.ask.seat, t.decision.prompt]).toEqual(['roll', 0, 'Roll the dice: to choose who moves first (West)'])
  })
})
