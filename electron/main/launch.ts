import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { CAMPAIGN_ENDING, CHARACTER_ENDING, GAME_ENDING } from '../contract/index.ts'

/** What a start of the app is to show: `--campaign=ID`, as the system's lists of recent campaigns give it, or an exported file. */
export const Launch = z.strictObject({
  campaign: z.string().min(1).max(80).nullable(),
  /** Its path. */
  file: z.string().min(1).max(4096).nullable(),
})
export type Launch = z.infer<typeof Launch>

/** Only the window. */
export const PLAIN: Launch = { campaign: null, file: null }

const CAMPAIGN = '--campaign='
const ENDINGS = [CAMPAIGN_ENDING, CHARACTER_ENDING, GAME_ENDING]

/** The argument that opens a campaign. */
export function campaignArgument(id: string): string {
  return `${CAMPAIGN}${id}`
}

/**
 * Reads a command line; whatever else stands in it is Electron's.
 *
 * @param folder where it was given: a path may begin there
 */
export function launchOf(args: readonly string[], folder: string): Launch {
  const campaign = args.find((arg) => arg.startsWith(CAMPAIGN))?.slice(CAMPAIGN.length) ?? null
  const file = args.find((arg) => !arg.startsWith('-') && ENDINGS.some((ending) => arg.toLowerCase().endsWith(ending)))
  return Launch.safeParse({ campaign, file: file === undefined ? null : pathOf(file, folder) }).data ?? PLAIN
}

/** Linux desktops name files by their addresses. */
function pathOf(file: string, folder: string): string {
  try {
    return resolve(folder, file.startsWith('file:') ? fileURLToPath(file) : file)
  } catch {
    return file // an address of another machine: opening it says that nothing is there
  }
}
