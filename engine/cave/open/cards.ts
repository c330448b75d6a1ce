import { CARDS, CHARACTERS } from '../tables/index.ts'
import type { Card, CharacterCard, CharacterId } from '../tables/table-types.ts'

// Cards by the ids of their copies, Characters by theirs, and what sort of card each is.

const byCopy = new Map(CARDS.flatMap((card) => card.copies.map((copy) => [copy, card] as const)))
const byKind = new Map(CARDS.map((card) => [card.kind, card]))
const characters = new Map(CHARACTERS.map((card) => [card.id, card]))

/** Everything that is printed on a copy; undefined for an id of older rules. */
export function knownCard(copy: string): Card | undefined {
  return byCopy.get(copy)
}

/** Everything that is printed on a copy; throws on an unknown id. */
export function cardOf(copy: string): Card {
  const card = byCopy.get(copy)
  if (card === undefined) throw new Error(`there is no card ${copy}`)
  return card
}

export function characterCard(id: CharacterId): CharacterCard {
  const card = characters.get(id)
  if (card === undefined) throw new Error(`there is no Character ${id}`)
  return card
}

/** The kind of a card by the id of a copy: `cave-bear-1` as `cave-bear`. Anything else is its own kind. */
export function kindOf(copy: string): string {
  return byCopy.get(copy)?.kind ?? copy
}

/** Whether that is a card in play: not the Magic Crystal, and none that was taken out. */
export function isInPlay(copy: string): boolean {
  const card = byCopy.get(copy)
  return card !== undefined && card.type !== 'removed' && card.setAside !== true
}

/** What is printed on the cards of a kind; undefined for anything else. */
export function cardOfKind(kind: string): Card | undefined {
  return byKind.get(kind)
}

/** Every kind of card that attacks. */
export const ENEMIES: readonly string[] = [...byKind.values()].filter(isEnemy).map(({ kind }) => kind)

/** 13.5: it attacks with Strength. */
export function isBeast({ type }: Pick<Card, 'type'>): boolean {
  return type === 'animal' || type === 'monster' || type === 'dragon'
}

/** 13.5, 13.6: it attacks. What is not known does not. */
export function isEnemy(card: Pick<Card, 'type'> | undefined): boolean {
  return card !== undefined && (isBeast(card) || card.type === 'spirit')
}

/** 5.1: Objects and Magic Objects alike. Gold is none (3.5). */
export function isObject({ type }: Pick<Card, 'type'>): boolean {
  return type === 'object' || type === 'magic-object'
}
