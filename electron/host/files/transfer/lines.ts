import { createHash } from 'node:crypto'
import { createGunzip } from 'node:zlib'

// The lines of a packed file from outside. Everything is bounded before it takes memory: what is unpacked, as it is unpacked; a
// line, before it is read; the values in it, before they are made.

/** The limits on an unpacked file and on one of its lines, in bytes: far above a campaign of many years, and the longest game. */
const LARGEST_UNPACKED = 256 * 1024 * 1024
export const LONGEST_LINE = 16 * 1024 * 1024

/** What is wrong with a file from outside, in words. */
export class Faulty extends Error {}

export interface Line {
  readonly bytes: Buffer
  /** The checksum of everything before the line. */
  readonly before: () => string
}

/** @param tick told how many bytes of the packed file have been read */
export async function* linesOf(packed: Uint8Array, tick: (read: number) => void): AsyncGenerator<Line, undefined> {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 })
  gunzip.end(packed)
  const sum = createHash('sha256')
  let pending: Buffer[] = []
  let [length, total] = [0, 0]
  const line = (): Line => {
    const bytes = pending.length === 1 && pending[0] !== undefined ? pending[0] : Buffer.concat(pending)
    pending = []
    length = 0
    const before = sum.copy()
    return { bytes, before: () => before.digest('hex') }
  }
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      total += chunk.length
      if (total > LARGEST_UNPACKED) throw new Faulty('it unpacks to far more than any campaign holds')
      for (let at = 0; at < chunk.length; ) {
        const found = chunk.indexOf(LINE_FEED, at)
        const end = found === -1 ? chunk.length : found
        length += end - at
        if (length > LONGEST_LINE) throw new Faulty('one of its lines is far longer than any raid')
        if (end > at) pending.push(chunk.subarray(at, end))
        if (found !== -1) {
          const whole = line()
          yield whole
          sum.update(whole.bytes).update('\n')
        }
        at = end + 1
      }
      tick(gunzip.bytesWritten)
    }
  } catch (error) {
    throw error instanceof Faulty ? error : new Faulty(wordsFor(error))
  } finally {
    gunzip.destroy()
  }
  if (gunzip.bytesWritten !== packed.length) throw new Faulty('something else follows it in the file')
  if (length > 0) yield line()
}

const LINE_FEED = 0x0a

function wordsFor(error: unknown): string {
  switch (error instanceof Error && 'code' in error ? error.code : '') {
    case 'Z_BUF_ERROR':
      return 'it is incomplete'
    case 'Z_DATA_ERROR':
      return 'it is not packed as a campaign is, or it is damaged'
    default:
      return 'it cannot be unpacked'
  }
}
