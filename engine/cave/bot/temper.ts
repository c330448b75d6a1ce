import type { Skill } from '../../kernel/types.ts'

/** How a strength plays. What a player gains or fears is weighed in turns. */
export interface Temper {
  /** He looks further than the space on which he ends this move. */
  readonly plans: boolean
  /** How far off he may be about what is to be drawn on a space, in turns. */
  readonly errs: number
  /** The Lives at which he makes for the Entrance to heal; whoever weighs it needs no such rule. */
  readonly heals: number
  /** The chance of all three Trials from which he enters, and from which he does when a rival may be first. */
  readonly enters: number
  readonly rushes: number
  /** The same where nobody else could win: there is no hurry until the rounds run out, and failing costs as much. */
  readonly alone: number
  /** He knows what is still in the decks; others draw from the easy deck while they are weak, or as it comes. */
  readonly deck: 'any' | 'easy' | 'left'
  /** He keeps the Spells that help in the Trials. */
  readonly keeps: boolean
  /** How far ahead he has to be to attack another Character; null where he weighs what it would bring. */
  readonly bold: number | null
  /** The part of all he has gained that his life is worth to him. */
  readonly dread: number
}

/**
 * Whoever fails loses what he has gathered in many turns, and whoever dies all of it: a master waits until he can hardly fail, and goes
 * in sooner only where a rival or the last round leaves him no time. Going in at every second chance he would win in two thirds of the rounds.
 */
export const TEMPERS: Readonly<Record<Skill, Temper>> = {
  novice: { plans: false, errs: 15, heals: 1, enters: 0.25, rushes: 0.25, alone: 0.3, deck: 'any', keeps: false, bold: 6, dread: 0.3 },
  able: { plans: true, errs: 17, heals: 2, enters: 0.35, rushes: 0.35, alone: 0.5, deck: 'easy', keeps: false, bold: 3, dread: 0.5 },
  master: { plans: true, errs: 0, heals: 0, enters: 0.95, rushes: 0.25, alone: 0.99, deck: 'left', keeps: true, bold: null, dread: 1 },
}
