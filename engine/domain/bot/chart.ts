import { floorAt, tileIn } from '../chapters/05-squares.ts'
import { type Way, waysFrom } from '../chapters/06-ways.ts'
import { SQUARES, spotOf } from '../open/squares.ts'
import { type Floor, isDarkFloor } from '../open/tiles.ts'
import type { DomainState, Square } from '../state.ts'

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

export interface Chart {
  at(square: Square): Place
  /** The squares with a printed stair or trapdoor, row by row. */
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
    shafts: SQUARES.filter((square) => floorAt(s, square)?.shaft != null),
  }
}

function placeAt(s: DomainState, square: Square): Place {
  const { slot, cell } = spotOf(square)
  const tile = tileIn(s, slot)
  const floor = tile?.floors[cell] ?? null
  return { square, floor, dark: floor !== null && isDarkFloor(floor, s.variants), skull: tile?.room === 'skull', ways: waysFrom(s, square) }
}
