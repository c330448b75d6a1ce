import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Json } from '../../kernel/types.ts'
import { heroSheet, initiateSheet } from '../chapters/04-records.ts'
import { HERO_IDS, INITIATE_RACES } from '../tables/index.ts'
import { MOST_ABILITY, MOST_EXITS } from './17-audit.ts'
import { roster } from './17-roster.ts'

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value))
const NOTHING = { abilities: {}, items: {}, exits: 0 }

const SWORD = { kind: 'weapon', id: 'weapon-sword-1', weapon: 'sword', bonus: 2 }
const ITEMS = [
  SWORD,
  { kind: 'armor', id: 'armor-1', bonus: 2, worn: true },
  { kind: 'potion', id: 'potion-healing-12', type: 'healing', doses: 2 },
  { kind: 'talisman', id: 'talisman-all-suns-1', type: 'all-suns', gains: [1, 2, 3] },
  { kind: 'talisman', id: 'talisman-mind-2', type: 'mind', gains: [0, 0, 0] },
  { kind: 'medallion', id: 'medallion-dexterity-1', type: 'dexterity', worn: true },
  { kind: 'ring', id: 'ring-resistance-1-1', type: 'resistance-1', worn: true, used: false },
  { kind: 'tapestry', id: 'tapestry-1', value: 100 },
]

/** Edred, who has been about. */
const edred = (change: object = {}) =>
  plain({
    ...heroSheet('edred'),
    weapons: [{ weapon: 'sword', bonus: 2, item: 'weapon-sword-1' }],
    known: ['heal', 'charm', 'lightning', 'resurrect'],
    cheap: ['lightning'],
    items: ITEMS,
    exits: 7,
    ...change,
  })

const una = (change: object = {}) =>
  plain({
    ...initiateSheet({
      ...{ id: 'una', name: 'Una', race: 'elf', weapons: ['bow', 'dagger'], magic: [2, 1, 0] },
      ...{ background: 'wounds', known: ['heal', 'sleep'] },
    }),
    ...change,
  })

describe('4.2 a record from outside', () => {
  it('4.3, 4.1.B every hero and initiate as they come', () => {
    for (const id of HERO_IDS) expect(roster.readSheet(plain(heroSheet(id)))).toMatchObject({ slug: id, kind: 'hero' })
    for (const race of INITIATE_RACES) expect(isRefusal(roster.readSheet(una({ ...changedRace(race) })))).toBe(false)
  })

  it('4.2 one who has been about, with everything on him, comes back as he was', () => {
    expect(roster.readSheet(edred())).toEqual({ slug: 'edred', name: 'Edred', race: 'human', kind: 'hero', sheet: edred() })
  })

  it.each<[string, Json]>([
    ['nothing', null],
    ['a list', []],
    ['a text', 'edred'],
    ['another field', edred({ gold: 5 })],
    ['a prototype', JSON.parse(JSON.stringify(edred()).replace('{', '{"__proto__":{"exits":1},'))],
    ['no such hero', edred({ id: 'conan' })],
    ['a hero of another name', edred({ name: 'Almuric' })],
    ['a hero of another race', edred({ race: 'elf' })],
    ['a hero as an initiate', edred({ kind: 'initiate' })],
    ['an initiate of a race that has none', una({ race: 'swamp-creature' })],
    ['no name', una({ name: '' })],
    ['a name of blanks', una({ name: '   ' })],
    ['a name that cannot be seen', una({ name: 'Un\u202ea' })],
    ['a name of two lines', una({ name: 'U\nna' })],
    ['a name too long', una({ name: 'U'.repeat(41), id: 'u'.repeat(41) })],
    ['an id that does not follow from the name', una({ id: 'ina' })],
    ['an id that is an option', una({ name: 'Leave', id: 'leave' })],
    ['an id that is a path', una({ id: '../una' })],
    ['no Wound Points', una({ woundPoints: 0 })],
    ['fewer than his race has', una({ woundPoints: 4 })],
    ['fewer than the chart gives him', edred({ combatBonus: -1 })],
    ['more than anybody could have', edred({ woundPoints: MOST_ABILITY + 1 })],
    ['half a point', edred({ woundPoints: 6.5 })],
    ['more than a number', JSON.parse(JSON.stringify(edred()).replace('"exits":7', '"exits":1e400'))],
    ['Resistance above 5', edred({ resistance: 6 })],
    ['detrap above 5', edred({ skills: { hellgate: 2, detrap: 6 } })],
    ['Hellgate above 5', edred({ skills: { hellgate: 6 } })],
    ['less Hellgate than the chart gives him', edred({ skills: {} })],
    ['a skill that there is not', edred({ skills: { hellgate: 2, flying: 1 } })],
    ['a weapon that there is not', edred({ weapons: [{ weapon: 'spear', bonus: 0, item: null }] })],
    ['three weapons', edred({ weapons: ['bow', 'ax', 'sword'].map((weapon) => ({ weapon, bonus: 0, item: null })) })],
    ['two that are the same', edred({ weapons: ['bow', 'bow'].map((weapon) => ({ weapon, bonus: 0, item: null })) })],
    ['a magic weapon that is not his', edred({ weapons: [{ weapon: 'sword', bonus: 2, item: 'weapon-sword-2' }] })],
    ['a magic weapon of another bonus', edred({ weapons: [{ weapon: 'sword', bonus: 3, item: 'weapon-sword-1' }] })],
    ['a magic weapon of another kind', edred({ weapons: [{ weapon: 'bow', bonus: 2, item: 'weapon-sword-1' }] })],
    ['an ordinary weapon with a bonus', edred({ weapons: [{ weapon: 'bow', bonus: 2, item: null }] })],
    ['a spell that there is not', edred({ known: ['heal', 'fireball'] })],
    ['a spell twice', edred({ known: ['heal', 'heal'] })],
    ['more spells than his ratings give', una({ known: ['heal', 'sleep', 'charm'] })],
    ['a cheap spell that is never cheap', edred({ cheap: ['heal'] })],
    ['a spell cheap twice', edred({ cheap: ['lightning', 'lightning'] })],
    ['magic for four suns', edred({ magic: [3, 4, 5, 6] })],
    ['magic below nothing', edred({ magic: [-1, 4, 5] })],
    ['two things of one name', edred({ items: [...ITEMS, SWORD] })],
    ['a thing of a kind that there is not', edred({ items: [...ITEMS, { kind: 'gun', id: 'gun-1' }] })],
    ['a thing by the name of another', edred({ items: [...ITEMS, { ...SWORD, id: 'ring-heal-1' }] })],
    ['a thing by the name of an option', edred({ items: [...ITEMS, { ...SWORD, id: 'decline' }] })],
    ['a number too long', edred({ items: [...ITEMS, { ...SWORD, id: 'weapon-sword-99999999' }] })],
    ['a bonus of nothing', edred({ items: [...ITEMS, { ...SWORD, id: 'weapon-sword-2', bonus: 0 }] })],
    ['two suits worn', edred({ items: [...ITEMS, { kind: 'armor', id: 'armor-2', bonus: 1, worn: true }] })],
    ['poison', edred({ items: [{ kind: 'potion', id: 'potion-poison-1', type: 'poison', doses: 1 }] })],
    ['a talisman of evil', edred({ items: [{ kind: 'talisman', id: 'talisman-evil-1', type: 'evil', gains: [0, 0, 0] }] })],
    ['a strangling medallion', edred({ items: [{ kind: 'medallion', id: 'medallion-strangling-1', type: 'strangling', worn: false }] })],
    ['three doses', edred({ items: [{ kind: 'potion', id: 'potion-healing-1', type: 'healing', doses: 3 }] })],
    ['a talisman of another sun', edred({ items: [{ kind: 'talisman', id: 'talisman-red-sun-1', type: 'red-sun', gains: [0, 1, 0] }] })],
    ['a talisman too strong', edred({ items: [{ kind: 'talisman', id: 'talisman-red-sun-1', type: 'red-sun', gains: [4, 0, 0] }] })],
    ['a tapestry worth a fortune', edred({ items: [{ kind: 'tapestry', id: 'tapestry-1', value: 10_000 }] })],
    ['a thousand raids', edred({ exits: MOST_EXITS + 1 })],
    ['a raid less than none', edred({ exits: -1 })],
  ])('4.2%s is refused in a sentence', (_what, sheet) => {
    const refusal = roster.readSheet(sheet)
    if (!isRefusal(refusal)) throw new Error('was taken')
    expect(refusal.code).toBe('bad-request')
    expect(refusal.message).toMatch(/^[\w"].{8,}[.]$/)
  })

  it('4.1.B a second one of a name has a number', () => {
    expect(roster.readSheet(una({ id: 'una-2' }))).toMatchObject({ slug: 'una-2' })
    expect(roster.readSheet(una({ name: 'Agent 7', id: 'agent-7' }))).toMatchObject({ slug: 'agent-7' })
    expect(roster.readSheet(una({ name: 'Agent 7', id: 'agent-7-3' }))).toMatchObject({ slug: 'agent-7-3' })
    expect(roster.readSheet(una({ name: '女', id: 'initiate' }))).toMatchObject({ name: '女' })
  })

  it('13.5 what altars take may be missing', () => {
    expect(isRefusal(roster.readSheet(plain({ ...heroSheet('sliggoth'), skills: {}, magic: [0, 1, 2] })))).toBe(false)
    expect(isRefusal(roster.readSheet(edred({ known: ['heal', 'charm', 'lightning', 'sleep', 'blast', 'cow', 'daunt'], knows: 9 })))).toBe(
      false,
    )
  })
})

function changedRace(race: (typeof INITIATE_RACES)[number]): object {
  return initiateSheet({ id: 'una', name: 'Una', race, weapons: ['bow', 'dagger'], magic: [2, 2, 2], background: null, known: [] })
}

describe('the audit', () => {
  const posted = {
    abilities: { 'spell:resurrect': 1, 'cheap:lightning': 1 },
    items: Object.fromEntries(ITEMS.map(({ id }) => [id, 1])),
    exits: 7,
  }

  it('finds nothing where sheet and ledger say the same', () => {
    expect(roster.audit(plain(heroSheet('edred')), edred(), posted)).toEqual([])
    expect(roster.audit(edred(), edred(), NOTHING)).toEqual([])
    const raised = edred({ woundPoints: 8, weaponSkill: { bow: 1 }, magic: [2, 4, 5] })
    expect(roster.audit(edred(), raised, { ...NOTHING, abilities: { 'wound-points': 2, 'weapon-skill:bow': 1, 'magic:red': -1 } })).toEqual(
      [],
    )
  })

  it('12.2 finds every change of the sheet that the ledger does not know', () => {
    const changes: readonly [object, RegExp][] = [
      [{ woundPoints: 7 }, /^Wound Points: the sheet has 7, the ledger adds up to 6/],
      [{ resistance: 3 }, /^Resistance/],
      [{ combatBonus: 1 }, /^Combat Bonus/],
      [{ magic: [3, 4, 6] }, /blue sun/],
      [{ weaponSkill: { ax: 1 } }, /^Ax skill/],
      [{ skills: { hellgate: 3 } }, /^Hellgate/],
      [{ known: ['heal', 'wrath-of-god', 'resurrect'] }, /^Wrath of God/],
      [{ cheap: [] }, /^Lightning/],
      [{ items: ITEMS.slice(0, -1) }, /^"tapestry-1": the sheet has 0, the ledger adds up to 1/],
      [{ items: [...ITEMS, { ...SWORD, id: 'weapon-sword-2' }] }, /^"weapon-sword-2"/],
      [{ exits: 8 }, /^Exits/],
    ]
    for (const [change, sentence] of changes) {
      const found = roster.audit(edred(), edred(change), NOTHING)
      expect(found).toHaveLength(1)
      expect(found[0]).toMatch(sentence)
    }
  })

  it('finds every entry of the ledger that the sheet does not know', () => {
    for (const subject of [
      'wound-points',
      'weapon-skill:bow',
      'magic:red',
      'combat-bonus',
      'detrap',
      'spell:wrath-of-god',
      'bow skill',
      '__proto__',
    ]) {
      const abilities = Object.fromEntries([[subject, 1]])
      expect(roster.audit(edred(), edred(), { ...NOTHING, abilities })).toHaveLength(1)
    }
    expect(roster.audit(edred(), edred(), { ...NOTHING, items: { 'ring-heal-1': 1 } })).toHaveLength(1)
    expect(roster.audit(edred(), edred(), { ...NOTHING, exits: 1 })).toHaveLength(1)
  })

  it('says so where a sheet cannot be read or is somebody else, and throws nothing', () => {
    expect(roster.audit('x', edred(), NOTHING)[0]).toContain('The first sheet')
    expect(roster.audit(edred(), 'x', NOTHING)[0]).toContain('is not valid')
    expect(roster.audit(edred(), edred({ woundPoints: 1000 }), NOTHING)[0]).toContain('is not valid')
    expect(roster.audit(plain(heroSheet('almuric')), plain(heroSheet('alic')), NOTHING).join(' ')).toContain(
      'The first sheet is of another character',
    )
  })
})
