import { describe, expect, it } from 'vitest'
import { byItself } from '../../kernel/by-itself.ts'
import { newPlay } from '../../kernel/play.ts'
import type { Json } from '../../kernel/types.ts'
import { citadel } from '../index.ts'
import { type Laid, set, type Table } from '../proof/table-top.ts'
import type { Character, Found, Loot, Lying } from '../state.ts'
import type { TreasureType } from '../tables/index.ts'
import { dropWeapon, layAside, loseItem, nextItemId, rollMagicItem, rollTreasureType } from './14-treasure.ts'
import { character, combatBonusOf, here, magicOf, resistanceOf, totalWoundPoints } from './party.ts'

type Member = { [key: string]: Json }

const EMPTY: Loot = { gold: 0, jewels: [], items: [], chests: [], rule: '14.0' }

/** Lord Dil and Zareth over treasure that lies there. */
function over(loot: Partial<Loot>, dice: readonly number[] = [], dil: Member = {}, zareth: Member = {}): Table {
  const party = [
    { hero: 'Lord Dil', ...dil },
    { hero: 'Zareth', ...zareth },
  ]
  return set({ start: 'turn', party }, { dice, prepare: (s) => (s.loot = structuredClone({ ...EMPTY, ...loot })) })
}

/** What those dice make of a type of treasure. */
function rolled(type: TreasureType, ...dice: number[]): Loot {
  const { state } = set({ start: 'turn' })
  const g = newPlay(state, 'treasure', { fixed: { dice, draws: [], strict: true } })
  for (const script = rollTreasureType(g, type); script.next({}).done !== true; );
  return state.loot ?? EMPTY
}

function item(...dice: number[]): Found {
  const g = newPlay(set({ start: 'turn' }).state, 'item', { fixed: { dice, draws: [], strict: true } })
  const step = rollMagicItem(g).next({})
  if (step.done !== true) throw new Error('nothing is asked')
  return step.value
}

const dil = (t: Table): Character => character(t.state, 'lord-dil')
const zareth = (t: Table): Character => character(t.state, 'zareth')
const untested = (of: 'potion' | 'talisman' | 'medallion'): Found => ({ kind: 'untested', id: `${of}-1`, of })

describe('14.0 what the slain leave', () => {
  it('14.0 in each column a die up to its chance, then its dice', () => {
    // Gold on 1 to 6: 3 x 5. Jewels on 1 or 2: two, of 10 and 150. A magic item on 1 or 2: a ring.
    expect(rolled('I', 6, 3, 2, 2, 1, 3, 6, 6, 2, 6, 5)).toMatchObject({
      gold: 15,
      jewels: [10, 150],
      items: [{ kind: 'ring', type: 'heal' }],
    })
    expect(rolled('I', 1, 6, 3, 3)).toMatchObject({ gold: 30, jewels: [], items: [] })
  })

  it('14.0 nothing is rolled where nothing can be', () => {
    expect(rolled('A')).toBe(EMPTY)
    expect(rolled('B', 1, 4)).toMatchObject({ gold: 4 })
  })

  it('14.0 all twelve types', () => {
    const gold: readonly (readonly [TreasureType, number])[] = [
      ['B', 1],
      ['C', 3],
      ['D', 3],
      ['E', 10],
      ['F', 5],
      ['G', 15],
      ['H', 2],
      ['I', 5],
      ['J', 20],
      ['K', 40],
      ['L', 60],
    ]
    for (const [type, least] of gold) {
      // Ones for the gold, sixes for the other columns.
      const dice = { B: 1, C: 3, D: 3, E: 1, F: 1, G: 3, H: 2, I: 1, J: 1, K: 2, L: 3, A: 0 }[type] + 1
      const loot = rolled(type, ...Array.from({ length: dice }, () => 1), 6, 6)
      expect(loot.gold + (loot.chests[0]?.gold ?? 0), type).toBe(least)
    }
  })

  it('14.0 a monster has the type of the table it was met on, shifted by the level (6.7)', () => {
    const events = (met: string, level: number) =>
      set({ monsters: [{ type: 'cronk' }], met, level, start: 'treasure' }, { dice: Array.from({ length: 20 }, () => 1) }).events(
        'treasure',
      )
    expect(events('room', 1)).toMatchObject([{ treasure: 'E' }])
    expect(events('wandering', 1)).toMatchObject([{ treasure: 'B' }])
    expect(events('wandering', 3)).toMatchObject([{ treasure: 'D' }])
  })

  it('14.2 each monster is rolled for', () => {
    const t = set({ monsters: [{ type: 'orc' }, { type: 'orc' }], met: 'wandering', start: 'treasure' }, { dice: [1, 4, 1, 5] })
    expect(t.events('treasure')).toMatchObject([{ gold: 4 }, { gold: 5 }])
    expect(t.events('bribe-recovered')).toEqual([])
    expect(t.state.loot?.gold).toBe(9)
  })

  it('14.0 whoever died in another segment leaves nothing here', () => {
    const elsewhere: Laid['prepare'] = (s) => Object.assign(s.monsters[1] ?? {}, { at: 'gateway' })
    const t = set(
      { monsters: [{ type: 'orc' }, { type: 'orc' }], met: 'wandering', start: 'treasure' },
      { dice: [1, 4], prepare: elsewhere },
    )
    expect([t.state.loot?.gold, t.events('treasure').length]).toEqual([4, 1])
  })

  it('14.2 what is found has an id that no one carries a thing by, at home neither', () => {
    const t = over({}, [], { items: ['ring:sleep'] })
    const [ring] = dil(t).items
    if (ring === undefined) throw new Error('he wears a ring')
    Object.assign(dil(t), { items: [{ ...ring, id: 'a-ring-1' }], atHome: [{ ...ring, id: 'a-ring-2' }] })
    expect(nextItemId(t.state, 'a-ring')).toBe('a-ring-3')
  })

  it('8.6, 8.7 gold that was handed over is gone, and bribes come back', () => {
    const bribes = [
      { gold: 1, jewels: [] },
      { gold: 0, jewels: [25] },
      { gold: 60, jewels: [25] },
    ]
    for (const bribe of bribes) {
      const prepare: Laid['prepare'] = (s) => {
        for (const orc of s.monsters) Object.assign(orc, { goldRolled: 3, bribe })
      }
      const t = set({ monsters: [{ type: 'orc' }], met: 'wandering', start: 'treasure' }, { prepare })
      expect(t.state.loot).toMatchObject({ gold: 3 + bribe.gold, jewels: bribe.jewels })
    }
  })
})

describe('14.0 sharing', () => {
  it('14.0 in any manner; an even split is put forward, and what nobody gets stays there', () => {
    const t = over({ gold: 7, jewels: [5, 50] })
    expect(t.decision).toMatchObject({
      kind: 'share',
      suggestion: { gold: { zareth: 7 }, 'jewel-2': { 'lord-dil': 1 }, 'jewel-1': { zareth: 1 } },
    })
    expect(t.refusedValue({ gold: { zareth: 8 } }).code).toBe('rule-violation')
    t.value({ gold: { zareth: 5 }, 'jewel-2': { zareth: 1 } })
    expect(zareth(t)).toMatchObject({ gold: 5, jewels: [50] })
    expect(dil(t)).toMatchObject({ gold: 0, jewels: [] })
    expect(t.state.loot).toBeNull()
    expect(t.state.segments.find(({ id }) => id === t.state.at)?.left).toEqual({ gold: 2, jewels: [5], items: [], chests: [] })
    expect(t.lines.map(({ character: who, unit, amount }) => [who, unit, amount])).toEqual([
      ['zareth', 'gold', 5],
      ['zareth', 'jewel', 50],
    ])
  })

  it('14.0 whatever kind nobody takes stays there, beside what was left before', () => {
    const left = (...parts: Partial<Lying>[]) => {
      const { state } = set({ start: 'turn' })
      for (const part of parts) layAside(state, part)
      return here(state).left
    }
    const kinds: Partial<Lying>[] = [
      { gold: 1 },
      { jewels: [5] },
      { items: [untested('potion')] },
      { chests: [{ ...EMPTY, trapped: null }] },
    ]
    for (const kind of kinds) expect(left(kind)).toMatchObject(kind)
    expect(left({})).toBeUndefined()
    expect(left({ gold: 2, jewels: [5] }, { gold: 3, jewels: [50] })).toMatchObject({ gold: 5, jewels: [5, 50] })
  })

  it('14.0 what leaves its bearer is worn no more, gives nothing, and a weapon leaves the hand', () => {
    const items = ['weapon:dagger:1', 'ring:heal', 'medallion:oratory', 'armor:1', 'talisman:mind', 'potion:healing']
    const { state } = set({ start: 'turn', party: [{ hero: 'Lord Dil', items }, { hero: 'Zareth' }] })
    const c = character(state, 'lord-dil')
    const had = [...c.items]
    for (const each of had) if (each.kind === 'talisman') each.gains = [1, 2, 3]
    c.inHand = 1
    for (const each of had) loseItem(newPlay(state, 'lost'), c, each, '14.0', 'fallen')
    expect(had.filter((each) => 'worn' in each).map(({ kind, worn }) => [kind, worn])).toEqual([
      ['ring', false],
      ['medallion', false],
      ['armor', false],
    ])
    expect(had.find(({ kind }) => kind === 'talisman')).toMatchObject({ gains: [0, 0, 0] })
    expect([c.weapons.map((each) => each.item), c.inHand]).toEqual([[null], 0])
    dropWeapon(c, 0)
    expect(c.inHand).toBeNull()
  })

  it('14.0 one alone takes all of it', () => {
    const t = set({ start: 'turn', party: [{ hero: 'Zareth' }] }, { prepare: (s) => (s.loot = { ...EMPTY, gold: 9, jewels: [5] }) })
    expect(zareth(t)).toMatchObject({ gold: 9, jewels: [5] })
  })

  it('14.0 items go to whoever is chosen, or are left', () => {
    const ring: Found = { kind: 'ring', id: 'ring-heal-1', type: 'heal', worn: false, used: false }
    const t = over({ items: [ring] })
    expect(t.ids).toEqual(expect.arrayContaining(['take:lord-dil', 'take:zareth', 'decline']))
    t.pick('take:zareth')
    expect(zareth(t).items).toEqual([{ ...ring, worn: true }])
    expect(over({ items: [ring] }).pick('decline').state.loot).toBeNull()
  })

  it('14.0 what the dead carried goes to the others', () => {
    const t = over({ items: [untested('medallion')] }, [6, 6], {
      wounds: 2,
      gold: 12,
      jewels: [35],
      items: ['ring:sleep', 'armor:1'],
    }).pick('take:lord-dil')
    expect(dil(t)).toMatchObject({ status: 'dead', gold: 0, jewels: [], items: [] })
    expect(zareth(t)).toMatchObject({ gold: 12, jewels: [35] })
    t.pick('take:zareth').pick('take:zareth')
    expect(zareth(t).items).toMatchObject([{ kind: 'ring' }, { kind: 'armor', worn: true }])
    const sums = new Map<string, number>()
    for (const { unit, amount } of t.lines) sums.set(unit, (sums.get(unit) ?? 0) + amount)
    expect([...sums]).toEqual([
      ['gold', 0],
      ['jewel', 0],
      ['item', 0],
    ])
  })
})

describe('14.1 chests', () => {
  const chest = (trapped: boolean | null) => ({ chests: [{ gold: 8, jewels: [], items: [], trapped }] })

  it('14.1 types J, K and L lie in chests', () => {
    expect(rolled('J', 1, 1, 6, 6)).toMatchObject({ gold: 0, chests: [{ gold: 20, trapped: null }] })
    expect(rolled('I', 1, 1, 6, 6).chests).toEqual([])
  })

  it('14.1 trapped on 1 to 3, and the trap is met as at a door (7.0)', () => {
    const t = over(chest(null), [3, 5]).pick('investigate:lord-dil')
    expect(dil(t).wounds).toBe(1)
    expect(t.state.loot).toMatchObject({ gold: 8, chests: [] })
    const safe = over(chest(null), [4]).pick('investigate:lord-dil')
    expect(dil(safe).wounds).toBe(0)
  })

  it('7.2 whom an explosion would kill is said before the chest is touched, whoever touches it', () => {
    const warning = 'An explosion would kill Zareth, no matter who investigates.'
    expect(over(chest(true), [], {}, { wounds: 1 }).decision.lead).toContain(warning)
    expect(over(chest(false), [], {}, { wounds: 1 }).decision.lead).not.toContain(warning)
    expect(over(chest(true), [], {}, { wounds: 2 }).decision.lead).not.toContain(warning)
  })

  it('14.1 whoever has the skill may take the trap apart', () => {
    const t = set(
      { start: 'turn', party: [{ hero: 'Gislan' }, { hero: 'Zareth' }] },
      { dice: [1, 3], prepare: (s) => (s.loot = { ...EMPTY, ...structuredClone(chest(null)) }) },
    )
    t.pick('investigate:gislan').pick('detrap')
    expect(t.events('trap-sprung')).toEqual([])
    expect(t.events('chest-opened')).toHaveLength(1)
  })

  it('14.1 if the trap kills, another may open it, and it is not met again', () => {
    const t = over(chest(null), [1, 5], { wounds: 1 }).pick('investigate:lord-dil')
    expect(dil(t).status).toBe('dead')
    t.pick('investigate:zareth')
    expect(zareth(t)).toMatchObject({ gold: 8, wounds: 0 })
  })

  it('14.1 it may be left shut', () => {
    const t = over(chest(null)).pick('decline')
    expect(t.state.loot).toBeNull()
    expect(dil(t).gold).toBe(0)
  })

  it('13.3, 10.7 a trap that is no more is not looked for', () => {
    expect(over(chest(false), []).pick('investigate:lord-dil').events('chest-looked-at')).toEqual([])
  })
})

describe('14.3 weapons', () => {
  it('14.3 a second die for the weapon, a third for its bonus', () => {
    expect(item(1, 2, 4)).toMatchObject({ kind: 'weapon', weapon: 'hammer', bonus: 3 })
    expect(item(1, 5, 1)).toMatchObject({ weapon: 'dagger', bonus: 1 })
  })

  it('14.3 roll twice: two more dice, and so on, all added', () => {
    expect(item(1, 1, 6, 2, 4)).toMatchObject({ bonus: 5 })
    expect(item(1, 1, 6, 1, 6, 2, 3)).toMatchObject({ bonus: 5 })
  })

  const sword: Found = { kind: 'weapon', id: 'weapon-sword-1', weapon: 'sword', bonus: 2 }

  it('14.3 one of two weapons is put down for it', () => {
    const t = over({ items: [sword] }).pick('take:lord-dil')
    // What is missed least comes first.
    expect(t.ids).toEqual(['discard:dagger', 'discard:sword', 'decline'])
    t.pick('discard:sword')
    expect(dil(t).weapons).toEqual([
      { weapon: 'dagger', bonus: 0, item: null },
      { weapon: 'sword', bonus: 2, item: 'weapon-sword-1' },
    ])
  })

  it('14.5, 14.7 a standing answer tries on nothing that may hurt', () => {
    const found = (item: Found) => over({ items: [item] }, [], { wounds: 7 })
    const given = (t: Table) => byItself(citadel, t.state, t.ask, { habits: ['of-most-use'] })
    expect(given(found({ kind: 'armor', id: 'armor-1', bonus: 2, worn: false }))).toEqual({ pick: ['take:zareth'] })
    for (const kind of ['potion', 'medallion', 'talisman'] as const) expect(given(found(untested(kind)))).toBeNull()
  })

  it('14.3 a magic one that is put down lies there for the others', () => {
    const t = over({ items: [sword] }, [], { items: ['weapon:dagger:1'] })
      .pick('take:lord-dil')
      .pick('discard:weapon-dagger-1')
    expect(t.state.loot?.items).toMatchObject([{ kind: 'weapon', weapon: 'dagger' }])
    expect(t.ask.topic).toBe('item')
  })

  it('14.3 or it is left', () => {
    const t = over({ items: [sword] })
      .pick('take:lord-dil')
      .pick('decline')
    expect(dil(t).items).toEqual([])
    expect(t.events('item-left')).toHaveLength(1)
  })
})

describe('14.4 armor', () => {
  it('14.4 the second die is the bonus; roll twice as for weapons', () => {
    expect(item(2, 4)).toMatchObject({ kind: 'armor', bonus: 2, worn: false })
    expect(item(2, 6, 1, 5)).toMatchObject({ kind: 'armor', bonus: 3 })
  })

  it('14.4 it adds Wound Points to the one who wears it; one suit at a time', () => {
    const armor: Found = { kind: 'armor', id: 'armor-1', bonus: 2, worn: false }
    const t = over({ items: [armor] }).pick('take:lord-dil')
    expect(totalWoundPoints(dil(t))).toBe(12)
    const second = over({ items: [armor] }, [], { items: ['armor:1'] }).pick('take:lord-dil')
    expect(totalWoundPoints(dil(second))).toBe(11)
  })
})

describe('14.5 potions', () => {
  const potion = (dice: number[], member: Member = {}, other: Member = {}) =>
    over({ items: [untested('potion')] }, dice, member, other).pick('take:lord-dil')

  it('14.5 nobody knows what it is before somebody takes it', () => {
    expect(item(3)).toEqual({ kind: 'untested', id: 'potion-1', of: 'potion' })
  })

  it('14.5 poison: 1D3 wounds, and nothing to keep', () => {
    expect(dil(potion([1, 6]))).toMatchObject({ wounds: 3, items: [] })
  })

  it('14.5 strength: Combat Bonus 1D6 higher in the next combat; a dose is left', () => {
    const t = potion([2, 4])
    expect(combatBonusOf(dil(t))).toBe(5 + 4)
    expect(dil(t).items).toMatchObject([{ kind: 'potion', type: 'strength', doses: 1 }])
  })

  it('14.5 charm person: wasted where nobody is, a dose is left', () => {
    expect(dil(potion([4])).items).toMatchObject([{ type: 'charm-person', doses: 1 }])
  })

  const meets = (items: Json, ...monsters: string[]) =>
    set(
      { start: 'negotiation', party: [{ hero: 'Lord Dil', items }, { hero: 'Zareth' }], monsters: monsters.map((type) => ({ type })) },
      { dice: [6] },
    )

  it('14.5 charm person: an Evil Hero, Evil Mage, Orc or Troll of the segment', () => {
    const t = meets(['potion:charm-person'], 'orc', 'ogre')
    expect(t.ids.filter((id) => id.includes('use:'))).toEqual(['lord-dil/use:potion-charm-person-1:orc-1'])
    t.pick('lord-dil/use:potion-charm-person-1:orc-1')
    expect(t.state.monsters.find(({ id }) => id === 'orc-1')).toMatchObject({ side: 'party', charmedBy: 'lord-dil' })
    expect(dil(t).items).toEqual([])
  })

  it('14.5 charm monster: any other', () => {
    expect(meets(['potion:charm-monster'], 'orc', 'ogre').ids.filter((id) => id.includes('use:'))).toEqual([
      'lord-dil/use:potion-charm-monster-1:ogre-1',
    ])
  })

  it('14.5 healing: 1D6, never more than was lost', () => {
    const t = potion([6, 4], { wounds: 5 })
    expect(dil(t).wounds).toBe(1)
    t.pick('lord-dil/use:potion-healing-1')
    expect(dil(t)).toMatchObject({ wounds: 0, items: [] })
  })

  it('14.7 a Medallion of Potion Appraisal spares the test: both doses are left, poison is poured away', () => {
    const appraiser = { items: ['medallion:potion-appraisal'] }
    expect(dil(potion([2], {}, appraiser))).toMatchObject({ strength: 0, items: [{ type: 'strength', doses: 2 }] })
    expect(dil(potion([1], {}, appraiser))).toMatchObject({ wounds: 0, items: [] })
  })
})

describe('14.6 talismans', () => {
  const talisman = (...dice: number[]) => over({ items: [untested('talisman')] }, dice).pick('take:lord-dil')

  it('14.6 mind: 1D6 times a raid, for a Wound Point, 1D6 wounds on who does not resist', () => {
    expect(dil(talisman(1, 5)).limits).toEqual({ 'talisman-mind-1': 5 })
    const t = set(
      { party: [{ hero: 'Lord Dil', items: ['talisman:mind'] }, { hero: 'Zareth' }], monsters: [{ type: 'ogre', wounds: 8 }] },
      { dice: [6, 4] },
    )
    t.pick('use:talisman-mind-1:ogre-1')
    expect(t.state.monsters[0]?.wounds).toBe(4)
    expect(dil(t).wounds).toBe(1)
  })

  it('14.6 a sun: Magic Potential 1D3 higher, new spells at once under that sun', () => {
    // Red rules in the scenario.
    const t = talisman(4, 3)
    expect(magicOf(dil(t))).toEqual([2, 0, 0])
    expect(t.ask).toMatchObject({ topic: 'new-spell', about: 'lord-dil' })
    t.pick('blast').pick('heal')
    expect(dil(t)).toMatchObject({ known: ['blast', 'heal'], circled: ['blast', 'heal'] })
    expect(dil(t).limits.heal).toBeGreaterThan(0)
    expect(talisman(3, 3).ask.topic).toBe('route')
  })

  it('14.6 those who know more spells than they have circled circle them', () => {
    const t = set(
      { start: 'turn', sun: 'red', party: [{ hero: 'Alic' }, { hero: 'Zareth' }] },
      { dice: [4, 1], prepare: (s) => (s.loot = { ...EMPTY, items: [untested('talisman')] }) },
    ).pick('take:alic')
    expect(t.ids).toHaveLength(2)
    expect(character(t.state, 'alic').known).toEqual(expect.arrayContaining([...t.ids]))
  })

  it('14.6 all suns: each its own 1D3', () => {
    expect(magicOf(dil(talisman(5, 1, 3, 5)))).toEqual([1, 2, 3])
  })

  it('14.6 evil: who resists is rid of it', () => {
    expect(dil(talisman(6, 3))).toMatchObject({ side: 'party', items: [] })
  })

  it('14.6 evil: who does not attacks the party at once, and first', () => {
    const t = talisman(6, 4, 1)
    expect(dil(t)).toMatchObject({ side: 'monsters', charmedBy: 'talisman' })
    expect(t.state.fight).toMatchObject({ round: 1, partyWaits: true, foes: [['lord-dil', null, null]] })
    expect(t.events('attack')[0]).toMatchObject({ who: 'lord-dil' })
  })

  it('14.6 the rest of the treasure is divided after that fight', () => {
    const t = over({ items: [untested('talisman'), { kind: 'armor', id: 'armor-1', bonus: 1, worn: false }] }, [6, 4, 1]).pick(
      'take:lord-dil',
    )
    expect(t.state.fight).not.toBeNull()
    expect(t.state.loot?.items).toHaveLength(1)
  })

  it('14.6 a charm potion may bring the victim back', () => {
    const t = over({ items: [untested('talisman')] }, [6, 4, 1, 6], {}, { items: ['potion:charm-person'] }).pick('take:lord-dil')
    t.pick('pass').pick('use:potion-charm-person-1:lord-dil')
    expect(dil(t)).toMatchObject({ side: 'party', charmedBy: null })
  })
})

describe('14.7 medallions', () => {
  const medallion = (...dice: number[]) => over({ items: [untested('medallion')] }, dice).pick('take:lord-dil')

  it('14.7 neutralize poison: no poison harms the wearer', () => {
    const t = over({ items: [untested('potion')] }, [1, 6], { items: ['medallion:neutralize-poison'] }).pick('take:lord-dil')
    expect(dil(t).wounds).toBe(0)
    expect(t.events('immune-to-poison')).toHaveLength(1)
    expect(dil(medallion(1)).items).toMatchObject([{ type: 'neutralize-poison' }])
    expect(dil(medallion(5)).items).toMatchObject([{ type: 'neutralize-poison' }])
  })

  it('14.7 oratory and potion appraisal are worn from then on', () => {
    expect(dil(medallion(3)).items).toMatchObject([{ type: 'oratory', worn: true }])
    expect(dil(medallion(2)).items).toMatchObject([{ type: 'potion-appraisal', worn: true }])
  })

  it('14.7 dexterity: Combat Bonus 2 higher', () => {
    expect(combatBonusOf(dil(medallion(4)))).toBe(7)
  })

  it('14.7 strangling: 1D6 wounds, and it is thrown away', () => {
    expect(dil(medallion(6, 5))).toMatchObject({ wounds: 5, items: [] })
  })
})

describe('14.8 rings', () => {
  const wearing = (ring: string): Table => over({}, [], { items: [`ring:${ring}`] }, { wounds: 3 })

  it('14.8 resistance: 1 or 2 higher, never above 5', () => {
    expect(resistanceOf(dil(wearing('resistance-1')))).toBe(4)
    expect(resistanceOf(dil(wearing('resistance-2')))).toBe(5)
    expect(resistanceOf(zareth(over({}, [], {}, { items: ['ring:resistance-2'] })))).toBe(5)
  })

  it('14.8 heal: as the spell, on another, once a raid and for nothing', () => {
    const t = over({}, [3], { items: ['ring:heal'] }, { wounds: 3 })
    t.pick('lord-dil/use:ring-heal-1:zareth')
    expect(zareth(t).wounds).toBe(3)
    expect(dil(t)).toMatchObject({ wounds: 0, items: [{ used: true }] })
    expect(t.ids.some((id) => id.includes('use:ring-heal'))).toBe(false)
  })

  it('14.8 sleep: in combat, on a monster that does not resist', () => {
    const t = set(
      {
        party: [{ hero: 'Lord Dil', items: ['ring:sleep'] }, { hero: 'Zareth' }],
        march: [['zareth'], ['lord-dil']],
        monsters: [{ type: 'ogre' }, { type: 'troll' }],
      },
      { dice: [6] },
    )
      .pick('pass')
      .pick('use:ring-sleep-1:ogre-1')
    expect(t.state.monsters.find(({ type }) => type === 'ogre')?.combat.asleep).toBe(true)
    expect(dil(t).wounds).toBe(0)
  })

  it('14.8 neutralize poison: at the moment of poisoning', () => {
    const t = over({ items: [untested('potion')] }, [1, 6], {}, { items: ['ring:neutralize-poison'] }).pick('take:lord-dil')
    t.pick('zareth/use:ring-neutralize-poison-1:lord-dil')
    expect(dil(t).wounds).toBe(0)
    expect(zareth(t).items).toMatchObject([{ used: true }])
  })
})

describe('14.9 the magic item table', () => {
  it('14.9 its first die is the kind, its second the ring, the weapon or the armor', () => {
    const kinds = [item(1, 1, 1), item(2, 1), item(3), item(4), item(5), item(6, 1)].map((found) =>
      found.kind === 'untested' ? found.of : found.kind,
    )
    expect(kinds).toEqual(['weapon', 'armor', 'potion', 'talisman', 'medallion', 'ring'])
    const rings = [1, 2, 3, 4, 5, 6].map((die) => item(6, die))
    expect(rings).toMatchObject(
      ['resistance-1', 'resistance-2', 'sleep', 'neutralize-poison', 'heal', 'resurrect'].map((type) => ({
        type,
        worn: false,
        used: false,
      })),
    )
  })
})
