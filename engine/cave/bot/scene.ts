import type { Stream } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/types.ts'
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
  return { s, p, temper, chance, ready: readyFor(p), rival: rivalReady(s, p), met: new Map(), draws: new Map(), cards: new Map() }
}
