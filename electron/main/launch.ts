import { z } from 'zod'

/** What a start of the app is to show: `--campaign=ID`, as the system's lists of recent campaigns give it. */
export const Launch = z.strictObject({ campaign: z.string().min(1).max(80).nullable() })
export type Launch = z.infer<typeof Launch>

const CAMPAIGN = '--campaign='

/** The argument that opens a campaign. */
export function campaignArgument(id: string): string {
  return `${CAMPAIGN}${id}`
}

/** Reads a command line; whatever else stands in it is Electron's. */
export function launchOf(args: readonly string[]): Launch {
  const found = args.find((arg) => arg.startsWith(CAMPAIGN))
  const { data } = Launch.safeParse({ campaign: found?.slice(CAMPAIGN.length) ?? null })
  return data ?? { campaign: null }
}
