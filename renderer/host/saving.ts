import type { OutgoingFile } from '../../electron/contract/index.ts'

/** Offers a file for saving where the browser or the shell puts downloads. */
export function save(file: OutgoingFile): void {
  const address = URL.createObjectURL(new Blob([contents(file)], { type: file.mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = file.filename
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  // A download begins after the press: the address must outlive it.
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
}

const KEPT = 60_000

/** The content of the file, byte for byte. */
export function contents({ encoding, data }: OutgoingFile): string | Uint8Array<ArrayBuffer> {
  switch (encoding) {
    case 'utf8':
      return data
    case 'base64':
      return Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  }
}
