import { citadel } from '../../engine/citadel/index.ts'

/** Every game the app can play, by id. A new game is one more line. */
export const GAMES = { citadel } as const
