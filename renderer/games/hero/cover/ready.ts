import type { Client } from '../../../../electron/contract/index.ts'
import { anyOf } from '../../../host/any-of.ts'
import { firstWish, startInput } from '../../../screens/shelf/new-game/wish.ts'
import { COUNTS, FIRST_WISH, optionsOf, withHero } from '../new-game/wish.ts'
import { readHouse } from '../sheet/sheets.ts'

/** A game against two bots with one of the heroes that come with it. */
export async function beginReady(client: Client): Promise<string> {
  const { sheets } = readHouse(await client.call('game.tables', { game: 'hero' }))
  const hero = anyOf(sheets)
  const table = firstWish(COUNTS[0] ?? 3)
  const options = optionsOf(withHero(FIRST_WISH, 0, hero.id), table.seats.length, (id) => (id === hero.id ? hero.sheet : null))
  const { session } = await client.call('game.start', startInput('hero', table, options))
  return session
}
