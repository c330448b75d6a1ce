import type { Json } from '../../../../engine/kernel/types.ts'

/** What only HERO asks of a new game. */
export interface HeroWish {
  /** By seat: id of the sheet that the hero comes with; null for one that is made when the game begins. */
  readonly heroes: readonly (string | null)[]
  /** `m1`, or `random`. */
  readonly catacomb: string
  /** Of a random catacomb; empty for one that is drawn for the game. */
  readonly catacombSeed: string
}

export const RANDOM = 'random'

/** How many may play; three is the usual number (101A5). */
export const COUNTS: readonly number[] = [3, 2]

export const FIRST_WISH: HeroWish = { heroes: [], catacomb: 'm1', catacombSeed: '' }

/** With another sheet for the hero of a seat. */
export function withHero(wish: HeroWish, seat: number, hero: string | null): HeroWish {
  return {
    ...wish,
    heroes: Array.from({ length: Math.max(wish.heroes.length, seat + 1) }, (_, i) => (i === seat ? hero : (wish.heroes[i] ?? null))),
  }
}

/** Sections as a game with so many players has them (101A5): two sit across. */
export function sectionsOf(players: number): readonly string[] {
  return players === 2 ? ['A', 'C'] : ['A', 'B', 'C']
}

/** Whose monsters lie in the section of a seat: with three, A's lie in C, C's in B, B's in A; two have each other's (104D3). */
export function ownerOf(seat: number, players: number): number {
  return (seat + 1) % players
}

/** @param sheetOf the sheet of that id; null where it has gone meanwhile */
export function optionsOf(wish: HeroWish, players: number, sheetOf: (id: string) => Json | null): Readonly<Record<string, Json>> {
  const { heroes, catacomb, catacombSeed } = wish
  return {
    catacomb: catacomb === RANDOM && catacombSeed.trim() ? `${RANDOM}:${catacombSeed.trim()}` : catacomb,
    heroes: Array.from({ length: players }, (_, seat) => {
      const hero = heroes[seat] ?? null
      return hero && sheetOf(hero)
    }),
  }
}
