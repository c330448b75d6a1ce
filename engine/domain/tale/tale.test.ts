import { describe, expect, it } from 'vitest'
import type { Json, Outcome } from '../../kernel/types.ts'
import { domain } from '../index.ts'
import { MEADOW, set, type Table } from '../proof/table-top.ts'
import { LAB } from './lab.ts'

function taleOf(t: Table) {
  const told = domain.tale?.({ first: t.state, last: t.state, steps: t.session.record.steps })
  if (told === undefined) throw new Error('a game of DOMAIN has a tale')
  return told
}

/** What a game brings in each list of the hall, by the list's id. */
function ranked(t: Table): Readonly<Record<string, number>> {
  const tale = taleOf(t)
  const outcome: Outcome['kind'] | null = domain.outcome(t.state)?.kind ?? null
  const entries = (domain.rankings ?? []).flatMap((list): (readonly [string, number])[] => {
    if (list.of === 'games') return [[list.id, list.value({ outcome, tale })]]
    if (list.of === 'people') return tale.people.map((person) => [list.id, list.value(person, { outcome, tale })])
    return []
  })
  return Object.fromEntries(entries.filter(([, value]) => value > 0))
}

const home = (round: number) =>
  set({ scenario: { round, tiles: MEADOW, characters: [{ at: '1-0', from: '1-1', treasure: 'staff' }] } }).pick('leave')

const counted = (rounds: number, items: Json = ['ruby']) =>
  set({
    options: { rounds },
    scenario: { round: rounds, tiles: MEADOW, characters: [{ at: '0-0', items }] },
  }).pick('end')

describe('the tale of a game', () => {
  it('5.3 the first step into the treasure chamber is a chapter of its own, once', () => {
    const scenario = {
      quadrants: ['nw'],
      large: { west: { tile: 'a1' }, treasure: { tile: 't1' } },
      characters: [{ at: '11-14', from: '10-14' }],
    }
    const t = set({ scenario, draws: ['green-jewelled-crown'] })
      .pick('step:11-15')
      .pick('step:11-16')
      .pick('leave')
    expect(taleOf(t).chapters.filter(({ title }) => title.includes('enters the treasure chamber first'))).toHaveLength(1)
  })

  it('2.0 whoever wins without riches is not called the richest (D-64)', () => {
    const poor = counted(60, [])
    expect(taleOf(poor)).toMatchObject({
      text: 'Ann was still inside after 60 rounds, without riches; no one died.',
      feats: [{ sort: 'lasted' }],
    })
    expect(domain.outcome(poor.state)?.text).toBe('Time is up, and Ann is inside without riches.')
    expect(domain.outcome(counted(60).state)?.text).toBe('Time is up, and Ann is the richest inside.')
    const two = set({
      seats: 2,
      options: { rounds: 60 },
      scenario: { round: 60, seat: 1, tiles: MEADOW, characters: [{ at: '0-0' }, { at: '0-1', experience: 9 }] },
    })
    while (two.state.end === null) two.pick('end')
    expect(domain.outcome(two.state)?.text).toBe('Time is up, and no one has riches: Bram wins by experience.')
  })

  it('2.0 who carried what home is the first feat, a death the second', () => {
    expect(taleOf(home(30)).feats).toMatchObject([{ who: 'seat-0', sort: 'won', kind: 'staff', turn: 30 }])
    const gas = { tiles: MEADOW, cards: [{ card: 'x-poison-gas-1', at: '0-0' }], characters: [{ at: '0-1', lifePoints: 1 }] }
    const t = set({ scenario: gas, options: { rounds: 9 } })
      .pick('step:0-0')
      .pick('suffer')
    expect(taleOf(t).feats).toMatchObject([{ sort: 'fell', kind: 'poison-gas', text: 'was killed by the Poison Gas' }])
  })

  it('4.1 who died and began anew has died, in the Lab too', () => {
    const never = LAB.shares.find(({ id }) => id === 'unharmed')
    const gas = { tiles: MEADOW, cards: [{ card: 'x-poison-gas-1', at: '0-0' }], characters: [{ at: '0-1', lifePoints: 1 }] }
    const dead = taleOf(set({ scenario: gas }).pick('step:0-0').pick('suffer'))
    const alive = taleOf(home(30))
    expect([dead, alive].map(({ people }) => people[0]?.counts?.deaths)).toEqual([1, 0])
    expect([dead, alive].map((tale) => never?.value({ outcome: null, tale, ours: tale.people }))).toEqual([false, true])
  })
})

describe('the hall of fame', () => {
  it('2.0 the fastest home, by players and by treasure', () => {
    expect(ranked(home(30))).toMatchObject({ 'fastest-1': 30, unharmed: 30, 'home-staff': 30 })
    expect(Object.keys(ranked(home(30)))).not.toContain('home-cloak')
  })

  it('2.0 the richest, by the limit of the game', () => {
    expect(ranked(counted(60))).toMatchObject({ 'richest-60': 25 })
    expect(ranked(counted(90))).toMatchObject({ 'richest-90': 25 })
    expect(ranked(counted(40))).toMatchObject({ richest: 25 })
    expect(Object.keys(ranked(counted(60)))).not.toContain('richest')
  })
})
