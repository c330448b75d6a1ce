import { VARIANT_WORDS } from '../open/variants.ts'
import { BOARD } from './board.ts'
import { CARDS, ORDER } from './cards.ts'
import { CHARACTERS } from './characters.ts'
import { LIMITS, SPELLS_BY_CRAFT } from './limits.ts'
import { CHAMBER_RESULTS, NAMED_SPACES } from './spaces.ts'
import { REMOVED_SPELLS, SPELLS } from './spells.ts'
import type { CaveTables } from './table-types.ts'

export * from './board.ts'
export * from './cards.ts'
export * from './characters.ts'
export * from './limits.ts'
export * from './spaces.ts'
export * from './spells.ts'

/** Every number and card of the game, by the case that prints it: the answer of `game.tables`. */
export function tables(): CaveTables {
  const { beast, apparition, wealthDice, barred, search } = LIMITS
  return {
    board: BOARD,
    '1.4': { points: LIMITS.strengthPoints },
    '2.6': SPELLS_BY_CRAFT,
    '4': { lives: LIMITS.lives, gold: LIMITS.gold, healTo: LIMITS.healTo },
    '5.3': { objects: LIMITS.objects },
    '11.2': { freeCraft: LIMITS.freeCraft },
    '11.3': { gate: LIMITS.gate },
    '11.4': { stops: LIMITS.stopsInChamber },
    '12.3': { cards: LIMITS.caveCards },
    '12.4': CHAMBER_RESULTS,
    '12.5': { search, beast, apparition, wealthDice, barred },
    '12.6': NAMED_SPACES,
    '13.3': ORDER,
    removed: { cards: CARDS.filter(({ type }) => type === 'removed').map(({ kind }) => kind), spells: REMOVED_SPELLS.map(({ id }) => id) },
    cards: CARDS,
    spells: [...SPELLS, ...REMOVED_SPELLS],
    characters: CHARACTERS,
    variants: Object.entries(VARIANT_WORDS).map(([id, { name, text }]) => ({ id, title: name, text })),
  }
}
