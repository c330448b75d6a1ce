import { onDie } from './table.ts'

/** Trap Table (7.1), by die. */
export const TRAPS = ['arrow', 'poisoned-arrow', 'poison-gas', 'explosion', 'flaming-oil', 'roll-twice'] as const

export type Trap = (typeof TRAPS)[number]

/** The trap for a die of 1 to 6 (7.1). */
export function trapAt(die: number): Trap {
  return onDie(TRAPS, die)
}
