import { below, oneOf, type Stream } from '../../kernel/random.ts'
import type { Json } from '../../kernel/types.ts'
import { cardOf } from '../open/cards.ts'
import { isLawfulLoad } from '../open/load.ts'
import { distance, SLOTS, type Slot, spotOf, squareIn } from '../open/squares.ts'
import { turnedTile } from '../open/tiles.ts'
import { EFFECTS, type Square } from '../state.ts'
import { ANTECHAMBERS, BOARD, DECKS, INNER_TILES, OUTER_TILES, START, TREASURE_CHAMBERS } from '../tables/index.ts'
import { DECK_IDS, QUADRANTS, TREASURE_IDS } from '../tables/table-types.ts'

// Made-up games that begin in the thick of it: a part of the board is laid, everyone stands in it hurt, laden and beset. So rare things
// come up.

/** Slots on each side of the middle one that are laid. */
const REACH = 1
const MOST_CARDS = 14
const MOST_ITEMS = 7
/** How far from someone cards lie. */
const NEAR = 3
const MOST_EXPERIENCE = 50
const MOST_ROUND = 60

const CARDS = DECK_IDS.flatMap((deck) => DECKS[deck].map(({ id }) => id))

/** A scenario for that many seats; the same stream always makes the same one. */
export function wildScenario(chance: Stream, seats: number): { readonly [field: string]: Json } {
  const tiles = wildTiles(chance)
  const large = wildLarge(chance)
  const floor = floorOf(tiles, large)
  const middle = oneOf(chance, floor)
  const near = floor.filter((square) => apart(square, middle) <= NEAR * 2)
  const stands = Array.from({ length: seats }, () => oneOf(chance, near))
  const deck = [...CARDS]
  const treasures = [...TREASURE_IDS]
  const characters = stands.map((at) => wildCharacter(chance, at, floor, deck, treasures))
  return {
    round: 1 + below(chance, MOST_ROUND),
    seat: below(chance, seats),
    quadrants: shuffled(chance, QUADRANTS).slice(0, seats),
    tiles: tiles.map(({ tile, slot: { row, column }, turn }) => ({ tile, slot: [row / SMALL, column / SMALL], turn })),
    large,
    cards: wildCards(chance, near, stands, deck, treasures),
    characters,
    ...(below(chance, 4) === 0 ? { warlock: oneOf(chance, floor) } : {}),
  }
}

const SMALL = 3

interface Laid {
  readonly tile: string
  readonly slot: Slot
  readonly turn: number
}

function wildTiles(chance: Stream): readonly Laid[] {
  const small = SLOTS.filter(({ kind }) => kind !== 'large')
  const { row, column } = oneOf(chance, small)
  const outer = shuffled(chance, OUTER_TILES)
  const inner = shuffled(chance, INNER_TILES)
  return small
    .filter((slot) => Math.abs(slot.row - row) <= REACH * SMALL && Math.abs(slot.column - column) <= REACH * SMALL)
    .flatMap((slot): readonly Laid[] => {
      const tile = (slot.kind === 'outer' ? outer : inner).pop()?.id
      const isLaid = tile !== undefined && (slot.row === row || slot.column === column || below(chance, 2) === 0)
      return isLaid ? [{ tile, slot, turn: below(chance, 4) }] : []
    })
}

function wildLarge(chance: Stream): { readonly [place: string]: Json } {
  const [west = '', east = ''] = shuffled(chance, ANTECHAMBERS).map(({ id }) => id)
  const laid = { west, treasure: oneOf(chance, TREASURE_CHAMBERS).id, east }
  return Object.fromEntries(Object.entries(laid).flatMap(([place, tile]) => (below(chance, 3) === 0 ? [] : [[place, { tile }]])))
}

/** Every square on which one can stand. */
function floorOf(tiles: readonly Laid[], large: { readonly [place: string]: Json }): readonly Square[] {
  const chambers = SLOTS.flatMap((slot): readonly Laid[] => {
    const laid = slot.kind === 'large' ? large[slot.place] : undefined
    if (slot.kind !== 'large' || laid === undefined) return []
    return [{ tile: String((laid as { tile: Json }).tile), slot, turn: BOARD.large[slot.place].turn ?? 0 }]
  })
  return [...tiles, ...chambers].flatMap(({ tile, slot, turn }) => {
    const { floors } = turnedTile(tile, turn)
    return floors.flatMap(({ ground }, cell) => (ground === 'solid' ? [] : [squareIn(slot, cell)]))
  })
}

function apart(a: Square, b: Square): number {
  const [one, other] = [spotOf(a), spotOf(b)]
  return Math.max(Math.abs(one.row - other.row), Math.abs(one.column - other.column))
}

/** Creatures and hazards on squares of their own, objects anywhere; some treasures. */
function wildCards(
  chance: Stream,
  near: readonly Square[],
  stands: readonly Square[],
  deck: string[],
  treasures: string[],
): readonly Json[] {
  const laid: Json[] = []
  const free = shuffled(chance, near).filter((square) => !stands.includes(square))
  for (let i = 0; i < MOST_CARDS; i++) {
    const at = free.pop()
    if (at === undefined) break
    const treasure = below(chance, 8) === 0 ? treasures.pop() : undefined
    if (treasure !== undefined) laid.push({ treasure, at, ...(below(chance, 2) === 0 ? { up: true } : {}) })
    else laid.push({ card: taken(chance, deck), at, ...(below(chance, 6) === 0 ? { magic: true } : {}) })
  }
  return laid
}

/** Takes a card out of the deck. */
function taken(chance: Stream, deck: string[]): string {
  const [card = ''] = deck.splice(below(chance, deck.length), 1)
  return card
}

function wildCharacter(chance: Stream, at: Square, floor: readonly Square[], deck: string[], treasures: string[]): Json {
  const items = wildItems(chance, deck)
  const treasure = below(chance, 3) === 0 ? (treasures.pop() ?? null) : null
  return {
    at,
    from: floor.find((square) => distance(square, at) === 1) ?? at,
    lifePoints: 1 + below(chance, START.lifePoints),
    luck: START.luckMinimum + below(chance, START.luck - START.luckMinimum + 1),
    experience: START.experience + below(chance, MOST_EXPERIENCE),
    lantern: below(chance, 3) === 0 ? 'out' : 'lit',
    items: items.map((item) => (below(chance, 5) === 0 ? { item, magic: true } : item)),
    treasure,
    ...(below(chance, 4) === 0 ? { effects: [{ kind: oneOf(chance, LASTING), turns: 1 + below(chance, 3) }] } : {}),
  }
}

/** Those that need no square. */
const LASTING = EFFECTS.filter((kind) => kind !== 'open-sesame' && kind !== 'icy-blast')

/** As many as he may carry of some that were drawn. */
function wildItems(chance: Stream, deck: string[]): readonly string[] {
  const carried: string[] = []
  for (let i = below(chance, MOST_ITEMS + 1); i > 0; i--) {
    const card = taken(chance, deck)
    if (cardOf(card).type === 'object' && isLawfulLoad([...carried, card].map((each) => ({ card: each })))) carried.push(card)
    else deck.push(card)
  }
  return carried
}

function shuffled<T>(chance: Stream, list: readonly T[]): T[] {
  const rest = [...list]
  return list.map(() => rest.splice(below(chance, rest.length), 1)[0] as T)
}
