import { cardOf, isCard as isKnown, kindOf as kindOfCard, typeOf } from '../../../../engine/domain/open/cards.ts'
import type { CardView, CharacterView, DomainView, Square, TreasureView } from '../../../../engine/domain/view-types.ts'

// What stands and lies on squares.

export interface Contents {
  readonly square: Square
  /** A creature or hazard first, then objects in the order in which they came there. */
  readonly cards: readonly CardView[]
  readonly treasure: TreasureView | null
  readonly characters: readonly CharacterView[]
  readonly warlock: boolean
  /** Nothing is drawn there any more. */
  readonly blank: boolean
}

/** Every square on which there is anything, in no special order. */
export function contentsOf(view: DomainView): ReadonlyMap<Square, Contents> {
  const squares = new Set([
    ...view.cards.map(({ square }) => square),
    ...view.blanks,
    ...view.characters.flatMap(({ at }) => at ?? []),
    ...(view.warlock === null ? [] : [view.warlock]),
  ])
  const cards = Map.groupBy(view.cards.filter(isCard), ({ square }) => square)
  return new Map(
    [...squares].map((square) => [
      square,
      {
        square,
        cards: cards.get(square) ?? [],
        treasure: view.cards.find((each): each is TreasureView => each.square === square && 'treasure' in each) ?? null,
        characters: view.characters.filter(({ at }) => at === square),
        warlock: view.warlock === square,
        blank: view.blanks.includes(square),
      },
    ]),
  )
}

export function isCard(each: CardView | TreasureView): each is CardView {
  return !('treasure' in each)
}

export function kindOf({ card, kind }: CardView): string | null {
  return kind ?? (card === null ? null : kindOfCard(card))
}

export function isFoe(card: CardView): boolean {
  const kind = kindOf(card)
  return kind !== null && typeOf(kind) === 'creature'
}

/** Whether something lies there that has to be met before anything else: a creature or a hazard. */
export function isDanger({ card }: CardView): boolean {
  return card !== null && isKnown(card) && cardOf(card).type !== 'object'
}
