import type { NativeTheme } from 'electron'
import { z } from 'zod'
import type { Host } from '../host/dispatcher.ts'

/** The ground of the page by daylight and by candle-light, for the moment before the page is there: `--table` of the styles. */
export const GROUND = { light: '#dad5c8', dark: '#15181a' } as const

/** The page's settings, as it keeps them. */
const KEY = 'citadel.settings'
const Settings = z.object({ theme: z.enum(['system', 'light', 'dark']) })
const Kept = z.object({ key: z.literal(KEY), text: z.string().nullable() })

/**
 * Lets title bar, menus and dialogs follow the light that the page is set to: at the start, and whenever the page keeps another
 * setting. Returns the host for the shell to use.
 */
export async function followLight(theme: Pick<NativeTheme, 'themeSource'>, host: Host): Promise<Host> {
  const set = (text: string | null | undefined) => {
    theme.themeSource = lightIn(text)
  }
  const kept = await host.request('page.recall', undefined)
  if (kept.ok) set((kept.value as Readonly<Record<string, string>>)[KEY])
  return {
    ...host,
    async request(call, input) {
      const reply = await host.request(call, input)
      const { data } = call === 'page.keep' && reply.ok ? Kept.safeParse(input) : {}
      if (data !== undefined) set(data.text)
      return reply
    },
  }
}

function lightIn(text: string | null | undefined): 'system' | 'light' | 'dark' {
  try {
    return Settings.safeParse(JSON.parse(text ?? 'null')).data?.theme ?? 'system'
  } catch {
    return 'system'
  }
}
