import type { Skill } from '../../kernel/types.ts'

/** How a strength plays. */
export interface Temper {
  /** Weighs the chance of a fight before it goes there; others go where it is near. */
  readonly weighs: boolean
  /** Reckons with the life that a fight on the way may cost; others only with the turns that it takes. */
  readonly fears: boolean
  /** What a life point is worth when there are ten of them, in points of experience. */
  readonly life: number
  /** Uses spells, the Javelin and ropes. */
  readonly crafty: boolean
  /** Tests luck by expectation; others only when they would die. */
  readonly tests: boolean
  /** How much nearness to the treasure chamber adds to new ground; null goes to whatever is new and nearest. */
  readonly rush: number | null
  /** Comes in by the door from which the way to the middle is shortest, and keeps its luck for great losses. */
  readonly plans: boolean
}

export const TEMPERS: Readonly<Record<Skill, Temper>> = {
  novice: { weighs: false, fears: false, life: 0.2, crafty: false, tests: false, rush: null, plans: false },
  able: { weighs: true, fears: true, life: 0.6, crafty: false, tests: true, rush: 2, plans: false },
  master: { weighs: true, fears: true, life: 0.45, crafty: true, tests: true, rush: 5, plans: true },
}
