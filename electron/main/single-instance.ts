import type { App, BrowserWindow } from 'electron'
import { Launch, PLAIN } from './launch.ts'

interface Surroundings {
  /** What this start is to show. */
  readonly launch: Launch
  /** Shown to the person who started a second one. */
  say(text: string): void
  /** In the first: a second start wants this shown. */
  taken(launch: Launch): void
}

const ALREADY = 'Citadel is already running: its window comes to the front.'

/**
 * True for the first Citadel on this data. A second one says so, hands over what it was to show, and ends; the first one does
 * it. Ask before opening the database: it has one writer.
 */
export function onlyInstance(app: Pick<App, 'requestSingleInstanceLock' | 'quit' | 'on'>, { launch, say, taken }: Surroundings): boolean {
  if (!app.requestSingleInstanceLock(launch)) {
    say(ALREADY)
    app.quit()
    return false
  }
  // What comes from outside is read like any input.
  app.on('second-instance', (_event, _args, _folder, handed) => taken(Launch.safeParse(handed).data ?? PLAIN))
  return true
}

type Raised = Pick<BrowserWindow, 'isMinimized' | 'restore' | 'show' | 'focus' | 'flashFrame' | 'once'>

/** Brings a window to the front; where the system does not allow that, its place on the task bar calls for attention. */
export function raise(window: Raised): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.once('focus', () => window.flashFrame(false))
  window.flashFrame(true)
  window.focus()
}
