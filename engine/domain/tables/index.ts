import { plain } from '../../kernel/plain.ts'
import { BOARD } from './board.ts'
import { DECKS } from './decks.ts'
import { INNER_TILES } from './inner-tiles.ts'
import { ANTECHAMBER_OPENINGS, ANTECHAMBERS, TREASURE_CHAMBERS } from './large-tiles.ts'
import { OUTER_TILES } from './outer-tiles.ts'
import { CARRYING, CHARACTERS, CREATURES, DARK_MOVEMENT, ENCOUNTERS, EXPERIENCE, POTION, START, STRIP, TREASURES } from './sheet.ts'
import { PARCHMENTS, SPELLS } from './spells.ts'
import type { DomainTables } from './table-types.ts'

export * from './board.ts'
export * from './decks.ts'
export * from './inner-tiles.ts'
export * from './large-tiles.ts'
export * from './limits.ts'
export * from './outer-tiles.ts'
export * from './sheet.ts'
export * from './spells.ts'

/** Every number, tile and card of the game. */
export function tables(): DomainTables {
  return {
    start: START,
    carrying: CARRYING,
    experience: EXPERIENCE,
    board: BOARD,
    tiles: { outer: OUTER_TILES, inner: INNER_TILES },
    large: { antechambers: ANTECHAMBERS, antechamberOpenings: ANTECHAMBER_OPENINGS, treasureChambers: TREASURE_CHAMBERS },
    decks: DECKS,
    spells: SPELLS,
    parchments: PARCHMENTS,
    creatures: CREATURES,
    unlabelledPotion: plain(POTION),
    randomEncounter: plain(ENCOUNTERS),
    strip: STRIP,
    darkMovement: DARK_MOVEMENT,
    treasures: TREASURES,
    characters: CHARACTERS,
  }
}
