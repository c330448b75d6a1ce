import type { Client } from '../../../../electron/contract/index.ts'
import { firstWish, startInput } from '../../../screens/shelf/new-game/wish.ts'
import { FIRST_SEATS, optionsOf, proposedRounds } from '../new-game/wish.ts'

/** One person against two bots, Characters as dealt. */
export async function beginReady(client: Client): Promise<string> {
  const { session } = await client.call(
    'game.start',
    startInput('cave', firstWish(FIRST_SEATS), optionsOf({ rounds: proposedRounds(FIRST_SEATS) })),
  )
  return session
}
