import type { Skill } from '../../kernel/types.ts'

/** The chance of all three Trials from which someone enters, and from which he does once a rival's chance is so high. */
export interface Nerve {
  readonly enters: number
  readonly rushes: number
  readonly threat: number
}

/** A bot that does not look at rivals. */
function heedless(enters: number): Pick<Temper, 'duel' | 'crowd'> {
  const nerve = { enters, rushes: enters, threat: 1 }
  return { duel: nerve, crowd: nerve }
}

/** How a strength plays. What a player gains or fears is weighed in turns. */
export interface Temper {
  /** He looks further than the space on which he ends this move. */
  readonly plans: boolean
  /** How far off he may be about what is to be drawn on a space, in turns. */
  readonly errs: number
  /** The Lives at which he makes for the Entrance to heal; a bot that weighs it needs no such rule. */
  readonly heals: number
  /** When he enters against one rival, and against more. */
  readonly duel: Nerve
  readonly crowd: Nerve
  /** The chance of all three Trials from which he enters where nobody else could win: there is no hurry until the rounds run out. */
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
 * Failing costs what he has gathered in many turns, and dying all of it: a master waits until he can hardly fail, and goes
 * in sooner only where a rival or the last round leaves him no time. Of many rivals someone soon looks dangerous: there he waits until one
 * is as good as sure, and then even a small chance is better than none. Going in at every second chance he would win in two thirds of the
 * rounds.
 */
export const TEMPERS: Readonly<Record<Skill, Temper>> = {
  novice: { plans: false, errs: 17, heals: 1, ...heedless(0.25), alone: 0.3, deck: 'any', keeps: false, bold: 6, dread: 0.3 },
  able: { plans: true, errs: 17, heals: 2, ...heedless(0.35), alone: 0.5, deck: 'easy', keeps: false, bold: 3, dread: 0.5 },
  master: {
    ...{ plans: true, errs: 0, heals: 0, deck: 'left', keeps: true, bold: null, dread: 1 },
    duel: { enters: 0.9, rushes: 0.25, threat: 0.7 },
    crowd: { enters: 0.9, rushes: 0.05, threat: 0.93 },
    alone: 0.95,
  },
}
