import { expect, describe as group, it } from 'vitest'
import { asidesOf } from '../../kernel/ask.ts'
import { isSentence } from '../../kernel/words.ts'
import { ROLL_TOPICS } from '../asks.ts'
import { resultText } from '../open/results.ts'
import { meeting, set, type Table } from '../proof/table-top.ts'
import { CARDS, CHAMBER_RESULTS, NAMED_SPACES } from '../tables/index.ts'
import { outcome } from './ending.ts'
import { describe, EVENT_TYPES, sentence } from './index.ts'
import { why } from './rolls.ts'

const words = (t: Table) => describe(t.state, t.ask)
const label = (t: Table, id: string) => words(t).option?.(id)

group('what is asked', () => {
  it('11.2 a move: the die, one space, and asides with words of their own', () => {
    const t = set({ players: [{ trophies: ['ogre'], objects: ['sword-1'], spells: ['recall'] }] })
    expect(words(t)).toMatchObject({ prompt: 'How do you move?', lead: 'Ann, the Deep Miner' })
    const at = { kind: 'space', id: 'corridor-1' }
    expect(label(t, 'step:corridor-1')).toEqual({
      label: 'Step to Corridor 1',
      detail: '1 card to draw.',
      at,
      deed: { kind: 'step', label: 'Go', who: 'deep-miner', to: at },
    })
    expect([label(t, 'roll')?.label, label(t, 'cast:recall')?.label]).toEqual(['Roll the die', 'Cast Recall'])
    expect([label(t, 'exchange:1'), label(t, 'ditch:sword-1')]).toMatchObject([
      { label: 'Trade in trophies for 1 Strength', detail: 'Costs an Ogre, with nothing wasted.', aside: true },
      { label: 'Put down the Sword', aside: true, deed: { kind: 'ditch', means: { id: 'sword-1' }, who: 'deep-miner' } },
    ])
  })

  it('11.2, 12.1 before a move: who stands and what lies there, what the space does, and the chance of the fight', () => {
    const scenario = { crystal: 'chamber-1', lying: { 'corridor-2': { cards: ['wolf', 'wand'], gold: 2 } } }
    const at = { at: 'crossroads-1', lives: 1 }
    const t = set({ players: [at, { character: 'seeress', at: 'corridor-2' }], scenario })
    expect(label(t, 'step:corridor-2')).toMatchObject({
      detail: 'The Seeress stands there. Wolf (Strength 3), Wand and 2 Gold.',
      odds: { chance: expect.closeTo(21 / 36), of: 'won' },
      warns: 'You may lose your last Life there.',
    })
    expect(label(t, 'step:corridor-15')?.detail).toBe('A Heavy Gate. 1 card to draw.')
    expect(label(t, 'step:chamber-1')?.detail).toBe('The Magic Crystal is here.')
    const near = set({ players: [{ at: 'corridor-1' }] })
    expect(label(near, 'step:underground-fountain')?.detail).toBe('You may roll: 1–2 weakened for 3 turns; 3–4 nothing; 5–6 gain 2 Gold.')
    expect(label(near, 'step:cave-entrance')?.detail).toBeUndefined()
  })

  it('11.3 a gate that opens without a die says so, and shows no chance', () => {
    const gate = (character: string) => label(set({ players: [{ character, at: 'corridor-15', from: 'crossroads-1' }] }), 'gate')
    expect([gate('deep-miner')?.detail, gate('deep-miner')?.odds]).toEqual(['Opens for you without a roll.', undefined])
    expect(gate('cave-delver')?.odds?.chance).toBeCloseTo(1 / 2)
  })

  it('14.2 a fight: who attacks with what', () => {
    const scenario = { lying: { 'corridor-1': { cards: ['wolf', 'giant'] } } }
    const t = meeting({ character: 'night-blade', at: 'corridor-1', spells: ['might'] }, { scenario })
    expect(words(t).prompt).toBe('The Wolf and Giant: Strength 9. What do you do?')
    expect([label(t, 'evade:wolf')?.label, label(t, 'cast:might')?.label]).toEqual(['Evade the Wolf', 'Cast Might and fight'])
  })

  it('12.4, 12.5 what can be lost is said before', () => {
    const shrine = meeting({ at: 'chamber-1', objects: ['sword-1', 'wand'] }, { dice: [2] })
    expect([label(shrine, 'lose-life')?.warns, label(shrine, 'leave-two')?.warns]).toEqual(['You lose a Life.', undefined])
    const search = meeting({ at: 'chamber-1', craft: 9 }, { dice: [3, 1] })
    expect([words(search).prompt, label(search, 'search')?.warns]).toEqual([
      'Search for the Magic Crystal? You need 7 or more on two dice.',
      'A failed search costs 1 Craft.',
    ])
    expect(label(search, 'pass')).toEqual({ label: 'Pass', apart: true, stays: true })
  })

  it('14.2 a fight shows its chances, and warns where the last Life is at stake', () => {
    const scenario = { lying: { 'corridor-1': { cards: ['wolf'] } } }
    const might = { at: 'corridor-1', spells: ['might'] }
    const t = meeting(might, { scenario })
    expect(label(t, 'fight')?.odds).toMatchObject({ chance: expect.closeTo(21 / 36), die: 0, of: 'won' })
    expect(label(t, 'cast:might')?.odds).toMatchObject({ chance: expect.closeTo(33 / 36) })
    expect([label(t, 'fight')?.warns, label(meeting({ ...might, lives: 1 }, { scenario }), 'fight')?.warns]).toEqual([
      undefined,
      'You may lose your last Life.',
    ])
  })

  it('13.5 a Gallery Thief alone takes Gold, no Life (C-95)', () => {
    const scenario = { lying: { 'corridor-1': { cards: ['gallery-thief'] } } }
    const at = { at: 'corridor-1', lives: 1, spells: ['might'] }
    expect(label(meeting(at, { scenario }), 'fight')).toMatchObject({ odds: { expected: 0, die: 0 } })
    expect(label(meeting({ ...at, gold: 0 }, { scenario }), 'fight')?.warns).toBe('You may lose your last Life.')
    // With no Spell of use there is nothing to be warned of: he has to fight.
    expect(label(meeting({ ...at, gold: 0, spells: ['swift-foot'] }, { scenario }), 'fight')?.warns).toBeUndefined()
  })

  it('12.4 (5) the Gladiator sees his chance against each fighter', () => {
    const t = meeting({ character: 'pit-gladiator', at: 'chamber-1' }, { dice: [5] })
    expect(['fight:orc', 'fight:hobgoblin'].map((id) => label(t, id)?.odds?.chance)).toEqual([
      expect.closeTo(3 / 36),
      expect.closeTo(21 / 36),
    ])
  })

  it('12.5 the Trials show all three gauges, and what defeats cost', () => {
    const t = meeting({ at: 'chamber-1', strength: 9, gold: 10 }, { scenario: { crystal: 'chamber-1' } })
    expect(label(t, 'enter')).toMatchObject({
      odds: { of: 'the Crystal', text: expect.stringContaining('Gnome 50%') },
      warns: 'A defeat costs 1 Strength. If you fail, the Chamber is closed to you for three turns.',
    })
    const known = meeting({ at: 'chamber-1' }, { scenario: { crystal: 'chamber-1' } })
    expect(label(known, 'enter')?.warns).toBe('If you fail, the Chamber is closed to you for three turns.')
  })

  it('12.5 a search that costs nothing does not warn (C-08)', () => {
    const seeress = { character: 'seeress', at: 'chamber-1', objects: ['solomons-crown'] }
    const t = meeting(seeress, { dice: [3, 1] })
    expect(label(t, 'search')).toMatchObject({ odds: { chance: expect.closeTo(3 / 36), of: 'found' } })
    expect(label(t, 'search')?.warns).toBeUndefined()
  })

  it('12.5 the Gnome: what one die thrown again would change', () => {
    const ready = { character: 'gnome-tinker', at: 'chamber-1', strength: 12, craft: 12, gold: 9 }
    const t = meeting(ready, { scenario: { crystal: 'chamber-1' }, dice: [6, 1, 6, 1, 4, 4, 4] }).pick('enter')
    expect([label(t, 'keep')?.odds?.chance, label(t, 're-roll:2')?.odds?.chance]).toEqual([0, expect.closeTo(1 / 6)])
  })

  it('12.6, 13.8 a list of six results: the chance of a gain, and each of them', () => {
    const altar = label(meeting({ at: 'sacrificial-altar' }, {}), 'roll')
    expect(altar?.detail).toBe('1–3 gain 3 Gold; 4–5 leave 1 Gold or an Object here; 6 lose 1 Craft.')
    // Nothing there costs a Life: no column says so.
    expect(Object.keys(altar?.odds ?? {})).toEqual(['text', 'chance', 'of', 'why'])
    expect(altar?.odds?.why?.[0]?.results.map(({ dice, text }) => `${dice}: ${text}`)).toEqual([
      '1 to 3: gain 3 Gold',
      '4 to 5: leave 1 Gold or an Object here',
      '6: lose 1 Craft',
    ])
    const scenario = { lying: { 'corridor-1': { cards: ['toad-mother'] } } }
    const mother = meeting({ at: 'corridor-1', lives: 1 }, { scenario })
    expect(label(mother, 'visit:toad-mother')).toMatchObject({
      odds: { chance: 0.5, die: expect.closeTo(1 / 6) },
      warns: 'You may lose your last Life.',
    })
  })

  it('13.10 the Shrine of Light is kinder to the Good', () => {
    const scenario = { lying: { 'corridor-1': { cards: ['shrine-of-light'] } } }
    const chance = (alignment: string) =>
      label(meeting({ at: 'corridor-1', alignment }, { scenario }), 'visit:shrine-of-light:pray')?.odds?.chance
    expect([chance('good'), chance('neutral'), chance('evil')]).toEqual([
      expect.closeTo(3 / 6),
      expect.closeTo(2 / 6),
      expect.closeTo(1 / 6),
    ])
  })

  it('13.10 the Vault is guarded: its Guardian may take the last Life', () => {
    const scenario = { lying: { 'corridor-1': { cards: ['forgotten-vault'] } } }
    expect(label(meeting({ at: 'corridor-1', lives: 1 }, { scenario }), 'visit:forgotten-vault')).toMatchObject({
      odds: { die: expect.closeTo((2 / 6) * (30 / 36)) },
    })
  })

  it('14.7 attacker and attacked see their chances, with what the other has cast', () => {
    const players = [{ character: 'seeress', at: 'corridor-1', spells: ['ward'] }]
    const t = meeting({ at: 'corridor-1', spells: ['might'] }, { players })
    expect(label(t, 'attack:seeress')?.odds).toMatchObject({ chance: expect.closeTo(21 / 36), leavesOut: 'Spells' })
    t.pick('attack:seeress').pick('cast:might')
    expect([t.topic, label(t, 'stand')?.odds?.chance]).toEqual(['defend', expect.closeTo(1 / 36)])
  })

  it('12.3 each deck says what it may still hold', () => {
    const t = meeting({ at: 'corridor-1' })
    expect(label(t, 'draw:adventure')?.detail).toBe('23 cards: 7 Enemies with Strength, 2 Spirits, 3 Events and 11 others.')
    const discarded = CARDS.filter(({ deck, type }) => deck === 'adventure' && type !== 'removed').flatMap(({ copies }) => copies)
    const last = meeting(
      { at: 'corridor-1' },
      { scenario: { discarded: { adventure: discarded.filter((copy) => !['wolf', 'owl'].includes(copy)) } } },
    )
    expect(label(last, 'draw:adventure')?.detail).toBe('2 cards: 1 Enemy with Strength and 1 other.')
  })

  it('11.2 a walk says where it can end, and warns the Cyborg of the Power Plant', () => {
    const t = set({ players: [{ character: 'cyborg', at: 'crossroads-3' }], dice: [2] })
    expect(label(t, 'roll')?.data).toMatchObject({ ends: { 'corridor-6': expect.any(Number) } })
    t.pick('roll')
    expect(label(t, 'go:chamber-7')).toMatchObject({ detail: 'Can lead to Chamber 6 (66.7%) or Chamber 7 (33.3%).' })
    const near = set({ players: [{ character: 'cyborg', at: 'corridor-5' }] })
    expect(label(near, 'step:ancient-power-plant')?.warns).toBe('The Ancient Power Plant destroys the Cyborg on 1–3.')
    const burnt = set({ players: [{ at: 'corridor-7', lives: 1 }] })
    expect(label(burnt, 'step:wall-of-fire')?.warns).toBe('The Wall of Fire takes your last Life on 4 or 5.')
  })

  it('11.2, 12.6 a die that may lead the Cyborg to his end warns of it, by the chance that he cannot avoid', () => {
    const at = (sheet: object) => set({ players: [{ character: 'cyborg', ...sheet }] })
    const back = at({ at: 'corridor-6', from: 'ancient-power-plant' })
    expect(label(back, 'roll')?.warns).toBe('16.7% chance to end at the Ancient Power Plant, which destroys the Cyborg on 1–3.')
    // Where he may go another way, nothing is said.
    expect(label(at({ at: 'crossroads-3' }), 'roll')?.warns).toBeUndefined()
    const led = at({ at: 'corridor-5', followers: ['cave-guide'] })
    expect(label(led, 'roll')?.warns).toBeUndefined()
  })

  it('5.2, 11.2, 12.5 what may not be done says why', () => {
    const why = (t: Table) => words(t).blocked?.map(({ id, why }) => [id, why])
    const fast = set({ players: [{ craft: 6, at: 'corridor-1' }] })
    expect(why(fast)).toEqual([
      ['step:underground-fountain', 'With Craft 6 or more you must roll the die.'],
      ['step:cave-entrance', 'With Craft 6 or more you must roll the die.'],
    ])
    const weak = set({ players: [{ weakened: 1, barred: 2, at: 'corridor-3' }], scenario: { crystal: 'chamber-1' } })
    expect(why(weak)).toEqual([
      ['roll', 'You can move only one space at a time.'],
      ['step:chamber-1', 'The Magic Crystal Chamber is closed to you for 2 turns.'],
    ])
    const scenario = { lying: { 'cave-entrance': { cards: ['holy-lance', 'owl'] } } }
    const evil = meeting({ character: 'night-blade' }, { scenario })
    expect(why(evil)).toEqual([['take:holy-lance', 'Your alignment forbids it.']])
  })

  it('every result of a die has words', () => {
    const results = [...Object.values(NAMED_SPACES), ...CHAMBER_RESULTS, ...CARDS].flatMap((each) =>
      'die' in each ? (each.die ?? []) : [],
    )
    for (const result of results)
      expect([result, /[a-z]/.test(resultText(result)), resultText(result).includes(':')]).toEqual([result, true, false])
  })

  it('13.8 a Stranger says what it offers', () => {
    const scenario = { lying: { 'corridor-1': { cards: ['dwarf-smith'] } } }
    const t = meeting({ at: 'corridor-1', gold: 2 }, { scenario })
    expect(words(t).prompt).toContain('Dwarf Smith')
    expect(words(t).lead).toContain('Sells one Sword')
    expect(label(t, 'buy:sword-3')).toMatchObject({ label: 'Buy a Sword for 2 Gold', detail: 'Weapon: 1 Strength more in Combat.' })
  })

  it('9.7 Sticky Fingers say what they take from whom', () => {
    const t = set({ players: [{ spells: ['sticky-fingers'] }, { character: 'cyborg', objects: ['wand'] }] })
    expect(asidesOf(t.ask).map((id) => label(t, id)?.label)).toEqual([
      'Cast Sticky Fingers: 1 Gold from the Cyborg',
      'Cast Sticky Fingers: the Wand from the Cyborg',
    ])
  })
})

group('what is told', () => {
  it('every event is a sentence; one that is no longer known is told by its name', () => {
    const t = set({ players: [{ misses: 2 }, { character: 'cyborg' }] })
    const told = t.texts
    expect(told).toContain('Ann misses this turn and 1 more.')
    expect(told.filter((each) => !isSentence(each))).toEqual([])
    expect(sentence(t.state, { type: 'long-ago', rule: '1.1' })).toBe('long ago')
    expect(EVENT_TYPES).toHaveLength(new Set(EVENT_TYPES).size)
  })

  it('names cards, causes and foes as they stand in a sentence', () => {
    const { state } = set()
    const ANN: object = { seat: 0 }
    const says = (type: string, fields: object) => sentence(state, { type, rule: '1.1', ...fields, ...ANN })
    const against = (...cards: string[]) => ({ against: { cards, kind: 'monster', by: 'strength', value: 4 }, score: 5, foe: 9 })
    expect(says('drawn', { card: 'owl', deck: 'adventure' })).toBe('Ann finds an Owl (Adventure deck).')
    expect(says('drawn', { card: 'rockfall-1', deck: 'cave' })).toBe('Ann draws Rockfall (Cave deck).')
    expect(says('fought', { ...against('wolf'), result: 'lost' })).toBe('The Wolf beats Ann, 9 to 5.')
    expect(says('fought', { ...against('cave-goblins'), result: 'lost' })).toBe('The Cave Goblins beat Ann, 9 to 5.')
    expect(says('fought', { ...against('wolf', 'boar'), result: 'lost' })).toBe('The Wolf and Boar beat Ann, 9 to 5.')
    expect(says('life-lost', { cause: 'wolf' })).toBe('Ann loses a Life to the Wolf.')
    expect(says('life-lost', { cause: 'melcarts-shrine' })).toBe('Melcart’s Shrine costs Ann a Life.')
    expect(says('life-lost', { cause: 'poisonous-vapours' })).toBe('The Poisonous Vapours cost Ann a Life.')
    expect(says('turns-missed', { cause: 'void', turns: 3 })).toBe('The Void costs Ann 3 turns.')
    expect(says('space-die', { at: 'wall-of-fire', die: 2, result: 'nothing' })).toBe(
      'Ann braves the Wall of Fire, and nothing happens (rolled 2).',
    )
    expect(says('space-die', { at: 'sacrificial-altar', die: 6, result: 'craft:-1' })).toBe(
      'Ann tries the Sacrificial Altar (rolled 6: lose 1 Craft).',
    )
  })

  it('why dice are thrown', () => {
    for (const topic of ROLL_TOPICS) expect(why({ topic })).not.toBe('')
    expect(why({ topic: 'creature-blow', of: 'giant-rat' })).toBe('Giant Rat: its blow')
    expect(why({ topic: 'armour', of: 'shield' })).toBe('Shield: does it hold?')
    expect(why({ topic: 'card', of: 'cave-bear' })).toBe('Cave Bear: what does it do?')
  })
})

group('how it ended', () => {
  it('17 the winners first, then by renown (C-97)', () => {
    const last = { scenario: { round: 10, turn: 1 }, options: { rounds: 10 }, draws: ['owl'] }
    const t = set({ players: [{ strength: 9 }, { character: 'cyborg' }], ...last })
      .pick('step:corridor-1')
      .pick('draw:adventure')
    expect(outcome(t.state)).toBeNull()
    expect(outcome(t.pick('take:owl').state)).toMatchObject({
      kind: 'limit',
      text: 'The last round is over, and Ann has the highest renown.',
      turns: 10,
      standings: [
        { id: 'seat-0', label: 'Ann', score: 10, winner: true, detail: 'Deep Miner, Strength 9, Craft 3' },
        { id: 'seat-1', label: 'Bram', score: 1, winner: false },
      ],
    })
  })

  it('17 alone, and with nobody left', () => {
    const alone = set({ scenario: { round: 10 }, options: { rounds: 10 }, draws: ['owl'] })
    expect(outcome(alone.pick('step:corridor-1').pick('draw:adventure').pick().state)?.text).toBe(
      'The last round is over, and the Magic Crystal is still in the cave.',
    )
    const dead = meeting({ at: 'chamber-1', lives: 1 }, { dice: [1], variants: ['last-life'] })
    expect(outcome(dead.state)?.text).toBe('All the Characters are dead. No one wins.')
  })
})
