import { badRequest, conflict, refusal } from '../../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../../engine/kernel/types.ts'

/** Files on their way in, in pieces: a message has a largest size, a file need not keep to it. */
export interface Uploads {
  /** Room for a file of that many bytes. Of more than two the oldest is forgotten. */
  begin(id: string, size: number): UploadState
  /** The next piece, in base64. A piece too many is refused, and the file forgotten. */
  add(id: string, piece: string): UploadState | Refusal
  /** The whole file, which is forgotten here. Refuses one that is not all there. */
  take(id: string): Buffer | Refusal
}

export interface UploadState {
  readonly upload: string
  readonly size: number
  readonly received: number
}

interface Upload {
  readonly size: number
  readonly pieces: Buffer[]
  received: number
}

const AT_A_TIME = 2

export function uploadsOf(): Uploads {
  const open = new Map<string, Upload>()
  return {
    begin(id, size) {
      open.set(id, { size, pieces: [], received: 0 })
      const [oldest] = open.keys()
      if (open.size > AT_A_TIME && oldest !== undefined) open.delete(oldest)
      return { upload: id, size, received: 0 }
    },
    add(id, piece) {
      const upload = open.get(id)
      if (upload === undefined) return GONE
      const bytes = Buffer.from(piece, 'base64')
      if (upload.received + bytes.length > upload.size) {
        open.delete(id)
        return badRequest(`More has come than the ${upload.size} bytes announced.`, { detail: 'size' })
      }
      upload.pieces.push(bytes)
      upload.received += bytes.length
      return { upload: id, size: upload.size, received: upload.received }
    },
    take(id) {
      const upload = open.get(id)
      if (upload === undefined) return GONE
      if (upload.received < upload.size) {
        const message = `Only ${upload.received} of ${upload.size} bytes have come.`
        return conflict(message, 'incomplete')
      }
      open.delete(id)
      return Buffer.concat(upload.pieces)
    },
  }
}

const GONE = refusal('not-found', 'There is no such upload, or another has taken its place.')
