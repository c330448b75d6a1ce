import type { Client } from '../../../../electron/contract/index.ts'
import { startInput } from '../../../screens/shelf/new-game/wish.ts'
import { FIRST_FIGHT, optionsOf, tableOf } from '../new-game/wish.ts'

/** The duel of the manual: one person with Thundar against a bot with Slayer. */
export async function beginReady(client: Client): Promise<string> {
  const { session } = await client.call('game.start', startInput('gladiator', tableOf(FIRST_FIGHT), optionsOf(FIRST_FIGHT)))
  return session
}
