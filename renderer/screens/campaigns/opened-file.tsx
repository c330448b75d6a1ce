import { lazy, Suspense, useEffect, useState } from 'react'
import type { OpenedFile as Given } from '../../../electron/contract/index.ts'
import { useClient } from '../../host/client.tsx'
import { go } from '../../navigation.ts'

const ImportCampaignDialog = lazy(async () => ({ default: (await import('./import.tsx')).ImportCampaignDialog }))
const ImportCharacterDialog = lazy(async () => ({ default: (await import('./import-character.tsx')).ImportCharacterDialog }))

/** Between two looks whether another dialog is still open, in milliseconds. */
const PAUSE = 300

/**
 * A file that was dropped on the window, or opened with the desktop app. It is shown in the dialog that would import it: nothing is read or
 * written before the person says so.
 */
export function OpenedFile() {
  const client = useClient()
  const [opened, setOpened] = useState<{ readonly file: File; readonly isCampaign: boolean } | null>(null)
  useEffect(() => {
    let waiting: number | undefined
    const look = async (file: File) => setOpened({ file, isCampaign: await isPacked(file) })
    const take = async () => {
      window.clearTimeout(waiting)
      // A dialog waits for its own answer, and the file for its end.
      if (isAsking()) waiting = window.setTimeout(take, PAUSE)
      else {
        const given = await client.call('app.opened').catch(() => null)
        if (given !== null) await look(fileOf(given))
      }
    }
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? []
      if (file === undefined || event.defaultPrevented) return
      event.preventDefault()
      if (!isAsking()) void look(file)
    }
    // Only the desktop app is opened with files.
    if (window.citadel !== undefined) void take()
    const stop = client.on('command.file', () => void take())
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      window.clearTimeout(waiting)
      stop()
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [client])
  if (opened === null) return null
  const close = () => setOpened(null)
  const visit = (campaign: string) => {
    close()
    go({ kind: 'hall', campaign })
  }
  const Import = opened.isCampaign ? ImportCampaignDialog : ImportCharacterDialog
  return (
    <Suspense>
      <Import first={opened.file} onOpen={visit} onClose={close} />
    </Suspense>
  )
}

function isAsking(): boolean {
  return document.querySelector('dialog[open]') !== null
}

/** A campaign is packed by gzip, a record is text. */
async function isPacked(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return first === 0x1f && second === 0x8b
}

function fileOf({ name, data }: Given): File {
  return new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], name)
}
