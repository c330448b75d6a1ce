/** Names reserved by some system, with any extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** The most bytes for the name itself; with an extension it stays below the limit of every file system (255). */
const MOST_BYTES = 180

/**
 * A file name from a name given by a person: letters and figures of any script, with hyphens between words. On no system is it
 * a path, hidden, reserved or empty.
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
