import { describe, expect, it } from 'vitest'
import { Circles } from '../../kernel/circles.ts'
import { stream } from '../../kernel/random.ts'
import { SKILLS, type Skill } from '../../kernel/types.ts'
import { type Laid, meeting, set, type Table } from '../proof/table-top.ts'
import { view } from '../view.ts'
import { sensible, sight } from './index.ts'

// What bots of the Cave did that a person laughed at. Each is a position.

function advice(t: Table, skill: Skill = 'master') {
  const { answer, why } = sensible(view(t.state, t.ask.seat), t.ask, stream('bot', 'test'), skill)
  return { id: answer.pick?.join(' ') ?? '', why }
}

type Sheet = NonNullable<Laid['players']>[number]

/** Rich and sound, beside the Ancient Power Plant. */
const RICH: Sheet = {
  character: 'pit-gladiator',
  strength: 20,
  craft: 4,
  gold: 14,
  lives: 4,
  at: 'corridor-5',
  from: 'chamber-2',
  objects: ['sword-1', 'holy-lance'],
}

describe('bots of the Cave no longer', () => {
  it.each(['able', 'master'] as const)('12.6 go into the Ancient Power Plant with full hands (%s)', (skill) => {
    for (const lives of [4, 6]) {
      const t = set({ players: [{ ...RICH, lives }], scenario: { crystal: 'chamber-6' } })
      expect(t.ids).toContain('step:ancient-power-plant')
      expect(advice(t, skill).id).not.toBe('step:ancient-power-plant')
    }
    // What lies beyond is worth the way there, and not the end of it.
    const delver = {
      character: 'cave-delver',
      strength: 11,
      craft: 7,
      gold: 12,
      objects: ['magic-belt', 'shield-1'],
      followers: ['cave-guide'],
    }
    const walk = set({ players: [{ ...delver, lives: 4, at: 'corridor-5', from: 'chamber-2' }], dice: [1] })
      .pick('roll')
      .pick('pace:1')
    expect(walk.ids).toContain('go:ancient-power-plant')
    expect(advice(walk, skill).id).toBe('go:chamber-2')
  })

  it('14.6 fight what would beat them because they have evaded it before', () => {
    const { ask, state } = meeting(
      { character: 'cyborg', at: 'corridor-12', lives: 1, objects: ['ring-of-cunning', 'shadow-amulet'] },
      { scenario: { lying: { 'corridor-12': { cards: ['cave-demon'] } } } },
    )
    const circles = new Circles()
    for (let round = 1; round < 6; round++) {
      state.round = round
      const { answer } = circles.advice({ sensible, sight }, view(state, 0), ask, stream('bot', 'test'), 'master')
      circles.answered(ask, answer, false)
      expect(answer.pick).toEqual(['evade:cave-demon'])
    }
  })

  it('9.6 cast Swift Foot and go a single space', () => {
    for (const skill of SKILLS)
      for (const at of ['corridor-1', 'corridor-5', 'corridor-16']) {
        const sheet = { ...RICH, at, from: null, spells: ['swift-foot'] }
        const t = set({ players: [sheet], scenario: { crystal: 'chamber-6' } })
        expect(advice(t.pick('cast:swift-foot'), skill).id).not.toBe('pace:1')
      }
  })

  it('14.6 fight what they may evade where a Life is twice as likely as the trophy', () => {
    for (const skill of SKILLS) {
      const t = meeting(
        { character: 'night-blade', at: 'corridor-1', strength: 4, craft: 4 },
        { scenario: { lying: { 'corridor-1': { cards: ['blind-serpent'] } } } },
      )
      expect(advice(t, skill).id).toBe('evade:blind-serpent')
    }
  })

  it('12.5 wait at the door of the Trials when they can hardly fail, whoever else is in the game', () => {
    const ready = { strength: 14, craft: 12, gold: 18, at: 'chamber-2' }
    const rivals: Sheet[] = [{ character: 'seeress' }, { character: 'night-blade' }]
    for (const many of [0, 1, 2]) {
      const t = set({ players: [ready, ...rivals.slice(0, many)], scenario: { start: 'encounter', crystal: 'chamber-2' } })
      expect(advice(t).id).toBe('enter')
    }
  })

  it('12.6 roll again a 5 that the Rope Ladder makes safe', () => {
    const delver = { character: 'cave-delver', at: 'narrow-passage' }
    const thrown = (objects: readonly string[]) => meeting({ ...delver, objects, gold: 3 }, { dice: [5], scenario: { start: 'encounter' } })
    const asked = (t: Table) => (t.topic === 're-roll' ? t : t.pick(t.ids[0] ?? ''))
    expect(advice(asked(thrown(['rope-ladder-1']))).id).toBe('keep')
    expect(advice(asked(thrown(['sword-1']))).id).toBe('re-roll')
  })

  it('4.7 stand at the Entrance with two Lives and a Gold unhealed', () => {
    const t = meeting({ lives: 2, gold: 1, at: 'cave-entrance' }, { scenario: { start: 'encounter' } })
    expect(advice(t).id).toBe('heal:1')
  })

  it.each([
    ['rope-ladder-1', 'miners-pick'],
    ['rope-ladder-1', 'solomons-crown'],
  ])('13.10 buy a second Rope Ladder, which only gives its price back (%s, %s)', (...objects) => {
    for (const gold of [2, 3, 4]) {
      const scenario = { start: 'encounter', lying: { 'corridor-1': { cards: ['gnome-trader'] } } }
      const t = meeting({ at: 'corridor-1', objects, gold, lives: 4 }, { scenario })
      expect(t.ids).toContain('buy:rope-ladder-2')
      for (const skill of SKILLS) expect(advice(t, skill).id).not.toBe('buy:rope-ladder-2')
    }
  })

  it('11.2 walk to and fro where nothing is gained: before the same the third time they go another way', () => {
    const circles = new Circles()
    const given = [1, 2, 3].map(() => {
      const { ask, state } = set({ players: [RICH], scenario: { crystal: 'chamber-6' } })
      const { answer } = circles.advice({ sensible, sight }, view(state, 0), ask, stream('bot', 'test'), 'master')
      circles.answered(ask, answer, true)
      return answer.pick?.join()
    })
    expect(given[1]).toBe(given[0])
    expect(given[2]).not.toBe(given[0])
  })
})
