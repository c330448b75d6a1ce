import type { Armour, Monster, Weapon } from '../state.ts'

/** What the hero needs with two dice, by weapon and monster (210D). */
export const HERO_TO_HIT: Readonly<Record<Weapon, Readonly<Record<Monster, number>>>> = {
  'short-sword': { goblin: 6, 'great-goblin': 7, man: 9, troll: 14, ogre: 13, zombie: 12, lycanthrope: 10 },
  'long-sword': { goblin: 8, 'great-goblin': 8, man: 8, troll: 13, ogre: 11, zombie: 10, lycanthrope: 7 },
  dagger: { goblin: 9, 'great-goblin': 10, man: 10, troll: 14, ogre: 14, zombie: 15, lycanthrope: 10 },
  ax: { goblin: 9, 'great-goblin': 8, man: 8, troll: 11, ogre: 10, zombie: 10, lycanthrope: 8 },
  'long-ax': { goblin: 10, 'great-goblin': 10, man: 10, troll: 9, ogre: 8, zombie: 8, lycanthrope: 9 },
  hammer: { goblin: 11, 'great-goblin': 10, man: 11, troll: 8, ogre: 8, zombie: 9, lycanthrope: 9 },
  spear: { goblin: 9, 'great-goblin': 8, man: 9, troll: 12, ogre: 10, zombie: 15, lycanthrope: 6 },
}

/** What each monster needs with two dice (210F). */
export const MONSTER_TO_HIT: Readonly<Record<Monster, number>> = {
  goblin: 7,
  'great-goblin': 6,
  man: 5,
  lycanthrope: 4,
  troll: 4,
  zombie: 8,
  ogre: 3,
}

/** The most monsters that can stand beside a hero: two in each of four squares (203B2, 210A3). */
export const MOST_TARGETS = 8

/** What each of `targets` (1 to 8) monsters attacked at once takes off the hero's dice (210E2). */
export function severalModifier(targets: number): number {
  return Math.min(0, 1 - targets)
}

/** Where a monster stands as the hero faces. */
export type Position = 'front' | 'side' | 'rear'

/** What its position adds to a monster's dice (210G1, H-26). */
export const POSITION: Readonly<Record<Position, number>> = { front: 1, side: 2, rear: 3 }

/** What the hero's armour adds to a monster's dice (210G2). */
export const ARMOUR: Readonly<Record<Armour, number>> = { none: 1, leather: 0, mail: -1, plate: -2 }

/** What a shield adds, unless the weapon in hand takes both (210G2). */
export const SHIELD = -1
