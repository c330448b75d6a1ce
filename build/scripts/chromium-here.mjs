import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The one that opens no windows: it is the same without what is around a page, and takes a third less to start and to draw. */
export const WINDOWLESS = '/usr/bin/chromium-headless-shell'
/** @type {Readonly<Record<string, readonly string[]>>} */
const PLACES = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'],
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .flatMap((base) => (base ? [base] : []))
    .flatMap((base) => [join(base, 'Google/Chrome/Application/chrome.exe'), join(base, 'Microsoft/Edge/Application/msedge.exe')]),
}

/** A Chromium of this machine, best one without windows: the file to start, or null. */
export function chromiumHere() {
  const { CITADEL_CHROMIUM: chosen } = process.env
  return [...(chosen ? [chosen] : []), WINDOWLESS].find((file) => existsSync(file)) ?? windowedChromium()
}

/** One that can open windows. */
export function windowedChromium() {
  return PLACES[process.platform]?.find((file) => existsSync(file)) ?? null
}
