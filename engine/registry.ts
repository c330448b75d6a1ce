import * as games from './games.ts'
import type { Game } from './kernel/game.ts'
import { type Playable, playable } from './kernel/playable.ts'

const ALL: readonly Game<unknown>[] = Object.values(games)

/** Every game the app can play, in shelf order. */
export const GAMES: readonly Playable[] = ALL.toSorted((a, b) => a.place - b.place).map(playable)
