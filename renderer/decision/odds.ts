import type { Option } from '../../engine/kernel/types.ts'

/** `83.3 %`, `100 %`; a dash where there is nothing to say. */
export function percent(chance: number | undefined): string {
  if (chance === undefined) return '–'
  const value = (chance * 100).toFixed(1)
  return `${value.endsWith('.0') ? value.slice(0, -2) : value}\u202f%`
}

/** True for odds that belong in the columns hit, wounds, kill. */
export function hasFigures(option: Option): boolean {
  return option.odds !== undefined && (option.odds.expected !== undefined || option.odds.kill !== undefined)
}
