import type { Stream } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/types.ts'
import { mayGainSpell } from '../chapters/02-craft.ts'
import { waresLeft } from '../chapters/cards.ts'
import { playerOf } from '../chapters/characters.ts'
import type { CaveState, Player } from '../state.ts'
import type { SpaceId } from '../tables/table-types.ts'
import type { CaveView } from '../view-types.ts'
import { seen } from './seen.ts'
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
  /** What meeting a space is worth, as far as worked out. */
  readonly met: Map<SpaceId, number>
  /** What turning up a card of a deck is worth, and each kind of card, as far as worked out. */
  readonly draws: Map<string, number>
  readonly cards: Map<string, number>
}

/** The scene that a seat sees. A bot that does not err weighs an equal view the same again: a move and its first way need weighing once. */
export function sceneOf(view: CaveView, seat: Seat, temper: Temper, chance: Stream): Scene {
  if (temper.errs > 0) return newScene(view, seat, temper, chance)
  const sight = JSON.stringify([seat, temper, view])
  if (latest?.sight !== sight) latest = { sight, scene: newScene(view, seat, temper, chance) }
  return latest.scene
}

let latest: { readonly sight: string; readonly scene: Scene } | null = null

function newScene(view: CaveView, seat: Seat, temper: Temper, chance: Stream): Scene {
  const s = seen(view)
  const p = playerOf(s, seat)
  const [ready, rival] = [readyFor(p), rivalReady(s, p)]
  return { s, p, temper, chance, ready, rival, met: new Map(), draws: new Map(), cards: cardsFor(s, p, temper, [ready, rival]) }
}

/** What cards are worth to a sheet, wherever its owner stands, as far as worked out: kept from one question to the next. */
const cards = new Map<string, Map<string, number>>()

const MOST_KEPT = 50

function cardsFor(s: CaveState, p: Player, temper: Temper, chances: readonly number[]): Map<string, number> {
  const { at: _, from: __, seat: ___, name: ____, ...sheet } = p
  const sight = JSON.stringify([sheet, temper, chances, s.crystal !== null, mayGainSpell(s, p), waresLeft(s)])
  const found = cards.get(sight) ?? new Map<string, number>()
  if (cards.size >= MOST_KEPT) cards.clear()
  cards.set(sight, found)
  return found
}
