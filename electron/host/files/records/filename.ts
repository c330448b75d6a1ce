/** Names that some system keeps for itself, with any ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** Bytes that the name itself may take; with an ending it stays under what every file system allows (255). */
const MOST_BYTES = 180

/**
 * A name for a file out of what a person calls something: letters and figures of any script, words apart by hyphens, so that it
 * is neither a path, nor hidden, nor reserved, nor empty on any system.
 */
export function filename(name: string, ending: string, otherwise = 'record'): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  const cut = shortened(words).replaceAll(/-+$/g, '')
  const usable = /[\p{L}\p{N}]/u.test(cut) ? cut : otherwise
  return `${RESERVED.test(usable) ? `${otherwise}-${usable}` : usable}.${ending}`
}

function shortened(words: string): string {
  let bytes = 0
  let short = ''
  for (const letter of words) {
    bytes += Buffer.byteLength(letter)
    if (bytes > MOST_BYTES) break
    short += letter
  }
  return short
}
