import { CAMPAIGN_ENDING, CHARACTER_ENDING, GAME_ENDING } from '../electron/contract/index.ts'

/** The files that the installed app opens: on a double press, from the command line, dropped on its icon. */
export const FILE_TYPES = [
  { ext: CAMPAIGN_ENDING.slice(1), name: 'Citadel campaign', mimeType: 'application/vnd.citadel.campaign' },
  { ext: CHARACTER_ENDING.slice(1), name: 'Citadel character', mimeType: 'application/vnd.citadel.character' },
  { ext: GAME_ENDING.slice(1), name: 'Citadel game', mimeType: 'application/vnd.citadel.game' },
]
