import { describe, expect, it } from 'vitest'
import { succeeds } from '../open/rolls.ts'
import { against, arena, duel, type Sheet } from '../proof/table-top.ts'
import { fumbles, multiplier } from './35-agility-rolls.ts'

/** Ann hits Bob with a great sword for so much, on four dice that say it. */
function hit(bob: Sheet, faces: readonly number[], laid: Parameters<typeof duel>[2] = {}) {
  return duel({ sh: 15, ready: 'great-sword' }, { acted: true, sh: 20, ...bob }, { ...laid, dice: [4, 4, 3, ...faces] }).pick('attack:bob')
}

describe('35 wounds', () => {
  it('35.7 5 or less always succeeds, 16 or more never, on three dice or four (G-16)', () => {
    expect([succeeds(5, 1), succeeds(6, 5), succeeds(15, 15), succeeds(16, 40)]).toEqual([true, false, true, false])
    expect([multiplier(3), multiplier(4), multiplier(5)]).toEqual([3, 2, 1])
  })

  it('35.7 a weapon falls at 17 or more, with steady-grip on four dice at 22 (G-17, G-88)', () => {
    expect([fumbles(16, 3, false), fumbles(17, 3, false), fumbles(17, 4, false), fumbles(21, 4, true), fumbles(22, 4, true)]).toEqual([
      false,
      true,
      true,
      false,
      true,
    ])
    const t = duel({}, { acted: true }, { dice: [6, 6, 5] }).pick('attack:bob')
    expect([t.who('ann').ready, t.state.things]).toMatchObject([null, [{ id: 'broadsword-1', at: 9 * 40 + 10 }]])
    expect(duel({ ready: null }, { acted: true }, { dice: [6, 6, 5] }).pick('attack:bob').state.things).toEqual([])
  })

  it('35.3 five of SH daze, for -2 until his next action is over (G-36, G-38)', () => {
    const t = hit({}, [1, 1, 1, 2])
    expect([t.who('bob').sh, t.who('bob').dazed, t.events('dazed').length]).toEqual([15, true, 1])
    expect(hit({}, [1, 1, 1, 1]).who('bob').dazed).toBe(false)
    const struck = duel({ sh: 15, ready: 'great-sword' }, { sh: 20 }, { dice: [4, 4, 3, 1, 1, 1, 2] })
      .pick('attack:bob')
      .pick('no')
    expect(struck.who('bob').dazed).toBe(true)
    expect(struck.pick('prone').who('bob').dazed).toBe(false)
  })

  it('35.2 eight knock down, by race and beast (9.1, G-37)', () => {
    expect(hit({}, [2, 2, 2, 2]).who('bob').status).toBe('prone')
    expect(hit({ race: 'orc' }, [2, 2, 2, 2]).who('bob').status).toBe('standing')
    const t = against({ robot: 'giant-amoeba' }, { sh: 15, ready: 'great-sword' }, { dice: [4, 4, 3, 2, 2, 2, 2] })
    expect(t.pick('attack:giant-amoeba-1').who('giant-amoeba-1').status).toBe('standing')
  })

  it('35.2 what armour stops does not count', () => {
    expect(hit({ suit: 'leather' }, [2, 2, 2, 3]).events('knocked-down')).toEqual([])
  })

  it('35.4 always dazed at SH 3 or less', () => {
    expect(
      duel({ now: 3 }, { acted: true }, { dice: [6, 6, 6] })
        .pick('attack:bob')
        .events('aimed')[0]?.need,
    ).toBe(10)
  })

  it('35.5 at SH 1 he collapses, and does nothing more (G-39)', () => {
    const t = hit({ now: 6 }, [1, 1, 1, 2])
    expect([t.who('bob').sh, t.who('bob').status, t.events('collapsed').length]).toEqual([1, 'unconscious', 1])
  })

  it('35.6 at 0 he dies: everything lies where he fell, his bones on top (G-114)', () => {
    const t = hit({ now: 4, ready: 'dagger', slung: ['axe'] }, [2, 2, 2, 2], { alone: true })
    expect([t.who('bob').status, t.who('bob').at, t.over]).toEqual(['dead', null, true])
    expect(t.state.things.map(({ type, at, of }) => [type, at, of])).toEqual([
      ['dagger', 371, undefined],
      ['axe', 371, undefined],
      ['bones', 371, 'bob'],
    ])
    expect(t.who('bob').fallen).toEqual({ turn: 1, at: 371, cause: 'great-sword', by: 'ann' })
  })

  it('11.1 half a point for each SH, half of AG and IQ for a death, and 20 for the victory (G-45, G-46, G-49)', () => {
    const t = hit({ now: 5 }, [2, 2, 2, 2], { alone: true })
    expect(t.events('earned')).toMatchObject([{ figure: 'ann', damage: 2, deathBlows: 10, spells: 0, victory: 20, all: 32 }])
    expect(t.session.outcome?.standings).toMatchObject([
      { id: 'ann', score: 32, winner: true },
      { id: 'bob', score: 0, winner: false },
    ])
  })

  it('23.1 a blow that fells somebody in a pit costs him 4 more (G-141)', () => {
    const scenario = { terrain: [{ kind: 'pit', at: [9, 11] }] }
    const t = against({ creature: 'troll' }, { sh: 15, ready: 'great-sword' }, { scenario, dice: [3, 3, 3, 3, 3, 3, 2] })
    t.pick('attack:troll-1')
    expect([t.events('pit-fall').length, t.who('troll-1').sh]).toEqual([1, 17 - 10 - 4])
  })

  it.each([false, true])('35.3 a daze during his own action lasts to the end of the next one, dazed before or not: %s (G-38)', (dazed) => {
    const characters = [
      { name: 'Ann', at: [9, 10], sh: 20, ag: 14, ready: 'heavy-crossbow', dazed },
      { name: 'Bob', side: 'east', at: [9, 14], ag: 6, acted: true, effects: [{ spell: 'missile-return', turns: 3 }] },
      { name: 'Zed', side: 'east', at: [0, 39], ag: 4 },
    ]
    const t = arena({ phase: 'action', characters }, { dice: [3, 3, 3, 2, 2, 2], free: true }).pick('shoot:bob')
    expect([t.who('ann').sh, t.who('ann').dazed]).toEqual([14, true])
    while (t.state.turn === 1 || t.ask.about !== 'ann' || t.topic !== 'action')
      t.pick(t.ids.includes('nothing') ? 'nothing' : (t.ids[0] ?? ''))
    expect(t.who('ann').dazed).toBe(true)
    expect(t.pick('nothing').who('ann').dazed).toBe(false)
  })

  it('35.3 whoever is struck after his action is dazed to the end of the next one (G-38)', () => {
    const t = duel({ sh: 15, ready: 'great-sword', ag: 12 }, { sh: 20, ag: 14 }, { dice: [4, 4, 3, 1, 1, 1, 2], draws: [] })
    t.pick('nothing').pick('attack:bob')
    expect([t.who('bob').dazed, t.who('bob').dazedLate]).toEqual([true, true])
  })
})
