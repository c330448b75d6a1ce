import { answered } from '../contract/index.ts'
import type { Context } from './context.ts'
import type { Handlers } from './dispatcher.ts'

/** `app.info`: what this is, and which games it knows. */
export function appHandlers({ games, version, platform }: Pick<Context, 'games' | 'version' | 'platform'>): Pick<Handlers, 'app.info'> {
  const info = {
    name: 'Citadel',
    version,
    platform,
    games: games.map(({ id, title, seats, rulesVersion, secret }) => ({ id, title, seats: { ...seats }, rulesVersion, secret })),
  }
  return { 'app.info': () => answered(info) }
}
