import type { BrowserWindow, MessageBoxOptions } from 'electron'
import { load } from './loading.ts'
import { ORIGIN } from './origin.ts'

interface Surroundings {
  /** Shows a question in front of the window; resolves with the number of the button. */
  ask(options: MessageBoxOptions): Promise<number>
  report(error: unknown): void
  quit(): void
  /** Milliseconds. */
  now(): number
}

/** The page says in a sentence which it was (renderer/screens/safety/returned.tsx). */
type How = 'ended' | 'hung'

type Window = Pick<BrowserWindow, 'on' | 'isDestroyed' | 'loadURL' | 'webContents'>

/** This many ends of the page within this time, in milliseconds, and the shell asks first. */
const OFTEN = { times: 3, within: 60_000 } as const

/**
 * Brings a page back that has died, where it was; and one that hangs, if the person wants it. Nothing is lost with a page: every
 * answered choice is with the host.
 */
export function reviveWhenGone(window: Window, { ask, report, quit, now }: Surroundings): void {
  const { webContents } = window
  let ends: number[] = []
  let asking: AbortController | null = null
  let how: How = 'ended'

  const back = async (address: string): Promise<void> => {
    ends = [...ends.filter((end) => now() - end < OFTEN.within), now()]
    if (ends.length > OFTEN.times) {
      ends = []
      if ((await ask(AGAIN_AND_AGAIN)) === 1) return quit()
    }
    if (window.isDestroyed()) return
    await load(window, address, report).catch((error: unknown) => {
      report(error)
      return back(address)
    })
  }

  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    asking?.abort()
    report(new Error(`the page's process is gone: ${reason}, code ${exitCode}`))
    // Read once: a page that could not be loaded no longer knows where it was.
    const { hash } = new URL(webContents.getURL() || `${ORIGIN}/`)
    const address = `${ORIGIN}/?returned=${how}${hash}`
    how = 'ended'
    back(address).catch(report)
  })
  webContents.on('unresponsive', async () => {
    if (asking !== null) return
    report(new Error('the page does not answer'))
    asking = new AbortController()
    const { signal } = asking
    const answer = await ask({ ...HANGS, signal }).catch(() => 0)
    asking = null
    if (answer !== 1 || signal.aborted || window.isDestroyed()) return
    how = 'hung'
    webContents.forcefullyCrashRenderer()
  })
  webContents.on('responsive', () => asking?.abort())
}

const KEPT = 'Every choice that was answered is kept.'

const HANGS: MessageBoxOptions = {
  type: 'warning',
  message: 'This window of Citadel is not responding.',
  detail: `${KEPT} Wait a little, or reload the page where it was.`,
  buttons: ['Wait', 'Reload'],
  defaultId: 0,
  cancelId: 0,
}

const AGAIN_AND_AGAIN: MessageBoxOptions = {
  type: 'error',
  message: 'This window of Citadel keeps crashing.',
  detail: `${KEPT} Reload the page, or quit and start Citadel again. If it keeps happening, save a report under Safety and backups.`,
  buttons: ['Reload', 'Quit'],
  defaultId: 0,
  cancelId: 0,
}
