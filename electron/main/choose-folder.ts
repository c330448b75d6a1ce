import type { BrowserWindow, Dialog, OpenDialogOptions } from 'electron'

/** Lets the person choose a folder in the dialog of the system, in front of the window; null where they cancel. */
export function folderChooser(dialog: Pick<Dialog, 'showOpenDialog'>, front: () => BrowserWindow | null): () => Promise<string | null> {
  return async () => {
    const window = front()
    const wish: OpenDialogOptions = {
      title: 'Folder for the second copy',
      buttonLabel: 'Copy there',
      properties: ['openDirectory', 'createDirectory'],
    }
    const { canceled, filePaths } = await (window === null ? dialog.showOpenDialog(wish) : dialog.showOpenDialog(window, wish))
    return canceled ? null : (filePaths[0] ?? null)
  }
}
