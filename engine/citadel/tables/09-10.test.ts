import { describe, expect, it } from 'vitest'
import { COMBAT_RESULTS, combatRowAt, WEAPON_COLUMNS, woundsAt } from './09-combat-results.ts'
import { isSpellId, ORDINARY_SPELL_IDS, SPELL_IDS, SPELLS } from './10-spells.ts'
import { idOf, rows } from './page.ts'

// [9.9] Die | Dagger | Throw Dagger | Bow | Sword | Hammer | Ax | Monsters
const TABLE_9_9 = `
1-3 | 0 | 0 | 0 | 0 | 0 | 0 | 0
4   | 0 | 0 | 0 | 1 | 1 | 1 | 0
5   | 1 | 0 | 1 | 1 | 1 | 1 | 0
6-9 | 1 | 1 | 1 | 1 | 1 | 1 | 1
10  | 1 | 1 | 1 | 2 | 2 | 2 | 1
11  | 2 | 1 | 2 | 2 | 2 | 2 | 1
12  | 2 | 2 | 2 | 2 | 3 | 2 | 2
13  | 2 | 2 | 2 | 3 | 3 | 3 | 2
14  | 3 | 2 | 3 | 3 | 4 | 4 | 2
15  | 3 | 3 | 3 | 4 | 4 | 4 | 3
16  | 4 | 3 | 4 | 4 | 5 | 5 | 4
17+ | 4 | 4 | 4 | 5 | 5 | 5 | 5
`

// [10.9] Spell | Code | Cost | Type
const SUMMARY_10_9 = `
Charm             | Cm | 3 | C
Blast             | Bl | 1 | C
Explosion         | Ex | 1 | C
Lightning         | Lt | 2 | C
Sleep             | Sl | 2 | C
Redemption        | Rd | 3 | C
Magic Shield      | MS | 2 | C
Hesitate          | Hs | 2 | C
Cease Fire        | CF | 3 | C
Mental Attack     | MA | 4 | C
Lock              | Lk | 1 | NC
Mage Armor        | Mr | 1 | NC
Neutralize Poison | NP | 1 | NC
Stone-Flesh       | SF | 3 | NC
Strength          | St | 1 | NC
Heal              | He | 1 | NC
Rejuvenate        | Rj | 2 | NC
Teleport          | Tl | 3 | NC
Thief             | Tf | 1 | NC
Oratory           | Or | 1 | N
Cow               | Cw | 2 | N
Daunt             | Dn | 3 | N
Sway              | Sw | 1 | B
Cajole            | Cj | 2 | B
Wrath of God      | WG | 3 | S
Resurrect         | Rs | 5 | S
`

const KIND: Readonly<Record<string, string>> = { C: 'combat', NC: 'non-combat', N: 'negotiation', B: 'bribery', S: 'special' }

/** The totals that a printed row stands for, from 1 to 17. */
function totalsOf(printed: string): readonly number[] {
  const [from = 0, to = from] = printed.split('-').map((end) => Number.parseInt(end, 10))
  return Array.from({ length: to - from + 1 }, (_, place) => from + place)
}

describe('9.9 the Combat Results Table', () => {
  it('has the columns of the weapons and one for claws and teeth', () => {
    expect(WEAPON_COLUMNS).toEqual(['dagger', 'throwing-dagger', 'bow', 'sword', 'hammer', 'ax', 'monster'])
  })

  it.each(rows(TABLE_9_9))('a total of %s', (printed, ...cells) => {
    expect(cells).toHaveLength(WEAPON_COLUMNS.length)
    for (const total of totalsOf(printed ?? '')) {
      expect(combatRowAt(total)).toBe(printed)
      expect(WEAPON_COLUMNS.map((weapon) => woundsAt(weapon, total))).toEqual(cells.map(Number))
    }
  })

  it('9.9 stands row by row as printed', () => {
    expect(COMBAT_RESULTS.map((row) => [row.totals, ...row.wounds.map(String)])).toEqual(rows(TABLE_9_9))
  })

  it('9.5 reads totals below 1 as 1-3 and above 17 as 17+ (a ruling)', () => {
    for (const weapon of WEAPON_COLUMNS) {
      for (const total of [-12, -1, 0]) expect(woundsAt(weapon, total)).toBe(0)
      for (const total of [18, 25, 99]) expect(woundsAt(weapon, total)).toBe(woundsAt(weapon, 17))
    }
    expect([combatRowAt(-3), combatRowAt(40)]).toEqual(['1-3', '17+'])
  })

  it('never inflicts less for a higher total', () => {
    for (const weapon of WEAPON_COLUMNS)
      for (let total = 1; total < 17; total += 1) expect(woundsAt(weapon, total + 1)).toBeGreaterThanOrEqual(woundsAt(weapon, total))
  })
})

describe('10.9 the Spell Summary', () => {
  it.each(rows(SUMMARY_10_9))('%s', (name, code, cost, type) => {
    const id = idOf(name ?? '')
    if (!isSpellId(id)) throw new Error(`${id} is missing`)
    expect(SPELLS[id]).toMatchObject({ name, code, cost: Number(cost), kind: KIND[type ?? ''] })
  })

  it('has 26 spells, in its order', () => {
    expect(SPELL_IDS).toEqual(rows(SUMMARY_10_9).map(([name]) => idOf(name ?? '')))
    expect(SPELL_IDS).toHaveLength(26)
  })

  it('10.8 keeps the special spells from the start of play, and says when they are cast', () => {
    expect(SPELL_IDS.filter((id) => !ORDINARY_SPELL_IDS.includes(id))).toEqual(['wrath-of-god', 'resurrect'])
    expect([SPELLS['wrath-of-god'].castAs, SPELLS.resurrect.castAs]).toEqual(['combat', 'non-combat'])
  })

  it('10.1 every other spell is cast as what it is', () => {
    for (const id of ORDINARY_SPELL_IDS) expect(SPELLS[id].castAs).toBe(SPELLS[id].kind)
  })
})
