import type { Session, WebContents } from 'electron'
import { ORIGIN } from './origin.ts'

/** Our page needs no camera, location or notifications: every permission is denied. */
export function denyPermissions(
  session: Pick<Session, 'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'>,
): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
}

/** The page's own addresses, and those of its developer tools. */
const OWN = /^(app|blob|data|devtools):/

/**
 * Nothing is fetched from a network. A spell checker is never used, but Chromium downloads its dictionaries for a session all the same,
 * unless the list is emptied in the turn in which the session is first touched.
 */
export function stayOffline(
  session: Pick<Session, 'setSpellCheckerLanguages' | 'setSpellCheckerDictionaryDownloadURL'> & {
    readonly webRequest: Pick<Session['webRequest'], 'onBeforeRequest'>
  },
): void {
  session.setSpellCheckerLanguages([])
  session.setSpellCheckerDictionaryDownloadURL('https://dictionaries.invalid/')
  session.webRequest.onBeforeRequest(({ url }, decide) => decide({ cancel: !OWN.test(url) }))
}

/** The page stays where it is, or loads again: no other navigation, no redirect, no second window, no webview. */
export function holdInPlace(contents: Pick<WebContents, 'on' | 'setWindowOpenHandler'>): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('will-navigate', (event) => {
    // A reload, too, raises this event, and its address names the place after the `#`.
    if (event.url.split(/[?#]/)[0] !== `${ORIGIN}/`) event.preventDefault()
  })
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) event.preventDefault()
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
}
