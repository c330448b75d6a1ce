import type { Armour, Kind, Monster, Riches, Special } from '../state.ts'

/** For each counter that a hero eliminates (214A). */
export const COURAGE: Readonly<Record<Monster | Special, number>> = {
  dummy: 5,
  zombie: 6,
  goblin: 7,
  'great-goblin': 8,
  man: 8,
  trap: 10,
  lycanthrope: 12,
  troll: 13,
  ogre: 14,
  succubus: 20,
}

/** For each level of appearance, intelligence and class that is left (214B). */
export const CHARM_LEVEL = 10

/** For each counter carried into Alysa's room (214C). */
export const RICHES_VALUE: Readonly<Record<Riches, number>> = { gold: 40, jewel: 50 }

/** By how many percent armour changes the points for courage (214D). */
export const ARMOUR_PERCENT: Readonly<Record<Armour, number>> = { none: 20, leather: 0, mail: -20, plate: -40 }

/** What a shield changes beside that (214D). */
export const SHIELD_PERCENT = -20

/** A lead that makes Alysa's choice; a smaller one is a tie (215B5, H-45). */
export const WINNING_MARGIN = 30

/** Boxes on the Alysa track; the last one is the heart (215A3, H-43). */
export const TRACK_BOXES = 4

/** What a counter is worth to the hero who eliminates or carries it. */
export function worthOf(kind: Kind): number {
  return kind === 'gold' || kind === 'jewel' ? RICHES_VALUE[kind] : COURAGE[kind]
}
