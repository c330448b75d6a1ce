import { describe, expect, test } from 'vitest'
import { campaignGame } from '../../fixtures/games.ts'
import { homeCharacter, ledgerOf } from '../../games/citadel/fixtures/home.ts'
import { groupsOf } from './ledger-groups.ts'

const citadel = campaignGame('citadel')
const { raids } = homeCharacter()

describe('the ledger as drawn', () => {
  test('has a line for each raid and one for each purchase', () => {
    expect(
      groupsOf(citadel, ledgerOf(), raids, null).map(({ raid, title, experience, gold, jewels }) => [
        raid,
        title,
        experience,
        gold,
        jewels,
      ]),
    ).toEqual([
      [1, 'Raid, came home', 126, 143, 0],
      [null, 'Resistance 3 to 4', -100, -100, 0],
      [2, 'Raid, came home', 204, 118, 50],
      [null, 'Resistance 4 to 5', -100, -100, 0],
      [null, 'Wound Points 7 to 8', -100, -50, -50],
      [3, 'Raid, came home', 111, 164, 35],
    ])
  })

  test('its balances are sums of all entries', () => {
    expect(groupsOf(citadel, ledgerOf(), raids, null).at(-1)?.after).toEqual({ experience: 141, gold: 175, jewels: 35 })
  })

  test('filtered by one unit it shows where each jewel came from', () => {
    const groups = groupsOf(citadel, ledgerOf(), raids, 'jewel')
    expect(groups.flatMap(({ rows }) => rows.map(({ text }) => text))).toEqual([
      'A jewel of 50',
      'A jewel of 50 spent',
      'A jewel of 25',
      'A jewel of 10',
    ])
  })

  test('a purchase taken back at the same moment is a separate line', () => {
    const bought = ledgerOf([[null, 'experience', -100, '', '12.2', 'Paid', 'x']])
    const back = bought.map((row) => ({ ...row, n: 2, amount: 100, reverses: 1, experience: 0, text: 'Taken back' }))
    expect(groupsOf(citadel, [...bought, ...back], [], null).map(({ title }) => title)).toEqual(['Paid', 'Taken back'])
  })

  test('a raid that is no longer known is still a raid', () => {
    expect(groupsOf(citadel, ledgerOf(), [], null)[0]?.title).toBe('Raid')
  })
})
