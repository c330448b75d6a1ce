import { describe, expect, it } from 'vitest'
import { meeting, set } from '../proof/table-top.ts'
import { view } from '../view.ts'
import { leastWaste } from './01-strength.ts'

/** Cards that lie on the Corridor beside the Entrance. */
const at = 'corridor-1'
const lying = (...cards: string[]) => ({ scenario: { lying: { [at]: { cards } } } })

describe('1 Strength', () => {
  it('1.4 seven points of trophies are a Strength; those that waste least are given in, at any question (C-73, C-41)', () => {
    const t = set({ players: [{ trophies: ['ogre', 'giant-rat', 'bear'] }] })
    expect(t.beside).toEqual(['exchange:1', 'exchange:2'])
    t.pick('exchange:1')
    expect([t.who().strength, t.who().trophies, t.state.discards.cave]).toEqual([5, ['giant-rat', 'bear'], ['ogre']])
    expect([t.topic, t.beside]).toEqual(['move', ['exchange:1']])
    t.pick('exchange:1')
    expect([t.who().strength, t.state.discards.adventure]).toEqual([6, ['bear']])
  })

  it('1.4 fewest points, then fewest cards; what is above a multiple of 7 is lost', () => {
    expect(leastWaste(['cave-lizard-1', 'cave-lizard-2', 'cave-bear-1', 'giant-rat'], 7)).toEqual(['cave-lizard-1', 'giant-rat'])
    expect(leastWaste(['giant-rat', 'cave-lizard-1', 'ogre'], 7)).toEqual(['ogre'])
    expect(leastWaste(['old-black-dragon'], 7)).toEqual(['old-black-dragon'])
  })

  it('1.2, 1.3 Strength is lost down to the start and no further; 1.5 gained without a limit', () => {
    const drink = (strength: number, die: number) =>
      meeting({ at, strength }, { ...lying('crystal-pool'), dice: [die] }).pick('visit:crystal-pool')
    expect([drink(6, 1).who().strength, drink(4, 1).who().strength, drink(12, 6).who().strength]).toEqual([5, 4, 13])
    expect(drink(4, 1).events('strength-lost')).toEqual([])
  })
})

describe('2 Craft and Spells', () => {
  it('2.2, 2.3 Craft is lost down to the start; 2.4 gained without a limit', () => {
    const drink = (craft: number, die: number) =>
      meeting({ at, craft }, { ...lying('crystal-pool'), dice: [die] }).pick('visit:crystal-pool')
    expect([drink(4, 2).who().craft, drink(3, 2).who().craft, drink(9, 5).who().craft]).toEqual([3, 3, 10])
  })

  it('2.8 Spells that are too many are discarded at once, of his choice (C-43)', () => {
    const t = meeting({ at, craft: 4, spells: ['might', 'ward'] }, { ...lying('crystal-pool'), dice: [2] }).pick('visit:crystal-pool')
    expect([t.topic, t.ids]).toEqual(['too-many-spells', ['discard:might', 'discard:ward']])
    t.pick('discard:might')
    expect([t.who().spells, t.state.discards.spells]).toEqual([['ward'], ['might']])
  })

  it('2.7 those whose ability says so begin with Spells', () => {
    const dealt = set({ fresh: 2, draws: ['seeress', 'bone-caller', 'might', 'ward', 'mend', 'seat-0'] })
    expect([dealt.who(0).spells, dealt.who(1).spells]).toEqual([['might', 'ward'], ['mend']])
  })

  it('9.5 an empty stock is filled with the discards', () => {
    const spells = ['might', 'mind-blade', 'firebolt', 'mend', 'ward', 'swift-foot', 'recall', 'sticky-fingers']
    const scenario = { lying: { [at]: { cards: ['beggar'] } }, discarded: { spells } }
    const t = meeting({ at }, { scenario, draws: ['ward'] }).pick('visit:beggar')
    expect([t.who().spells, t.state.discards.spells, t.who().gold]).toEqual([['ward'], [], 0])
  })

  it('9.4 nothing is gained, and no price taken, where no Spell may be had (C-80)', () => {
    expect(meeting({ at, spells: ['ward'] }, lying('beggar')).topic).toBe('move')
    expect(meeting({ character: 'cyborg', at, craft: 9 }, lying('beggar')).topic).toBe('move')
  })
})

describe('3 Gold', () => {
  it('3.4, 3.5 Gold and a Bag that lie there; the Deep Miner has 1 more of what a card gives (C-76, C-93)', () => {
    const scenario = { lying: { [at]: { cards: ['bag-of-gold-1'], gold: 2 } } }
    const t = meeting({ at }, { scenario }).pick('take:bag-of-gold-1', 'take:gold')
    expect([t.who().gold, t.who().objects, t.state.discards.cave, t.state.lying]).toEqual([6, [], ['bag-of-gold-1'], {}])
    const other = meeting({ character: 'pit-gladiator', at }, { scenario }).pick('take:bag-of-gold-1')
    expect([other.who().gold, other.state.lying[at]]).toEqual([3, { cards: [], gold: 2 }])
  })
})

describe('4 Lives', () => {
  const terror = { at: 'chamber-1', lives: 1, gold: 3, objects: ['sword-1'], followers: ['owl'], trophies: ['ogre'], spells: ['might'] }

  it('4.3 what he had lies where he died; Spells and trophies are discarded (C-74); the next turn brings another (C-79)', () => {
    const t = meeting(terror, { dice: [1], draws: ['cyborg'] }).pick('pass')
    expect(t.state.lying['chamber-1']).toEqual({ cards: ['sword-1', 'owl'], gold: 3 })
    expect([t.state.discards.cave, t.state.discards.spells]).toEqual([['ogre'], ['might']])
    expect(t.who()).toMatchObject({ character: 'cyborg', at: 'cave-entrance', lives: 4, gold: 1, deaths: 1, caveCards: 0, from: null })
    expect([t.topic, t.state.round]).toEqual(['move', 2])
  })

  it('4.3 the dead Character may be drawn again (C-29, C-30)', () => {
    const t = meeting(terror, { dice: [1], draws: ['deep-miner'] }).pick('pass')
    expect([t.who().character, t.state.unused.length]).toEqual(['deep-miner', 7])
  })

  it('4.3 with one life the player is out, and the game over when all are', () => {
    const t = meeting(terror, { dice: [1], variants: ['last-life'] }).pick('pass')
    expect([t.over, t.state.end]).toEqual([true, { kind: 'all-dead', winners: [] }])
  })

  it('4.4, 4.5 Lives have no limit (C-39, C-89)', () => {
    expect(meeting({ at: 'chamber-1' }, { dice: [3, 5] }).who().lives).toBe(6)
    expect(meeting({ at: 'ancient-power-plant' }, { dice: [4] }).who().lives).toBe(6)
  })

  it('4.6, 4.7 at the Entrance a Life costs a Gold, up to four (C-28)', () => {
    const t = meeting({ at: 'cave-entrance', lives: 2, gold: 3 })
    expect([t.topic, t.ids]).toEqual(['heal', ['heal:1', 'heal:2', 'pass']])
    t.pick('heal:2')
    expect([t.who().lives, t.who().gold]).toEqual([4, 1])
    expect(meeting({ at: 'cave-entrance', lives: 1, gold: 1 }).ids).toEqual(['heal:1', 'pass'])
    expect(meeting({ at: 'cave-entrance', lives: 5 }).topic).toBe('move')
  })

  it('4.7 a Gold repairs two Lives of the Cyborg, and an odd one costs a whole Gold (C-106)', () => {
    const t = meeting({ character: 'cyborg', at: 'cave-entrance', lives: 1, gold: 2 })
    expect(t.ids).toEqual(['heal:1', 'heal:2', 'heal:3', 'pass'])
    t.pick('heal:3')
    expect([t.who().lives, t.who().gold]).toEqual([4, 0])
  })
})

describe('5 Objects, 6 Followers', () => {
  it('5.2 what his alignment forbids stays where it is', () => {
    expect(meeting({ character: 'night-blade', at }, lying('holy-lance')).topic).toBe('move')
    expect(meeting({ character: 'seeress', at }, lying('shadow-amulet')).topic).toBe('move')
    expect(meeting({ at }, lying('holy-lance', 'shadow-amulet')).ids).toEqual(['take:holy-lance', 'take:shadow-amulet'])
  })

  it('5.3, 5.5 he takes first, then puts down what is too much (C-77)', () => {
    const objects = ['sword-1', 'shield-1', 'helmet-1', 'wand']
    const t = meeting({ at, objects }, lying('magic-belt')).pick('take:magic-belt')
    expect([t.topic, t.ids.length]).toEqual(['too-many', 5])
    t.pick('ditch:helmet-1')
    expect([t.who().objects, t.state.lying[at]?.cards]).toEqual([['sword-1', 'shield-1', 'wand', 'magic-belt'], ['helmet-1']])
    expect(t.topic).toBe('move')
  })

  it('5.4 what he puts down in a turn he may not pick up in it again (C-64)', () => {
    const t = meeting({ at, objects: ['sword-1'] }, { draws: ['gold-vein'], dice: [1] })
    expect(t.beside).toEqual(['ditch:sword-1'])
    t.pick('ditch:sword-1').pick('draw:cave')
    expect([t.topic, t.state.round, t.state.lying[at]?.cards]).toEqual(['move', 2, ['sword-1']])
  })

  it('6.3, 6.4 a Mule that is put down lies there, and so does what only the Mule could carry (C-45, C-110)', () => {
    const objects = ['sword-1', 'shield-1', 'helmet-1', 'wand', 'magic-belt']
    const t = set({ players: [{ at, objects, followers: ['mule'] }] }).pick('ditch:mule')
    expect(t.topic).toBe('too-many')
    t.pick('ditch:wand')
    expect([t.state.lying[at]?.cards, t.topic]).toEqual([['mule', 'wand'], 'move'])
  })

  it('6.1, 6.2 any number of Followers', () => {
    const followers = ['unicorn', 'cave-guide', 'mule', 'will-o-the-wisp', 'squire', 'owl']
    expect(set({ players: [{ followers }] }).who().followers).toEqual(followers)
  })
})

describe('7 alignment', () => {
  it('7.1, 7.3 who becomes Evil puts down what Evil forbids (C-78)', () => {
    const t = meeting({ at, objects: ['holy-lance'] }, { ...lying('toad-mother'), dice: [3] }).pick('visit:toad-mother')
    expect([t.who().alignment, t.who().objects, t.state.lying[at]?.cards]).toEqual(['evil', [], ['holy-lance']])
    expect(t.state.discards.cave).toEqual(['toad-mother'])
  })

  it('7.2 once a turn at most', () => {
    const scenario = { lying: { 'corridor-4': { cards: ['toad-mother', 'shrine-of-light'] } } }
    const t = meeting({ at: 'corridor-4' }, { scenario, dice: [3] }).pick('visit:toad-mother')
    expect(t.ids).toEqual(['visit:shrine-of-light:pray', 'pass'])
  })
})

describe('9 Spells', () => {
  it('9.6 Mend heals up to 2 Lives, never above 4, at a question of his own', () => {
    const t = set({ players: [{ lives: 3, spells: ['mend'] }] })
    expect(t.beside).toContain('cast:mend')
    t.pick('cast:mend')
    expect([t.who().lives, t.who().spells, t.state.discards.spells]).toEqual([4, [], ['mend']])
    expect(set({ players: [{ spells: ['mend'] }] }).beside).toEqual([])
  })

  it('9.7 Sticky Fingers reach anybody, wherever he is', () => {
    const t = set({ players: [{ spells: ['sticky-fingers'] }, { character: 'cyborg', at: 'chamber-2', objects: ['sword-1'] }] })
    expect(t.beside).toEqual(['cast:sticky-fingers:cyborg:gold', 'cast:sticky-fingers:cyborg:sword-1'])
    t.pick('cast:sticky-fingers:cyborg:sword-1')
    expect([t.who().objects, t.who(1).objects, t.topic]).toEqual([['sword-1'], [], 'move'])
  })

  it('9.2 whoever holds any Spell is asked for Ward in another’s turn, which tells nothing (C-81, C-105)', () => {
    const robbed = (spell: string) =>
      set({ players: [{ spells: ['sticky-fingers'] }, { character: 'seeress', spells: [spell] }] }).pick('cast:sticky-fingers:seeress:gold')
    expect([robbed('ward').topic, robbed('ward').ids, robbed('might').ids]).toEqual(['ward', ['cast:ward', 'pass'], ['pass']])
    const warded = robbed('ward').pick('cast:ward')
    expect([warded.who().gold, warded.who(1).gold, warded.state.discards.spells]).toEqual([1, 1, ['sticky-fingers', 'ward']])
    expect(robbed('might').pick('pass').who().gold).toBe(2)
  })

  it('9.6 Ward saves a Life of any cause; in his own turn too whoever holds any Spell is asked (C-70, C-81, C-82)', () => {
    const inTerror = (...spells: string[]) => meeting({ at: 'chamber-1', spells }, { dice: [1] })
    expect(inTerror('ward').pick('cast:ward').who().lives).toBe(4)
    const other = inTerror('might')
    expect([other.topic, other.ask.seat, other.ids]).toEqual(['ward', 0, ['pass']])
    expect(other.pick('pass').who().lives).toBe(3)
    expect(inTerror().topic).toBe('move')
  })

  it('9.3 no Spell can be thrown away', () => {
    expect(set({ players: [{ spells: ['might'] }] }).beside).toEqual([])
  })

  it('9.1 without attacks Sticky Fingers are no Spell in play', () => {
    const t = set({ fresh: 1, variants: ['no-attacks'], draws: ['seeress', 'sticky-fingers', 'might', 'ward'] })
    expect(t.who().spells).toEqual(['might', 'ward'])
  })
})

describe('what holds for everybody', () => {
  it('1.1, 2.1, 3.1, 4.1, 11.1 counters, a Gold, four Lives, at the Cave Entrance', () => {
    const t = set({ players: [{ objects: ['solomons-crown', 'magic-belt'] }] })
    expect(view(t.state, 0).players[0]).toMatchObject({
      at: 'cave-entrance',
      gold: 1,
      lives: 4,
      strength: { counters: 4, total: 5 },
      craft: { counters: 3, total: 5 },
    })
  })

  it('3.2, 3.3 a price is paid in Gold, into the stock', () => {
    const t = meeting({ at, gold: 2 }, lying('dwarf-smith')).pick('buy:sword-3')
    expect([t.who().gold, t.who().objects, t.state.lying[at]?.gold]).toEqual([0, ['sword-3'], 0])
    expect(t.events('gold-paid')).toMatchObject([{ amount: 2, to: 'dwarf-smith' }])
  })

  it('4.2 a lost Life is gone', () => {
    const t = meeting({ at: 'chamber-1' }, { dice: [1] })
    expect([t.who().lives, t.events('life-lost').length]).toEqual([3, 1])
  })

  it('5.1, 6.1 Objects and Followers lie open', () => {
    const players = [{}, { character: 'cyborg', objects: ['sword-1'], followers: ['owl'] }]
    expect(view(set({ players }).state, 0).players[1]).toMatchObject({ objects: ['sword-1'], followers: ['owl'] })
  })

  it('8.1 an ability goes before the rule, and 8.2 one that is of no use here is ignored', () => {
    const miner = set({ players: [{ at: 'corridor-15', from: 'crossroads-1', strength: 4 }] }).pick('gate')
    expect(miner.events('gate')).toMatchObject([{ score: null, open: true }])
    const seeress = (card: string) => meeting({ character: 'seeress', at, spells: ['might'] }, lying(card)).ids
    expect([seeress('wolf').includes('fight:psychic'), seeress('ogre').includes('fight:psychic')]).toEqual([true, false])
  })

  it('14.1, 15.1 what has Strength is fought by Strength, what has Craft by Craft', () => {
    const fought = (card: string) => meeting({ at }, { ...lying(card), dice: [6, 1] }).events('fought')[0]
    expect([fought('wolf'), fought('wraith')]).toMatchObject([
      { rule: '14.4', against: { by: 'strength', value: 3 }, score: 10 },
      { rule: '15.2', against: { by: 'craft', value: 5 }, score: 9 },
    ])
  })
})
