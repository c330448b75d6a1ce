import type { IpcMain, WebContents, WebFrameMain } from 'electron'
import { badRequest } from '../../engine/kernel/refusal.ts'
import { type HostEvent, type Reply, refused } from '../contract/index.ts'
import type { Host } from '../host/dispatcher.ts'
import { EVENT, REQUEST } from './channels.ts'
import { ORIGIN } from './origin.ts'

/** Answers the page's requests and passes the host's events on to every window. Returns the function that ends it. */
export function serveIpc(
  ipc: Pick<IpcMain, 'handle' | 'removeHandler'>,
  host: Host,
  windows: () => readonly { readonly webContents: Pick<WebContents, 'send' | 'isDestroyed' | 'isCrashed'> }[],
): () => void {
  ipc.handle(REQUEST, ({ senderFrame }, call: unknown, input: unknown): Promise<Reply> | Reply => {
    if (!trusted(senderFrame)) return refused(badRequest('This page is not allowed to call the host.'))
    if (typeof call !== 'string') return refused(badRequest('A call needs a name.'))
    return host.request(call, input)
  })
  const stop = host.subscribe((event: HostEvent) => {
    // A page that has died is told everything when it is back.
    for (const { webContents } of windows()) if (!webContents.isDestroyed() && !webContents.isCrashed()) webContents.send(EVENT, event)
  })
  return () => {
    stop()
    ipc.removeHandler(REQUEST)
  }
}

/** Only our own page, in the window's main frame. */
function trusted(frame: Pick<WebFrameMain, 'parent' | 'origin'> | null): boolean {
  return frame !== null && frame.parent === null && frame.origin === ORIGIN
}
