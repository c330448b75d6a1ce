import { GAMES } from '../engine/registry.ts'

/** The first game on the shelf with campaigns, for tools that play through the calls of a campaign. */
export function gameWithCampaigns(): string {
  const game = GAMES.find(({ roster }) => roster !== null)
  if (game === undefined) throw new Error('no game has campaigns')
  return game.id
}
