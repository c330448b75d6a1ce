import { GAMES } from '../engine/registry.ts'

/** The first game of the shelf that has campaigns, for what is played through the calls of a campaign. */
export function gameWithCampaigns(): string {
  const game = GAMES.find(({ roster }) => roster !== null)
  if (game === undefined) throw new Error('no game has campaigns')
  return game.id
}
