import type { Script } from '../../kernel/play.ts'
import { cardOf } from '../open/cards.ts'
import type { Cave, Player } from '../state.ts'
import { takeThings } from './05-objects.ts'
import { happen } from './13-events.ts'
import { visitAll } from './13-strangers.ts'
import { enemiesOn, fightCards } from './14-combat.ts'
import { lyingOn } from './cards.ts'
import type { Onward } from './onward.ts'
import { goesOn } from './turns.ts'

/**
 * 13.2, 13.3, C-66: everything that lies there, by its number: Events one by one, Animals, Monsters and Dragons together, Spirits together
 * (C-32), each Stranger, what may be taken, each Place. Whatever ends his turn or moves him ends the list; the rest stays (13.11, C-31).
 */
export function* meetCards(g: Cave, p: Player, drawn: readonly string[]): Script<Onward> {
  const s = g.state
  for (const copy of lyingOn(s, p.at).cards.filter((each) => cardOf(each).type === 'event')) {
    const next = yield* happen(g, p, copy, drawn)
    if (next !== 'stays' || !goesOn(s, p)) return next
  }
  for (const by of ['strength', 'craft'] as const) {
    yield* fightCards(g, p, enemiesOn(s, p.at, by), by)
    if (!goesOn(s, p)) return 'stays'
  }
  const met = yield* visitAll(g, p, 'stranger')
  if (met !== 'stays' || !goesOn(s, p)) return met
  yield* takeThings(g, p)
  return yield* visitAll(g, p, 'place')
}
