import { describe, expect, it } from 'vitest'
import { byItself } from '../kernel/by-itself.ts'
import { cave } from './index.ts'
import { meeting, set, type Table } from './proof/table-top.ts'

const answered = (t: Table, ...habits: string[]) => byItself(cave, t.state, t.ask, { certain: true, habits })?.pick ?? null

describe('standing answers', () => {
  it('12.3 always the Cave deck, or always the Adventure deck; a deck that has nothing is left to the person', () => {
    const t = meeting({ at: 'corridor-1' })
    expect([answered(t, 'always-cave'), answered(t, 'always-adventure'), answered(t)]).toEqual([['draw:cave'], ['draw:adventure'], null])
  })

  it('11.2 a turn that is only a die throws it; at a gate, with a Spell or under Craft 6 there is something to decide', () => {
    const moving = (sheet: object, scenario = {}) =>
      set({ players: [{ character: 'seeress', craft: 6, objects: ['sword-1'], ...sheet }], scenario })
    expect(answered(moving({ at: 'corridor-1' }), 'always-roll')).toEqual(['roll'])
    expect(answered(moving({ at: 'corridor-1' }))).toBeNull()
    const others = [
      { at: 'corridor-1', spells: ['swift-foot'] },
      { at: 'corridor-19', from: 'cave-entrance' },
      { at: 'corridor-1', craft: 5 },
    ]
    for (const sheet of others) expect([sheet, answered(moving(sheet), 'always-roll')]).toEqual([sheet, null])
    // A throw that warns is never made by itself: the Crystal is closed to the Cyborg, and the other way leads into the Power Plant.
    const led = moving({ character: 'cyborg', at: 'corridor-5', barred: 1 }, { crystal: 'chamber-2' })
    expect([led.ids, answered(led, 'always-roll')]).toEqual([['roll'], null])
  })

  it('12.1 nobody is attacked by a standing answer', () => {
    const t = meeting({ at: 'corridor-1' }, { players: [{ character: 'seeress', at: 'corridor-1' }] })
    expect(answered(t, 'meet-the-space')).toEqual(['space'])
  })

  it('13.9 all of it is taken where all of it can be carried', () => {
    const here = (cards: readonly string[], objects: readonly string[] = []) =>
      meeting({ objects: [...objects] }, { scenario: { lying: { 'cave-entrance': { cards: [...cards], gold: 1 } } } })
    const full = ['sword-1', 'shield-1', 'helmet-1']
    expect(answered(here(['wand', 'owl']), 'take-all')).toEqual(['take:wand', 'take:owl', 'take:gold'])
    expect(answered(here(['wand', 'bag-of-gold-1'], full), 'take-all')).toEqual(['take:wand', 'take:bag-of-gold-1', 'take:gold'])
    expect(answered(here(['wand', 'magic-belt'], full), 'take-all')).toBeNull()
    expect(answered(here(['wand', 'magic-belt', 'mule'], full), 'take-all')).toEqual([
      'take:wand',
      'take:magic-belt',
      'take:mule',
      'take:gold',
    ])
  })

  it('4.7 as many Lives as can be paid for', () => {
    expect(answered(meeting({ lives: 1, gold: 2 }), 'heal-most')).toEqual(['heal:2'])
  })

  it('9.2 nobody can tell by an answer that gives itself that a Spell is of no use (C-81)', () => {
    const players = [{ character: 'seeress', at: 'corridor-1', spells: ['mend'] }]
    const t = meeting({ at: 'corridor-1' }, { players }).pick('attack:seeress')
    expect([t.topic, t.ids, answered(t)]).toEqual(['defend', ['stand'], null])
    expect(set({ players: [{ misses: 1 }] }).topic).toBe('move')
  })
})
