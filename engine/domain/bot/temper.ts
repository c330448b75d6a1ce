import type { Skill } from '../../kernel/types.ts'

/** How a strength plays. */
export interface Temper {
  /** Weighs the chance of a fight before it goes there; others go where it is near. */
  readonly weighs: boolean
  /** What a life point is worth when there are ten of them, in points of experience. */
  readonly life: number
  /** Uses spells, the Javelin and ropes. */
  readonly crafty: boolean
  /** Tests luck by expectation; others only when they would die. */
  readonly tests: boolean
  /** The chance of getting through the chamber below which it does not go for the treasure yet. */
  readonly nerve: number
}

export const TEMPERS: Readonly<Record<Skill, Temper>> = {
  novice: { weighs: false, life: 0.2, crafty: false, tests: false, nerve: 0 },
  able: { weighs: true, life: 0.6, crafty: false, tests: true, nerve: 0.2 },
  master: { weighs: true, life: 0.9, crafty: true, tests: true, nerve: 0.35 },
}
