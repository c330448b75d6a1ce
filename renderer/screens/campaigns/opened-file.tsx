import { lazy, Suspense, useEffect, useState } from 'react'
import type { OpenedFile as Given } from '../../../electron/contract/index.ts'
import { useClient } from '../../host/client.tsx'
import { go } from '../../navigation.ts'

const ImportCampaignDialog = lazy(async () => ({ default: (await import('./import.tsx')).ImportCampaignDialog }))
const ImportGameDialog = lazy(async () => ({ default: (await import('./import-game.tsx')).ImportGameDialog }))
const ImportCharacterDialog = lazy(async () => ({ default: (await import('./import-character.tsx')).ImportCharacterDialog }))

/** Between two looks whether another dialog is still open, in milliseconds. */
const PAUSE = 300

/**
 * A file that was dropped on the window, or opened with the desktop app. It is shown in the dialog that would import it: nothing is read or
 * written before the person says so.
 */
export function OpenedFile() {
  const client = useClient()
  const [opened, setOpened] = useState<{ readonly file: File; readonly kind: Kind } | null>(null)
  useEffect(() => {
    let waiting: number | undefined
    const look = async (file: File) => setOpened({ file, kind: await kindOf(file) })
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
  if (opened.kind === 'game') {
    return (
      <Suspense>
        <ImportGameDialog first={opened.file} onClose={close} />
      </Suspense>
    )
  }
  const Import = opened.kind === 'campaign' ? ImportCampaignDialog : ImportCharacterDialog
  return (
    <Suspense>
      <Import first={opened.file} onOpen={visit} onClose={close} />
    </Suspense>
  )
}

function isAsking(): boolean {
  return document.querySelector('dialog[open]') !== null
}

type Kind = 'campaign' | 'game' | 'character'

/** Campaigns, games and reports are packed by gzip and say first what they are; a record is text. */
async function kindOf(file: File): Promise<Kind> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (first !== 0x1f || second !== 0x8b) return 'character'
  return /"format":"citadel-(game|report)"/.test(await beginningOf(file)) ? 'game' : 'campaign'
}

/** The first words of a packed file; none of one that does not unpack, which the host will refuse. */
async function beginningOf(file: File): Promise<string> {
  const reader = new Response(await file.slice(0, 4096).arrayBuffer()).body?.pipeThrough(new DecompressionStream('gzip')).getReader()
  const read = await reader?.read().catch(() => null)
  void reader?.cancel().catch(() => null)
  return new TextDecoder().decode(read?.value?.slice(0, 200))
}

function fileOf({ name, data }: Given): File {
  return new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], name)
}
