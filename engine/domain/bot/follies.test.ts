import { describe, expect, it } from 'vitest'
import { stream } from '../../kernel/random.ts'
import { type Json, SKILLS, type Skill } from '../../kernel/types.ts'
import { domain } from '../index.ts'
import { MEADOW, set, type Table } from '../proof/table-top.ts'

// What bots of DOMAIN did that a person laughed at. Each is a position: MEADOW is light in columns 0 and 1, dark in column 2.

function advice(t: Table, skill: Skill = 'master') {
  const { answer, why } = domain.sensible(domain.view(t.state, t.ask.seat), t.ask, stream('bot', 'test'), skill)
  return { id: answer.pick?.[0] ?? '', why }
}

function picked(t: Table, skill: Skill = 'master'): string {
  return advice(t, skill).id
}

const lone = (who: Readonly<Record<string, Json>>, cards: Json, dice: readonly number[] = []) =>
  set({ scenario: { tiles: MEADOW, cards, characters: [{ from: '1-1', ...who }] }, dice })

describe('bots of DOMAIN no longer', () => {
  it('11.2 fall into a pit for what lies in it and cannot be taken there', () => {
    const cards = [
      { card: 'x-pit-trap-1', at: '0-0' },
      { treasure: 'cloak', at: '0-0' },
    ]
    for (const skill of SKILLS) expect(picked(lone({ at: '0-1' }, cards), skill)).not.toBe('step:0-0')
  })

  it('10.10 carry a flame into gas that explodes: a master puts it out first, which costs nothing', () => {
    const cards = [
      { card: 'x-explosive-gas-1', at: '0-1' },
      { card: 'x-rubble-1', at: '1-0' },
      { treasure: 'cloak', at: '1-1' },
    ]
    for (const skill of SKILLS) {
      const t = lone({ at: '0-0', from: '0-1' }, cards)
      expect(advice(t, skill)).toEqual({ id: 'douse', why: 'Without a flame the explosive gas does nothing' })
      expect(picked(t.pick('douse'), skill)).toBe('step:0-1')
    }
  })

  it('6.3, 10.11 light the lantern only to have it blown out: the way through the breeze needs no light', () => {
    const cards = [
      { card: 'x-strong-breeze-1', at: '0-1' },
      { card: 'x-rubble-1', at: '1-0' },
      { treasure: 'cloak', at: '1-1' },
    ]
    for (const skill of SKILLS) expect(picked(lone({ at: '0-0', from: '0-1', lantern: 'out' }, cards), skill)).toBe('step:0-1')
  })

  it('6.4 grope for ever where every step out of the dark leads into a breeze: the lantern is tried', () => {
    const cards = [
      { card: 'x-strong-breeze-1', at: '0-1' },
      { card: 'x-strong-breeze-2', at: '1-1' },
    ]
    expect(picked(lone({ at: '0-2', from: '1-2', lantern: 'out' }, cards))).toBe('light')
  })

  it('10.4 go to a fight that is as good as lost', () => {
    const cards = [
      { card: 'orc-champion', at: '0-0' },
      { treasure: 'cloak', at: '0-0' },
    ]
    for (const skill of ['able', 'master'] as const)
      expect(picked(lone({ at: '0-1', items: ['black-rune-sword'] }, cards), skill)).not.toBe('step:0-0')
  })

  it('D-74 come in again and again by a door behind which nothing is left', () => {
    const cards = [
      { card: 'x-rubble-1', at: '0-1' },
      { card: 'x-rubble-2', at: '1-0' },
    ]
    const t = set({ scenario: { tiles: MEADOW, cards, characters: [{ deaths: 1 }] } })
    for (const skill of ['able', 'master'] as const) expect(picked(t, skill)).not.toBe('enter:0-0')
  })

  it('wait for ever: whoever has waited twice and gained nothing does something else', () => {
    const cards = [
      { card: 'x-rubble-1', at: '0-1' },
      { card: 'x-rubble-2', at: '1-0' },
    ]
    const t = lone({ at: '0-0' }, cards)
    const mine = [0, 1, 2].map((nth) => {
      const pick = t.session.bot('able', nth)?.answer.pick ?? []
      t.pick(...pick)
      return pick.join()
    })
    expect(mine).toEqual(['end', 'end', 'give-up'])
  })
})
