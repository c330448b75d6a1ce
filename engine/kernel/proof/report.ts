import type { Fuzzed } from './fuzz.ts'
import type { Proof, ReportLine } from './proof.ts'

/** The fuzzer's report on the games of one kind, of which there must be at least one. */
export function reportOf<S>({ report }: Proof<S>, what: string, games: readonly Fuzzed<S>[]): string {
  const lines: readonly ReportLine<S>[] = [
    ...report,
    { label: 'left before its end', of: ({ end }) => end === null },
    { label: 'choices', of: ({ choices }) => choices },
    { label: 'turns', of: ({ turns }) => turns },
  ]
  const widest = Math.max(...lines.map(({ label }) => label.length))
  const told = lines.map(({ label, of }) => `  ${label.padEnd(widest)}  ${summed(games.map(of))}`)
  return `${games.length} ${what}, nothing broken (figures: least / median / most)\n${told.join('\n')}`
}

/** `12 (3.4%)` for a yes-or-no count; `3 / 14 / 90` for figures. */
function summed(values: readonly (boolean | number)[]): string {
  const figures = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b)
  if (figures.length === 0) {
    const count = values.filter((value) => value === true).length
    return `${count} (${((100 * count) / values.length).toFixed(1)}%)`
  }
  const at = (part: number) => figures[Math.min(figures.length - 1, Math.floor(part * figures.length))]
  return `${at(0)} / ${at(0.5)} / ${at(1)}`
}
