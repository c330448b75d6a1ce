import { join } from 'node:path'
import type { Session } from 'electron'
import { ORIGIN } from './origin.ts'

/** Files that our own page offers are saved where the person chooses; nothing else is downloaded. */
export function saveWithDialog(session: Pick<Session, 'on'>, folder: () => string): void {
  session.on('will-download', (event, item) => {
    if (!item.getURL().startsWith(`blob:${ORIGIN}/`)) return event.preventDefault()
    item.setSaveDialogOptions({ title: 'Save', defaultPath: join(folder(), item.getFilename()) })
  })
}
