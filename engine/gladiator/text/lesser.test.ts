import { describe, expect, it } from 'vitest'
import { arena, type Sheet } from '../proof/table-top.ts'

// What a question says beside its prompt, and of what cannot be done.

const MOIRA: Sheet = {
  name: 'Moira',
  race: 'mage',
  at: [9, 10],
  sh: 14,
  ag: 14,
  iq: 12,
  ready: 'staff',
  spells: ['fireball', 'clumsiness'],
}
const BOB: Sheet = { name: 'Bob', side: 'east', at: [9, 13], sh: 12, ready: 'mace', acted: true }

describe('a price', () => {
  const casting = (sh: number, spell: string) =>
    arena({ phase: 'action', characters: [{ ...MOIRA, now: sh }, BOB] }, { seats: 2, free: true }).pick(spell).decision

  it('12.4 says the mean loss for each amount, and begins with all of it', () => {
    const { lead, suggestion, max } = casting(14, 'cast:fireball:bob')
    expect(lead).toMatch(/^Bob loses [\d.]+ SH on average for 1 SH, [\d.]+ for 2, [\d.]+ for 3, [\d.]+ for 4, [\d.]+ for 5\.$/)
    expect([suggestion, max]).toEqual([5, 5])
  })

  it('13.2 of Heal-Strength begins with what a friend lacks, and with the least on himself, who gains nothing (G-122)', () => {
    const healing = (whom: string, now: number) => {
      const characters = [
        { ...MOIRA, spells: ['heal-strength'] },
        { name: 'Una', at: [9, 12], now, acted: true },
        { ...BOB, at: [0, 39] },
      ]
      return arena({ phase: 'action', characters }, { seats: 2, free: true }).pick(`cast:heal-strength:${whom}`).decision.suggestion
    }
    expect([healing('una', 9), healing('una', 13), healing('moira', 12)]).toEqual([5, 1, 1])
  })

  it('35.4 begins with the most that does not daze the mage at once, and warns', () => {
    const { lead, suggestion, max } = casting(6, 'cast:fireball:bob')
    expect([suggestion, max]).toEqual([2, 5])
    expect(lead).toMatch(/With 3 SH or less, Moira stays dazed\.$/)
  })
})

describe('where somebody falls', () => {
  it('40.2, G-70 is named by what lies there', () => {
    const characters = [
      { name: 'Ann', at: [9, 10], sh: 18, ag: 18, ready: 'war-shield' },
      { ...BOB, at: [9, 11] },
    ]
    const terrain = [
      { kind: 'pit', at: [9, 12] },
      { kind: 'fire', at: [8, 12], layers: 2 },
    ]
    const t = arena({ phase: 'action', characters, terrain }, { seats: 2, free: true, dice: [1, 2, 2, 6, 6, 6, 6] }).pick('shield:bob')
    const words = (id: string) => {
      const { label, detail } = t.decision.options?.find((each) => each.id === id) ?? {}
      return [label, detail]
    }
    expect(t.topic).toBe('push')
    expect(words('push:9-11')).toEqual(['Leave in place', 'row 9, column 11'])
    expect(words('push:9-12')).toEqual(['Into the pit', 'row 9, column 12, the fall costs 4 SH'])
    expect(words('push:8-12')).toEqual(['Into the fire', 'row 8, column 12, 6 SH at the end of each turn there'])
    expect(words('push:8-11')).toEqual(['Row 8, column 11', undefined])
  })
})

describe('what cannot be done', () => {
  it('30.2 stands in the menu of whoever cannot do it, with the reason', () => {
    const { decision } = arena({ phase: 'action', characters: [{ ...MOIRA, at: [9, 2] }, BOB] }, { seats: 2, free: true })
    const attacking = decision.blocked?.find(({ id }) => id === 'attack')
    expect(attacking).toMatchObject({
      why: 'No enemy stands in a front square.',
      deed: { kind: 'attack', label: 'Attack', who: 'moira' },
    })
  })
})

describe('to stay where one is', () => {
  it('31.1 says what can be done from there', () => {
    const waits = (at: readonly number[]) => {
      const characters = [
        { name: 'Ann', at: [9, 10], ready: 'mace' },
        { ...BOB, at, acted: false },
      ]
      return arena({ phase: 'move', characters }, { seats: 2, free: true }).decision.options?.find(({ id }) => id === 'wait')
    }
    expect(waits([9, 11])).toMatchObject({ label: 'Stay, then attack', detail: 'mace on Bob', odds: { of: 'hit' } })
    expect(waits([9, 30])).toEqual({ id: 'wait', label: 'Wait', apart: true, stays: true })
  })
})
