import { tileIn } from '../chapters/05-squares.ts'
import { isTreasureSeen, isUndrawn } from '../chapters/06-walks.ts'
import { type Way, waysFrom } from '../chapters/06-ways.ts'
import { isLampFoe } from '../chapters/10-hazards.ts'
import { dangerOn, pitOn } from '../chapters/cards.ts'
import { SLOTS, spotOf, squareIn } from '../open/squares.ts'
import { type Floor, isDarkFloor } from '../open/tiles.ts'
import type { DomainState, Square } from '../state.ts'
import type { DeckId } from '../tables/table-types.ts'

// The labyrinth as it is laid. A bot searches it at every question and it changes seldom, so what was looked up is kept until it does.

/** A square with what no card on it and no one who walks there changes. */
export interface Place {
  readonly square: Square
  /** Null where no tile lies yet. */
  readonly floor: Floor | null
  readonly dark: boolean
  readonly skull: boolean
  /** The steps that the tiles allow from it. */
  readonly ways: readonly Way[]
}

/** The same with what lies there now. */
export interface Site extends Place {
  /** The creature or hazard; null where none is known. */
  readonly danger: ReturnType<typeof dangerOn>
  /** 10.7, 10.8 */
  readonly pit: boolean
  /** A burning lantern goes out there. */
  readonly windy: boolean
  /** The deck of its symbol, where no card of it was drawn yet; null otherwise. */
  readonly undrawn: DeckId | null
  /** A major treasure lies there, or has not been turned up yet. */
  readonly treasure: boolean
}

export interface Chart {
  at(square: Square): Place
  /** The squares with a printed stair or trapdoor. */
  readonly shafts: readonly Square[]
}

let charted: { readonly laid: string; readonly chart: Chart } | null = null

/** The labyrinth as it lies now. */
export function chartOf(s: DomainState): Chart {
  const laid = JSON.stringify([s.tiles, s.large, s.variants, s.characters.map(({ quadrant }) => quadrant)])
  if (charted?.laid !== laid) charted = { laid, chart: newChart(s) }
  return charted.chart
}

function newChart(s: DomainState): Chart {
  const places = new Map<Square, Place>()
  return {
    at(square) {
      let place = places.get(square)
      if (place === undefined) {
        place = placeAt(s, square)
        places.set(square, place)
      }
      return place
    },
    shafts: SLOTS.flatMap((slot) => {
      const floors = tileIn(s, slot)?.floors ?? []
      return floors.flatMap(({ shaft }, cell) => (shaft === null ? [] : [squareIn(slot, cell)]))
    }),
  }
}

function placeAt(s: DomainState, square: Square): Place {
  const { slot, cell } = spotOf(square)
  const tile = tileIn(s, slot)
  const floor = tile?.floors[cell] ?? null
  return { square, floor, dark: floor !== null && isDarkFloor(floor, s.variants), skull: tile?.room === 'skull', ways: waysFrom(s, square) }
}

export function siteAt(s: DomainState, place: Place): Site {
  const { square, floor } = place
  const danger = dangerOn(s, square)
  return {
    ...place,
    danger,
    pit: danger !== null && pitOn(s, square) !== null,
    windy: danger !== null && isLampFoe(s, square),
    undrawn: floor !== null && floor.symbol !== null && isUndrawn(s, square) ? floor.symbol : null,
    treasure: s.treasures[square] !== undefined || (floor?.treasure === true && !isTreasureSeen(s, square)),
  }
}
