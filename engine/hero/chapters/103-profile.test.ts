import { describe, expect, test } from 'vitest'
import { type Ask, check } from '../../kernel/ask.ts'
import { newPlay, newStep } from '../../kernel/play.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Answer, Json } from '../../kernel/types.ts'
import { laid } from '../proof/table-top.ts'
import { ARMOURS, type Levels, type Section } from '../state.ts'
import { POINTS_TO_SPEND, PRESETS, PROFILE } from '../tables/index.ts'
import { costOf, fillSheet, flatLevels, levelsRefusal, noLevels, readProfile } from './103-profile.ts'

/** Class 1 and whatever else is named. */
function levels(characteristics: Partial<Levels['characteristics']>, weapons: Partial<Levels['weapons']> = {}): Levels {
  const none = noLevels()
  return { characteristics: { ...none.characteristics, class: 1, ...characteristics }, weapons: { ...none.weapons, ...weapons } }
}

describe('103A, 103B what levels cost', () => {
  test('the example of 103B comes to 70 points', () => {
    const bought = { appearance: 6, intelligence: 9, class: 5, strength: 7, luck: 1, hits: 12, movement: 9 }
    expect(costOf(levels(bought, { 'long-sword': 9, 'long-ax': 9 }))).toBe(70)
  })

  test.each<[string, Levels, number]>([
    ['103A2: a point for a level', levels({ intelligence: 5 }), 6],
    ['103A2: four for a level of luck', levels({ luck: 5 }), 21],
    ['103B2, 103B3: a point for each level with a weapon', levels({}, { dagger: 5, hammer: 2 }), 8],
  ])('%s', (_case, bought, cost) => {
    expect(costOf(bought)).toBe(cost)
  })
})

describe('103 what nobody may buy', () => {
  test.each<[string, Levels, RegExp]>([
    ['103A5: no class at all', levels({ class: 0 }), /level 1 of class/],
    ['102A9: more than a column has', levels({ strength: 10 }), /highest level of strength is 9, not 10/],
    ['102A9: of luck', levels({ luck: 6 }), /highest level of luck is 5/],
    ['H-02: more than a weapon has', levels({}, { dagger: 6 }), /with the dagger is 5, not 6/],
    [
      '103B1, 103B4: more than 18 levels with weapons',
      levels({}, { 'long-sword': 9, 'long-ax': 9, spear: 1 }),
      /18 levels at most, not 19/,
    ],
    [
      '103A4: more than 70 points',
      levels({ class: 9, appearance: 9, intelligence: 9, strength: 9, luck: 5, hits: 14, movement: 1 }),
      /this costs 71/,
    ],
  ])('%s', (_case, bought, why) => {
    expect(levelsRefusal(bought)).toMatch(why)
  })

  test('103A3, H-03: points may be left, H-01: everything but class may be 0', () => {
    expect(levelsRefusal(levels({}))).toBeNull()
  })

  test('103A4: all 70 may be spent', () => {
    const all = levels({ class: 9, appearance: 9, intelligence: 9, strength: 9, luck: 5, hits: 14 })
    expect(costOf(all)).toBe(70)
    expect(levelsRefusal(all)).toBeNull()
  })
})

describe('103 filling in the sheet', () => {
  function filled(answers: Readonly<Record<string, Answer>>): { section: Section; asked: Ask[]; events: readonly unknown[] } {
    const s = laid({})
    const [section] = s.sections
    if (section === undefined) throw new Error('no section')
    section.hero = null
    const g = newPlay(s, 'sheet')
    g.step = newStep(null)
    const script = fillSheet(g, section)
    const asked: Ask[] = []
    for (let result = script.next({}); result.done !== true; ) {
      const ask = result.value
      asked.push(ask)
      const answer = answers[ask.topic] ?? {}
      const refusal = check(ask, answer)
      if (refusal !== null) throw new Error(`${ask.topic}: ${refusal.message}`)
      result = script.next(answer)
    }
    return { section, asked, events: g.step.events }
  }

  const BOUGHT = { levels: { class: 5, hits: 10, movement: 9, 'long-sword': 6, spear: 4 } }
  const ANSWERS: Readonly<Record<string, Answer>> = {
    'hero-name': { value: '  Una the Bold ' },
    profile: { value: BOUGHT },
    armour: { pick: ['mail'] },
    shield: { pick: ['shield'] },
    armed: { pick: ['spear'] },
  }

  test('103A1, 103A9: asks its player for name, levels, armour, shield, and the weapon in hand (103B5)', () => {
    const { section, asked, events } = filled(ANSWERS)
    expect(asked.map(({ topic }) => topic)).toEqual(['hero-name', 'profile', 'armour', 'shield', 'armed'])
    expect(asked.every(({ seat, about }) => seat === 0 && about === 'a')).toBe(true)
    expect(section.hero).toMatchObject({ name: 'Una the Bold', armour: 'mail', shield: true, armed: 'spear', at: null })
    expect(section.hero?.bought).toEqual(levels({ class: 5, hits: 10, movement: 9 }, { 'long-sword': 6, spear: 4 }))
    expect(section.hero?.now).toEqual(section.hero?.bought)
    expect(section.hero?.now).not.toBe(section.hero?.bought)
    expect(events).toMatchObject([{ type: 'hero-made', section: 'a', spent: 34 }])
  })

  test.each(PRESETS.map((preset) => [preset.name, preset] as const))(
    '103A7: with the levels of %s, what he wears and wields is proposed',
    (_name, preset) => {
      const { asked } = filled({
        ...ANSWERS,
        profile: { value: { levels: flatLevels(preset.levels) } },
        armed: { pick: [preset.armed ?? 'none'] },
      })
      const proposed = asked.flatMap((ask) => (ask.kind === 'pick' ? [ask.ids[0]] : []))
      const worn = [preset.armour, preset.shield ? 'shield' : 'no-shield']
      expect(proposed).toEqual(proposed.length === 3 ? [...worn, preset.armed] : worn)
    },
  )

  test('103A7, 103A8: armour and shield cost nothing', () => {
    for (const armour of ARMOURS) {
      const { section, events } = filled({ ...ANSWERS, armour: { pick: [armour] } })
      expect(section.hero?.armour).toBe(armour)
      expect(events).toMatchObject([{ spent: 34 }])
    }
  })

  test('offers only weapons that were bought, and asks nothing where there is one or none', () => {
    const two = filled(ANSWERS).asked.find(({ topic }) => topic === 'armed')
    expect(two).toMatchObject({ ids: ['long-sword', 'spear'] })
    const one = filled({ ...ANSWERS, profile: { value: { levels: { class: 1, ax: 3 } } } })
    expect(one.asked.map(({ topic }) => topic)).not.toContain('armed')
    expect(one.section.hero?.armed).toBe('ax')
    const none = filled({ ...ANSWERS, profile: { value: { levels: { class: 1 } } } })
    expect(none.section.hero?.armed).toBeNull()
  })

  test.each<[string, Json]>([
    ['no class', { levels: { hits: 10 } }],
    ['no levels at all', {}],
    ['too much', { levels: { class: 9, luck: 5, hits: 18, movement: 9, strength: 9, intelligence: 6 } }],
    ['what nobody has', { levels: { class: 1, wisdom: 3 } }],
    ['a level below 0', { levels: { class: 1, hits: -3 } }],
  ])('refuses %s', (_case, value) => {
    const ask = filled(ANSWERS).asked.find(({ topic }) => topic === 'profile')
    if (ask === undefined) throw new Error('no question about levels')
    expect(check(ask, { value })).not.toBeNull()
  })

  test('suggests levels that are allowed and spend everything', () => {
    const ask = filled(ANSWERS).asked.find(({ topic }) => topic === 'profile')
    if (ask?.kind !== 'share') throw new Error('no question about levels')
    expect(check(ask, { value: ask.suggest() })).toBeNull()
    expect(ask.suggest()).toEqual({ levels: flatLevels(PRESETS[0]?.levels ?? noLevels()) })
  })
})

describe('sheets to begin with (ours)', () => {
  test.each(PRESETS.map((preset) => [preset.name, preset] as const))('%s', (_name, preset) => {
    expect(levelsRefusal(preset.levels)).toBeNull()
    expect(costOf(preset.levels)).toBe(POINTS_TO_SPEND)
    expect(preset.levels.characteristics.class).toBeGreaterThanOrEqual(PROFILE.class.least)
    expect(readProfile(JSON.parse(JSON.stringify(preset)))).toEqual(preset)
  })
})

describe('sheets from outside', () => {
  function refusal(sheet: Json): string {
    const read = readProfile(sheet)
    if (!isRefusal(read)) throw new Error('was not refused')
    expect(read).toMatchObject({ code: 'bad-request', rule: '103' })
    return read.message
  }

  const LEAST = { name: 'Una', levels: { characteristics: { class: 1 }, weapons: { ax: 2 } } }

  test('need a name and class; everything else has a sensible default', () => {
    expect(readProfile(LEAST)).toEqual({ name: 'Una', levels: levels({}, { ax: 2 }), armour: 'none', shield: false, armed: 'ax' })
  })

  test.each<[string, Json, RegExp]>([
    ['something else', 'Una', /must be an object/],
    ['no name', { levels: { characteristics: { class: 1 } } }, /name must be a text/],
    ['a name too long', { ...LEAST, name: 'U'.repeat(31) }, /name must be a text of 1 to 30/],
    ['a strange field', { ...LEAST, gold: 3 }, /no field "gold"/],
    ['a strange characteristic', { ...LEAST, levels: { characteristics: { class: 1, charm: 2 } } }, /no field "charm"/],
    ['half a level', { ...LEAST, levels: { characteristics: { class: 1.5 } } }, /whole number/],
    ['no class', { ...LEAST, levels: { characteristics: { hits: 3 } } }, /level 1 of class/],
    [
      'too many points',
      { ...LEAST, levels: { characteristics: { class: 9, luck: 5, hits: 18, movement: 9, strength: 9, intelligence: 6 } } },
      /costs 71/,
    ],
    ['a strange armour', { ...LEAST, armour: 'scale' }, /armour must be one of/],
    ['a shield that is no yes or no', { ...LEAST, shield: 1 }, /shield must be true or false/],
    ['a weapon without levels in hand', { ...LEAST, armed: 'spear' }, /not with "spear"/],
  ])('refuse %s', (_case, sheet, why) => {
    expect(refusal(sheet)).toMatch(why)
  })
})
