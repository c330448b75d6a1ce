import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/types.ts'
import type { Variant } from '../open/variants.ts'
import { set, type Table } from '../proof/table-top.ts'
import type { Character, DelveState } from '../state.ts'
import { character, combatBonusOf, here, joinRanks, monster } from './party.ts'

type Member = { [key: string]: Json }

interface Scene {
  readonly feature: string
  readonly member?: Member
  readonly level?: number
  readonly variants?: readonly Variant[]
  readonly more?: { [key: string]: Json }
  readonly prepare?: (s: DelveState) => void
}

/** Lord Dil (resists on 1 to 3, no detrap skill) investigates; Zareth and Weldron stand by. The dice begin with the Feature Table. */
function investigate({ feature, member = {}, level = 1, variants = [], more = {}, prepare }: Scene, ...dice: number[]): Table {
  const party = [{ hero: 'Lord Dil', ...member }, { hero: 'Zareth' }, { hero: 'Weldron' }]
  const laid = { dice, variants, ...(prepare === undefined ? {} : { prepare }) }
  return set({ feature, level, party, start: feature === 'mirror' ? 'mirror' : 'feature', ...more }, laid).pick('investigate:lord-dil')
}

const dil = (t: Table): Character => character(t.state, 'lord-dil')
/** As if nobody had come in since. */
const again = (taken: string[]) => (s: DelveState) => here(s).taken.push(...taken)
const RESISTS = 1
const FAILS = 6

describe('13.0 investigating', () => {
  it('13.0 is up to the party, once each time it comes in', () => {
    const t = set({ feature: 'fountain', start: 'feature', party: [{ hero: 'Lord Dil' }, { hero: 'Zareth' }] }, { dice: [5] })
    expect(t.ids).toEqual(expect.arrayContaining(['investigate:lord-dil', 'investigate:zareth', 'decline']))
    t.pick('investigate:zareth')
    expect(t.events('investigates')).toMatchObject([{ who: 'zareth', feature: 'fountain', result: 'water' }])
    expect(t.ask.topic).toBe('route')
    expect(t.state.turn).toBe(2)
  })

  it('13.0 can be left alone', () => {
    const t = set({ feature: 'altar', start: 'feature' }).pick('decline')
    expect(t.ask.topic).toBe('route')
    expect(t.events('investigates')).toEqual([])
  })

  it('13.8 a staircase is nothing to investigate', () => {
    expect(set({ feature: 'staircase', start: 'turn' }).ask.topic).toBe('route')
  })
})

describe('13.1 fountains', () => {
  const fountain = (...dice: number[]) => investigate({ feature: 'fountain', member: { wounds: 6 } }, ...dice)

  it('13.1 poison: 1D3 wounds', () => {
    expect(dil(fountain(1, 4)).wounds).toBe(4 + 2)
  })

  it('13.1 potion: it works at once, and one dose is taken along', () => {
    const t = fountain(2, 6, 3)
    expect(dil(t).wounds).toBe(1)
    expect(dil(t).items).toMatchObject([{ kind: 'potion', type: 'healing', doses: 1 }])
  })

  it('13.1 potion: of poison nothing is taken along', () => {
    const t = fountain(2, 1, 1)
    expect(dil(t)).toMatchObject({ wounds: 5, items: [] })
  })

  it('13.1 alcohol: Combat Bonus 2 lower for the raid', () => {
    expect(combatBonusOf(dil(fountain(3)))).toBe(5 - 2)
  })

  it('13.1 jewel: by the Jewel Table, and it is gone for good', () => {
    const t = fountain(4, 6, 5)
    expect(dil(t).jewels).toEqual([100])
    expect(t.lines).toMatchObject([{ unit: 'jewel', amount: 100, rule: '13.1' }])
    const gone = investigate({ feature: 'fountain', prepare: again(['jewel']) }, 4)
    expect(dil(gone).jewels).toEqual([])
    expect(gone.events('nothing-left')).toMatchObject([{ what: 'jewel' }])
  })

  it('13.1 jewel: 2D6+2 on the Jewel Table in the variant labirynt', () => {
    expect(dil(investigate({ feature: 'fountain', variants: ['labirynt'] }, 4, 6, 5)).jewels).toEqual([150])
  })

  it('13.1 water: nothing', () => {
    expect(dil(fountain(5))).toMatchObject({ wounds: 4, curses: [] })
  })

  it('13.1 blood: Combat Bonus 1 lower for the raid', () => {
    expect(combatBonusOf(dil(fountain(6)))).toBe(5 - 1)
  })
})

describe('13.2 statues', () => {
  const statue = (...dice: number[]) => investigate({ feature: 'statue' }, ...dice)

  it('13.2 medusa: who resists is spared, and she is negotiated with or fought', () => {
    const t = statue(1, RESISTS, 3, 3)
    expect(dil(t).status).toBe('living')
    expect(t.ask.topic).toBe('encounter')
    expect(t.ids).toEqual(expect.arrayContaining(['negotiate', 'fight']))
  })

  it('13.2 medusa: who does not is stone, and dead where nobody can help (15.3)', () => {
    const t = statue(1, FAILS, 3, 3)
    expect(dil(t).status).toBe('stone')
    t.pick('negotiate').pick('speak:zareth')
    if (t.ask.topic === 'at-peace') t.pick('decline')
    else t.pick('fight')
    while (t.state.fight !== null) t.pick(t.ids.find((id) => id.startsWith('attack:')) ?? t.ids[0] ?? '')
    expect(dil(t).status).toBe('dead')
  })

  it('13.2 jewels: two, by the Jewel Table', () => {
    expect(dil(statue(2, 1, 1, 6, 6)).jewels).toEqual([1, 150])
  })

  it('13.2 medallion: may be taken, and is tested', () => {
    const t = statue(3, 4).pick('take')
    expect(dil(t).items).toMatchObject([{ kind: 'medallion', type: 'dexterity', worn: true }])
    expect(here(t.state).taken).toContain('medallion')
    const left = statue(3).pick('decline')
    expect(dil(left).items).toEqual([])
    expect(here(left.state).taken).toEqual([])
  })

  it('13.2 demon: a die finds which, and it is as an altar to him', () => {
    const t = statue(4, 1, RESISTS)
    expect(t.events('altar')).toMatchObject([{ demon: 'alloces', blessed: true }])
    expect(dil(t).freeSpells).toBe(true)
  })

  it('13.2 talisman: may be taken, and works at once', () => {
    const t = statue(5, 1, 4).pick('take')
    expect(dil(t).items).toMatchObject([{ kind: 'talisman', type: 'mind' }])
    expect(dil(t).limits).toEqual({ 'talisman-mind-1': 4 })
  })

  it('13.2 x: who resists goes free', () => {
    const t = statue(6, RESISTS)
    expect(t.ask.topic).toBe('route')
    expect(dil(t).side).toBe('party')
  })

  it('13.2 x: who does not stands in the middle of the monsters and attacks the party', () => {
    const t = statue(6, FAILS)
    expect(dil(t)).toMatchObject({ side: 'monsters', charmedBy: 'x-the-unknown' })
    expect(t.state.fight?.foes).toEqual([[null, 'lord-dil', null]])
    expect(t.state.march.flat()).not.toContain('lord-dil')
    expect(t.ids).toContain('attack:lord-dil')
  })

  it('13.2 x: a betrayer who is the last one standing ends the raid as all-dead', () => {
    const t = set({ feature: 'statue', start: 'feature', party: [{ hero: 'Lord Dil' }] }, { dice: [6, FAILS] }).pick('investigate:lord-dil')
    expect(t.over).toBe(true)
    expect(t.session.outcome?.kind).toBe('all-dead')
  })
})

describe('13.3 trap doors', () => {
  const trapDoor = (...dice: number[]) => investigate({ feature: 'trap-door' }, ...dice)

  it('13.3 trap: it is sprung at once, then its chest of type J is had without another', () => {
    // Burning oil; 40 gold marks, no jewels, no magic items.
    const t = trapDoor(1, 5, 1, 2, 6, 6)
    expect(dil(t).wounds).toBe(1)
    expect(t.state.loot?.chests).toMatchObject([{ gold: 40, trapped: false }])
    t.pick('investigate:zareth')
    expect(t.ask.topic).toBe('share-treasure')
    expect(t.events('chest-looked-at')).toEqual([])
  })

  it('13.3 trap: once its chest is had there is nothing more', () => {
    const t = investigate({ feature: 'trap-door', prepare: again(['chest']) }, 2)
    expect(dil(t).wounds).toBe(0)
    expect(t.ask.topic).toBe('route')
  })

  it('13.3 trap: its type shifts with the level', () => {
    const t = investigate({ feature: 'trap-door', level: 2 }, 1, 5, 1, 1, 1, 6, 6)
    expect(t.events('treasure')).toMatchObject([{ treasure: 'K', gold: 40 }])
  })

  it('13.3 room: empty, it holds type J treasure, and the character comes up again', () => {
    const t = trapDoor(3, 4, 1, 1, 6, 6)
    expect(t.events('room-below')).toMatchObject([{ monsters: false }])
    expect(t.state.loot?.chests).toMatchObject([{ gold: 20 }])
    expect(dil(t).apart).toBe(false)
  })

  it('13.3 room: the character meets its monster alone, and has the treasure afterwards', () => {
    // A troll of 5; an agreement.
    const t = trapDoor(4, 3, 2, 2, 1, 1, 6, 6)
    expect(dil(t).apart).toBe(true)
    expect(t.ask).toMatchObject({ topic: 'encounter' })
    expect(t.ids.some((id) => id.startsWith('zareth'))).toBe(false)
    t.pick('negotiate')
    expect(t.ask.topic).toBe('at-peace')
    t.pick('decline')
    expect(dil(t).apart).toBe(false)
    expect(t.events('treasure')).toMatchObject([{ from: null, treasure: 'J' }])
    expect(t.state.monsters).toEqual([])
  })

  it('13.3 room: alone he fights, the others may not help', () => {
    // A single orc of 1.
    const t = trapDoor(3, 1, 2, 1, 1, 1).pick('fight')
    expect(t.state.fight).toMatchObject({ where: 'hidden-room', only: ['lord-dil'] })
    expect(t.ask).toMatchObject({ topic: 'combat-action', about: 'lord-dil' })
    while (t.state.fight !== null) t.pick(t.ids.find((id) => id.startsWith('attack:')) ?? 'pass')
    expect(dil(t)).toMatchObject({ apart: false, status: 'living' })
    expect(character(t.state, 'zareth').experience).toBe(0)
    expect(dil(t).experience).toBe(6)
    expect(t.events('climbs-out')).toHaveLength(0)
    expect(t.state.loot).not.toBeNull()
  })

  it('13.3 pit: 1D3 cronks, and nobody goes on before they are dealt with', () => {
    const t = trapDoor(5, 3, 2, 2)
    expect(t.state.monsters.map((m) => m.type)).toEqual(['cronk', 'cronk'])
    expect(t.state.below).toMatchObject({ who: 'lord-dil', where: 'pit' })
    expect(t.ask.topic).toBe('encounter')
    t.pick('fight')
    expect(t.state.fight).toMatchObject({ where: 'pit', only: ['lord-dil'] })
    let choices = 0
    while (t.state.below !== null && !t.over) {
      if (t.ask.kind === 'share') t.value({})
      else t.pick(t.ids.find((id) => id.startsWith('attack:')) ?? (t.ids.includes('decline') ? 'decline' : 'pass'))
      choices += 1
      expect(choices).toBeLessThan(200)
    }
    expect(dil(t).status === 'dead' || !dil(t).apart).toBe(true)
    expect(t.state.phase === 'route' || t.state.phase === 'end-of-turn').toBe(true)
  })

  it('13.3 hellgate: down the shaft until the Hellgate is destroyed (16.0)', () => {
    const t = trapDoor(6)
    expect(dil(t).status).toBe('lost')
    expect(t.state.march.flat()).not.toContain('lord-dil')
    expect(t.ask.topic).toBe('route')
  })

  it('13.3 hellgate: once it is destroyed the shaft leads nowhere', () => {
    const t = investigate({ feature: 'trap-door', more: { hellgate: { destroyed: true } } }, 6)
    expect(dil(t).status).toBe('living')
  })
})

describe('13.4 furniture', () => {
  const furniture = (...dice: number[]) => investigate({ feature: 'furniture' }, ...dice)

  it('13.4 coffin: a vampire fights the character alone; the rest may join after the first round', () => {
    const t = furniture(1, 2, 2, 2)
    expect(t.state.monsters.map((m) => m.type)).toEqual(['vampire'])
    expect(t.state.fight).toMatchObject({ where: 'coffin', only: ['lord-dil'], joinAfter: 1 })
    expect(t.ask).toMatchObject({ topic: 'combat-action', about: 'lord-dil' })
    t.pick('pass')
    expect(t.ask.topic === 'join-fight' || dil(t).side === 'monsters').toBe(true)
  })

  it('13.4 coffin: afterwards it is empty', () => {
    expect(investigate({ feature: 'furniture', prepare: again(['coffin']) }, 1).ask.topic).toBe('route')
  })

  it('13.4 bookcase: on 1 to 3 it falls, 1D3 wounds', () => {
    expect(dil(furniture(2, 3, 6)).wounds).toBe(3)
  })

  it('13.4 bookcase: on 4 to 6 Resurrect is learned, castable at once (10.8)', () => {
    const t = furniture(2, 4)
    expect(dil(t).known).toContain('resurrect')
    expect(dil(t).circled).toContain('resurrect')
  })

  it('13.4 desk: its trap comes before its medallion (7.0)', () => {
    const t = furniture(3, 5, 3).pick('take')
    expect(dil(t).wounds).toBe(1)
    expect(dil(t).items).toMatchObject([{ kind: 'medallion', type: 'oratory' }])
    expect(dil(furniture(3).pick('decline')).wounds).toBe(0)
  })

  it('13.4 desk: who has the skill may take the trap apart', () => {
    const t = set({ feature: 'furniture', start: 'feature', party: [{ hero: 'Gislan' }, { hero: 'Zareth' }] }, { dice: [3, 1, 2] })
    t.pick('investigate:gislan').pick('take').pick('detrap')
    expect(t.events('trap-sprung')).toEqual([])
    expect(character(t.state, 'gislan').items).toMatchObject([{ type: 'potion-appraisal' }])
  })

  it('13.4 bed: 1D3 Wound Points back', () => {
    expect(dil(investigate({ feature: 'furniture', member: { wounds: 5 } }, 4, 6)).wounds).toBe(5 - 3)
  })

  it('13.4 clavichord: who does not resist puts half of his gold in, and may have it back for a wound', () => {
    const rich = (die: number) => investigate({ feature: 'furniture', member: { gold: 31 } }, 5, die)
    const t = rich(FAILS)
    expect(dil(t).gold).toBe(16)
    expect(here(t.state).gold).toBe(15)
    t.pick('open')
    expect(dil(t)).toMatchObject({ gold: 31, wounds: 1 })
    expect(here(t.state).gold).toBe(0)
    expect(dil(rich(RESISTS)).gold).toBe(31)
    const left = rich(FAILS).pick('decline')
    expect(here(left.state).gold).toBe(15)
    expect(left.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(-15)
  })

  it('13.4 clavichord: all treasure and two wounds in the variant labirynt', () => {
    const t = investigate({ feature: 'furniture', member: { gold: 10, jewels: [50, 5, 20] }, variants: ['labirynt'] }, 5, FAILS)
    expect(dil(t)).toMatchObject({ gold: 5, jewels: [50, 20] })
    t.pick('open')
    expect(dil(t)).toMatchObject({ gold: 10, jewels: [50, 20, 5], wounds: 2 })
  })

  it('13.4 mirror: it tells of the Hellgate (13.7)', () => {
    const t = furniture(6, 4)
    expect(t.state.hellgate.level).toBe(3)
  })
})

describe('13.5 altars', () => {
  const altar = (...dice: number[]) => investigate({ feature: 'altar' }, ...dice)

  it('13.5 alloces: combat spells cost nothing in the next combat; or Combat Bonus 1 lower', () => {
    expect(dil(altar(1, RESISTS)).freeSpells).toBe(true)
    expect(combatBonusOf(dil(altar(1, FAILS)))).toBe(4)
  })

  it('13.5 vassago: detrap 3 higher for good; or none at all', () => {
    const t = altar(2, RESISTS)
    expect(dil(t).skills.detrap).toBe(3)
    expect(t.lines).toMatchObject([{ unit: 'ability', subject: 'detrap', amount: 3, reason: 'vassago' }])
    const gislan = set({ feature: 'altar', start: 'feature', party: [{ hero: 'Gislan' }, { hero: 'Zareth' }] }, { dice: [2, FAILS] })
    gislan.pick('investigate:gislan')
    expect(character(gislan.state, 'gislan').skills.detrap).toBeUndefined()
  })

  it('13.5 avnas: Lightning for one Wound Point; or it strikes, 1D3+2, resisted no further', () => {
    expect(dil(altar(3, RESISTS))).toMatchObject({ known: ['lightning'], circled: ['lightning'], cheap: ['lightning'] })
    expect(dil(altar(3, FAILS, 3)).wounds).toBe(4)
    expect(dil(investigate({ feature: 'altar', variants: ['labirynt'] }, 3, FAILS, 5)).wounds).toBe(6)
  })

  it('13.5 malthus: Wrath of God is learned; or it strikes, 2D6+2', () => {
    expect(dil(altar(4, RESISTS)).circled).toEqual(['wrath-of-god'])
    expect(dil(altar(4, FAILS, 2, 3)).wounds).toBe(7)
    expect(dil(altar(4, FAILS, 4, 4)).status).toBe('dead')
  })

  it('13.5 leraje: bow skill 3 higher; or three arrows', () => {
    expect(dil(altar(5, RESISTS)).weaponSkill).toMatchObject({ bow: 3, sword: 2 })
    expect(dil(altar(5, FAILS, 5, 1, 6)).wounds).toBe(2)
  })

  it('13.5 asmoday: Combat Bonus 3 higher and cheap Lightning; or Magic Potential 1 lower for good', () => {
    expect(dil(altar(6, RESISTS))).toMatchObject({ combatBonus: 8, cheap: ['lightning'] })
    expect(dil(altar(6, FAILS)).magic).toEqual([0, 0, 0])
    const zurik = set({ feature: 'altar', start: 'feature', party: [{ hero: 'Zurik' }, { hero: 'Zareth' }] }, { dice: [6, FAILS] })
    zurik.pick('investigate:zurik')
    // Three spells are circled under the red sun, and two can be.
    expect(zurik.ask.topic).toBe('forget-spell')
    const [first = ''] = zurik.ids
    zurik.pick(first)
    expect(character(zurik.state, 'zurik').magic).toEqual([2, 3, 4])
    expect(character(zurik.state, 'zurik').circled).toHaveLength(2)
  })
})

describe('13.6 artwork', () => {
  const artwork = (...dice: number[]) => investigate({ feature: 'artwork' }, ...dice)

  it('13.6 tapestry: it takes the place of a weapon, worth the Jewel Table with 4 added', () => {
    const t = artwork(1, 3, 4)
    expect(t.ids).toEqual(['discard:dagger', 'discard:sword', 'decline'])
    t.pick('discard:dagger')
    expect(dil(t).weapons.map(({ weapon }) => weapon)).toEqual(['sword'])
    expect(dil(t).items).toMatchObject([{ kind: 'tapestry', value: 100 }])
    expect(here(t.state).taken).toContain('tapestry')
    expect(here(artwork(1).pick('decline').state).taken).toEqual([])
  })

  it('13.6 tapestry: more than 12 reads 12', () => {
    expect(dil(artwork(1, 6, 6).pick('discard:dagger')).items).toMatchObject([{ value: 150 }])
  })

  it('13.6 painting: everybody rolls; who rolls a 1 is depicted and takes 1D3', () => {
    const t = artwork(2, 1, 5, 6, 2)
    expect([dil(t).wounds, character(t.state, 'zareth').wounds, character(t.state, 'weldron').wounds]).toEqual([3, 0, 0])
    expect(t.diceLeft).toBe(0)
  })

  it('13.6 painting: a 6 in the variant labirynt', () => {
    const t = investigate({ feature: 'artwork', variants: ['labirynt'] }, 2, 1, 6, 1, 1)
    expect([dil(t).wounds, character(t.state, 'zareth').wounds]).toEqual([0, 1])
  })

  it('13.6 statue: as a statue of 13.2', () => {
    const t = artwork(3, 2, 6, 6, 6, 6)
    expect(dil(t).jewels).toEqual([150, 150])
  })

  it('13.6 cut glass: a talisman on 1 to 3, a medallion on 4 to 6, if it is claimed', () => {
    expect(dil(artwork(4, 3, 2, 6).pick('take')).items).toMatchObject([{ kind: 'talisman', type: 'yellow-sun', gains: [0, 3, 0] }])
    expect(dil(artwork(4, 4, 1).pick('take')).items).toMatchObject([{ kind: 'medallion', type: 'neutralize-poison' }])
    expect(dil(artwork(4).pick('decline')).items).toEqual([])
  })

  it('13.6 icon: a die finds the demon, and it is as his altar', () => {
    expect(dil(artwork(5, 5, RESISTS)).weaponSkill.bow).toBe(3)
  })

  it('13.6 manuscript: Wrath of God is learned, and it is gone for good', () => {
    const t = artwork(6)
    expect(dil(t).circled).toEqual(['wrath-of-god'])
    expect(here(t.state).taken).toContain('manuscript')
    expect(dil(investigate({ feature: 'artwork', prepare: again(['manuscript']) }, 6)).known).toEqual([])
  })
})

describe('13.7 mirrors', () => {
  const mirror = (scene: Omit<Scene, 'feature'>, ...dice: number[]) => investigate({ feature: 'mirror', ...scene }, ...dice)

  it('13.7 the first mirror tells the level, and on that level the distance', () => {
    const t = mirror({}, 1, 4)
    expect(t.state.hellgate).toMatchObject({ level: 1, segmentsLeft: 6 })
    expect(t.events('mirror')).toMatchObject([{ told: 'both' }])
  })

  it('13.7 on another level it tells the level alone', () => {
    const t = mirror({}, 2)
    expect(t.state.hellgate).toMatchObject({ level: 2, segmentsLeft: null })
    expect(t.diceLeft).toBe(0)
  })

  it('13.7 then a mirror on that level tells the distance, others nothing', () => {
    expect(mirror({ level: 2, more: { hellgate: { level: 2 } } }, 6).state.hellgate.segmentsLeft).toBe(8)
    const elsewhere = set({ feature: 'mirror', start: 'mirror', hellgate: { level: 2 } })
    expect(elsewhere.ask.topic).toBe('route')
  })

  it('13.7 it tells all at the first mirror in the variant short-hunt', () => {
    expect(mirror({ variants: ['short-hunt'] }, 6, 1).state.hellgate).toMatchObject({ level: 3, segmentsLeft: 3 })
  })
})

it('13.9 a monster that was met below or out of a coffin guards what its kind guards', () => {
  const t = investigate({ feature: 'furniture' }, 1, 2, 2, 2)
  expect(monster(t.state, 'vampire-1').met).toBe('room')
})

/** Una, who knows these spells, falls into a pit of so many cronks with three Wound Points each; Zareth stands above. */
function inThePit(
  cronks: 1 | 2 | 3,
  spells: string[],
  member: Member = {},
  dice: readonly number[] = [],
  more: Partial<Scene> = {},
): Table {
  const una = { initiate: { name: 'Una', weapons: ['sword', 'bow'], spells, experience: 'wounds' }, ...member }
  const rolled = [5, cronks * 2, ...Array.from({ length: cronks }, () => 2), ...dice]
  const laid = { dice: rolled, ...(more.prepare === undefined ? {} : { prepare: more.prepare }) }
  const party = [una, { hero: 'Zareth', wounds: 3 }]
  return set({ feature: 'trap-door', start: 'feature', party, ...more.more }, laid).pick('investigate:una')
}

describe('13.3 alone below ground', () => {
  it('13.3, 10.6, 14.5 he has what he carries and his spells for himself, and gets no help', () => {
    const t = inThePit(2, ['mage-armor', 'heal', 'teleport'], { items: ['potion:healing', 'ring:heal', 'armor:1'], wounds: 5 }, [1])
    const [, s1] = t.state.trail
    expect(t.ids).toEqual([
      'negotiate',
      'fight',
      'una/cast:mage-armor:una',
      `una/cast:teleport:cronk-1:${s1}`,
      `una/cast:teleport:cronk-2:${s1}`,
      'una/use:potion-healing-1',
      'una/switch:bow',
      'una/remove:armor-1',
    ])
    t.pick('una/use:potion-healing-1')
    expect(character(t.state, 'una').wounds).toBe(3)
    expect(t.ask.topic).toBe('encounter')
  })

  it('13.3, 10.6 who is sent away from there by Teleport stays where he was sent', () => {
    const t = inThePit(1, ['teleport'])
    const [, s1 = ''] = t.state.trail
    t.pick(`una/cast:teleport:cronk-1:${s1}`)
    expect(monster(t.state, 'cronk-1').at).toBe(s1)
    expect(character(t.state, 'una').apart).toBe(false)
    expect(t.ask.topic).toBe('route')
  })

  it('13.3, 14.5 a monster charmed in the fight stands beside him and comes up with him', () => {
    const t = inThePit(2, [], { items: ['potion:charm-monster'] }, [1, 6, 6, 2])
      .pick('fight')
      .pick('use:potion-charm-monster-1:cronk-1')
    expect(t.events('attack')).toMatchObject([{ who: 'cronk-2' }])
    while (t.state.fight !== null) t.pick(t.ids.find((id) => id.startsWith('attack:')) ?? 'pass')
    expect(t.events('attack').some((event) => 'who' in event && event.who === 'cronk-1')).toBe(true)
    expect(monster(t.state, 'cronk-1').side).toBe('party')
  })

  it('13.3, 14.5 so does one charmed before it', () => {
    const t = inThePit(2, [], { items: ['potion:charm-monster'] }, [6, 1])
      .pick('una/use:potion-charm-monster-1:cronk-1')
      .pick('fight')
    expect(t.state.fight).toMatchObject({ only: ['una', 'cronk-1'], foes: [[null, 'cronk-2', null]] })
  })

  it('10.5, 13.3 whom he held by a charm above attacks the others when he has fallen', () => {
    const prepare = (s: DelveState): void => {
      for (const m of s.monsters) {
        Object.assign(m, { side: 'party', charmedBy: 'una' })
        joinRanks(s.march, m.id)
      }
    }
    const more = { monsters: [{ type: 'warg' }] }
    const t = inThePit(1, [], { wounds: 1 }, [1, 6, 6], { prepare, more }).pick('fight').pick('pass')
    expect(character(t.state, 'una').status).toBe('dead')
    expect(t.state.fight).toMatchObject({ where: 'segment', only: null, foes: [[null, 'warg-1', null]] })
  })

  it('13.3 what the slain below guarded stays there when he has fallen too; what he carried is divided (14.0)', () => {
    const t = inThePit(2, [], { wounds: 1, gold: 9, items: ['weapon:sword:20'] }, [1, 1, 6])
      .pick('fight')
      .pick('attack:cronk-1')
    expect(t.events('died')).toMatchObject([{ who: 'cronk-1' }, { who: 'una' }])
    expect(t.events('treasure')).toEqual([])
    expect(character(t.state, 'zareth').gold).toBe(9)
  })

  it('13.3, 10.6 when he falls and the others wait elsewhere, the pit is left behind', () => {
    const prepare = (s: DelveState): void => {
      Object.assign(character(s, 'zareth'), { at: s.trail[1] })
      s.march = [[null, 'una', null]]
    }
    const t = inThePit(1, [], { wounds: 1 }, [1, 6], { prepare }).pick('fight').pick('pass')
    expect(t.events('counter-moves')).toMatchObject([{ who: 'zareth' }])
    expect(t.state.below).toBe(null)
  })

  it('15.3, 13.3 nobody above makes flesh of one who was turned to stone below', () => {
    const party = [{ hero: 'Lord Dil' }, { initiate: { name: 'Una', spells: ['stone-flesh'] } }]
    const t = set({ feature: 'trap-door', start: 'feature', party }, { dice: [3, 1, 1, 6, 6, 6, 1, 6] })
    t.pick('investigate:lord-dil').pick('fight').pick('pass')
    expect(dil(t)).toMatchObject({ status: 'dead', fell: { cause: 'stone' } })
    expect(t.ask.topic).toBe('route')
  })
})

it('13.5 Asmoday takes nothing from who has no Magic Potential', () => {
  const t = investigate({ feature: 'altar' }, 6, FAILS)
  expect(dil(t).magic).toEqual([0, 0, 0])
  expect(t.texts).toContain('Lord Dil fails to resist Asmoday (rolled 6, needed 3 or less).')
  expect(t.lines).toEqual([])
})

it('15.5, 6.9 a companion who was turned and left behind attacks at once when the party comes again', () => {
  const t = set(
    { start: 'monsters', met: 'wandering', monsters: [{ type: 'vampire' }], party: [{ hero: 'Lord Dil' }, { hero: 'Zareth' }] },
    {
      prepare: (s) => {
        Object.assign(character(s, 'zareth'), { side: 'monsters', charmedBy: 'vampire-1', at: s.entering?.segment })
        s.march = [[null, 'lord-dil', null]]
      },
    },
  )
  expect(t.ask.topic).toBe('combat-action')
  expect(t.state.fight?.foes).toEqual([['vampire-1', null, 'zareth']])
})
