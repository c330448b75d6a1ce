import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { roll } from '../asks.ts'
import type { Spelling } from '../open/actions.ts'
import { objectOf } from '../open/cards.ts'
import type { Character, Domain, DomainState, Item, Square } from '../state.ts'
import { PARCHMENTS, SPELL_FAILS_ON, SPELLS } from '../tables/index.ts'
import {
  BOOK_SPELLS,
  type BookSpell,
  INGREDIENTS,
  type Ingredient,
  type Ingredients,
  PARCHMENT_IDS,
  type ParchmentSpell,
  type SpellId,
} from '../tables/table-types.ts'
import { idOf } from './04-life.ts'
import { doubled, itemOf, itemsOf, keptCard, loseItem, readKept, worn } from './cards.ts'
import { hasPower } from './characters.ts'

// 11.1: who knows which spell, what it costs, and whether it works.

export type CastingEvent = {
  type: 'cast'
  rule: string
  seat: Seat
  spell: SpellId
  works: boolean
  /** Magic ingredients taken off cards, by card. */
  paid: Readonly<Record<string, number>>
  target: Square | null
}

export function bookSpell(id: SpellId): BookSpell | null {
  return SPELLS.find((spell) => spell.id === id) ?? null
}

export function spellOf(id: SpellId): BookSpell | ParchmentSpell {
  const spell = bookSpell(id) ?? PARCHMENTS.find((each) => each.id === id)
  if (spell === undefined || spell === null) throw new Error(`there is no spell ${id}`)
  return spell
}

/** 11.2.1 and the like, 11.3.1 and the like. */
export function spellRule(id: SpellId): string {
  const book = bookSpell(id)
  if (book !== null) return `11.2.${book.number}`
  return `11.3.${PARCHMENTS.findIndex((each) => each.id === id) + 1}`
}

/** 11.1: the spells of his books and parchments; with the Great Grimoire all there are (13.3, D-93). */
export function knownSpells(s: DomainState, c: Character): readonly SpellId[] {
  if (hasPower(s, c, 'grimoire')) return [...BOOK_SPELLS, ...PARCHMENT_IDS]
  const objects = itemsOf(c).map(({ card }) => objectOf(card))
  const books = SPELLS.filter(({ number }) => objects.some(({ spells }) => spells?.includes(number) === true))
  const parchments = PARCHMENTS.filter(({ id }) => objects.some(({ parchment }) => parchment === id))
  return [...books, ...parchments].map(({ id }) => id)
}

// ---------------------------------------------------------------- paying

/** Magic ingredients to be taken off cards, in the order in which the cards are carried. */
type Payment = readonly { readonly card: string; readonly amount: number }[]

/**
 * 11.1: what the spell takes off his cards; null where it cannot be paid. Ring and talisman each give of one kind, so that least is taken off
 * cards; of equal ways the first (D-88, D-89).
 */
export function paymentFor(s: DomainState, c: Character, id: SpellId): Payment | null {
  if (isFree(s, c, id)) return []
  const ways = needsAfter(spellOf(id).ingredients, freeIngredients(c)).flatMap((need) => offCards(c, need) ?? [])
  return ways.length === 0 ? null : ways.reduce((best, each) => (each.total < best.total ? each : best)).payment
}

interface OffCards {
  readonly payment: Payment
  readonly total: number
}

/** That much of each kind, off his cards; null where they do not hold it. */
function offCards(c: Character, need: Ingredients): readonly OffCards[] | null {
  const payment: { card: string; amount: number }[] = []
  for (const kind of INGREDIENTS) {
    let open = need[kind]
    for (const item of itemsOf(c)) {
      const amount = Math.min(open, leftOn(item, kind))
      if (amount > 0) payment.push({ card: item.card, amount })
      open -= amount
    }
    if (open > 0) return null
  }
  return [{ payment, total: payment.reduce((sum, { amount }) => sum + amount, 0) }]
}

/** Ingredients of that kind left on a card (D-89). */
function leftOn(item: Item, kind: Ingredient): number {
  const whole = objectOf(item.card).ingredients?.[kind]
  return whole === undefined ? 0 : (item.left ?? doubled(whole, item))
}

/** Ingredients left on a card of any kind; null for other things. */
export function left(item: Item): number | null {
  const { ingredients } = objectOf(item.card)
  if (ingredients === undefined) return null
  return INGREDIENTS.reduce((sum, kind) => sum + leftOn(item, kind), 0)
}

/** 13.3: with the Great Grimoire a ring or a talisman pays for any book spell, both for any spell. */
function isFree(s: DomainState, c: Character, id: SpellId): boolean {
  if (!hasPower(s, c, 'grimoire')) return false
  const wears = Number(worn(c, 'talisman') !== null) + Number(worn(c, 'magic-ring') !== null)
  return wears === 2 || (wears === 1 && bookSpell(id) !== null)
}

/** 11.4, 11.5, D-57: what ring and talisman each give, of one kind at a time. */
function freeIngredients(c: Character): readonly number[] {
  return (['magic-ring', 'talisman'] as const).flatMap((kind) => {
    const item = worn(c, kind)
    return item === null ? [] : [doubled(objectOf(item.card).freeIngredients ?? 0, item)]
  })
}

/** What is still needed when each of them has paid for one kind, in every way in which they can. */
function needsAfter(ingredients: Ingredients, [first, ...others]: readonly number[]): readonly Ingredients[] {
  if (first === undefined) return [ingredients]
  return INGREDIENTS.flatMap((kind) => needsAfter({ ...ingredients, [kind]: Math.max(0, ingredients[kind] - first) }, others))
}

// ---------------------------------------------------------------- casting

/** 11.1: the die; on a 1 nothing is spent. What works is paid, and its parchment falls to dust. Returns whether it works. */
export function* attempt(g: Domain, c: Character, { spell, at }: Spelling): Script<boolean> {
  const s = g.state
  if (s.turn !== null) s.turn.cast = true
  const payment = paymentFor(s, c, spell)
  if (payment === null) throw new Error(`${c.name} cannot pay for ${spell}`)
  const rule = spellRule(spell)
  const reads = () => ({ table: bookSpell(spell) === null ? '11.3' : '11.2', row: spell })
  const works = (yield* roll(g, '1D6', { topic: 'spell', rule, of: spell, who: idOf(c), seat: c.seat, reads })) !== SPELL_FAILS_ON
  if (works) pay(s, c, spell, payment)
  const paid = works ? Object.fromEntries(payment.map(({ card, amount }) => [card, amount])) : {}
  yield* tell(g, { type: 'cast', rule, seat: c.seat, spell, works, paid, target: at } satisfies CastingEvent)
  return works
}

function pay(s: DomainState, c: Character, spell: SpellId, payment: Payment): void {
  for (const { card, amount } of payment) {
    const item = itemOf(c, card)
    const rest = (left(item) ?? 0) - amount
    if (rest > 0) c.items = c.items.map((kept) => (readKept(kept) === item ? keptCard({ ...item, left: rest }) : kept))
    else s.gone.push(loseItem(c, card).card)
  }
  const parchment = itemsOf(c).find(({ card }) => objectOf(card).parchment === spell)
  // 13.3, D-93: read out of the Great Grimoire nothing falls to dust.
  if (parchment !== undefined && !hasPower(s, c, 'grimoire')) s.gone.push(loseItem(c, parchment.card).card)
}
