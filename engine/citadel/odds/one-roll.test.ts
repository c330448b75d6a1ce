import { describe, expect, it } from 'vitest'
import { diceCode, faceValue } from '../../kernel/dice.ts'
import type { Odds } from '../../kernel/types.ts'
import { heroSheet, newCharacter } from '../chapters/04-records.ts'
import { newMonster } from '../chapters/08-appearing.ts'
import { attackParts } from '../chapters/09-attack.ts'
import { beginFight, joinRanks } from '../chapters/party.ts'
import { emptyRaid } from '../setup.ts'
import type { Character, DelveState, Fight, Monster } from '../state.ts'
import { bribeTarget, type HERO_IDS, negotiationAt, WEAPON_COLUMNS, woundsAt } from '../tables/index.ts'
import {
  atMost,
  attackOdds,
  bribeOdds,
  endangeredByExplosion,
  explosionOdds,
  hellgateOdds,
  negotiationOdds,
  overcomesOdds,
  resistanceOdds,
  resistedOdds,
  spellOdds,
} from './one-roll.ts'

// Every figure is held against plain counting over all the faces of all the dice.

function raid(...heroes: (typeof HERO_IDS)[number][]): DelveState {
  const s = emptyRaid([], 1)
  for (const id of heroes) {
    const c = newCharacter(heroSheet(id), 0)
    c.at = s.at
    s.characters.push(c)
    joinRanks(s.march, c.id)
  }
  return s
}

function hero(s: DelveState, at = 0): Character {
  const c = s.characters[at]
  if (c === undefined) throw new Error('no such hero')
  return c
}

function fightWith(s: DelveState, ...foes: Monster[]): Fight {
  s.monsters.push(...foes)
  beginFight(
    s,
    foes.map((m) => m.id),
  )
  if (s.fight === null) throw new Error('no fight')
  return s.fight
}

/** Every throw of `count` dice. */
function throws(count: number): number[][] {
  if (count === 0) return [[]]
  return throws(count - 1).flatMap((before) => [1, 2, 3, 4, 5, 6].map((face) => [...before, face]))
}

function totals(code: string): number[] {
  const { count, sides, times, plus } = diceCode(code)
  return throws(count).map((faces) => faces.reduce((sum, face) => sum + faceValue(face, sides), 0) * times + plus)
}

/** Chance to wound, mean and chance to kill out of all results, equally likely. */
function counted(results: readonly number[], left: number): Odds {
  const share = (wanted: (n: number) => boolean) => results.filter(wanted).length / results.length
  return {
    text: '',
    chance: share((n) => n > 0),
    expected: results.reduce((a, b) => a + b, 0) / results.length,
    kill: share((n) => n >= left),
  }
}

function expectSame(odds: Odds, plain: Odds): void {
  expect(odds.chance).toBeCloseTo(plain.chance ?? -1, 12)
  expect(odds.expected).toBeCloseTo(plain.expected ?? -1, 12)
  expect(odds.kill).toBeCloseTo(plain.kill ?? -1, 12)
}

describe('exact odds', () => {
  it('9.5 an attack: every column, bonus and number of Wound Points left', () => {
    const s = raid('almuric')
    const m = newMonster(s, 'troll', 6, 'room')
    for (const column of WEAPON_COLUMNS)
      for (let bonus = -4; bonus <= 16; bonus++)
        for (let left = 1; left <= 6; left++) {
          m.combatBonus = bonus
          const target = newMonster(s, 'orc', left, 'room')
          const results = totals('1D6').map((die) => woundsAt(column, die + bonus))
          expectSame(attackOdds(m, column, target), counted(results, left))
        }
  })

  it('9.5 a hero: weapon skill, Combat Bonus and curse come into it', () => {
    const s = raid('almuric')
    const c = hero(s)
    c.curses.push({ kind: 'drunk', amount: -2 })
    const target = newMonster(s, 'orc', 2, 'room')
    expect(attackParts(c, 'sword').reduce((sum, part) => sum + part.value, 0)).toBe(3)
    const odds = attackOdds(c, 'sword', target)
    expectSame(
      odds,
      counted(
        totals('1D6').map((die) => woundsAt('sword', die + 3)),
        2,
      ),
    )
    expect(odds.text).toBe('100%')
  })

  it('10.6 Mage Armor takes the first wounds off', () => {
    const s = raid('almuric')
    const m = newMonster(s, 'ogre', 9, 'room')
    const c = hero(s)
    c.mageArmor = 1
    c.wounds = 7
    expectSame(
      attackOdds(m, 'hammer', c),
      counted(
        totals('1D6').map((die) => Math.max(0, woundsAt('hammer', die + m.combatBonus) - 1)),
        1,
      ),
    )
  })

  it('10.5 Blast, Lightning, Mental Attack, Wrath of God: resisted or not', () => {
    const s = raid('larraka')
    for (const [spell, code] of [
      ['blast', '2'],
      ['lightning', '1D3+2'],
      ['mental-attack', '2D6+2'],
      ['wrath-of-god', '2D6+2'],
    ] as const)
      for (let resistance = 0; resistance <= 5; resistance++)
        for (let left = 1; left <= 15; left++) {
          const target = newMonster(s, 'wight', left, 'room')
          target.resistance = resistance
          const results = totals('1D6').flatMap((die) => totals(code).map((wounds) => (die <= resistance ? 0 : wounds)))
          expectSame(spellOdds(s, spell, target), counted(results, left))
        }
  })

  it('10.5 Lightning of the variant labirynt', () => {
    const s = raid('larraka')
    s.variants.push('labirynt')
    const target = newMonster(s, 'orc', 4, 'room')
    const results = totals('1D6').flatMap((die) => totals('1D3x2').map((wounds) => (die <= 1 ? 0 : wounds)))
    expectSame(spellOdds(s, 'lightning', target), counted(results, 4))
  })

  it('10.5 a Magic Shield leaves nothing', () => {
    const s = raid('larraka')
    const target = newMonster(s, 'orc', 4, 'room')
    target.combat.magicShield = true
    expect(spellOdds(s, 'blast', target)).toEqual({ text: '0%', chance: 0, of: 'hit', expected: 0, kill: 0 })
  })

  it('14.6 the Talisman of Mind', () => {
    const s = raid('larraka')
    const target = newMonster(s, 'vampire', 4, 'room')
    const results = totals('1D6').flatMap((die) => totals('1D6').map((wounds) => (die <= 4 ? 0 : wounds)))
    expectSame(resistedOdds('1D6', target), counted(results, 4))
  })

  it('10.5 Explosion: one foe at least', () => {
    const s = raid('almuric', 'larraka')
    const weak = newMonster(s, 'orc', 1, 'room')
    const f = fightWith(s, weak, newMonster(s, 'troll', 9, 'room'), newMonster(s, 'demon', 1, 'room'))
    const all = throws(3).map((dice) => [1, 3, 4].map((resistance, i) => ((dice[i] ?? 0) <= resistance ? 0 : 1)))
    const odds = explosionOdds(s, f)
    const share = (wanted: (hits: number[]) => boolean) => all.filter(wanted).length / all.length
    expect(odds.chance).toBeCloseTo(
      share((hits) => hits.includes(1)),
      12,
    )
    expect(odds.kill).toBeCloseTo(
      share(([orc, , demon]) => orc === 1 || demon === 1),
      12,
    )
    expect(odds.expected).toBeCloseTo(all.flat().reduce<number>((sum, hit) => sum + hit, 0) / all.length, 12)
  })

  it('10.5 Explosion endangers who has one Wound Point left, the caster after paying', () => {
    const s = raid('almuric', 'larraka')
    const f = fightWith(s, newMonster(s, 'orc', 3, 'room'))
    expect(endangeredByExplosion(s, f, 1, 'larraka')).toEqual([])
    hero(s, 1).wounds = 3
    expect(endangeredByExplosion(s, f, 1, 'larraka')).toEqual(['larraka'])
    hero(s).wounds = 7
    expect(endangeredByExplosion(s, f, 1, 'larraka')).toContain('almuric')
  })

  it('11.0 Resistance Checks, and what gets past them', () => {
    const s = raid('almuric')
    const c = hero(s)
    for (let value = 0; value <= 5; value++) {
      c.resistance = value
      const passed = [1, 2, 3, 4, 5, 6].filter((die) => die <= value).length / 6
      expect(resistanceOdds(c).chance).toBeCloseTo(passed, 12)
      expect(overcomesOdds(c).chance).toBeCloseTo(1 - passed, 12)
    }
  })

  it('8.5 negotiation: agreement or better, and intimidation', () => {
    for (let sum = -12; sum <= 12; sum++) {
      const results = totals('2D6').map((total) => negotiationAt(total + sum))
      const odds = negotiationOdds([{ label: 'all', value: sum }])
      expect(odds.chance).toBeCloseTo(results.filter((result) => result !== 'failure').length / 36, 12)
      expect(odds.intimidate).toBeCloseTo(results.filter((result) => result === 'intimidate').length / 36, 12)
    }
  })

  it('8.9 bribes, with what Sway and Cajole take off the die', () => {
    for (const sum of [3, 7, 11, 14, 18, 25])
      for (const offer of [20, 60, 100, 400])
        for (const sway of [0, 2, 4, 6]) {
          const target = bribeTarget(sum, offer)
          const taken = [1, 2, 3, 4, 5, 6].filter((die) => die - sway <= target).length / 6
          expect(bribeOdds(target, sway).chance).toBeCloseTo(taken, 12)
        }
  })

  it('16.0 the Hellgate', () => {
    for (let rating = 1; rating <= 5; rating++) expect(hellgateOdds(rating, 5)).toMatchObject({ chance: rating / 6 })
    expect(hellgateOdds(2, 1).die).toBeCloseTo(4 / 6, 12)
    expect([atMost(-1), atMost(9)]).toEqual([0, 1])
  })
})
