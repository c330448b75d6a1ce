import { expect, describe as group, it } from 'vitest'
import { asidesOf } from '../../kernel/ask.ts'
import { isSentence } from '../../kernel/words.ts'
import { ROLL_TOPICS } from '../asks.ts'
import { meeting, set, type Table } from '../proof/table-top.ts'
import { outcome } from './ending.ts'
import { describe, EVENT_TYPES, sentence } from './index.ts'
import { why } from './rolls.ts'

const words = (t: Table) => describe(t.state, t.ask)
const label = (t: Table, id: string) => words(t).option?.(id)

group('what is asked', () => {
  it('11.2 a move: the die, one space, and asides with words of their own', () => {
    const t = set({ players: [{ trophies: ['ogre'], objects: ['sword-1'], spells: ['recall'] }] })
    expect(words(t)).toMatchObject({ prompt: 'How do you move?', lead: 'Ann, the Deep Miner' })
    expect(label(t, 'step:corridor-1')).toEqual({ label: 'One space, to Corridor 1', at: { kind: 'space', id: 'corridor-1' } })
    expect([label(t, 'roll')?.label, label(t, 'cast:recall')?.label]).toEqual(['Throw the die', 'Cast Recall'])
    expect([label(t, 'exchange:1'), label(t, 'ditch:sword-1')]).toEqual([
      { label: 'Give in trophies for 1 Strength', aside: true },
      { label: 'Put down Sword', aside: true },
    ])
  })

  it('14.2 a fight: who attacks with what', () => {
    const scenario = { lying: { 'corridor-1': { cards: ['wolf', 'giant'] } } }
    const t = meeting({ character: 'night-blade', at: 'corridor-1', spells: ['might'] }, { scenario })
    expect(words(t).prompt).toBe('The Wolf and Giant: Strength 9. What do you do?')
    expect([label(t, 'evade:wolf')?.label, label(t, 'cast:might')?.label]).toEqual(['Evade the Wolf', 'Cast Might and fight'])
  })

  it('12.4, 12.5 what can be lost is said before', () => {
    const shrine = meeting({ at: 'chamber-1', objects: ['sword-1', 'wand'] }, { dice: [2] })
    expect([label(shrine, 'lose-life')?.warns, label(shrine, 'leave-two')?.warns]).toEqual(['It costs a Life.', undefined])
    const search = meeting({ at: 'chamber-1', craft: 9 }, { dice: [3, 1] })
    expect([words(search).prompt, label(search, 'search')?.warns]).toEqual([
      'Do you search for the Magic Crystal? It takes 7 on two dice.',
      'A failed search costs a Craft.',
    ])
    expect(label(search, 'pass')).toEqual({ label: 'Pass', apart: true, stays: true })
  })

  it('13.8 a Stranger says what it offers', () => {
    const scenario = { lying: { 'corridor-1': { cards: ['dwarf-smith'] } } }
    const t = meeting({ at: 'corridor-1', gold: 2 }, { scenario })
    expect(words(t).prompt).toContain('Sells one Sword')
    expect(label(t, 'buy:sword-3')).toEqual({ label: 'Buy Sword', detail: 'Weapon: 1 Strength more in Combat.' })
  })

  it('9.7 Sticky Fingers say what they take from whom', () => {
    const t = set({ players: [{ spells: ['sticky-fingers'] }, { character: 'cyborg', objects: ['wand'] }] })
    expect(asidesOf(t.ask).map((id) => label(t, id)?.label)).toEqual([
      'Cast Sticky Fingers: 1 Gold of the Cyborg',
      'Cast Sticky Fingers: Wand of the Cyborg',
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
    expect(outcome(dead.state)?.text).toBe('Nobody is left, and nobody has won.')
  })
})
