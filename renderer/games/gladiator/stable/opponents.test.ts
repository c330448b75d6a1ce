import { expect, test } from 'vitest'
import type { CharacterRow } from '../../../../electron/contract/index.ts'
import { chosenWith, mostPlayers, opponentsIn, readOpponents } from './opponents.ts'

const row = (id: string, status: CharacterRow['status'] = 'living') => ({ id, name: id, status }) as CharacterRow
const [ann, bob, bones] = [row('ann'), row('bob'), row('cleo', 'dead')]

test('robots even the sides, and one player is enough', () => {
  expect(chosenWith({ against: 'hard' }, [ann])).toEqual({
    wish: { options: { balance: 'hard' } },
    seats: new Map(),
    said: 'against robots a fifth stronger',
    problem: null,
  })
})

test('animals fight on the East, led by a bot or by somebody', () => {
  const wolves = { against: 'animals', animals: ['wolf', 'bear', 'wolf'], leader: 'master' }
  expect(chosenWith(wolves, [ann])).toMatchObject({
    wish: {
      seats: ['West', 'East'],
      bots: [{ seat: 1, skill: 'master' }],
      options: { balance: 'none', teams: { east: [{ creature: 'wolf' }, { creature: 'bear' }, { creature: 'wolf' }] } },
    },
    said: 'against 2 wolves, a bear',
  })
  expect(chosenWith({ ...wolves, leader: 'person' }, [ann]).wish).not.toHaveProperty('bots')
  expect(chosenWith({ ...wolves, animals: [] }, [ann]).problem).toBe('Choose at least one animal.')
})

test('a stable against itself: each on his side, and somebody alive on both', () => {
  const own = { against: 'own', east: ['bob'], leader: 'able' }
  expect(chosenWith(own, [ann, bob])).toMatchObject({ seats: new Map([['bob', 1]]), problem: null })
  expect(chosenWith(own, [ann]).problem).toBe('Choose at least one fighter for the East.')
  expect(chosenWith(own, [bob]).problem).toMatch(/^Bones need someone alive/)
})

test('24.1 several at one screen share the West: each leads his own, the others are dealt round', () => {
  const [dan, eve] = [row('dan'), row('eve')]
  const shared = { against: 'even', players: ['Mia', 'Tom'], led: { dan: 0 } }
  expect(chosenWith(shared, [ann, bob, dan, eve])).toEqual({
    wish: { seats: ['Mia', 'Tom'], options: { balance: 'even', sides: ['west', 'west'] } },
    seats: new Map([
      ['bob', 1],
      ['eve', 1],
    ]),
    said: 'against robots of even strength',
    problem: null,
  })
  // A bot or a third person leads the East, behind all of them.
  expect(chosenWith({ ...shared, against: 'own', east: ['eve'] }, [ann, bob, dan, eve])).toMatchObject({
    wish: { seats: ['Mia', 'Tom', 'East'], bots: [{ seat: 2, skill: 'able' }], options: { sides: ['west', 'west', 'east'] } },
    seats: new Map([
      ['bob', 1],
      ['eve', 2],
    ]),
  })
  expect(chosenWith({ ...shared, led: { bob: 0 } }, [ann, bob]).problem).toBe('Tom leads no one alive.')
  // Nobody is left for a second player.
  expect(chosenWith(shared, [ann, bones]).wish).toEqual({ options: { balance: 'even' } })
  expect(mostPlayers(opponentsIn({ against: 'animals' }), [ann, bob, dan, eve])).toBe(3)
})

test('10.5, G-131 animals fight beside the stable', () => {
  const pack = { against: 'even', companions: ['wolf', 'wolf'] }
  expect(chosenWith(pack, [ann])).toMatchObject({
    wish: { options: { balance: 'even', teams: { west: [{ creature: 'wolf' }, { creature: 'wolf' }] } } },
    said: 'with 2 wolves against robots of even strength',
  })
  const crowd = Array.from({ length: 9 }, (_, i) => row(`man-${i}`))
  expect(chosenWith(pack, crowd).problem).toBe('A side has room for 10 at most.')
})

test('23.6 bones are brought by somebody who lives, and ten fight on a side', () => {
  expect(chosenWith(null, [bones]).problem).toMatch(/^Bones need someone alive/)
  expect(chosenWith(null, [ann, bones]).problem).toBeNull()
  const crowd = Array.from({ length: 11 }, (_, i) => row(`man-${i}`))
  expect(chosenWith(null, crowd).problem).toBe('A side has room for 10 at most.')
})

test('what was kept is taken as far as it makes sense', () => {
  for (const kept of [null, 5, [], { against: 'dragons', animals: 'wolf', east: [3], leader: 0 }])
    expect(opponentsIn(kept)).toMatchObject({ against: 'even', leader: 'able' })
  expect(readOpponents(readOpponents({ against: 'own', east: ['bob'] }))).toMatchObject({ against: 'own', east: ['bob'] })
})
