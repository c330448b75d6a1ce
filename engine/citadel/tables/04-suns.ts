import { onDie } from './table.ts'

export type Sun = 'red' | 'yellow' | 'blue'

/** Magic Potential under the red, the yellow and the blue sun. */
export type MagicPotential = readonly [red: number, yellow: number, blue: number]

/** 4.1.D */
export const SUNS = ['red', 'red', 'yellow', 'yellow', 'blue', 'blue'] as const satisfies readonly Sun[]

/** 4.4, by die. */
export const MAGIC_POTENTIAL: readonly MagicPotential[] = [
  [0, 0, 0],
  [0, 0, 0],
  [2, 1, 0],
  [0, 1, 2],
  [1, 1, 1],
  [2, 2, 2],
]

const PLACE = { red: 0, yellow: 1, blue: 2 } as const satisfies Record<Sun, number>

/** The dominant sun for a die of 1 to 6 (4.1.D). */
export function sunAt(die: number): Sun {
  return onDie(SUNS, die)
}

/** An initiate's rating for a die of 1 to 6 (4.4). */
export function magicPotentialAt(die: number): MagicPotential {
  return onDie(MAGIC_POTENTIAL, die)
}

/** How many spells may be circled under that sun (4.1.D). */
export function potentialUnder(sun: Sun, magic: MagicPotential): number {
  return magic[PLACE[sun]]
}
