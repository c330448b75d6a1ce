import { expect, test } from 'vitest'
import { GAMES } from '../engine/registry.ts'
import { PAGES } from './game-list.ts'

test('every game of the engine has a page, with the same title and in the same order', () => {
  expect(PAGES.map(({ id, title }) => ({ id, title }))).toEqual(GAMES.map(({ id, title }) => ({ id, title })))
})
