import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Json } from '../../kernel/types.ts'
import { heroSheet } from '../chapters/04-records.ts'
import type { CharacterSheet } from '../state.ts'
import type { HeroId } from '../tables/index.ts'
import { advance, prices, takeBack } from './12-advancement.ts'
import { roster } from './17-roster.ts'

const plain = (value: object): Json => JSON.parse(JSON.stringify(value))

function aged(exits: number, id: HeroId = 'lord-dil'): CharacterSheet {
  return { ...heroSheet(id), exits }
}

function bought(sheet: CharacterSheet, ...increases: string[]): CharacterSheet {
  return increases.reduce((now, each) => {
    const raised = advance(now, each)
    if (isRefusal(raised)) throw new Error(raised.message)
    return raised
  }, sheet)
}

const priceOf = (sheet: CharacterSheet, id: string, variants: readonly string[] = []) => {
  const found = prices(sheet, variants).find((each) => each.id === id)
  if (found === undefined) throw new Error(`no price for ${id}`)
  return found
}

describe('12.2 raising abilities', () => {
  it('12.2, 12.3 everything that can be raised is there once, at the printed price for the young', () => {
    const list = prices(aged(0), [])
    expect(list.map(({ id }) => id)).toEqual([
      'wound-points',
      ...['dagger', 'throwing-dagger', 'bow', 'sword', 'hammer', 'ax'].map((weapon) => `weapon-skill:${weapon}`),
      'resistance',
      ...['detrap', 'hellgate', 'negotiation'],
      ...['red', 'yellow', 'blue'].map((sun) => `magic:${sun}`),
      'combat-bonus',
    ])
    for (const { id, experience, gold, rule, parts } of list) {
      const [printed, case_] = id === 'combat-bonus' ? [150, '12.3'] : [100, '12.2']
      expect({ id, experience, gold, rule, parts }).toEqual({
        ...{ id, experience: printed, gold: printed, rule: case_ },
        parts: [{ label: `${printed} printed`, value: printed }],
      })
    }
  })

  it('12.2 one point more of what it says, and of nothing else', () => {
    const before = heroSheet('gislan')
    for (const { id, from, to } of prices(before, [])) {
      const after = bought(before, id)
      expect(to).toBe(from + 1)
      for (const each of prices(after, [])) expect(each.from).toBe(each.id === id ? to : priceOf(before, each.id).from)
    }
    expect(before).toEqual(heroSheet('gislan'))
  })

  it('12.2 a skill that he lacked begins at 1', () => {
    expect(bought(heroSheet('almuric'), 'detrap', 'weapon-skill:ax', 'weapon-skill:ax')).toMatchObject({
      skills: { hellgate: 1, detrap: 1 },
      weaponSkill: { sword: 2, ax: 2 },
    })
  })

  it.each([
    ['resistance', '11.0'],
    ['detrap', '7.3'],
    ['hellgate', '16.0'],
  ])('%s stops at 5 (%s)', (id, rule) => {
    let sheet = heroSheet('almuric')
    while (priceOf(sheet, id).from < 5) {
      expect(priceOf(sheet, id).barred).toBeUndefined()
      sheet = bought(sheet, id)
    }
    expect(priceOf(sheet, id).barred).toContain(rule)
    expect(advance(sheet, id)).toMatchObject({ code: 'rule-violation', detail: 'limit', rule })
  })

  it('12.2 wounds, weapon skills, negotiation and magic have no limit', () => {
    const sheet = bought(heroSheet('almuric'), ...Array.from({ length: 20 }, () => ['wound-points', 'negotiation', 'magic:red']).flat())
    expect(sheet).toMatchObject({ woundPoints: 28, skills: { negotiation: 20 }, magic: [21, 1, 2] })
  })

  it('12.2 nothing else can be bought', () => {
    for (const id of ['', 'experience', '__proto__', 'weapon-skill:spear', 'magic', 'x'.repeat(500)])
      expect(advance(heroSheet('almuric'), id)).toMatchObject({ code: 'rule-violation', detail: 'increase' })
  })

  it('12.2 the limit of Resistance is without rings (14.8)', () => {
    const ring = { kind: 'ring', id: 'ring-resistance-2-1', type: 'resistance-2', worn: true, used: false } as const
    expect(priceOf({ ...heroSheet('zareth'), resistance: 4, items: [ring] }, 'resistance').barred).toBeUndefined()
  })
})

describe('12.2 taking back', () => {
  it('12.2, 12.3 gives the sheet exactly as it was, whatever was bought', () => {
    for (const id of ['almuric', 'gislan', 'sliggoth', 'zareth'] as const) {
      const before = heroSheet(id)
      for (const { id: increase, barred } of prices(before, []))
        if (barred === undefined) expect(takeBack(bought(before, increase), increase)).toEqual(before)
    }
  })

  it('4.1.B.6 a higher rating is one more spell to choose, and taken back it goes with its spell', () => {
    const before: CharacterSheet = { ...heroSheet('almuric'), known: ['heal', 'sleep', 'wrath-of-god'] }
    const raised = bought(before, 'magic:blue')
    expect(raised.known).toEqual(before.known)
    expect(roster.spells.toChoose(plain(raised))).toBe(1)
    const learned = roster.spells.learn(plain(raised), ['heal', 'sleep', 'charm'])
    expect(learned).toMatchObject({ known: ['heal', 'sleep', 'charm', 'wrath-of-god'] })
    expect(roster.purchases.takeBack(plain(learned), 'magic:blue')).toEqual(before)
  })

  it('4.1.B.6 a rating below the highest brings no spell', () => {
    const raised = bought({ ...heroSheet('almuric'), known: ['heal', 'sleep'] }, 'magic:red')
    expect(roster.spells.toChoose(plain(raised))).toBe(0)
  })

  it('4.1.D a list beyond the ratings loses nothing by it (13.5)', () => {
    const before: CharacterSheet = { ...heroSheet('almuric'), known: ['heal', 'sleep', 'lightning'], knows: 3, cheap: ['lightning'] }
    const raised = bought(before, 'magic:blue')
    expect(roster.spells.toChoose(plain(raised))).toBe(0)
    expect(takeBack(raised, 'magic:blue')).toEqual(before)
  })
})

describe('17.5 age', () => {
  /** By hand, in tenths: what the rulebook and the variants say, worked out step by step. */
  function expected(printed: number, exits: number, variants: readonly string[]): number {
    const first = variants.includes('labirynt') ? 2 : 3
    let price = printed
    let steps = 0
    for (let exit = 1; exit <= exits; exit++) {
      if (exit < first) continue
      steps += 1
      if (variants.includes('compound-aging')) price += price % 10 === 0 ? price / 10 : (price - (price % 10)) / 10 + 1
    }
    return variants.includes('compound-aging') ? price : printed + steps * (printed / 10)
  }

  it.each([[[]], [['labirynt']], [['compound-aging']], [['labirynt', 'compound-aging']], [['short-hunt', 'maze-kept']]])(
    '17.5 after 0 to 40 exits under %j',
    (variants) => {
      for (let exits = 0; exits <= 40; exits++)
        for (const { id, experience, gold, parts } of prices(aged(exits), variants)) {
          const printed = id === 'combat-bonus' ? 150 : 100
          expect([exits, id, experience, gold]).toEqual([exits, id, expected(printed, exits, variants), printed])
          expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(experience)
        }
    },
  )

  it('17.5 the first steps: 100, 100, 100, 110, 120, and 150 a step of 15', () => {
    const steps = [0, 1, 2, 3, 4]
    expect(steps.map((exits) => priceOf(aged(exits), 'wound-points').experience)).toEqual([100, 100, 100, 110, 120])
    expect(steps.map((exits) => priceOf(aged(exits), 'combat-bonus').experience)).toEqual([150, 150, 150, 165, 180])
    expect(steps.map((exits) => priceOf(aged(exits), 'detrap', ['labirynt']).experience)).toEqual([100, 100, 110, 120, 130])
    expect([3, 4, 5, 6].map((exits) => priceOf(aged(exits), 'detrap', ['compound-aging']).experience)).toEqual([110, 121, 134, 148])
  })

  it('17.5 says how the price comes about', () => {
    expect(priceOf(aged(3), 'wound-points').parts).toEqual([
      { label: '100 printed', value: 100 },
      { label: '10% of 100 for the third exit', value: 10 },
    ])
    expect(priceOf(aged(4), 'wound-points').parts[1]).toEqual({ label: '10% of 100 for each of 2 exits from the third on', value: 20 })
    expect(priceOf(aged(4), 'combat-bonus', ['labirynt', 'compound-aging']).parts[1]).toEqual({
      label: '10% of the last price for each of 3 exits from the second on',
      value: 51,
    })
  })
})

describe('12.2, 17.5 at the far end', () => {
  it('nobody buys beyond 99, so that the record of it can still be read', () => {
    const great = { ...aged(0), woundPoints: 99 }
    expect(advance(great, 'wound-points')).toMatchObject({ code: 'rule-violation', message: 'Wound Points cannot rise above 99.' })
    expect(priceOf(great, 'wound-points').barred).toBe('Wound Points cannot rise above 99.')
    expect(advance({ ...great, woundPoints: 98 }, 'wound-points')).toMatchObject({ woundPoints: 99 })
  })

  it('compounding stays a whole number of points', () => {
    expect(priceOf(aged(9999), 'wound-points', ['compound-aging'])).toMatchObject({ experience: 1_000_000_000, gold: 100 })
  })
})
