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
  /** As it is where nothing lies and nothing can be drawn. */
  bare(square: Square): Site
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
  const sites = new Map<Square, Site>()
  return {
    bare(square) {
      let site = sites.get(square)
      if (site === undefined) {
        site = { ...placeAt(s, square), ...NOTHING }
        sites.set(square, site)
      }
      return site
    },
    shafts: SLOTS.flatMap((slot) => {
      const floors = tileIn(s, slot)?.floors ?? []
      return floors.flatMap(({ shaft }, cell) => (shaft === null ? [] : [squareIn(slot, cell)]))
    }),
  }
}

const NOTHING = { danger: null, pit: false, windy: false, undrawn: null, treasure: false } as const

function placeAt(s: DomainState, square: Square): Place {
  const { slot, cell } = spotOf(square)
  const tile = tileIn(s, slot)
  const floor = tile?.floors[cell] ?? null
  return { square, floor, dark: floor !== null && isDarkFloor(floor, s.variants), skull: tile?.room === 'skull', ways: waysFrom(s, square) }
}

/** What lies on a square now. */
export function siteAt(s: DomainState, bare: Site): Site {
  const { square, floor } = bare
  const isMarked = floor !== null && (floor.symbol !== null || floor.treasure)
  if (!isMarked && s.cards[square] === undefined && s.treasures[square] === undefined) return bare
  const danger = dangerOn(s, square)
  return {
    ...bare,
    danger,
    pit: danger !== null && pitOn(s, square) !== null,
    windy: danger !== null && isLampFoe(s, square),
    undrawn: floor !== null && floor.symbol !== null && isUndrawn(s, square) ? floor.symbol : null,
    treasure: s.treasures[square] !== undefined || (floor?.treasure === true && !isTreasureSeen(s, square)),
  }
}
