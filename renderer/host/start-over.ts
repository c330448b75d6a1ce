import type { Campaign, Client } from '../../electron/contract/index.ts'
import type { SessionView } from '../../engine/kernel/types.ts'

/** Whether nothing of a campaign would be lost with its only game: nobody has joined it, and nothing else was ever begun. */
export function isUntouched({ roster, raids }: Campaign): boolean {
  return roster.living + roster.dead + roster.lost + roster.retired === 0 && raids.open + raids.ended + raids.abandoned === 1
}

/**
 * Begins a game again with another seed and those options, and leaves no trace of the first: its campaign, which must be untouched, is replaced by
 * one of the same name and kind; a game outside campaigns is given up.
 */
export async function startOver(
  client: Client,
  { session, game, campaign }: SessionView,
  options: Readonly<Record<string, string>> = {},
): Promise<SessionView> {
  if (campaign === undefined) {
    await client.call('game.abandon', { session })
    return await client.call('game.start', { game, options })
  }
  const { name, variants, undo } = await client.call('campaign.get', { campaign })
  await client.call('campaign.delete', { campaign })
  const { id } = await client.call('campaign.create', { game, name, variants, undo })
  return await client.call('game.start', { game, campaign: id, options })
}
