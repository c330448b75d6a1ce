import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/types.ts'
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

const ZED = { name: 'Zed', at: [1, 39], side: 'east', acted: true }

/** The totals of all throws of so many dice. */
function throwsOf(dice: number): readonly number[] {
  return dice === 0 ? [0] : throwsOf(dice - 1).flatMap((sum) => [1, 2, 3, 4, 5, 6].map((face) => sum + face))
}

describe('the tale of a fight', () => {
  it('2.1 says how it ended, who lived and who fell to what', () => {
    const told = toldOf(duel())
    expect(told.text).toBe('West won in four turns, and one gladiator died.')
    expect(told.people).toMatchObject([
      { slug: 'ann', fate: 'came-out', victory: true, kills: 1, experience: 32, counts: { blow: 8, attacks: 1, hits: 1, 'slew:human': 1 } },
      {
        slug: 'bob',
        fate: 'fallen',
        victory: false,
        kills: 0,
        fell: { turn: 4, cause: 'broadsword', text: 'Row 9, column 11. Killed by Ann with a Broadsword' },
      },
    ])
    expect(told.people[0]?.deeds).toEqual(['Made a kill with only 3 SH left.', 'Struck Bob for 8 SH in one blow.'])
    expect(told.kills).toEqual([{ kind: 'human', label: 'Human', count: 1 }])
  })

  it('35.7 weighs the dice against what was needed', () => {
    const { luck } = toldOf(duel())
    expect(luck.faces).toEqual([0, 1, 1, 2, 1, 0])
    expect(luck.kinds).toMatchObject([{ id: 'attacks', count: 1, came: 1 }])
    // 12 less 2 for a daze: 10 or less comes in one throw of two.
    expect(luck.kinds[0]?.expected).toBeCloseTo(0.5, 1)
    expect(toldOf(duel()).people.map(({ counts }) => counts?.expected)).toEqual([luck.kinds[0]?.expected, undefined])
  })

  it('35.7, 37.3 the hits to be expected are the sum of the chances, on four dice against an evader', () => {
    const ways = (dice: number, need: number) => throwsOf(dice).filter((sum) => sum <= 5 || (sum < 16 && sum <= need)).length / 6 ** dice
    const bob = { name: 'Bob', side: 'east', at: [9, 11], ag: 8, acted: true }
    const [ann] = [{ name: 'Ann', at: [9, 10], ready: 'broadsword', also: 'dagger' }]
    const expected = (characters: readonly Json[], pick: string, dice: readonly number[]) =>
      toldOf(arena({ phase: 'action', turn: 4, characters: [...characters, ZED] }, { dice, free: true }).pick(pick)).people[0]?.counts
        ?.expected
    expect(expected([ann, bob], 'attack:bob', [6, 6, 6])).toBeCloseTo(ways(3, 12), 10)
    expect(expected([ann, { ...bob, evading: true }], 'attack:bob', [6, 6, 6, 6])).toBeCloseTo(ways(4, 12), 10)
    // Two weapons, at 2 less and 3 less (33.8).
    expect(expected([ann, bob], 'dual:bob:bob', [6, 6, 5, 6, 6, 5])).toBeCloseTo(ways(3, 10) + ways(3, 9), 10)
  })

  it('2.1 tells the greatest deed and the heaviest loss first', () => {
    expect(toldOf(duel()).feats).toMatchObject([
      { who: 'ann', text: 'made a kill with only 3 SH left', sort: 'bravest', turn: 4 },
      { who: 'bob', text: 'was killed by Ann', sort: 'fell', kind: 'broadsword' },
    ])
  })

  it('33.7, 35.7 two killed with one slash, and a blow for triple damage', () => {
    const weak = { side: 'east', now: 2, ag: 6, acted: true }
    const characters = [
      { name: 'Ann', at: [9, 10], sh: 16, ag: 16, ready: 'battle-axe' },
      { name: 'Bob', at: [8, 11], ...weak },
      { name: 'Cid', at: [10, 11], ...weak },
    ]
    const told = toldOf(arena({ phase: 'action', characters }, { dice: [1, 1, 1, 6, 6, 1, 2, 2, 6, 6] }).pick('slash'))
    expect(told.people[0]?.deeds).toEqual(['Killed two with one slash.', 'Killed two in one fight.', 'Struck Bob for triple damage.'])
    expect(told.people[0]?.counts).toMatchObject({ 'struck:battle-axe': 2, 'landed:battle-axe': 2, hits: 2 })
  })

  it('32.4, 33.2, 40.2 the longest shot, a kill by a charge, a push into the fire', () => {
    const slow = { side: 'east', ag: 6, acted: true }
    const shot = arena(
      {
        phase: 'action',
        characters: [
          { name: 'Ann', at: [9, 10], ag: 20, ready: 'long-bow' },
          { name: 'Bob', at: [9, 22], ...slow },
          { name: 'Zed', at: [1, 39], side: 'east' },
        ],
      },
      { dice: [2, 2, 2, 1], free: true },
    ).pick('shoot:bob')
    expect(toldOf(shot).people[0]).toMatchObject({ deeds: ['Hit Bob from 12 squares away.'], counts: { shot: 12 } })
    const charge = arena(
      {
        phase: 'action',
        characters: [
          { name: 'Ann', at: [9, 10], ag: 20, ready: 'javelin', moved: 2 },
          { name: 'Bob', at: [9, 11], now: 2, ...slow },
        ],
      },
      { dice: [2, 2, 2, 6] },
    ).pick('impale:bob')
    expect(toldOf(charge).people[0]?.deeds[0]).toBe('Killed Bob with a charge.')
    const fire = { terrain: [{ kind: 'fire', at: [9, 12] }] }
    const push = arena(
      {
        ...fire,
        phase: 'action',
        characters: [
          { name: 'Ann', at: [9, 10], sh: 20, ag: 20, ready: 'large-shield' },
          { name: 'Bob', at: [9, 11], ...slow },
          { name: 'Zed', at: [1, 39], side: 'east' },
        ],
      },
      { dice: [2, 2, 3, 2, 6, 6, 6], free: true },
    ).pick('shield:bob')
    const told = toldOf(push.pick('push:9-12'))
    expect(told.people[0]).toMatchObject({ deeds: expect.arrayContaining(['Pushed Bob into the fire.']), counts: { pushes: 1 } })
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
    if (first?.of !== 'careers') throw new Error('careers come first')
    const career = { status: 'dead', exits: 3, worth: 0, experience: 120, kills: 4, turns: 30, brokenOff: 0, rested: 49 } as const
    expect([first.value(career), first.value({ ...career, brokenOff: 1 }), first.value({ ...career, rested: 50 })]).toEqual([120, 0, 0])
    expect(first?.id).toBe('experience')
    const { people, ...figures } = toldOf(duel())
    const game = { outcome: 'west', tale: { people, ...figures } }
    const values = RANKINGS.flatMap((one) =>
      one.of === 'people' ? people.map((person) => one.value(person, game)) : one.of === 'games' ? [one.value(game)] : [],
    )
    expect(values).toEqual([32, 0, 1, 0, 8, 0, 0, 0, 4])
  })

  it('13.3 a shot that comes back is no hit, no record and no luck of whoever shot (G-151)', () => {
    const characters = [
      { name: 'Ann', at: [9, 2], sh: 16, ag: 20, ready: 'long-bow' },
      { name: 'Bob', side: 'east', at: [9, 22], ag: 6, acted: true, effects: [{ spell: 'missile-return', turns: 3 }] },
      { name: 'Zed', side: 'east', at: [1, 39], ag: 4 },
    ]
    const t = arena({ phase: 'action', characters }, { dice: [3, 3, 3, 4], free: true }).pick('shoot:bob')
    const { people, luck } = toldOf(t)
    expect(people[0]).toMatchObject({ slug: 'ann', deeds: [] })
    const counted = Object.keys(people[0]?.counts ?? {})
    expect(counted.filter((count) => /^(attacks|hits|expected|shot|struck|landed)/.test(count))).toEqual([])
    expect(luck.kinds.find(({ id }) => id === 'attacks')?.count ?? 0).toBe(0)
    expect(t.texts).toContain('Ann shoots at Bob with a Long Bow, but it flies back (rolled 9).')
  })
})
