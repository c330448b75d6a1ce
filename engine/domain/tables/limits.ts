import type { CreatureRow } from './table-types.ts'

// Single numbers of rules that are in no printed table.

/** The face that lights a lantern in the dark, on the board and in a passage (6.3, D-12, D-98). */
export const RELIGHTS_ON = 1
/** Of equal initiative a character has it from this face on (D-21). */
export const FIRST_BLOW_FROM = 4
/** The face on which a spell fails (11.1). */
export const SPELL_FAILS_ON = 1
/** The face on which the evil that was summoned kills (11.6). */
export const EVIL_KILLS_ON = 1
/** What a climber needs on a die (10.7). */
export const CLIMBS_FROM = { bare: 5, rope: 3 } as const
/** What one with a rope needs to cross a pit (10.7). */
export const CROSSES_FROM = 5
/** The face on which he falls in (10.7). */
export const FALLS_ON = 1

/** What a failed test of luck makes of a loss (4.2). */
export const UNLUCKY_TIMES = 2
/** How often the numbers of a card count that lies in a magic room (10.1, D-86). */
export const MAGIC_ROOM_TIMES = 2
/** What Double Trouble makes of a blow (11.2, D-55). */
export const TROUBLE_TIMES = 2
/** A game without a limit that no one wins is counted out after this round (D-75). */
export const MOST_ROUNDS = 500

/** Rounds of a fight; after these without a hit he has to go back (9.3). */
export const FIGHT_ROUNDS = 3
/** Hands to hold things with (9.4). */
export const HANDS = 2
/** Squares from one end of a passage to the other at the most, both counted (10.3, D-42). */
export const PASSAGE_RANGE = 6
/** Life points lost in the skull chamber: in its jaws, and by a failed test (10.2). */
export const SKULL_LOSS = { jaws: 2, dread: 1 } as const
/** Life points that every meeting with the Warlock costs (14.0). */
export const WARLOCK_BLOW = 2
/** Every creature of the green deck with the variant `easy`. */
export const EASY_GREEN: Readonly<Record<keyof Pick<CreatureRow, 'initiative' | 'lifePoints'>, number>> = { initiative: 35, lifePoints: 2 }
