const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const TENTH = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** `12,345`: a number with its thousands separated. */
export function whole(n: number): string {
  return WHOLE.format(n)
}

/** With one decimal where it is not zero: `12.5`, `12`. */
export function tenths(n: number): string {
  return TENTH.format(n)
}

/** `3`, `+3`, `−3`: the distance from expectation. */
export function difference(n: number): string {
  const text = tenths(Math.abs(n))
  if (text === '0') return '0'
  return n > 0 ? `+${text}` : `−${text}`
}
