import { describe, expect, it } from 'vitest'
import { BARE, gearFault } from '../open/gear.ts'
import { carryingStrength } from '../open/people.ts'
import { squareId } from '../open/squares.ts'
import type { Figure } from '../state.ts'
import { type Newcomer, newFigure, startSquares } from './24-starting.ts'
import { agility, armour, halfPoints, movementPoints, thresholds } from './figures.ts'

const NOBODY = { figures: [], numbers: {}, turn: 1 }

function figure(who: Partial<Newcomer> = {}, now: Partial<Figure> = {}): Figure {
  const made = newFigure({ ...NOBODY, numbers: {} }, { ...HUMAN, ...who })
  return { ...made, ...now }
}

const HUMAN: Newcomer = {
  name: 'Ann',
  kind: 'human',
  coming: 'fighter',
  side: 'west',
  seat: 0,
  normal: { sh: 12, ag: 12, iq: 8 },
}

describe('3.2 agility', () => {
  it('3.2 armour, helmet and each shield in hand take from it; slung ones do not (G-109)', () => {
    expect(agility(figure())).toBe(12)
    const gear = { ...BARE, suit: 'chain-mail', helmet: 'helmet', ready: 'shield', also: 'war-shield' } as const
    expect(agility(figure({ gear }))).toBe(12 - 3 - 1 - 1 - 1)
    expect(agility(figure({ gear: { ...BARE, slung: ['war-shield'] } }))).toBe(12)
  })

  it('35.3 a daze takes two, and so does an SH of 3 or less; not both (G-38)', () => {
    expect([agility(figure({}, { dazed: true })), agility(figure({}, { sh: 3 })), agility(figure({}, { sh: 3, dazed: true }))]).toEqual([
      10, 10, 10,
    ])
  })

  it('13.2 magic adds and takes', () => {
    const effects = [
      { spell: 'agility-magic', until: null, amount: 3 },
      { spell: 'clumsiness', until: 4, amount: 1 },
    ] as const
    expect(agility(figure({}, { effects: [...effects] }))).toBe(14)
  })
})

describe('3.1 strength and health', () => {
  it('3.1, 6.3 wounds are taken off it, and nobody who is wounded carries less (G-115)', () => {
    const hurt = figure({ gear: { ...BARE, ready: 'broadsword' } }, { sh: 2 })
    expect([hurt.sh, hurt.normal.sh, carryingStrength(hurt)]).toEqual([2, 12, 12])
    expect(gearFault(hurt, { ...BARE, ready: 'broadsword' })).toBeNull()
    expect(gearFault(hurt, { ...BARE, ready: 'morning-star' })).toMatchObject({ why: 'too-heavy' })
  })
})

describe('3.4 movement points', () => {
  it('7.1, 9.1, 10.4 by race and suit: an Elf two more but in plate, a Dwarf always eight (G-42, G-43)', () => {
    const points = (kind: 'human' | 'elf' | 'dwarf', suit: 'clothes' | 'chain-mail' | 'plate-mail' | 'heavy-plate') =>
      movementPoints(figure({ kind, gear: { ...BARE, suit } }))
    expect([points('human', 'clothes'), points('human', 'chain-mail'), points('human', 'heavy-plate')]).toEqual([10, 8, 4])
    expect([points('elf', 'clothes'), points('elf', 'chain-mail'), points('elf', 'plate-mail')]).toEqual([12, 10, 6])
    expect([points('dwarf', 'clothes'), points('dwarf', 'heavy-plate')]).toEqual([8, 8])
  })

  it('35.4 half of them at SH 3 or less, which is still a charge (G-79)', () => {
    const hurt = figure({}, { sh: 3 })
    expect([movementPoints(hurt), halfPoints(hurt)]).toEqual([5, 5])
    expect(halfPoints(figure())).toBe(5)
  })

  it('13.2 Magic Speed makes them sixteen', () => {
    expect(movementPoints(figure({}, { effects: [{ spell: 'magic-speed', until: 3 }] }))).toBe(16)
  })
})

describe('3.5 armour, front and rear', () => {
  it('7.2 held in front, slung behind, nothing at the sides; of two the better (G-109)', () => {
    const f = figure({ gear: { ...BARE, suit: 'leather', ready: 'buckler', also: 'war-shield', slung: ['large-shield'] } })
    expect([armour(f, 'front'), armour(f, 'side'), armour(f, 'rear')]).toEqual([5, 2, 5])
    expect(armour(f, 'front', true)).toBe(2)
    expect(armour({ ...f, status: 'prone' }, 'front')).toBe(2)
  })

  it('9.1 natural armour comes on top (G-72)', () => {
    expect(armour(figure({ kind: 'orc', gear: { ...BARE, suit: 'leather' } }), 'side')).toBe(3)
    expect(armour(figure({ kind: 'bear' }), 'rear')).toBe(2)
  })

  it('13.2 of the three kinds of flesh the highest only; a curse never takes it under 0 (G-53, G-119)', () => {
    const flesh = figure({}, { effects: ['stone-flesh', 'steel-flesh'].map((spell) => ({ spell: spell as 'stone-flesh', until: 5 })) })
    expect(armour(flesh, 'front')).toBe(5)
    expect(armour(figure({}, { effects: [{ spell: 'curse-armor', until: 5, amount: 3 }] }), 'front')).toBe(0)
  })
})

describe('35.2 what one blow does', () => {
  it('35.2, 35.3 by kind; nothing knocks some down (G-36, G-37)', () => {
    const of = (kind: Newcomer['kind']) => thresholds(figure({ kind }), [])
    expect([of('human'), of('orc'), of('bear')]).toEqual([
      { daze: 5, knockDown: 8 },
      { daze: 6, knockDown: 9 },
      { daze: 10, knockDown: 15 },
    ])
    expect(of('giant-amoeba').knockDown).toBeNull()
    expect(thresholds(figure({ kind: 'behemoth' }), ['soft-behemoth'])).toEqual({ daze: 5, knockDown: 8 })
  })
})

describe('24.1 where they start', () => {
  it('24.1 spread evenly over the columns of their side (G-67)', () => {
    expect(startSquares('west', 1).map(squareId)).toEqual(['9-1'])
    expect(startSquares('east', 3).map(squareId)).toEqual(['3-38', '9-38', '15-38'])
    const crowd = startSquares('west', 34).map(squareId)
    expect([crowd.length, new Set(crowd).size, crowd[19]]).toEqual([34, 34, '0-0'])
  })
})
