import type { BrowserWindow, BrowserWindowConstructorOptions, Rectangle } from 'electron'
import { holdInPlace } from './guards.ts'
import { load } from './loading.ts'
import { ORIGIN } from './origin.ts'
import { SAFE } from './safe.ts'
import { readWindowState, SMALLEST, windowBounds, writeWindowState } from './window-state.ts'

interface WindowOptions {
  readonly create: (options: BrowserWindowConstructorOptions) => BrowserWindow
  /** The displays' work areas, the main one first. */
  readonly displays: readonly Rectangle[]
  readonly preload: string
  /** Its ground until the page is there. */
  readonly background: string
  /** The place of the page to open at: `#/campaign/c`; empty for where it opens by itself. */
  readonly place: string
  /** Called with the window before it loads anything. */
  attend(window: BrowserWindow): void
  report(error: unknown): void
  /** The file that keeps the window's place. */
  readonly stateFile: string
}

/** Opens the window where it was left, sandboxed, and shows it once there is something to see. */
export async function openWindow({
  create,
  displays,
  preload,
  background,
  place,
  attend,
  report,
  stateFile,
}: WindowOptions): Promise<BrowserWindow> {
  const left = readWindowState(stateFile)
  const window = create({
    ...windowBounds(left, displays),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    title: 'Citadel',
    backgroundColor: background,
    webPreferences: { ...SAFE, preload },
  })
  holdInPlace(window.webContents)
  attend(window)
  window.once('ready-to-show', () => {
    if (left?.maximized === true) window.maximize()
    window.show()
  })
  window.on('close', () => writeWindowState(stateFile, { ...window.getNormalBounds(), maximized: window.isMaximized() }))
  await load(window, `${ORIGIN}/${place}`, report)
  return window
}
