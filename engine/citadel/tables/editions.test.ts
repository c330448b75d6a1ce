import { describe, expect, it } from 'vitest'
import { ABILITY_PRICE, agedPrice, COMBAT_BONUS_PRICE, pricesByAge } from './12-prices.ts'
import { LABIRYNT, PRINTED } from './editions.ts'

describe('the variant labirynt', () => {
  it('changes what its list names, beside four entries of 8.3', () => {
    expect({ ...PRINTED, roomMonsters: [] }).toEqual({
      source: 'rulebook',
      flamingOil: 1,
      roomMonsters: [],
      lightning: '1D3+2',
      featureJewel: '2D6',
      clavichord: { takes: 'gold', wounds: 1 },
      painting: 1,
      evilMageSpells: ['lightning'],
      hellgateDemons: '1D3+2',
      agesFrom: 3,
    })
    expect({ ...LABIRYNT, roomMonsters: [] }).toEqual({
      source: 'ours',
      flamingOil: '1D3',
      roomMonsters: [],
      lightning: '1D3x2',
      featureJewel: '2D6+2',
      clavichord: { takes: 'treasure', wounds: 2 },
      painting: 6,
      evilMageSpells: ['lightning', 'magic-shield'],
      hellgateDemons: '2D3+1',
      agesFrom: 2,
    })
  })
})

describe('17.5 the price of an increase', () => {
  const experience = (exits: number, agesFrom = 3, compound = false) => agedPrice(ABILITY_PRICE, exits, agesFrom, compound).experience

  it('12.2, 12.3 is 100 and 100, for the Combat Bonus 150 and 150', () => {
    expect([ABILITY_PRICE, COMBAT_BONUS_PRICE]).toEqual([
      { experience: 100, gold: 100 },
      { experience: 150, gold: 150 },
    ])
  })

  it('rises by a tenth of the first price with every exit from the third on', () => {
    expect([0, 1, 2, 3, 4, 5, 12].map((exits) => experience(exits))).toEqual([100, 100, 100, 110, 120, 130, 200])
    expect(agedPrice(COMBAT_BONUS_PRICE, 4, 3, false)).toEqual({ experience: 180, gold: 150 })
  })

  it('rises from the second exit under labirynt', () => {
    expect([1, 2, 3].map((exits) => experience(exits, LABIRYNT.agesFrom))).toEqual([100, 110, 120])
  })

  it('17.5 stands in a table up to twelve exits', () => {
    expect(Object.keys(pricesByAge(PRINTED.agesFrom)).toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))).toEqual([
      ...['0-2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
    ])
    expect(pricesByAge(PRINTED.agesFrom)).toMatchObject({ '0-2': [100, 150, 100, 150], '3': [110, 165, 110, 165] })
    expect(pricesByAge(LABIRYNT.agesFrom)).toMatchObject({ '0-1': [100, 150, 100, 150], '12': [210, 315, 291, 436] })
  })

  it('rises by a tenth of the last price under compound-aging, rounded up each time', () => {
    expect([2, 3, 4, 5, 6].map((exits) => experience(exits, 3, true))).toEqual([100, 110, 121, 134, 148])
  })
})
