import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { toll as game } from '../../../engine/toll/index.ts'
import { EVENT_TYPES } from '../../../engine/toll/text/index.ts'
import { proveBook } from '../../fixtures/prove-book.ts'
import { toll } from './page.ts'

const sprite = readFileSync(resolve(import.meta.dirname, '../../icons/sprite.svg'), 'utf8')

test('the page says of its game what the engine says', () => {
  const { id, title, place } = game
  expect(toll).toMatchObject({ id, title, place })
})

test('whatever can happen has a picture that the sprite holds', () => {
  for (const type of EVENT_TYPES) expect(sprite).toContain(`id="${toll.look({ type, data: {} })?.icon}"`)
  expect(toll.look({ type: 'of-other-rules', data: {} })).toBeNull()
})

await proveBook(toll, { rules: game.rules(), tables: JSON.parse(JSON.stringify(game.tables())) })
