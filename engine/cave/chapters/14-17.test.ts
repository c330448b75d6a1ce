import { describe, expect, it } from 'vitest'
import { seatOfCreature } from '../asks.ts'
import { type Laid, meeting } from '../proof/table-top.ts'
import { renown } from './17-winning.ts'

const at = 'corridor-1'

/** Meets those Enemies, which lie there. */
const meet = (cards: readonly string[], sheet: object = {}, laid: Laid = {}) =>
  meeting({ at, ...sheet }, { ...laid, scenario: { lying: { [at]: { cards } } } })

describe('14 Combat with creatures', () => {
  it('14.4 die and Strength against die and Strength; the slain are trophies (1.4, 13.5)', () => {
    const t = meet(['cave-bear-1'], { objects: ['sword-1'] }, { dice: [3, 1] })
    expect(t.events('fought')).toMatchObject([{ rule: '14.4', score: 8, foe: 6, result: 'won' }])
    expect([t.who().trophies, t.state.lying]).toEqual([['cave-bear-1'], {}])
  })

  it('14.4 the lower score loses a Life, and the turn is over; 14.10 equal scores end it too', () => {
    const lost = meet(['cave-bear-1', 'mule'], {}, { dice: [1, 1] })
    expect([lost.who().lives, lost.topic, lost.state.lying[at]?.cards]).toEqual([3, 'move', ['cave-bear-1', 'mule']])
    const even = meet(['cave-bear-1', 'mule'], {}, { dice: [2, 1] })
    expect([even.who().lives, even.topic, even.events('fought')[0]?.result]).toEqual([4, 'move', 'even'])
  })

  it('14.4 the next seat throws for the creature, alone the player himself (C-69)', () => {
    const { players } = meeting({ at: 'bat-nest' }, { players: [{ character: 'cyborg' }, { character: 'seeress' }], dice: [1] }).state
    expect([seatOfCreature({ players }, 0), seatOfCreature({ players }, 2), seatOfCreature({ players: players.slice(0, 1) }, 0)]).toEqual([
      1, 0, 0,
    ])
  })

  it('14.5 several fight as one, with one die (C-32)', () => {
    const t = meet(['wild-dog', 'wolf'], { strength: 9 }, { dice: [6, 1] })
    expect(t.events('fought')).toMatchObject([{ score: 15, foe: 6, against: { kind: 'wild-dog' } }])
    expect(t.who().trophies).toEqual(['wild-dog', 'wolf'])
  })

  it('14.2 only an ability or an Object lets him evade, each Enemy by itself (C-33)', () => {
    expect(meet(['wolf', 'giant'], { character: 'night-blade', spells: ['might'] }).ids).toEqual(['fight', 'evade:wolf', 'cast:might'])
    const t = meet(['wolf', 'wild-dog'], { character: 'night-blade' }, { dice: [6, 5, 1] })
      .pick('evade:wolf')
      .pick('fight')
    expect([t.who().trophies, t.state.lying[at]?.cards]).toEqual([['wild-dog'], ['wolf']])
    expect(meet(['wraith'], { objects: ['shadow-amulet'] }).ids).toEqual(['fight', 'evade:wraith'])
  })

  it('14.3 Firebolts first, then one of Might or Mind Blade (C-72)', () => {
    // A Firebolt burns an Ogre's Strength of 7, and not a Cave Troll's of 8.
    const t = meet(['ogre', 'wolf', 'cave-troll'], { craft: 6, spells: ['firebolt', 'might'] }, { dice: [6, 1] })
    expect(t.ids).toEqual(['fight', 'cast:might', 'cast:firebolt:ogre', 'cast:firebolt:wolf'])
    t.pick('cast:firebolt:ogre')
    expect([t.state.discards.cave, t.ids]).toEqual([['ogre'], ['fight', 'cast:might']])
    t.pick('cast:might')
    expect([t.events('fought'), t.who().spells]).toMatchObject([[{ score: 13, foe: 12, result: 'won' }], []])
  })

  it('14.4 armour is tried from the best down, then Ward is asked (C-70)', () => {
    const objects = ['helmet-1', 'breastplate', 'shield-1']
    const saved = meet(['ogre'], { objects }, { dice: [1, 6, 3, 5] })
    expect([saved.who().lives, saved.events('life-saved')]).toMatchObject([4, [{ by: 'shield' }]])
    const t = meet(['ogre'], { objects, spells: ['ward'] }, { dice: [1, 6, 3, 4, 5] }).pick('fight')
    expect([t.topic, t.pick('cast:ward').who().lives]).toEqual(['ward', 4])
    expect(meet(['ogre'], { character: 'cyborg' }, { dice: [1, 6, 5] }).events('life-saved')).toMatchObject([{ by: 'plating' }])
  })

  it('14.4 one Weapon, and the Holy Lance adds 3 where every Enemy is a Dragon (C-94)', () => {
    const lance = { objects: ['holy-lance', 'sword-1'] }
    expect(meet(['drake'], lance, { dice: [6, 1] }).events('fought')[0]?.score).toBe(13)
    expect(meet(['drake', 'wolf'], lance, { dice: [6, 6, 1] }).events('fought')[0]?.score).toBe(11)
  })

  it('14.4 the Night Blade throws two dice against nothing but Animals (C-94)', () => {
    const t = meet(['wolf'], { character: 'night-blade' }, { dice: [1, 6, 1] }).pick('fight')
    expect(t.events('fought')[0]?.score).toBe(10)
    expect(meet(['young-dragon'], { character: 'night-blade' }, { dice: [6, 1] }).events('fought')[0]?.score).toBe(10)
    const mixed = meet(['wolf', 'young-dragon'], { character: 'night-blade' }, { dice: [6, 1] }).pick('fight')
    expect(mixed.events('fought')[0]?.score).toBe(10)
  })

  it('14.4 the Seeress may meet one lone Animal or Dragon by Craft; it is a trophy all the same (C-94)', () => {
    const t = meet(['drake'], { character: 'seeress', objects: ['breastplate'] }, { dice: [6, 1] })
    expect(t.ids).toEqual(['fight', 'fight:psychic'])
    t.pick('fight:psychic')
    expect([t.events('fought'), t.who().trophies]).toMatchObject([[{ rule: '15.2', score: 11, foe: 7 }], ['drake']])
    expect(t.events('fought')[0]?.rolls?.map(({ rule }) => rule)).toEqual(['15.2', '15.2'])
    expect(meet(['wolf', 'boar'], { character: 'seeress' }, { dice: [1, 6] }).topic).toBe('move')
    expect(meet(['ogre'], { character: 'seeress' }, { dice: [1, 6] }).topic).toBe('move')
  })

  it('13.5 what a killed Dragon brings, and its 1 more for the Deep Miner (C-93)', () => {
    expect(meet(['crystal-dragon'], { strength: 9 }, { dice: [6, 1] }).who().gold).toBe(4)
    expect(meet(['old-black-dragon'], { character: 'cyborg', strength: 9 }, { dice: [6, 1] }).who().gold).toBe(4)
  })

  it('13.5 the Thief takes Gold for a Life, but only alone (C-95)', () => {
    const alone = meet(['gallery-thief'], {}, { dice: [1, 6] })
    expect([alone.who().lives, alone.who().gold]).toEqual([4, 0])
    expect(meet(['gallery-thief'], { gold: 0 }, { dice: [1, 6] }).who().lives).toBe(3)
    expect(meet(['gallery-thief', 'wolf'], {}, { dice: [1, 6] }).who()).toMatchObject({ lives: 3, gold: 1 })
  })

  it('13.5 the Spider’s turn is missed with any defeat in which it fights, the Life saved or not (C-95)', () => {
    const t = meet(['giant-spider', 'wolf'], { objects: ['breastplate'] }, { dice: [1, 6, 4] })
    expect(t.who().lives).toBe(4)
    expect([t.events('turns-missed'), t.events('turn-missed')]).toMatchObject([[{ rule: '13.5' }], [{ rule: '10.1', left: 0 }]])
  })
})

describe('15 Psychic Combat', () => {
  it('15.1, 15.2 Spirits attack by Craft; beaten they are discarded', () => {
    const t = meet(['lost-soul'], {}, { dice: [6, 1] })
    expect([t.events('fought'), t.who().trophies, t.state.discards.cave]).toMatchObject([
      [{ rule: '15.2', score: 9, foe: 4 }],
      [],
      ['lost-soul'],
    ])
  })

  it('15.2 no Object saves the Life', () => {
    expect(meet(['wraith'], { objects: ['breastplate'] }, { dice: [1, 6] }).who().lives).toBe(3)
  })

  it('15.2 the Bone Caller adds 1, and keeps them for their Craft', () => {
    const t = meet(['wraith', 'lost-soul'], { character: 'bone-caller', craft: 9, spells: ['mind-blade'] }, { dice: [6, 1] })
    t.pick('cast:mind-blade')
    expect([t.events('fought')[0]?.score, t.who().trophies, t.beside]).toEqual([19, ['wraith', 'lost-soul'], ['exchange:1']])
  })

  it('13.6 a beaten Banshee brings a Spell', () => {
    expect(meet(['banshee'], { craft: 9 }, { dice: [6, 1], draws: ['mend'] }).who().spells).toEqual(['mend'])
  })
})

describe('14 Combat between Characters', () => {
  const spot = 'bat-nest'
  const attack = (sheet: object, other: object, laid: Laid = {}, how = '') =>
    meeting({ at: spot, ...sheet }, { ...laid, players: [{ character: 'cyborg', at: spot, ...other }] }).pick(
      `attack:${(other as { character?: string }).character ?? 'cyborg'}${how}`,
    )

  it('14.6 the Night Blade may slip away, and the Encounter is spent (C-63)', () => {
    const t = attack({}, { character: 'night-blade' }, { scenario: { lying: { [spot]: { cards: ['wand'] } } } })
    expect([t.topic, t.ask.seat]).toEqual(['evade', 1])
    t.pick('evade')
    expect([t.topic, t.ids]).toEqual(['take', ['take:wand']])
  })

  it('14.7 the attacker casts first, then the attacked, one Spell each (C-71, C-81)', () => {
    const t = attack({ spells: ['might'] }, { character: 'seeress', spells: ['ward'] }, { dice: [6, 1] })
    expect([t.ask.seat, t.ids]).toEqual([0, ['fight', 'cast:might']])
    t.pick('cast:might')
    expect([t.topic, t.ask.seat, t.ids]).toEqual(['defend', 1, ['stand']])
    t.pick('stand')
    expect(t.events('duel')).toMatchObject([{ score: 13, defence: 4, result: 'won' }])
  })

  it('14.7 who could exchange trophies is asked too, and may (C-73, C-81)', () => {
    const t = attack({}, { trophies: ['ogre'] }, { dice: [1, 3] })
    expect([t.topic, t.beside]).toEqual(['defend', ['exchange:1']])
    expect(t.pick('exchange:1').ids).toEqual(['stand'])
    expect(t.pick('stand').events('duel')).toMatchObject([{ score: 5, defence: 8, result: 'lost' }])
  })

  it('14.8, 14.9 the victor takes a Life, a Gold or an Object that he may own (C-48)', () => {
    const won = () => attack({ character: 'pit-gladiator' }, { objects: ['sword-1', 'holy-lance'], followers: ['owl'] }, { dice: [6, 1] })
    expect(won().ids).toEqual(['life', 'take:gold', 'take:sword-1', 'take:holy-lance'])
    expect(
      won()
        .pick('take:gold')
        .state.players.map(({ gold }) => gold),
    ).toEqual([2, 0])
    expect(won().pick('take:sword-1').who().objects).toEqual(['sword-1'])
    const life = attack({ character: 'pit-gladiator' }, { gold: 0 }, { dice: [6, 1, 4] })
    expect([life.who(1).lives, life.ask.seat]).toEqual([3, 1])
  })

  it('14.8 the defender wins alike; 14.10 in a stand-off nobody is harmed', () => {
    const t = attack({}, {}, { dice: [1, 6] })
    expect([t.topic, t.ask.seat, t.ids]).toEqual(['spoils', 1, ['life', 'take:gold']])
    expect(attack({}, {}, { dice: [3, 3] }).ask.seat).toBe(1)
  })

  it('14.8 the Night Blade attacks with two dice', () => {
    expect(attack({ character: 'night-blade' }, {}, { dice: [1, 5, 6] }).events('duel')[0]?.score).toBe(9)
  })

  it('15.1 the Bone Caller attacks by Craft; no armour helps', () => {
    const t = attack({ character: 'bone-caller' }, { gold: 0 }, { dice: [6, 1] }, ':psychic')
    expect([t.events('duel'), t.who(1).lives]).toMatchObject([[{ rule: '15.2', score: 11, defence: 3 }], 3])
  })

  it('14.9 who takes the last Life takes no more (C-75, C-109)', () => {
    const t = attack(
      { character: 'pit-gladiator' },
      { lives: 1, objects: ['sword-1'], gold: 2 },
      { dice: [6, 1, 1], draws: ['seeress', 'might', 'ward'] },
    )
    t.pick('life')
    expect([t.state.lying[spot], t.who().objects, t.who(1).character]).toEqual([{ cards: ['sword-1'], gold: 2 }, [], 'seeress'])
  })
})

describe('16 Toads', () => {
  it('16 three turns after this one, with Strength and Craft 1; Spells go, the rest is kept (C-42)', () => {
    const t = meet(['toad-mother'], { spells: ['ward'], objects: ['sword-1'], followers: ['owl'] }, { dice: [1] }).pick('visit:toad-mother')
    expect(t.who()).toMatchObject({ toad: 3, spells: [], objects: ['sword-1'], followers: ['owl'], gold: 1 })
    expect(t.ids).toEqual(['step:underground-fountain', 'step:cave-entrance'])
  })

  it('16 he takes nothing, visits nobody, searches nothing and enters no Trial (C-42)', () => {
    expect(meet(['mule', 'crystal-pool'], { toad: 2 }).topic).toBe('move')
    expect(meeting({ at: 'chamber-1', craft: 9, toad: 2 }, { dice: [3, 1] }).topic).toBe('move')
    expect(meeting({ at: 'chamber-1', toad: 2 }, { scenario: { crystal: 'chamber-1' } }).topic).toBe('move')
  })

  it('16 he fights with 1, and pays for the Shrine with a Life (C-42)', () => {
    expect(meet(['giant-rat'], { strength: 9, toad: 1, objects: ['sword-1'] }, { dice: [6, 1] }).events('fought')[0]?.score).toBe(7)
    expect(meeting({ at: 'chamber-1', toad: 1, objects: ['wand', 'sword-1'] }, { dice: [2] }).who().lives).toBe(3)
  })

  it('16 after his third turn he is himself again (C-98)', () => {
    const t = meeting({ at: 'bat-nest', toad: 1, strength: 6 }, { dice: [1] })
    expect([t.who().toad, t.ids.includes('roll')]).toEqual([0, true])
  })
})

describe('17 the end', () => {
  it('17 renown: 2 for each counter above the start, 1 for each thing, 3 Gold and 7 points, 25 for the Crystal (C-97)', () => {
    const sheet = { strength: 6, craft: 4, gold: 7, objects: ['wand'], followers: ['owl'], trophies: ['ogre'] }
    const t = meeting({ ...sheet, at: 'bat-nest' }, { dice: [1] })
    expect(renown(t.state, t.who())).toBe(2 * 3 + 2 + 2 + 1)
    expect(renown({ end: { kind: 'crystal', winners: [0] } }, t.who())).toBe(36)
  })

  it('17 whoever passes the third Trial has won, whatever others are (C-47)', () => {
    const players = [{ character: 'cyborg', strength: 20 }]
    const t = meeting(
      { at: 'chamber-1', strength: 9, craft: 9, gold: 18 },
      { players, scenario: { crystal: 'chamber-1' }, dice: [6, 1, 6, 1, 6, 6, 6] },
    )
    expect(t.pick('enter').state).toMatchObject({ phase: 'over', end: { kind: 'crystal', winners: [0] } })
  })
})
