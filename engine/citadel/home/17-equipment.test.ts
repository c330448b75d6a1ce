import { describe, expect, it } from 'vitest'
import type { RosterRecord } from '../../kernel/campaign.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { heroSheet, newCharacter } from '../chapters/04-records.ts'
import { homecoming } from '../chapters/17-leaving.ts'
import { emptyRaid } from '../setup.ts'
import type { CharacterSheet, Item } from '../state.ts'
import { equip, give } from './17-equipment.ts'

const SWORD: Item = { kind: 'weapon', id: 'weapon-sword-1', weapon: 'sword', bonus: 2 }
const BOW: Item = { kind: 'weapon', id: 'weapon-bow-1', weapon: 'bow', bonus: 1 }
const MAIL: Item = { kind: 'armor', id: 'armor-1', bonus: 2, worn: true }
const PLATE: Item = { kind: 'armor', id: 'armor-2', bonus: 1, worn: false }
const RING: Item = { kind: 'ring', id: 'ring-heal-1', type: 'heal', worn: true, used: false }
const MEDAL: Item = { kind: 'medallion', id: 'medallion-oratory-1', type: 'oratory', worn: true }
const POTION: Item = { kind: 'potion', id: 'potion-healing-1', type: 'healing', doses: 1 }
const TALISMAN: Item = { kind: 'talisman', id: 'talisman-red-sun-1', type: 'red-sun', gains: [2, 0, 0] }
const TAPESTRY: Item = { kind: 'tapestry', id: 'tapestry-1', value: 100 }

/** Almuric carries a sword and a dagger; the things are his own. */
function almuric(...items: Item[]): CharacterSheet {
  return structuredClone({ ...heroSheet('almuric'), items })
}

function zareth(...items: Item[]): CharacterSheet {
  return structuredClone({ ...heroSheet('zareth'), items })
}

function done(given: CharacterSheet | object): CharacterSheet {
  if (isRefusal(given)) throw new Error(given.message)
  return given as CharacterSheet
}

const record = (sheet: CharacterSheet): RosterRecord => ({ slug: sheet.id, name: sheet.name, race: sheet.race, kind: sheet.kind, sheet })
const worn = ({ items }: CharacterSheet) => items.filter((item) => 'worn' in item && item.worn).map(({ id }) => id)
const carried = ({ weapons }: CharacterSheet) => weapons.map(({ weapon, item }) => item ?? weapon)

describe('17.4 new weapons', () => {
  it('17.4 ordinary ones are free, the primary one first', () => {
    expect(carried(done(equip(almuric(), { weapons: ['bow', 'ax'] })))).toEqual(['bow', 'ax'])
    expect(carried(done(equip(almuric(), { weapons: ['hammer'] })))).toEqual(['hammer'])
  })

  it('17.4 magic ones he owns, beside an ordinary one of the same kind too', () => {
    const sheet = done(equip(almuric(SWORD, BOW), { weapons: ['weapon-bow-1', 'weapon-sword-1'] }))
    expect(sheet.weapons).toEqual([
      { weapon: 'bow', bonus: 1, item: 'weapon-bow-1' },
      { weapon: 'sword', bonus: 2, item: 'weapon-sword-1' },
    ])
    expect(carried(done(equip(almuric(SWORD), { weapons: ['sword', 'weapon-sword-1'] })))).toEqual(['sword', 'weapon-sword-1'])
  })

  it.each([
    [['sword', 'bow', 'ax'], 'too-many'],
    [[], 'unarmed'],
    [['spear'], 'no-weapon'],
    [['weapon-ax-1'], 'no-weapon'],
    [['ring-heal-1'], 'no-weapon'],
    [['bow', 'bow'], 'twice'],
    [['weapon-sword-1', 'weapon-sword-1'], 'twice'],
    [['__proto__'], 'no-weapon'],
  ])('17.4%j is refused: %s', (weapons, detail) => {
    expect(equip(almuric(SWORD, RING), { weapons })).toMatchObject({ code: 'rule-violation', rule: '17.4', detail })
  })

  it('17.4 what is left out of the wish stays, and the sheet given is not touched', () => {
    const before = almuric(SWORD, MAIL)
    expect(done(equip(before, {}))).toEqual(before)
    expect(worn(done(equip(before, { weapons: ['ax'] })))).toEqual(['armor-1'])
    expect(carried(done(equip(before, { worn: [] })))).toEqual(['sword', 'dagger'])
    expect(before).toEqual(almuric(SWORD, MAIL))
  })
})

describe('14.4, 14.7, 14.8 what is worn', () => {
  it('14.4, 14.7, 14.8 everything named is put on, all else taken off', () => {
    const sheet = almuric(MAIL, PLATE, RING, MEDAL, POTION)
    expect(worn(done(equip(sheet, { worn: ['armor-2', 'medallion-oratory-1'] })))).toEqual(['armor-2', 'medallion-oratory-1'])
    expect(worn(done(equip(sheet, { worn: [] })))).toEqual([])
  })

  it('14.4 one suit of armor', () => {
    expect(equip(almuric(MAIL, PLATE), { worn: ['armor-1', 'armor-2'] })).toMatchObject({ rule: '14.4', detail: 'one-suit' })
  })

  it.each(['potion-healing-1', 'weapon-sword-1', 'talisman-red-sun-1', 'tapestry-1'])('%s is nothing to wear', (id) => {
    expect(equip(almuric(POTION, SWORD, TALISMAN, TAPESTRY), { worn: [id] })).toMatchObject({ detail: 'not-worn' })
  })

  it('14.4 only what he has', () => {
    expect(equip(almuric(RING), { worn: ['armor-1'] })).toMatchObject({ detail: 'no-item' })
  })
})

describe('14.0 from one to another at home', () => {
  const handed = (from: CharacterSheet, to: CharacterSheet, id: string, others: readonly CharacterSheet[] = []) => {
    const given = give(from, to, id, [from, to, ...others].map(record))
    if (isRefusal(given)) throw new Error(given.message)
    return { from: given.from as CharacterSheet, to: given.to as CharacterSheet, item: given.item }
  }

  it('14.4, 14.8 it comes off the giver, and the taker puts it on where he can', () => {
    const { from, to } = handed(almuric(MAIL, RING), zareth(), 'armor-1')
    expect(from.items).toEqual([RING])
    expect(to.items).toEqual([MAIL])
    expect(worn(handed(almuric(MAIL), zareth({ ...PLATE, worn: true }), 'armor-1').to)).toEqual(['armor-2'])
    expect(worn(handed(almuric({ ...RING, worn: false }), zareth(), 'ring-heal-1').to)).toEqual(['ring-heal-1'])
  })

  it('17.4 who gives a weapon out of his hand carries an ordinary one of its kind', () => {
    const armed = done(equip(almuric(SWORD), { weapons: ['weapon-sword-1', 'dagger'] }))
    expect(carried(handed(armed, zareth(), 'weapon-sword-1').from)).toEqual(['sword', 'dagger'])
    const twice = done(equip(almuric(SWORD), { weapons: ['sword', 'weapon-sword-1'] }))
    expect(carried(handed(twice, zareth(), 'weapon-sword-1').from)).toEqual(['sword'])
    const alone = done(equip(almuric(SWORD), { weapons: ['weapon-sword-1'] }))
    expect(carried(handed(alone, zareth(), 'weapon-sword-1').from)).toEqual(['sword'])
  })

  it('17.4 the taker takes it in a free hand, else it lies at home', () => {
    const one = done(equip(zareth(), { weapons: ['dagger'] }))
    expect(carried(handed(almuric(SWORD), one, 'weapon-sword-1').to)).toEqual(['dagger', 'weapon-sword-1'])
    const { to } = handed(almuric(SWORD), zareth(), 'weapon-sword-1')
    expect(to.weapons).toEqual(zareth().weapons)
    expect(to.items).toEqual([SWORD])
  })

  it('14.6 a talisman stays with whom it works on', () => {
    expect(give(almuric(TALISMAN), zareth(), TALISMAN.id, [])).toMatchObject({ rule: '14.6', detail: 'talisman' })
  })

  it('14.0 not what he has not, and not to himself', () => {
    expect(give(almuric(), zareth(), 'ring-heal-1', [])).toMatchObject({ detail: 'no-item' })
    expect(give(almuric(RING), almuric(RING), 'ring-heal-1', [])).toMatchObject({ detail: 'same' })
  })

  it('a thing whose name somebody else has too gets a name of its own', () => {
    const others = [{ ...heroSheet('gislan'), items: [{ ...RING, id: 'ring-heal-2' }] }]
    const { to, from, item } = handed(almuric(RING), zareth({ ...RING }), 'ring-heal-1', others)
    expect(item).toBe('ring-heal-3')
    expect(to.items.map(({ id }) => id)).toEqual(['ring-heal-1', 'ring-heal-3'])
    expect(from.items).toEqual([])
    const magic = handed(almuric(SWORD), done(equip(zareth({ ...SWORD }), { weapons: ['weapon-sword-1'] })), 'weapon-sword-1').to
    expect(carried(magic)).toEqual(['weapon-sword-1', 'weapon-sword-2'])
  })
})

describe('17.4 what is not taken along', () => {
  it('17.4, 13.6 other magic weapons and tapestries stay at home, and are there again afterwards', () => {
    const sheet = done(equip(almuric(SWORD, BOW, TAPESTRY, RING), { weapons: ['weapon-bow-1', 'dagger'] }))
    const c = newCharacter(sheet, 0)
    expect(c.items.map(({ id }) => id)).toEqual(['weapon-bow-1', 'ring-heal-1'])
    const s = emptyRaid([], 1)
    s.characters.push(c)
    s.end = { kind: 'left' }
    expect(
      homecoming(s)[0]
        ?.sheet.items.map(({ id }) => id)
        .sort(),
    ).toEqual(['ring-heal-1', 'tapestry-1', 'weapon-bow-1', 'weapon-sword-1'])
  })

  it('17.0 they are not lost with him', () => {
    const s = emptyRaid([], 1)
    const c = newCharacter(almuric(SWORD), 0)
    s.characters.push(Object.assign(c, { status: 'dead' as const }))
    s.end = { kind: 'all-dead' }
    expect(homecoming(s)[0]?.sheet.items).toEqual([SWORD])
  })
})
