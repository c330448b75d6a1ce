import { describe, expect, it } from 'vitest'
import { cardOf, isInPlay } from '../open/cards.ts'
import { type Laid, meeting, set } from '../proof/table-top.ts'
import { CARDS } from '../tables/index.ts'

describe('12.3 drawing', () => {
  it('12.3 the deck is chosen for each card, and all lie face up before any is met (C-01, C-66)', () => {
    const t = meeting({ at: 'corridor-4' }, { draws: ['mule', 'owl'] })
    expect(t.ids).toEqual(['draw:cave', 'draw:adventure'])
    t.pick('draw:cave').pick('draw:adventure')
    expect([t.topic, t.ids]).toEqual(['take', ['take:mule', 'take:owl']])
  })

  it('12.3 the seventh Cave card brings a Craft, before it is met (C-02, C-67); Adventure cards do not count (C-108)', () => {
    const seventh = (deck: 'cave' | 'adventure', card: string) =>
      meeting({ at: 'corridor-1', caveCards: 6 }, { draws: [card] })
        .pick(`draw:${deck}`)
        .who()
    expect([seventh('cave', 'mule').craft, seventh('cave', 'mule').caveCards]).toEqual([4, 7])
    expect([seventh('adventure', 'owl').craft, seventh('adventure', 'owl').caveCards]).toEqual([3, 6])
  })

  it('13.11 cards that lie there count toward the number to draw; Gold does not (C-34)', () => {
    const lying = { 'corridor-4': { cards: ['mule'], gold: 3 } }
    const t = meeting({ at: 'corridor-4' }, { scenario: { lying }, draws: ['owl'] }).pick('draw:adventure')
    expect(t.ids).toEqual(['take:mule', 'take:owl', 'take:gold'])
  })
})

describe('12.3 empty decks', () => {
  const cave = CARDS.flatMap((card) => (card.deck === 'cave' ? card.copies : [])).filter(isInPlay)
  const events = cave.filter((copy) => cardOf(copy).type === 'event')
  const others = cave.filter((copy) => !events.includes(copy))

  it('12.3 the discards are shuffled in when the stock is used up (C-65)', () => {
    const scenario = { lying: { 'corridor-2': { cards: others } }, discarded: { cave: events } }
    const t = meeting({ at: 'corridor-1' }, { scenario, draws: ['gold-vein'], dice: [1] }).pick('draw:cave')
    expect(t.state.discards.cave).toEqual(['gold-vein'])
  })

  it('12.3 without stock and discards it is the other deck, without both nothing (C-65)', () => {
    const t = set({ draws: ['owl'] })
    t.state.gone.push(...cave)
    expect(t.pick('step:corridor-1').ids).toEqual(['take:owl'])
    const none = set()
    none.state.gone.push(...cave, ...CARDS.flatMap((card) => (card.deck === 'adventure' ? card.copies : [])))
    expect(none.pick('step:corridor-1').topic).toBe('move')
  })
})

describe('12.4 Chambers', () => {
  const chamber = (dice: readonly number[], sheet: object = {}, laid: Laid = {}) =>
    meeting({ at: 'chamber-1', ...sheet }, { ...laid, dice })

  it('12.4 a die says at each visit what it is (C-04)', () => {
    expect([1, 2].map((die) => chamber([die]).events('chamber')[0]?.chamber)).toEqual(['chamber-of-terror', 'melcarts-shrine'])
  })

  it('12.4 (1) Chamber of Terror: with Craft below 8 a Life', () => {
    expect([chamber([1], { craft: 7 }).pick('pass').who().lives, chamber([1], { craft: 8 }).pick('pass').who().lives]).toEqual([3, 4])
  })

  it('12.4 (2) Melcart’s Shrine: two Objects, which lie there, or a Life (C-37, C-38)', () => {
    const t = chamber([2], { objects: ['sword-1', 'wand', 'helmet-1'] })
    expect(t.ids).toEqual(['leave-two', 'lose-life'])
    t.pick('leave-two').pick('leave:sword-1', 'leave:wand')
    expect([t.who().objects, t.state.lying['chamber-1']?.cards, t.topic]).toEqual([['helmet-1'], ['sword-1', 'wand'], 'move'])
    expect(
      chamber([2], { objects: ['sword-1', 'wand'] })
        .pick('lose-life')
        .who().lives,
    ).toBe(3)
    expect(chamber([2], { objects: ['sword-1'] }).who().lives).toBe(3)
  })

  it('12.4 (3) Bazaar: Gold, Lives or a Spell', () => {
    expect([1, 2, 3].map((die) => chamber([3, die]).who().gold)).toEqual([2, 3, 4])
    expect([4, 5].map((die) => chamber([3, die]).who().lives)).toEqual([5, 6])
    expect(chamber([3, 6], {}, { draws: ['ward'] }).who().spells).toEqual(['ward'])
  })

  it('12.4 (4) Demons’ Lair: past it, or against Craft 12; no armour helps, and nothing is kept (C-36, C-94)', () => {
    expect(chamber([4, 3]).events('fought')).toEqual([])
    const t = chamber([4, 4, 1, 1], { objects: ['breastplate'] })
    expect([t.events('fought'), t.who().lives]).toMatchObject([[{ rule: '15.2', score: 4, foe: 13, result: 'lost' }], 3])
    expect(chamber([4, 4, 6, 1], { craft: 12 }).who().trophies).toEqual([])
  })

  it('12.4 (5) Gladiatorial Arena: Orc 8, Troll 6, Hobgoblin 4, by the die', () => {
    const foe = (die: number) => chamber([5, die, 6, 1]).events('fought')[0]
    expect([1, 2, 3, 4, 5, 6].map((die) => (foe(die)?.foe ?? 0) - 1)).toEqual([8, 8, 6, 6, 4, 4])
  })

  it('12.4 (5) the Pit Gladiator chooses, and has a Gold for winning (C-107)', () => {
    const t = chamber([5, 6, 1], { character: 'pit-gladiator' })
    expect(t.ids).toEqual(['fight:orc', 'fight:troll', 'fight:hobgoblin'])
    expect(t.pick('fight:hobgoblin').who()).toMatchObject({ gold: 2, trophies: [] })
  })

  it('12.4 (6) Void: Objects, Followers, or three turns (C-38, C-98)', () => {
    const had = { objects: ['sword-1'], followers: ['owl'] }
    const objects = chamber([6, 1], had)
    expect([objects.who().objects, objects.who().followers, objects.state.discards.cave]).toEqual([[], ['owl'], ['sword-1']])
    const followers = chamber([6, 4], had)
    expect([followers.who().followers, followers.state.discards.adventure]).toEqual([[], ['owl']])
    const missed = chamber([6, 5])
    expect([missed.events('turn-missed').length, missed.state.round]).toEqual([3, 5])
  })
})

describe('12.5 the search', () => {
  const search = (craft: number, ...dice: number[]) => meeting({ at: 'chamber-1', craft }, { dice: [3, 1, ...dice] })

  it.each([
    [6, 12],
    [7, 11],
    [8, 10],
    [9, 7],
    [12, 7],
  ])('12.5 with Craft %i two dice have to show %i', (craft, needed) => {
    expect([search(craft).topic, search(craft).ask.data]).toEqual(['search', { needed }])
  })

  it('12.5 with less than Craft 6, or once it is known, nobody searches (C-06)', () => {
    expect(search(5).topic).toBe('move')
    expect(meeting({ at: 'chamber-1', craft: 9 }, { scenario: { crystal: 'chamber-2' }, dice: [3, 1] }).topic).toBe('move')
  })

  it('12.5 failing costs a Craft, never below the start (C-08); found, the Trials may be tried at once (C-09)', () => {
    expect(search(6, 5, 6).pick('search').who().craft).toBe(5)
    expect(
      meeting({ character: 'gnome-tinker', at: 'chamber-1', objects: ['solomons-crown'] }, { dice: [3, 1, 1, 1] })
        .pick('search')
        .who().craft,
    ).toBe(4)
    const t = search(9, 3, 4).pick('search')
    expect([t.state.crystal, t.topic]).toEqual(['chamber-1', 'trials'])
    expect(t.pick('pass').topic).toBe('move')
  })

  it('12.5 once a visit, and not when the turn is over (C-07, C-86)', () => {
    expect(search(9, 1, 1).pick('search').topic).toBe('move')
    const scenario = { lying: { 'chamber-1': { cards: ['owl'], gold: 0 } } }
    const fromVoid = (die: number) => meeting({ character: 'seeress', craft: 9, at: 'chamber-1' }, { scenario, dice: [6, die] })
    const [held, robbed] = [fromVoid(5), fromVoid(1)]
    // The Void took three turns: no search, and nothing is taken there.
    expect([held.topic, held.events('turn-missed').length]).toEqual(['move', 3])
    expect(robbed.topic).toBe('search')
    expect(meeting({ at: 'chamber-1', craft: 9 }, { dice: [4, 4, 1, 6] }).topic).toBe('move')
  })
})

describe('12.5 the three Trials', () => {
  const ready = { at: 'chamber-1', strength: 9, craft: 7, gold: 12 }
  const enter = (sheet: object, dice: readonly number[], laid: Laid = {}) =>
    meeting({ ...ready, ...sheet }, { ...laid, scenario: { crystal: 'chamber-1' }, dice }).pick('enter')

  it('12.5 all three passed, he has won at once (C-13, C-14, C-47)', () => {
    // 9 + 6 against 10 + 1, 7 + 6 against 8 + 1, 12 against 4 + 4 + 4.
    const t = enter({}, [6, 1, 6, 1, 4, 4, 4])
    expect([t.over, t.state.end, t.events('trial').map(({ passed }) => passed)]).toEqual([
      true,
      { kind: 'crystal', winners: [0] },
      [true, true, true],
    ])
  })

  it('12.5 a the Beast: equal is thrown again; a defeat costs a Strength, down to the start (C-10, C-11)', () => {
    const t = enter({ strength: 5 }, [6, 1, 1, 6, 6, 1], {})
    // Equal (11 : 11), then beaten (6 : 16), which brings him down to 4: failed.
    expect([t.who().strength, t.events('trial')]).toMatchObject([4, [{ trial: 'strength', passed: false }]])
    expect(enter({ strength: 4 }, [1, 6]).who().strength).toBe(4)
  })

  it('12.5 b the Apparition: what he loses it gains, for this visit (C-12); at the start nothing moves (C-90)', () => {
    // The Beast; then 7 + 1 against 8 + 6, and 6 + 5 against 9 + 2.
    const t = enter({}, [6, 1, 1, 6, 5, 2, 6, 1, 4, 4, 4])
    expect(t.events('fought').map(({ score, foe }) => [score, foe])).toEqual([
      [15, 11],
      [8, 14],
      [11, 11],
      [12, 10],
    ])
    expect(t.state.end?.kind).toBe('crystal')
    const start = enter({ craft: 3 }, [6, 1, 1, 1])
    expect([start.who().craft, start.topic]).toEqual([3, 'leave-chamber'])
  })

  it('12.5 c the Gnome: Gold, Objects and Followers count one each (C-14); who has too little pays nothing (C-13)', () => {
    const t = enter({ gold: 9, objects: ['wand'], followers: ['owl'] }, [6, 1, 6, 1, 4, 4, 4])
    expect([t.events('bribed'), t.who().gold]).toMatchObject([[{ dice: [4, 4, 4], price: 12, wealth: 11 }], 9])
    expect(enter({ gold: 10, objects: ['wand'], followers: ['owl'] }, [6, 1, 6, 1, 4, 4, 4]).over).toBe(true)
  })

  it('12.5 c the Gnome Tinker may throw one of the dice again', () => {
    const t = enter({ character: 'gnome-tinker' }, [6, 1, 6, 1, 6, 4, 4, 2])
    expect([t.topic, t.ids]).toEqual(['re-roll', ['keep', 're-roll:1', 're-roll:2', 're-roll:3']])
    expect(t.pick('re-roll:1').events('bribed')).toMatchObject([{ dice: [2, 4, 4] }])
    expect(t.state.end?.kind).toBe('crystal')
  })

  it('12.5 who fails leaves at once, meets nothing there, and is kept out for three turns (C-15)', () => {
    const t = enter({ strength: 4, craft: 5 }, [1, 6])
    expect([t.topic, t.ids]).toEqual(['leave-chamber', ['go:corridor-3', 'go:crossroads-1']])
    t.pick('go:corridor-3')
    expect([t.topic, t.who().at, t.who().barred, t.ids]).toEqual(['move', 'corridor-3', 3, ['roll', 'step:bat-nest']])
  })

  it('12.5 a Spell holds for the whole Trial (C-10)', () => {
    const t = enter({ strength: 6, craft: 3, spells: ['might'] }, [1, 6, 6, 1, 1, 6]).pick('cast:might')
    expect(t.events('fought')[0]).toMatchObject({ score: 10, foe: 16 })
    expect(t.events('fought')[1]).toMatchObject({ score: 14, foe: 11 })
    expect(t.who().spells).toEqual([])
  })

  it('12.5, 15.1 abilities that look at the type of a card do nothing there, nor does the Lance’s 3 (C-94)', () => {
    const scores = (sheet: object) =>
      enter(sheet, [6, 1, 6, 1, 4, 4, 4])
        .events('fought')
        .map(({ score }) => score)
    expect([scores({ character: 'night-blade' }), scores({ character: 'bone-caller' })]).toEqual([
      [15, 13],
      [15, 13],
    ])
    // As any Weapon the Lance adds 1.
    expect(scores({ objects: ['holy-lance'] })).toEqual([16, 13])
  })

  it('12.5 nothing of a passed Trial is kept (C-16), but with the variant', () => {
    const failed = { strength: 9, craft: 3 }
    expect(enter(failed, [6, 1, 1, 6]).who().passed).toEqual([])
    expect(enter(failed, [6, 1, 1, 6], { variants: ['trials-kept'] }).who().passed).toEqual(['strength'])
  })

  it('12.5 those who stand there when it is found notice at their next visit (C-87)', () => {
    const players = [{ character: 'seeress', at: 'chamber-1' }]
    const t = meeting({ at: 'chamber-1', craft: 9 }, { players, dice: [3, 1, 6, 6] })
      .pick('space')
      .pick('search')
      .pick('pass')
    expect([t.ask.seat, t.topic]).toEqual([1, 'move'])
  })
})

describe('12.6 named spaces', () => {
  it('12.6 Bat Nest: on 5 and 6 he flees straight ahead, and meets what is there (C-21)', () => {
    expect(meeting({ at: 'bat-nest' }, { dice: [4] }).who().at).toBe('bat-nest')
    const t = meeting({ at: 'bat-nest', from: 'corridor-3' }, { dice: [5], draws: ['owl', 'mule'] })
    expect([t.who().at, t.who().from, t.topic]).toEqual(['corridor-4', 'bat-nest', 'deck'])
    expect(meeting({ at: 'bat-nest' }, { dice: [6] }).ids).toEqual(['go:corridor-4', 'go:corridor-3'])
  })

  it('12.6 the Cave Delver may throw once more at the Bat Nest and the Narrow Passage', () => {
    const t = meeting({ character: 'cave-delver', at: 'bat-nest' }, { dice: [6, 1] })
    expect([t.topic, t.ids]).toEqual(['re-roll', ['re-roll', 'keep']])
    expect(t.pick('re-roll').who().at).toBe('bat-nest')
    expect(meeting({ character: 'cave-delver', at: 'wall-of-fire' }, { dice: [1] }).topic).toBe('move')
  })

  it('12.6 Underground Fountain: he need not throw (C-22); weakened for three turns (C-23), or Gold', () => {
    const fountain = (...dice: number[]) => meeting({ character: 'cyborg', at: 'underground-fountain' }, { dice })
    expect(fountain().pick('pass').who()).toMatchObject({ weakened: 0, gold: 1 })
    const weak = fountain(2).pick('roll')
    expect([weak.who().weakened, weak.ids]).toEqual([3, ['step:corridor-2', 'step:corridor-1']])
    expect([fountain(3).pick('roll').who().gold, fountain(5).pick('roll').who().gold]).toEqual([1, 3])
    expect(
      meeting({ at: 'underground-fountain' }, { dice: [6] })
        .pick('roll')
        .who().gold,
    ).toBe(4)
  })

  it('12.6 Wall of Fire: nothing, a Life, or a Strength; nothing for the Cyborg', () => {
    const fire = (die: number, character = 'deep-miner') => meeting({ character, at: 'wall-of-fire' }, { dice: [die] }).who()
    expect([fire(3), fire(5), fire(6)].map(({ lives, strength }) => [lives, strength])).toEqual([
      [4, 4],
      [3, 4],
      [4, 5],
    ])
    expect([fire(4, 'cyborg').lives, fire(6, 'cyborg').strength]).toEqual([4, 4])
  })

  it('12.6 Ancient Power Plant: all Objects are gone, Gold and Followers stay (C-24)', () => {
    const t = meeting({ at: 'ancient-power-plant', objects: ['sword-1', 'wand'], followers: ['owl'] }, { dice: [1] })
    expect(t.who()).toMatchObject({ objects: [], followers: ['owl'], gold: 1 })
    expect([t.state.discards.cave, t.state.discards.adventure]).toEqual([['sword-1'], ['wand']])
  })

  it('12.6 the Cyborg is destroyed there: his card leaves the game, the player goes on (C-25)', () => {
    const cyborg = { character: 'cyborg', at: 'ancient-power-plant', objects: ['sword-1'], followers: ['owl'], gold: 2 }
    const t = meeting(cyborg, { dice: [3], draws: ['seeress', 'might', 'ward'] })
    expect([t.who().character, t.state.unused.includes('cyborg')]).toEqual(['seeress', false])
    expect([t.state.lying['ancient-power-plant'], t.state.discards.cave]).toEqual([{ cards: ['owl'], gold: 2 }, ['sword-1']])
    expect(meeting({ character: 'cyborg', at: 'ancient-power-plant' }, { dice: [4] }).who().lives).toBe(4)
    expect(meeting(cyborg, { dice: [3], variants: ['cyborg-lost'] }).state.end).toEqual({ kind: 'all-dead', winners: [] })
  })

  it('12.6 Sacrificial Altar: he need not throw; Gold, one thing left there, or a Craft (C-22, C-26, C-88)', () => {
    const altar = (die: number, sheet: object = {}) => meeting({ at: 'sacrificial-altar', ...sheet }, { dice: [die] }).pick('roll')
    expect(altar(3).who().gold).toBe(4)
    const t = altar(4, { objects: ['sword-1'] })
    expect([t.topic, t.ids]).toEqual(['leave', ['leave:gold', 'leave:sword-1']])
    t.pick('leave:sword-1')
    expect([t.who().objects, t.state.lying['sacrificial-altar']?.cards, t.topic]).toEqual([[], ['sword-1'], 'move'])
    expect(altar(5, { gold: 0 }).state.lying).toEqual({})
    expect(altar(6, { craft: 5 }).who().craft).toBe(4)
  })

  it('12.6 Narrow Passage: on 5 and 6 all Gold and Objects lie there, and not for him this turn (C-27, C-64)', () => {
    const pass = (die: number, objects: readonly string[]) => meeting({ at: 'narrow-passage', objects: [...objects] }, { dice: [die] })
    const t = pass(5, ['sword-1'])
    expect([t.who().objects, t.who().gold, t.state.lying['narrow-passage']]).toEqual([[], 0, { cards: ['sword-1'], gold: 1 }])
    expect(t.topic).toBe('move')
    expect(pass(4, ['sword-1']).who().objects).toEqual(['sword-1'])
  })

  it('12.6 after a 5 or 6 there he meets nothing more, and takes nothing of what lies there (C-27)', () => {
    const scenario = { lying: { 'narrow-passage': { cards: ['helmet-1', 'owl'], gold: 3 } } }
    const there = (die: number) => meeting({ at: 'narrow-passage', gold: 2, objects: ['sword-1'] }, { scenario, dice: [die] })
    for (const die of [5, 6]) expect([there(die).topic, there(die).state.round]).toEqual(['move', 2])
    expect(there(4).ids).toEqual(['take:helmet-1', 'take:owl', 'take:gold'])
  })

  it('12.6 a Rope Ladder makes 5 into 4 there, after a second throw (C-103)', () => {
    const player = { at: 'narrow-passage', objects: ['rope-ladder-1'] }
    expect(meeting(player, { dice: [5] }).who().objects).toEqual(['rope-ladder-1'])
    expect(meeting(player, { dice: [6] }).who().objects).toEqual([])
    expect(
      meeting({ ...player, character: 'cave-delver' }, { dice: [6, 5] })
        .pick('re-roll')
        .who().objects,
    ).toEqual(['rope-ladder-1'])
  })

  it('13.11 what lies on a space without draws is taken after its own effect', () => {
    const t = meeting({ at: 'wall-of-fire' }, { scenario: { lying: { 'wall-of-fire': { cards: ['wand'], gold: 1 } } }, dice: [1] })
    expect(t.ids).toEqual(['take:wand', 'take:gold'])
  })
})
