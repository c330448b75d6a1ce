import type { Skill } from '../../kernel/types.ts'

/** How a strength plays. What a player gains or fears is weighed in turns. */
export interface Temper {
  /** How far he looks when he moves: at the next space alone, at what he lacks, or at every end of a walk with its chance. */
  readonly sight: 'next' | 'goal' | 'ends'
  /** The Lives at which he goes to heal. */
  readonly heals: number
  /** The chance of all three Trials from which he enters, and the one when a rival may enter as well. */
  readonly enters: number
  readonly rushes: number
  /** He knows what is still in the decks; others draw from the easy deck while they are weak, or as it comes. */
  readonly deck: 'any' | 'easy' | 'left'
  /** He uses Spells where they serve, and keeps those for the Trials. */
  readonly keeps: boolean
  /** How far ahead he has to be to attack another Character; null where he weighs what it would bring. */
  readonly bold: number | null
  /** The part of all he has gained that the last Life is worth. */
  readonly dread: number
}

export const TEMPERS: Readonly<Record<Skill, Temper>> = {
  novice: { sight: 'next', heals: 1, enters: 0.45, rushes: 0.45, deck: 'any', keeps: false, bold: 6, dread: 0 },
  able: { sight: 'goal', heals: 2, enters: 0.35, rushes: 0.35, deck: 'easy', keeps: false, bold: 3, dread: 0.3 },
  master: { sight: 'ends', heals: 2, enters: 0.35, rushes: 0.2, deck: 'left', keeps: true, bold: null, dread: 0.6 },
}
