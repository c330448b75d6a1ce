import type { Levels, Trait } from '../../../../engine/hero/view-types.ts'

/** Bought levels by trait; a missing trait is 0. */
export type FlatLevels = Readonly<Partial<Record<Trait, number>>>

/** The levels of a sheet, one beside the other. */
export function flatLevels({ characteristics, weapons }: Levels): FlatLevels {
  return { ...characteristics, ...weapons }
}
