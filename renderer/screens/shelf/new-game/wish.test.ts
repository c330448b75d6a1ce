import { expect, test } from 'vitest'
import { firstWish, isWatched, startInput, withName, withPlayer, withSeats } from './wish.ts'

const FIRST = firstWish(3)

test('the initial choice is one person against bots', () => {
  expect(startInput('toy', FIRST)).toEqual({
    game: 'toy',
    seats: ['Player 1', 'Bathilda', 'Cuthbert'],
    bots: [
      { seat: 1, skill: 'able' },
      { seat: 2, skill: 'able' },
    ],
    options: { undo: 'honest' },
  })
})

test('an added seat is a bot’s; the others stay', () => {
  expect(withSeats(withName(FIRST, 0, 'Ann'), 4).seats.map(({ name, player }) => [name, player])).toEqual([
    ['Ann', 'person'],
    ['Bathilda', 'able'],
    ['Cuthbert', 'able'],
    ['Dorothea', 'able'],
  ])
  expect(withSeats(FIRST, 2).seats).toHaveLength(2)
})

test('a default name changes with its player; a typed name stays', () => {
  const bot = withPlayer(FIRST, 0, 'master')
  expect(bot.seats[0]).toEqual({ player: 'master', name: 'Abelard' })
  expect(isWatched(bot)).toBe(true)
  expect(withPlayer(withName(FIRST, 0, 'Ann'), 0, 'novice').seats[0]?.name).toBe('Ann')
})

test('names and seeds are trimmed', () => {
  expect(startInput('toy', { ...withName(FIRST, 0, ' Ann '), seed: ' 7 ' })).toMatchObject({
    seats: ['Ann', 'Bathilda', 'Cuthbert'],
    seed: '7',
  })
  expect(startInput('toy', FIRST)).not.toHaveProperty('seed')
})

test('real dice are sent among the variants of the game, with its own options', () => {
  const { options } = startInput('toy', { ...FIRST, variants: ['long'], dice: true }, { board: 'small' })
  expect(options).toEqual({ board: 'small', undo: 'honest', variants: ['long', 'physical-dice'] })
})
