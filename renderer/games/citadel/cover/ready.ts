import type { Client } from '../../../../electron/contract/index.ts'
import { anyOf } from '../../../host/any-of.ts'
import { answerAsHinted } from '../../../host/as-hinted.ts'
import { CAMPAIGN_NAMES } from '../hall/campaign-names.ts'
import { isMaking } from '../making/finish.ts'

/** A campaign with a thrown name, and a party made as a sensible player would make it, up to its march order. */
export async function beginReady(client: Client): Promise<string> {
  const { id: campaign } = await client.call('campaign.create', { game: 'citadel', name: anyOf(CAMPAIGN_NAMES) })
  const begun = await client.call('game.start', { game: 'citadel', campaign })
  const { session } = await answerAsHinted(client, begun, isMaking)
  return session
}
