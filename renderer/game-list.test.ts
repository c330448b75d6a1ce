import { expect, test } from 'vitest'
import * as games from '../engine/games.ts'
import { PAGES } from './game-list.ts'

const ENGINE = Object.values(games).toSorted((a, b) => a.place - b.place)

test('every game of the engine has its page, by the same title and in the same order', () => {
  expect(PAGES.map(({ id, title }) => ({ id, title }))).toEqual(ENGINE.map(({ id, title }) => ({ id, title })))
})

test('a page says of its game what the engine says: whether seats hide things, whether there are campaigns', () => {
  expect(PAGES.map(({ isSecret, campaign }) => [isSecret, campaign !== undefined])).toEqual(
    ENGINE.map((game) => ['secret' in game && game.secret === true, 'campaign' in game]),
  )
})
