import { citadel } from './citadel/index.ts'
import { hero } from './hero/index.ts'
import { type Playable, playable } from './kernel/playable.ts'

/** Every game the app can play. A new game is one more line. */
export const GAMES: readonly Playable[] = [playable(citadel), playable(hero)]
