import { describe, expect, it } from 'vitest'
import { arena, duel } from '../proof/table-top.ts'

describe('37 evading and declining', () => {
  it('37.3 an evader is thrown at with four dice, and has used his action (34.2, G-15)', () => {
    const t = duel({}, {}, { dice: [4, 4, 4, 4] })
    expect(t.pick('attack:bob').topic).toBe('evade')
    t.pick('evade')
    expect([t.events('aimed')[0]?.dice, t.events('attacked')[0]?.times, t.who('bob').acted]).toEqual([4, 0, true])
  })

  it('37.3 whoever acted, ran or lies is not asked (G-15)', () => {
    for (const bob of [{ acted: true }, { moved: 6 }, { prone: true }])
      expect(
        duel({}, bob, { dice: [6, 6, 6] })
          .pick('attack:bob')
          .events('attacked').length,
      ).toBe(1)
  })

  it('37.3 standing orders answer for him, and are his own side’s alone', () => {
    const t = duel({}, {}, { dice: [6, 5, 4, 1] })
    t.pick('orders:ann:evade-always')
    expect([t.topic, t.who('ann').orders.evade, t.told(1).some(({ type }) => type === 'ordered')]).toEqual(['action', 'always', false])
    t.pick('attack:bob').pick('orders:bob:evade-never')
    expect(t.topic).toBe('evade')
    t.pick('no')
    expect(t.ask.about).toBe('bob')
    t.pick('orders:bob:evade-ask')
    expect(t.who('bob').orders.evade).toBe('ask')
  })

  it('37.3 the order `deadly` evades what could kill or knock down, and nothing else', () => {
    const dagger = { ready: 'dagger', also: 'dagger' }
    const dice = (pick: string, suit: string, now: number) => {
      const t = duel(dagger, { sh: 16, now, suit }, { dice: [6, 6, 5, 6, 6, 6, 6], free: true })
      t.who('bob').orders.evade = 'deadly'
      return t.pick(pick).events('aimed')[0]?.dice
    }
    // It takes 5, and 15 where the dice triple it: 9 through plate knock down, 7 through full plate do not (G-149).
    expect([dice('attack:bob', 'plate-mail', 16), dice('attack:bob', 'full-plate', 16)]).toEqual([4, 3])
    // Both hands together take 14, which kills (34.1, 35.6).
    expect([dice('attack:bob', 'full-plate', 14), dice('dual:bob:bob', 'full-plate', 14)]).toEqual([3, 4])
    expect(dice('dual:bob:bob', 'full-plate', 15)).toBe(3)
  })

  it('30.1 the most agile acts first, then who has more movement points, then by draw (G-13)', () => {
    const at = (row: number) => [row, 5]
    const t = arena(
      {
        phase: 'action',
        characters: [
          { name: 'Slow', at: at(1), ag: 9 },
          { name: 'Heavy', at: at(3), ag: 14, suit: 'plate-mail' },
          { name: 'Twin', at: at(5), ag: 10 },
          { name: 'Other', side: 'east', at: at(7), ag: 10 },
          { name: 'Elf', race: 'elf', side: 'east', at: at(9), ag: 10 + 2 },
        ],
      },
      { draws: ['other'] },
    )
    const asked: (string | undefined)[] = []
    for (;;) {
      asked.push(t.ask.about)
      if (asked.length === 5) break
      t.pick('nothing')
    }
    expect(asked).toEqual(['elf', 'other', 'twin', 'slow', 'heavy'])
  })

  it('37.2 who declines acts after the others, once a turn, and the last may not (G-14)', () => {
    const t = duel({}, {}, { alone: true })
    expect(t.ids).toContain('decline')
    t.pick('decline')
    expect([t.ask.about, t.ids.includes('decline')]).toEqual(['bob', false])
    expect(t.decision.blocked?.find(({ id }) => id === 'decline')?.why).toBe('The last to act cannot decline.')
    t.pick('nothing')
    expect([t.ask.about, t.ids.includes('decline')]).toEqual(['ann', false])
  })
})
