import { expect, test } from 'vitest'
import type { GoldenGame } from '../../../engine/kernel/proof/golden.ts'
import { toldIn } from '../../../engine/kernel/proof/told.ts'
import { toll as game } from '../../../engine/toll/index.ts'
import { toll as proof } from '../../../engine/toll/proof/index.ts'
import { proveBook } from '../../fixtures/prove-book.ts'
import { proveEvents } from '../../fixtures/prove-events.ts'
import { EVENTS } from './events.ts'
import { toll } from './page.ts'

test('the page says of its game what the engine says', () => {
  const { id, title, place } = game
  expect(toll).toMatchObject({ id, title, place })
})

await proveBook(toll, { rules: game.rules(), tables: JSON.parse(JSON.stringify(game.tables())) })
const golden = import.meta.glob<GoldenGame>('../../../engine/toll/proof/golden/*.json', { eager: true, import: 'default' })
proveEvents(toldIn(proof, Object.values(golden)), EVENTS, 0)
