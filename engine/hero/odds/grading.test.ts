import { describe, expect, it, test } from 'vitest'
import { decisionOf } from '../../kernel/decision.ts'
import type { Game } from '../../kernel/game.ts'
import { stream } from '../../kernel/random.ts'
import { costOf } from '../../kernel/testing/crossroads.ts'
import { mayStack } from '../chapters/203-stacking.ts'
import { countersOn, isMonster, isRiches } from '../chapters/section.ts'
import { hero } from '../index.ts'
import { laid, set } from '../proof/table-top.ts'
import type { Counter, HeroState, Kind } from '../state.ts'
import { COURAGE } from '../tables/index.ts'
import { grading } from './grading.ts'
import { dealUnseen } from './unseen.ts'

/** The courage that this one answer brings, and nothing after it. */
const once: Game<HeroState> = {
  ...hero,
  grading: {
    ...grading,
    horizon: () => ({ reached: () => true }),
    account: ({ sections: [section] }) => {
      const { goblin = 0, ogre = 0 } = section?.hero?.killed ?? {}
      return { points: goblin * COURAGE.goblin + ogre * COURAGE.ogre }
    },
  },
}

describe('grading against exact odds', () => {
  const table = set({
    hero: { at: [4, 3], facing: 'n' },
    counters: [
      ['goblin', 3, 3],
      ['ogre', 4, 4],
    ],
  })
  const options = decisionOf(hero, table.state, table.ask, 'd').options ?? []
  const worthOf = (id: string, courage: number) => courage * (options.find((option) => option.id === id)?.odds?.chance ?? 0)
  const WORTH: Readonly<Record<string, number>> = {
    'attack:c1': worthOf('attack:c1', COURAGE.goblin),
    'attack:c2': worthOf('attack:c2', COURAGE.ogre),
    end: 0,
  }

  it.each([
    ['end', 'attack:c1'],
    ['end', 'attack:c2'],
    ['attack:c1', 'attack:c2'],
  ] as const)('210D, 214A by the courage that a blow brings, %s costs against %s what its odds lack', (taken, better) => {
    const { loss, comesTo } = costOf(once, table.state, [taken, better], 600)
    const [mine = 0, other = 0] = [taken, better].map((id) => WORTH[id])
    expect(Math.abs(loss.mean - (other - mine))).toBeLessThan(3 * loss.error)
    expect(comesTo.points).toBeCloseTo(mine, 0)
  })
})

test('215A4 a hero who died or came too late has brought nothing', () => {
  const s = laid({ hero: { at: [4, 6] } })
  expect(grading.account(s, 0)).toEqual({ points: 0 })
  const [section] = s.sections
  if (section?.hero == null) throw new Error('there is no hero')
  Object.assign(section.hero, { status: 'track', at: null })
  expect(grading.account(s, 0).points).toBeGreaterThan(0)
})

describe('what lies face down, dealt again', () => {
  const deals = (s: HeroState, seat: number) =>
    Array.from({ length: 30 }, (_, n) => {
      const again: HeroState = structuredClone(s)
      dealUnseen(again, seat, stream(`deal ${n}`, 'unseen'))
      return again.sections[0]?.counters ?? []
    })
  const s = laid({
    hero: { at: [4, 6] },
    counters: [
      ['goblin', 9, 15],
      ['gold', 9, 15],
      ['troll', 11, 9],
      ['dummy', 2, 3],
      ['trap', 11, 3],
      ['man', 1, 4],
      ['jewel', 4, 10],
    ],
    prepare: ({ counters: [goblin, gold, , dummy, , man] }) => {
      Object.assign(goblin ?? {}, { with: 'c2' })
      Object.assign(gold ?? {}, { with: 'c1' })
      Object.assign(dummy ?? {}, { noMonster: true, noRiches: true })
      Object.assign(man ?? {}, { known: true })
    },
  })
  const kindsOf = (counters: readonly Counter[]) => counters.map(({ kind }) => kind)

  it('104D5 has the same kinds, any of which may lie anywhere, and no one carries anything', () => {
    const all = deals(s, 0)
    for (const counters of all) {
      expect(kindsOf(counters).toSorted()).toEqual(kindsOf(s.sections[0]?.counters ?? []).toSorted())
      expect(counters.every((counter) => counter.with === null)).toBe(true)
    }
    const third = new Set(all.map((counters) => counters[2]?.kind))
    expect([...third].toSorted()).toEqual(['dummy', 'goblin', 'gold', 'jewel', 'trap', 'troll'])
  })

  it('203B, 205C, 211A keeps to what lies together, to what was seen, and to what has shown what it is not', () => {
    for (const counters of deals(s, 0)) {
      const [section] = s.sections
      if (section === undefined) throw new Error('there is no section')
      expect(counters[5]?.kind).toBe('man')
      const drifter = counters[3]?.kind ?? 'man'
      expect(isMonster(drifter) || isRiches(drifter)).toBe(false)
      for (const { at } of counters) if (at !== null) expect(mayStack(countersOn({ ...section, counters: [...counters] }, at))).toBe(true)
    }
  })

  it('104D5 leaves their owner what is theirs', () => {
    for (const counters of deals(s, 1)) expect(counters).toEqual(s.sections[0]?.counters)
  })
})

describe('what a counter shows while it lies face down', () => {
  const shown = (of: Counter) => ({ noMonster: of.noMonster === true, noRiches: of.noRiches === true })
  const far = { at: [11, 9], facing: 'e' } as const
  const march = (kind: Kind, to: string) => {
    const t = set({ hero: far, counters: [[kind, 4, 3]] })
      .pick('end')
      .pick('move:c1')
      .pick(`to:${to}`)
    return shown(t.counter('c1'))
  }

  it('204A2 what marches is no riches; 211A what goes diagonally is no monster either', () => {
    expect(march('goblin', '5-3')).toEqual({ noMonster: false, noRiches: true })
    expect(march('dummy', '5-3')).toEqual({ noMonster: false, noRiches: true })
    expect(march('dummy', '5-4')).toEqual({ noMonster: true, noRiches: true })
  })

  it('205C what lies face down in sight, at his sides too, is no monster', () => {
    const t = set({
      hero: { at: [4, 3], facing: 'n' },
      counters: [
        ['trap', 3, 3],
        ['dummy', 5, 3],
        ['troll', 9, 15],
      ],
    })
    expect(['c1', 'c2', 'c3'].map((id) => shown(t.counter(id)).noMonster)).toEqual([true, false, false])
    t.pick('face:e')
    expect(['c1', 'c2', 'c3'].map((id) => shown(t.counter(id)).noMonster)).toEqual([true, true, false])
  })

  it('207B riches that follow their monster do not show that they are riches', () => {
    const t = set({
      hero: far,
      counters: [
        ['goblin', 4, 3],
        ['gold', 4, 3],
      ],
    })
    t.pick('end').pick('move:c1').pick('take').pick('to:6-3').pick('stop')
    expect(shown(t.counter('c1'))).toEqual({ noMonster: false, noRiches: true })
    expect(shown(t.counter('c2'))).toEqual({ noMonster: false, noRiches: false })
    const twin = set({
      hero: far,
      counters: [
        ['goblin', 4, 3],
        ['man', 4, 3],
      ],
    })
    twin.pick('end').pick('move:c1').pick('to:6-3').pick('move:c2').pick('to:6-3')
    expect(shown(twin.counter('c2'))).toEqual({ noMonster: false, noRiches: false })
  })
})
