import type { Client } from '../../electron/contract/index.ts'
import { LARGEST_FILE, LONGEST_RECORD } from '../../electron/contract/index.ts'

/** Bytes of one piece, which in base64 fills a message. */
export const PIECE = (LONGEST_RECORD / 4) * 3

/** As `campaign.compare`, `campaign.import` and `character.import` name a file. */
export type Sent = { readonly data: string } | { readonly upload: string }

/**
 * Sends a file to the host: a small one as it is, a large one in pieces sent in advance.
 *
 * @param onProgress called after each piece with the share that has arrived, up to 1
 * @returns how the host knows it; refuses, in words, a file that is empty or too large
 */
export async function send(client: Client, file: Blob, onProgress: (share: number) => void): Promise<Sent> {
  if (file.size === 0) throw new Error('There is nothing in that file.')
  if (file.size > LARGEST_FILE) throw new Error(`That file is too large: more than ${LARGEST_FILE / 2 ** 20} megabytes.`)
  if (file.size <= PIECE) return { data: await base64(file) }
  const { upload } = await client.call('upload.begin', { size: file.size })
  for (let from = 0; from < file.size; from += PIECE) {
    await client.call('upload.add', { upload, piece: await base64(file.slice(from, from + PIECE)) })
    onProgress(Math.min(1, (from + PIECE) / file.size))
  }
  return { upload }
}

async function base64(piece: Blob): Promise<string> {
  const bytes = new Uint8Array(await piece.arrayBuffer())
  let letters = ''
  for (let from = 0; from < bytes.length; from += MOST_ARGUMENTS)
    letters += String.fromCharCode(...bytes.subarray(from, from + MOST_ARGUMENTS))
  return btoa(letters)
}

/** The number of arguments of a function is limited. */
const MOST_ARGUMENTS = 8192
