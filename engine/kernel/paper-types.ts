import type { Json } from './types.ts'

// Characters who began on paper: the fields of the printed record, in its order, as a form shows them.

interface Choice {
  readonly id: string
  readonly label: string
}

interface Thing extends Choice {
  /** Null where it has none. */
  readonly number: { readonly label: string; readonly least: number; readonly most: number } | null
}

/** What a field takes. `known`: names that mean someone of the chart. */
export type PaperEntry =
  | { readonly kind: 'text'; readonly most: number; readonly known: readonly string[] }
  | { readonly kind: 'choice'; readonly of: readonly Choice[] }
  | { readonly kind: 'choices'; readonly of: readonly Choice[]; readonly most: number }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'numbers'; readonly of: readonly Choice[]; readonly most: number }
  | { readonly kind: 'things'; readonly of: readonly Thing[]; readonly most: number }

export interface PaperField {
  readonly id: string
  readonly label: string
  readonly rule: string
  /** Says who it is: all that is asked of the fallen. */
  readonly who: boolean
  readonly entry: PaperEntry
}

/** What was filled in, by field: a text, an id, ids, a number, numbers by id, things (`ring:heal`, `armor:2`). Left out: as at the start. */
export interface Filled {
  readonly [field: string]: Json
}

/** What is wrong with a field, as a sentence. */
export interface PaperFault {
  readonly field: string
  readonly text: string
}
