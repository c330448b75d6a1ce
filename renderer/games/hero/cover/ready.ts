import type { Client } from '../../../../electron/contract/index.ts'
import { anyOf } from '../../../host/any-of.ts'
import { firstWish, startInput } from '../../../screens/shelf/new-game/wish.ts'
import { COUNTS, FIRST_WISH, optionsOf } from '../new-game/wish.ts'
import { readHouse } from '../sheet/sheets.ts'

/** A game against two bots, all with heroes that come with it, and with the counters laid out. */
export async function beginReady(client: Client): Promise<string> {
  const { sheets } = readHouse(await client.call('game.tables', { game: 'hero' }))
  const table = firstWish(COUNTS[0] ?? 3)
  const first = sheets.indexOf(anyOf(sheets))
  // Each gets another of the sheets, all worth the same: nobody meets a hero made by a bot with his first.
  const heroes = table.seats.map((_, seat) => sheets[(first + seat) % sheets.length]?.id ?? null)
  const options = optionsOf({ ...FIRST_WISH, heroes }, table.seats.length, (id) => sheets.find((sheet) => sheet.id === id)?.sheet ?? null)
  const { session } = await client.call('game.start', startInput('hero', table, options))
  return session
}
