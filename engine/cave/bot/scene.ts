import type { Stream } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/types.ts'
import { mayGainSpell } from '../chapters/02-craft.ts'
import { placed, waresLeft } from '../chapters/cards.ts'
import { playerOf } from '../chapters/characters.ts'
import type { CaveState, Player } from '../state.ts'
import type { SpaceId } from '../tables/table-types.ts'
import type { CaveGlimpse } from '../view-types.ts'
import { isStillSeen, seen } from './seen.ts'
import { knownOf } from './sheets.ts'
import type { Temper } from './temper.ts'
import { readyFor, rivalReady } from './trials.ts'

/** What a bot weighs at one question, with what it has worked out so far. */
export interface Scene {
  readonly s: CaveState
  /** The player who decides. */
  readonly p: Player
  readonly temper: Temper
  readonly chance: Stream
  /** The chance that he passes the Trials now, and that of the rival who is nearest to it. */
  readonly ready: number
  readonly rival: number
  /** Every card that is in no deck, the discards left out. */
  readonly out: ReadonlySet<string>
  /** What meeting a space is worth, as far as worked out. */
  readonly met: Map<SpaceId, number>
  /** What turning up a card of a deck is worth, and each kind of card, as far as worked out. */
  readonly draws: Map<string, number>
  readonly cards: Map<string, number>
}

/** The scene that a seat sees. A bot that does not err weighs an equal view the same again: a move and its first way need weighing once. */
export function sceneOf(view: CaveGlimpse, seat: Seat, temper: Temper, chance: Stream): Scene {
  if (temper.errs > 0) return newScene(seen(view), seat, temper, chance)
  const known = latest
  if (known !== null && known.p.seat === seat && known.temper === temper && isStillSeen(known.s, view)) return known
  latest = newScene(seen(view), seat, temper, chance)
  return latest
}

let latest: Scene | null = null

function newScene(s: CaveState, seat: Seat, temper: Temper, chance: Stream): Scene {
  const p = playerOf(s, seat)
  const [ready, rival] = [readyFor(p), rivalReady(s, p)]
  const before = { s, p, temper, chance, ready, rival, out: placed(s) }
  return { ...before, met: new Map(), draws: new Map(), cards: cardsFor(before) }
}

/** What cards are worth to a sheet, wherever its owner stands, as far as worked out: kept from one question to the next. */
function cardsFor({ s, p, temper, ready, rival, out }: Omit<Scene, 'met' | 'draws' | 'cards'>): Map<string, number> {
  const { cards } = knownOf(p)
  // Who is how ready counts only where the Crystal may be found.
  const race = s.crystal === null ? [ready, rival] : 'known'
  const sight = `${temper.dread} ${race} ${mayGainSpell(s, p)} ${waresLeft(s, out)}`
  const found = cards.get(sight) ?? new Map<string, number>()
  cards.set(sight, found)
  return found
}
