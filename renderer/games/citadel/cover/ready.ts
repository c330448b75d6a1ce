import type { Client } from '../../../../electron/contract/index.ts'
import type { ReadyPage } from '../../../campaign-page.ts'
import { anyOf } from '../../../host/any-of.ts'
import { answerAsHinted } from '../../../host/as-hinted.ts'
import { CAMPAIGN_NAMES } from '../hall/campaign-names.ts'
import { isMaking } from '../making/finish.ts'

/** A campaign with a thrown name, and a ready party at its gate. */
export async function beginReady(client: Client): Promise<string> {
  const { id: campaign } = await client.call('campaign.create', { game: 'citadel', name: anyOf(CAMPAIGN_NAMES) })
  const { session } = await beginReadyIn(client, campaign, {})
  return session
}

/** A party for a campaign, made as a good player would make it, up to its march order. */
export async function beginReadyIn(
  client: Client,
  campaign: string,
  wishes: Parameters<ReadyPage['begin']>[2],
): Promise<{ readonly session: string }> {
  const begun = await client.call('game.start', { game: 'citadel', campaign, ...wishes })
  const { session } = await answerAsHinted(client, begun, isMaking)
  return { session }
}
