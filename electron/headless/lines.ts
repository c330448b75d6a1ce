import type { Readable } from 'node:stream'

/** The longest line that is read, in bytes. */
export const LONGEST_LINE = 16 * 1024 * 1024

const LINE_FEED = 10

/**
 * The lines of a stream of UTF-8, without their ends; null for one that is too long, which is dropped as it comes. Lines end at
 * the line feed alone: a carriage return before it is left to JSON, for which it is white space, and U+2028 and U+2029 are
 * letters in JSON's texts.
 */
export async function* linesOf(input: Readable, longest = LONGEST_LINE): AsyncGenerator<string | null> {
  let pieces: Buffer[] = []
  let size = 0
  const take = () => {
    const line = size > longest ? null : Buffer.concat(pieces).toString('utf8')
    pieces = []
    size = 0
    return line
  }
  const keep = (piece: Buffer) => {
    size += piece.length
    if (size > longest) pieces = []
    else pieces.push(piece)
  }
  for await (const data of input) {
    const chunk = Buffer.from(data)
    let from = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      keep(chunk.subarray(from, end))
      yield take()
      from = end + 1
    }
    keep(chunk.subarray(from))
  }
  if (size > 0) yield take()
}
