/** `Week 48 of 2026`. */
export function weekInWords(week: string): string {
  const [year, nth = ''] = week.split('-W')
  return `Week ${Number(nth)} of ${year}`
}
