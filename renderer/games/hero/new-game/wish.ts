import type { Json } from '../../../../engine/kernel/types.ts'

/** HERO's own options of a new game. */
export interface HeroWish {
  /** By seat: the id of the hero's sheet; null for one that is made when the game begins. */
  readonly heroes: readonly (string | null)[]
  /** `m1`, or `random`. */
  readonly catacomb: string
  /** Of a random catacomb; empty for a seed drawn by the game. */
  readonly catacombSeed: string
  /** The app lays out all counters, so that the first question is where one’s hero begins. */
  readonly laidByApp: boolean
}

export const RANDOM = 'random'

/** The possible numbers of players; three is usual (101A5). */
export const COUNTS: readonly number[] = [3, 2]

export const FIRST_WISH: HeroWish = { heroes: [], catacomb: 'm1', catacombSeed: '', laidByApp: true }

/** Changes the sheet for the hero of a seat. */
export function withHero(wish: HeroWish, seat: number, hero: string | null): HeroWish {
  return {
    ...wish,
    heroes: Array.from({ length: Math.max(wish.heroes.length, seat + 1) }, (_, i) => (i === seat ? hero : (wish.heroes[i] ?? null))),
  }
}

/** The sections of a game by number of players (101A5): two sit opposite each other. */
export function sectionsOf(players: number): readonly string[] {
  return players === 2 ? ['A', 'C'] : ['A', 'B', 'C']
}

/** The owner of the monsters in the section of a seat: with three, A's are in C, C's in B, B's in A; two have each other's (104D3). */
export function ownerOf(seat: number, players: number): number {
  return (seat + 1) % players
}

/** @param sheetOf the sheet with that id; null if it was deleted in the meantime */
export function optionsOf(wish: HeroWish, players: number, sheetOf: (id: string) => Json | null): Readonly<Record<string, Json>> {
  const { heroes, catacomb, catacombSeed, laidByApp } = wish
  return {
    catacomb: catacomb === RANDOM && catacombSeed.trim() ? `${RANDOM}:${catacombSeed.trim()}` : catacomb,
    layout: laidByApp ? 'app' : 'owners',
    heroes: Array.from({ length: players }, (_, seat) => {
      const hero = heroes[seat] ?? null
      return hero && sheetOf(hero)
    }),
  }
}
