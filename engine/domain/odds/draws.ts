import { chance, distribution, percent } from '../../kernel/odds.ts'
import type { Odds } from '../../kernel/types.ts'
import { largeLeft, tilesLeft, turnFor } from '../chapters/05-laying.ts'
import { floorAt, isMagicRoom } from '../chapters/05-squares.ts'
import { isOneStep, type Way, waysFrom } from '../chapters/06-ways.ts'
import { foeOf } from '../chapters/09-combat.ts'
import { isRoused } from '../chapters/14-warlock.ts'
import { cardsLeft, carries, creatureRow, doubled, marked } from '../chapters/cards.ts'
import { standsOn } from '../chapters/characters.ts'
import { cardOf } from '../open/cards.ts'
import { spotOf } from '../open/squares.ts'
import type { Character, DomainState, Item, Square } from '../state.ts'
import { WARLOCK_BLOW } from '../tables/index.ts'
import type { Card, DeckId } from '../tables/table-types.ts'
import { bestHands } from './odds.ts'

// What no one has drawn yet, as everyone may know: everything there is, less what was seen.

// ---------------------------------------------------------------- cards (7.0)

/** How many cards of each sort a deck still holds. */
export type DeckLeft = Readonly<Record<Card['type'] | 'all', number>>

export function deckLeft(s: DomainState, deck: DeckId): DeckLeft {
  const types = cardsLeft(s, deck).map((id) => cardOf(id).type)
  const count = (type: Card['type']) => types.filter((each) => each === type).length
  return { creature: count('creature'), hazard: count('hazard'), object: count('object'), all: types.length }
}

/**
 * 7.0: what the card of that square may be, and what it costs on average: fights with the best hands, falls and gas as on entering. What a
 * luck test saves is left out. Undefined where the deck is empty.
 */
export function drawOdds(s: DomainState, c: Character, square: Square, deck: DeckId): Odds | undefined {
  const { all, creature, hazard } = deckLeft(s, deck)
  if (all === 0) return undefined
  const magic = isMagicRoom(s, square)
  const met = cardsLeft(s, deck).map((card) => cardLoss(s, c, square, marked(card, magic)))
  const mean = (of: (each: CardLoss) => number) => met.reduce((sum, each) => sum + of(each), 0) / all
  return {
    text: `${percent(creature / all)} a creature, ${percent(hazard / all)} a hazard`,
    chance: mean(({ hurt }) => 1 - hurt),
    of: 'unhurt',
    expected: mean(({ lost }) => lost),
    die: mean(({ die }) => die),
    leavesOut: 'luck tests',
  }
}

interface CardLoss {
  /** The chance that it costs life points at all, and that it kills. */
  readonly hurt: number
  readonly die: number
  /** Life points that it costs on average. */
  readonly lost: number
}

const HARMLESS: CardLoss = { hurt: 0, lost: 0, die: 0 }

const TWO_DICE = distribution('2D6')

function cardLoss(s: DomainState, c: Character, square: Square, item: Item): CardLoss {
  const card = cardOf(item.card)
  const losing = (hurt: number, lost: number): CardLoss => ({ hurt, lost: hurt * lost, die: lost >= c.lifePoints ? hurt : 0 })
  switch (card.type) {
    case 'object':
      return HARMLESS
    case 'creature': {
      // 12.2
      if (card.attack === null)
        return carries(c, 'mirror-shield') || c.experience > creatureRow(s, item.card).initiative ? HARMLESS : losing(1, c.lifePoints)
      const foe = foeOf(s, item)
      return losing(bestHands(s, c, foe, square).odds.lose, foe.lifePoints)
    }
    case 'hazard': {
      // 14.0: the blow of him who stands on it.
      if (card.kind === 'pentagram') return isRoused(s, c) ? losing(1, WARLOCK_BLOW) : HARMLESS
      const lost = doubled(card.lifePoints ?? 0, item)
      if (lost === 0 || (card.kind === 'explosive-gas' && c.lantern === 'out')) return HARMLESS
      return losing(card.kind === 'spiked-trap' ? chance(TWO_DICE, (total) => total > c.luck) : 1, lost)
    }
  }
}

// ---------------------------------------------------------------- tiles (5)

/** 5.1, 5.3: whether the next tile lets him in where he would come; undefined where every one does. */
export function entryOdds(s: DomainState, c: Character, { to }: Way): Odds | undefined {
  const { slot } = spotOf(to)
  const from = standsOn(c)
  if (slot.kind === 'inner') return undefined
  const fits = slot.kind === 'large' ? chambersIn(s, slot.place, from, to) : outerIn(s, from, to)
  const p = fits.filter(Boolean).length / fits.length
  return fits.length === 0 || p === 1 ? undefined : { text: percent(p), chance: p, of: 'let in' }
}

function chambersIn(s: DomainState, place: 'west' | 'treasure' | 'east', from: Square, to: Square): readonly boolean[] {
  return largeLeft(s, place).map((tile) => isOneStep({ ...s, large: { ...s.large, [place]: tile } }, from, to))
}

/** D-04: from a dark square only by a dark dot. */
function outerIn(s: DomainState, from: Square, to: Square): readonly boolean[] {
  if (floorAt(s, from)?.ground !== 'dark') return []
  return tilesLeft(s, 'outer').map((tile) => turnFor(tile, to, 'dc') !== null || turnFor(tile, to, 'dm') !== null)
}

/** What a tile shows to one who comes in at that square, laid with that turn. */
export interface LaidOut {
  /** Ways on to places where nothing lies yet. */
  readonly onward: number
  /** Ways to squares that lie already, beside the one he comes by. */
  readonly joined: number
  /** Symbols in reach on it. */
  readonly symbols: readonly DeckId[]
  readonly shaft: boolean
}

export function laidOut(s: DomainState, tile: string, turn: number, square: Square): LaidOut {
  const { slot } = spotOf(square)
  const laid = { ...s, tiles: { ...s.tiles, [slot.id]: `${tile}/${turn}` as const } }
  const within = new Set([square])
  const out = { onward: 0, joined: 0 }
  for (const at of within)
    for (const { to, kind } of waysFrom(laid, at)) {
      if (spotOf(to).slot === slot) within.add(to)
      else if (kind === 'lay') out.onward += 1
      else out.joined += 1
    }
  const floors = [...within].flatMap((at) => floorAt(laid, at) ?? [])
  return {
    onward: out.onward,
    joined: Math.max(0, out.joined - 1),
    symbols: floors.flatMap(({ symbol }) => symbol ?? []),
    shaft: floors.some(({ shaft }) => shaft !== null),
  }
}
