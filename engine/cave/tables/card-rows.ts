import type { CardFields, CardType, Source } from './table-types.ts'

/** A card as the lists of the decks have it; a single one unless it says how many. */
export interface CardRow extends CardFields {
  readonly type: CardType
  readonly kind: string
  readonly name: string
  readonly text: string
  readonly count: number
  readonly source: Source
}

type Fields = CardFields & { readonly count?: number }

export function card(type: CardType, kind: string, name: string, text: string, fields: Fields = {}): CardRow {
  return { type, kind, name, text, count: 1, source: 'ours', ...fields }
}

/** An Animal, a Monster or a Dragon (13.5). */
export function enemy(
  type: 'animal' | 'monster' | 'dragon',
  kind: string,
  name: string,
  strength: number,
  more = '',
  fields: Fields = {},
): CardRow {
  return card(type, kind, name, `Attacks with Strength ${strength}. ${more}`.trim(), { strength, ...fields })
}

/** A Spirit (13.6). */
export function spirit(kind: string, name: string, craft: number, more = '', fields: Fields = {}): CardRow {
  return card('spirit', kind, name, `Attacks with Craft ${craft}. ${more}`.trim(), { craft, ...fields })
}

/** A card of the main game that the Cave alone does without. */
export function removed(kind: string, name: string): CardRow {
  const text = 'Taken out when the Cave is played alone. What it says is lost, and not needed.'
  return card('removed', kind, name, text, { source: 'rulebook', removed: true })
}
