import { GAMES } from '../engine/registry.ts'

/** The first game on the shelf with campaigns, for tools that play through the calls of a campaign. */
export function gameWithCampaigns(): string {
  const game = GAMES.find(({ roster }) => roster !== null)
  if (game === undefined) throw new Error('no game has campaigns')
  return game.id
}

/** The kind of character that its campaigns recruit with nothing more than a word. */
export function kindToRecruit(): string {
  const kind = GAMES.find(({ roster }) => roster !== null)?.roster?.kinds[0]?.id
  if (kind === undefined) throw new Error('no game recruits')
  return kind
}
