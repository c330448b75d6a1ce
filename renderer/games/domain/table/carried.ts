import { knownCard, timesOf } from '../../../../engine/domain/open/cards.ts'
import { loadOf as weigh } from '../../../../engine/domain/open/load.ts'
import { CARRYING } from '../../../../engine/domain/tables/index.ts'
import type { Card, DeckId, Ingredient, ObjectCard, Weight } from '../../../../engine/domain/tables/table-types.ts'
import type { CharacterView, ItemView } from '../../../../engine/domain/view-types.ts'

/** A thing that someone carries, with what stands on its card. */
export interface Thing extends ItemView {
  readonly card: ObjectCard
  readonly deck: DeckId
}

/** What fills the places that one can carry (8.1): the lantern, each average and heavy thing, and all light ones together in one. */
export interface Load {
  readonly places: number
  /** The most heavy things. */
  readonly heavy: number
  readonly each: readonly Thing[]
  readonly light: readonly Thing[]
  /** Places taken, that of the lantern included. */
  readonly used: number
  readonly heavyUsed: number
}

/** Everything carried, by card; what another version's cards were is left out. */
export function thingsOf({ items }: CharacterView): readonly Thing[] {
  return items.flatMap((item) => {
    const found = knownCard(item.id)
    return found && isObject(found.card) ? [{ ...item, card: found.card, deck: found.deck }] : []
  })
}

function isObject(card: Card): card is ObjectCard {
  return card.type === 'object'
}

export function loadOf(character: CharacterView): Load {
  const things = thingsOf(character)
  const isLight = ({ card }: Thing) => card.weight === 'light'
  const taken = weigh(things.map(({ id }) => ({ card: id })))
  return {
    ...CARRYING,
    each: things.filter((thing) => !isLight(thing)),
    light: things.filter(isLight),
    used: taken.places,
    heavyUsed: taken.heavy,
  }
}

export const DOTS: Readonly<Record<Weight, number>> = { light: 1, average: 2, heavy: 3 }

/** The one figure of a thing, as printed on its card: `+4`, `[+1]`, `5-6-8`; empty where it has none. */
export function figureOf({ card, magic, left }: Pick<Thing, 'card' | 'magic' | 'left'>): string {
  const times = timesOf(magic)
  const { attack, defence, heal, ingredients, riches, opens, spells, freeIngredients, unlabelled } = card
  if (attack !== undefined) return `+${attack * times}`
  if (defence !== undefined) return `[+${defence * times}]`
  if (heal !== undefined) return `+${heal * times}`
  if (ingredients !== undefined) return String(left ?? Object.values(ingredients).reduce((sum, of) => sum + of, 0) * times)
  if (freeIngredients !== undefined) return String(freeIngredients * times)
  if (spells !== undefined) return spells.join('-')
  if (opens !== undefined) return String(opens)
  if (riches !== undefined) return String(riches)
  return unlabelled === true ? 'D6' : ''
}

/** Magic ingredients on the cards that he carries, by kind; what rings and talismans supply is not among them. */
export function ingredientsOf(things: readonly Thing[]): Readonly<Record<Ingredient, number>> {
  const sum = { triangle: 0, circle: 0, rhomb: 0 }
  for (const { card, left, magic } of things) {
    const [kind] = Object.entries(card.ingredients ?? {})
    if (kind === undefined || !(kind[0] in sum)) continue
    sum[kind[0] as Ingredient] += left ?? kind[1] * timesOf(magic)
  }
  return sum
}

/** Worn things count by themselves, the best of each place (D-19). */
export function wornOf(things: readonly Thing[]): ReadonlySet<string> {
  const best = new Map<string, Thing>()
  for (const thing of things) {
    const { worn, defence = 0 } = thing.card
    if (worn === undefined || worn === 'shield') continue
    const before = best.get(worn)
    if (before === undefined || defence * timesOf(thing.magic) > (before.card.defence ?? 0) * timesOf(before.magic)) best.set(worn, thing)
  }
  return new Set([...best.values()].map(({ id }) => id))
}
