import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron'
import type { Printable } from '../host/context.ts'
import { holdInPlace } from './guards.ts'
import { ORIGIN } from './origin.ts'
import { SAFE } from './safe.ts'

interface PrinterOptions {
  readonly create: (options: BrowserWindowConstructorOptions) => BrowserWindow
  readonly preload: string
  /** How long the page may take to be ready, in milliseconds. */
  readonly patience?: number
}

/** Between two looks at the page, in milliseconds. */
const PAUSE = 50

/** For so many letters of a page it gets the patience once more: the book of 200 games has 2 million, and takes half a minute. */
const MORE = 500_000

/**
 * Prints to PDF in a hidden window guarded like any other. A place of our own page is printed as soon as the page says that everything on it is
 * there (`data-ready="print"` on its root). A page that comes whole brings its own policy: its window knows nothing of the host, and is
 * printed once its fonts are there. Rejects when that takes too long.
 */
export function printer({ create, preload, patience = 30_000 }: PrinterOptions): (what: Printable) => Promise<Uint8Array> {
  return async (what) => {
    const isPlace = 'place' in what
    const window = create({
      show: false,
      width: 900,
      height: 1200,
      title: 'Citadel',
      // The page waits for frames to be drawn, of which a hidden window may have few.
      webPreferences: { ...SAFE, ...(isPlace && { preload }), backgroundThrottling: false },
    })
    try {
      holdInPlace(window.webContents)
      const loaded = async () => (isPlace ? toPlace(window, what.place, patience) : whole(window, what.page))
      const printed = async () => {
        await loaded()
        return window.webContents.printToPDF({ preferCSSPageSize: true, printBackground: true, generateTaggedPDF: true })
      }
      const size = isPlace ? 0 : what.page.length
      return await Promise.race([printed(), gone(window), late((2 + size / MORE) * patience)])
    } finally {
      if (!window.isDestroyed()) window.destroy()
    }
  }
}

async function toPlace(window: BrowserWindow, place: string, patience: number): Promise<void> {
  const { href } = new URL(place, `${ORIGIN}/`)
  if (!href.startsWith(`${ORIGIN}/#`)) throw new Error('only places of our own page are printed')
  await window.loadURL(href)
  await ready(window, patience)
}

/** Written into an empty page, for an address would have to hold all of it. */
async function whole(window: BrowserWindow, page: string): Promise<void> {
  await window.loadURL('about:blank')
  await window.webContents.executeJavaScript(`document.write(${JSON.stringify(page)}), document.close()`)
  await window.webContents.executeJavaScript('document.fonts.ready.then(() => true)')
}

/** Rejects when the page's process ends: its reply would never come. */
function gone({ webContents }: BrowserWindow): Promise<never> {
  return new Promise((_, reject) => {
    webContents.once('render-process-gone', () => reject(new Error('the page to be printed ended')))
  })
}

async function late(patience: number): Promise<never> {
  await pause(patience, undefined, { ref: false })
  throw new Error('the page to be printed does not answer')
}

async function ready(window: BrowserWindow, patience: number): Promise<void> {
  const until = Date.now() + patience
  while (Date.now() < until) {
    if (window.isDestroyed()) throw new Error('the window to be printed was closed')
    if ((await window.webContents.executeJavaScript('document.documentElement.dataset.ready')) === 'print') return
    await pause(PAUSE)
  }
  throw new Error('the page to be printed was not ready in time')
}
