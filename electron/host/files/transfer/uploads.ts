import { badRequest, conflict, isRefusal, refusal } from '../../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../../engine/kernel/types.ts'

/** Uploads in progress, piece by piece: messages have a size limit, and files may be larger. */
export interface Uploads {
  /** Makes room for a file of that many bytes. A third upload drops the oldest. */
  begin(id: string, size: number): UploadState
  /** Adds the next piece, in base64. An excess piece is refused and drops the upload. */
  add(id: string, piece: string): UploadState | Refusal
  /** Returns the whole file. Refuses an incomplete one. */
  look(id: string): Buffer | Refusal
  /** The same, and drops the upload. */
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
  const look: Uploads['look'] = (id) => {
    const upload = open.get(id)
    if (upload === undefined) return GONE
    if (upload.received < upload.size) {
      const message = `Only ${upload.received} of ${upload.size} bytes have arrived.`
      return conflict(message, 'incomplete')
    }
    return Buffer.concat(upload.pieces)
  }
  return {
    look,
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
        return badRequest(`More than the ${upload.size} bytes announced have arrived.`, { detail: 'size' })
      }
      upload.pieces.push(bytes)
      upload.received += bytes.length
      return { upload: id, size: upload.size, received: upload.received }
    },
    take(id) {
      const whole = look(id)
      if (!isRefusal(whole)) open.delete(id)
      return whole
    },
  }
}

const GONE = refusal('not-found', 'There is no such upload, or another has taken its place.')
