const FIGURES = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const

/** `1.2 MB`, from bytes. */
export function sizeOf(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  return `${FIGURES.format(bytes / 1000 ** power)} ${UNITS[power]}`
}
