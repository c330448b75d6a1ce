import { GAMES } from '../../engine/registry.ts'
import { proveBook } from '../fixtures/prove-book.ts'
import { PAGES } from '../game-list.ts'

for (const page of PAGES) {
  const game = GAMES.find(({ id }) => id === page.id)
  await proveBook(page, { rules: game?.rules() ?? [], tables: JSON.parse(JSON.stringify(game?.tables() ?? {})) })
}
