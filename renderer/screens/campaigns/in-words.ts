import type { Campaign } from '../../../electron/contract/index.ts'
import { UNDO_MODES, VARIANTS } from './variants.ts'

export function undoName({ undo }: Campaign): string {
  return UNDO_MODES.find(({ id }) => id === undo)?.name ?? undo
}

/** The switches of a campaign by name; one that this page does not know keeps its id. */
export function variantNames({ variants }: Campaign): readonly string[] {
  return variants.map((variant) => VARIANTS.find(({ id }) => id === variant)?.name ?? variant)
}

export function raidsOf({ raids }: Campaign): number {
  return raids.open + raids.ended + raids.abandoned
}

/** `40 characters`, `1 raid`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`
}

/** `6 living, 3 fallen, 1 retired`: what nobody is, is left out. */
export function rosterInWords({ living, dead, lost, retired }: Campaign['roster']): string {
  const gone = [[dead, 'fallen'] as const, [lost, 'lost'] as const, [retired, 'retired'] as const]
  return [`${living} living`, ...gone.flatMap(([n, word]) => (n > 0 ? [`${n} ${word}`] : []))].join(', ')
}

export function raidsInWords({ raids }: Campaign): string {
  const kinds = [[raids.ended, 'ended'] as const, [raids.open, 'open'] as const, [raids.abandoned, 'given up'] as const]
  return kinds.flatMap(([n, word]) => (n > 0 ? [`${n} ${word}`] : [])).join(', ') || 'none'
}

/** An ISO time as a date of this place, with its year. */
export function date(time: string): string {
  return new Date(time).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' })
}
