// JSON from outside, bounded before it is parsed: a few bytes can stand for a value that takes sixty.

export interface Bounds {
  /** How deeply arrays and objects may nest. */
  readonly depth: number
  /** How many values there may be altogether, at most. */
  readonly values: number
}

/** The parsed text of these bytes; null where it is not UTF-8, not JSON, too deep, or of too many values. */
export function boundedJsonOf(bytes: Uint8Array, bounds: Bounds): { readonly value: unknown } | null {
  if (!isWithin(bytes, bounds)) return null
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return null
  }
}

/** Counts brackets and commas outside of strings. */
function isWithin(bytes: Uint8Array, { depth, values }: Bounds): boolean {
  let open = 0
  let count = 1
  let quoted = false
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]
    if (quoted) {
      if (byte === BACKSLASH) i += 1
      else if (byte === QUOTE) quoted = false
      continue
    }
    switch (byte) {
      case QUOTE:
        quoted = true
        break
      case 0x5b: // [
      case 0x7b: // {
        open += 1
        count += 1
        if (open > depth || count > values) return false
        break
      case 0x5d: // ]
      case 0x7d: // }
        open -= 1
        break
      case 0x2c: // ,
        count += 1
        if (count > values) return false
        break
      default:
        break
    }
  }
  return true
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
