import { knownCard, timesOf } from '../../../../engine/domain/open/cards.ts'
import { cardLine, treasureLine } from '../../../../engine/domain/open/lines.ts'
import { CREATURES, TREASURES } from '../../../../engine/domain/tables/index.ts'
import type { Card, CreatureCard, DeckId, HazardCard, ObjectCard, Treasure } from '../../../../engine/domain/tables/table-types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import { DOTS, figureOf } from '../table/carried.ts'

// What is printed on the face of a card: its name, its figures, and in one line what it does.

export interface Inscription {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly type: Card['type'] | 'treasure'
  /** Where it is drawn; null for a major treasure. */
  readonly deck: DeckId | null
  /** `5 + D6 [10]`, `+4`, `−1 life`; empty where it has none. */
  readonly figure: string
  readonly line: string
  /** 1 to 3 for an object, by its weight; 0 for anything else. */
  readonly dots: number
  /** Hands that it takes in a fight; 0 for none. */
  readonly hands: number
  /** The rulebook has no such card: it was made for this app. */
  readonly isOurs: boolean
}

export interface Find {
  /** Found in a magic room, and still worth double. */
  readonly magic?: boolean
  /** Ingredients left on it. */
  readonly left?: number
}

/** The face of a card or of a major treasure by its id; null for an unknown one. */
export function inscriptionOf(id: string, { magic = false, left }: Find = {}): Inscription | null {
  const treasure = TREASURES.find((each) => each.id === id)
  if (treasure) return treasureFace(treasure)
  const found = knownCard(id)
  if (!found) return null
  const { card, deck } = found
  const head = { id, kind: card.kind, name: card.name, type: card.type, deck, dots: 0, hands: 0, isOurs: card.source === 'ours' }
  switch (card.type) {
    case 'creature':
      return { ...head, figure: creatureFigure(card, magic), line: creatureLine(card, deck) }
    case 'hazard':
      return { ...head, figure: hazardFigure(card, magic), line: cardLine(card, { magic }) }
    case 'object':
      return { ...head, ...objectFace(card, magic, left) }
  }
}

function objectFace(card: ObjectCard, magic: boolean, left: number | undefined): Pick<Inscription, 'figure' | 'line' | 'dots' | 'hands'> {
  return {
    figure: isNamed(card) ? (left === undefined ? '' : String(left)) : figureOf({ card, magic }),
    line: cardLine(card, { magic }),
    dots: DOTS[card.weight],
    hands: card.attack === undefined ? (card.worn === 'shield' ? 1 : 0) : (card.hands ?? 1),
  }
}

/** Its name says its figure already: keys, books, ingredients none of which was spent. */
function isNamed({ opens, spells, ingredients }: ObjectCard): boolean {
  return opens !== undefined || spells !== undefined || ingredients !== undefined
}

/** A star is undead: only marked weapons harm it. */
function creatureFigure({ attack, defence, undead }: CreatureCard, magic: boolean): string {
  if (attack === null || defence === null) return 'no blow'
  return `${attack * timesOf(magic)} + D6 [${defence}]${undead ? ' *' : ''}`
}

/** Its figures say how it strikes; the line says when, and what a lost fight costs. */
function creatureLine(card: CreatureCard, deck: DeckId): string {
  const { initiative, lifePoints } = CREATURES[deck]
  const first = `Initiative ${card.initiative ?? initiative ?? 0}`
  if (card.attack === null) return `${first}. ${cardLine(card)}`
  return `${first}. Losing costs ${many(lifePoints ?? 0, 'life point')}${card.undead ? '. Undead: few weapons harm it' : ''}`
}

function hazardFigure({ toughness, lifePoints }: HazardCard, magic: boolean): string {
  if (toughness !== undefined) return `[${toughness}]`
  return lifePoints === undefined ? '' : `−${lifePoints * timesOf(magic)} life`
}

function treasureFace(treasure: Treasure): Inscription {
  const { id, name, stars, source } = treasure
  return {
    id,
    kind: id,
    name,
    type: 'treasure',
    deck: null,
    figure: '★'.repeat(stars),
    line: treasureLine(treasure),
    dots: 0,
    hands: 0,
    isOurs: source === 'ours',
  }
}
