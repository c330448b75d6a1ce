import { describe, expect, it } from 'vitest'
import { laid } from '../proof/table-top.ts'
import { type Counter, FACINGS } from '../state.ts'
import { MAP_IDS } from '../tables/maps.ts'
import { view } from '../view.ts'
import { catacombOf, indexOf, isFloor, neighbour, spotAt, squareAt, waysFrom } from './101-catacomb.ts'
import { squaresToAlysa } from './101-ways.ts'

const M1 = catacombOf({ kind: 'drawn', id: 'm1' })
const WEST_END = { row: 11, col: 0 }

describe('squares to Alysa (101A)', () => {
  it('206B: the halls alone for a hero who opens no door, shorter ways with the strength for them', () => {
    expect([0, 4, 12].map((strength) => squaresToAlysa(M1, WEST_END, strength))).toEqual([54, 44, 44])
    const far = [0, 1, 2, 3, 4, 5, 6].map((strength) => squaresToAlysa(M1, WEST_END, strength) ?? 0)
    expect(far).toEqual(far.toSorted((a, b) => b - a))
  })

  it.each(MAP_IDS)('%s: a way leads to her from every square, and each step on it is one square nearer', (id) => {
    const c = catacombOf({ kind: 'drawn', id })
    const floors = c.squares.flatMap((square, index) => (isFloor(square) ? [spotAt(index)] : []))
    const halls = waysFrom(c, [c.alysa], 'halls')
    for (const spot of floors) {
      const far = squaresToAlysa(c, spot, 0)
      expect(far).not.toBeNull()
      const isHall = squareAt(c, spot).room === null
      if (isHall) expect(far).toBe(halls.get(indexOf(spot)))
      const beside = FACINGS.map((facing) => neighbour(spot, facing)).filter((to) => isFloor(squareAt(c, to)))
      if (far !== 0) expect(beside.some((to) => squaresToAlysa(c, to, 0) === (far ?? 0) - 1)).toBe(true)
    }
  })

  it('no way leads out of the rock', () => {
    expect(squaresToAlysa(M1, { row: 0, col: 0 }, 6)).toBeNull()
  })
})

describe('what a sheet says of it', () => {
  const said = (counters: Parameters<typeof laid>[0], seat: number) => view(laid(counters), seat).sections.map(({ hero }) => hero?.toAlysa)

  it('every seat reads the same; a hero who is dead or has not entered has no way', () => {
    const hero = { at: [11, 0], levels: { strength: 0 } } as const
    for (const seat of [0, 1, 2]) expect(said({ hero }, seat)).toEqual([54, null, null])
  })

  it('what lies on the way, face down or face up, known or not, changes nothing', () => {
    const hero = { at: [7, 22] } as const
    const free = said({ hero }, 0)
    const barred = (change: Partial<Counter>) =>
      said(
        { hero, counters: [['ogre', 7, 23]], prepare: ({ counters }) => counters.forEach((each) => void Object.assign(each, change)) },
        0,
      )
    expect([barred({}), barred({ known: true }), barred({ up: true })]).toEqual([free, free, free])
  })
})
