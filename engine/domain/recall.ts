import type { Recall } from '../kernel/game.ts'
import type { GameEvent } from '../kernel/play.ts'
import type { Seat, TableCell } from '../kernel/types.ts'
import { isFaceUp, isForgotten, isTreasureUp } from './chapters/07-hidden.ts'
import { lyingOn } from './chapters/cards.ts'
import { cardOf, isCard, isTreasure } from './open/cards.ts'
import { HIDDEN } from './open/names.ts'
import type { DomainState } from './state.ts'
import { glimpse, view } from './view.ts'
import type { DomainGlimpse } from './view-types.ts'

// D-123: what may be told again in an open game from memory: everything except the names of what lies face down now.

/** Ids of the cards and treasures that lie face down, with their kinds. */
function forgotten(now: DomainState): ReadonlySet<string> {
  if (!isForgotten(now)) return new Set()
  const cards = Object.keys(now.cards).flatMap((square) =>
    lyingOn(now, square).flatMap((lying) => (isFaceUp(now, square, lying) ? [] : [lying.card, cardOf(lying.card).kind])),
  )
  const treasures = Object.entries(now.treasures).flatMap(([square, there]) =>
    there.flatMap((lying) => (isTreasureUp(now, square, lying) ? [] : [lying.treasure])),
  )
  return new Set([...cards, ...treasures])
}

/** Fields that name a kind of creature or hazard by itself. */
const KINDS: ReadonlySet<string> = new Set(['cause', 'of'])

/** The same without those names. The row of a table that was read names its creature, too. */
function unnamed(value: unknown, names: ReadonlySet<string>, key = ''): unknown {
  if (typeof value === 'string') return names.has(value) && (isCard(value) || isTreasure(value) || KINDS.has(key)) ? HIDDEN : value
  if (Array.isArray(value)) return value.map((each: unknown) => unnamed(each, names, key))
  if (typeof value !== 'object' || value === null) return value
  const isNamed = Object.values(value).some((each) => typeof each === 'string' && isCard(each) && names.has(each))
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, each]) => {
      if (field === 'reads' && isReadOf(each, names)) return []
      if (field === 'kind' && isNamed) return [[field, HIDDEN]]
      return [[field, unnamed(each, names, field)]]
    }),
  )
}

function isReadOf(reads: unknown, names: ReadonlySet<string>): boolean {
  const { row } = reads as TableCell
  return row.split('.').some((part) => names.has(part))
}

/** The view with those cards and treasures face down. */
function faceDown<V extends DomainGlimpse>(seen: V, names: ReadonlySet<string>): V {
  const cards = seen.cards.map((each) => {
    if ('treasure' in each) return each.treasure !== null && names.has(each.treasure) ? { ...each, treasure: null } : each
    const isNamed = each.card !== null && names.has(each.card)
    return isNamed ? { ...each, card: null, kind: null, magic: false, shut: false, frozen: false } : each
  })
  return { ...seen, cards }
}

/**
 * All see every card as it is turned up: a player who forgets nothing knows all except what a scenario laid face down and no one has turned
 * up.
 */
function remembered(s: DomainState, seat: Seat): DomainGlimpse {
  const whole = { ...glimpse({ ...s, variants: s.variants.filter((variant) => variant !== 'memory') }, seat), variants: [...s.variants] }
  return s.unseen === undefined ? whole : faceDown(whole, new Set(s.unseen))
}

export const recall: Recall<DomainState> = {
  forgotten,
  event: (event, names) => unnamed(event, names) as GameEvent,
  view: (then, seat, names) => unnamed(faceDown(view(then, seat), names), names),
  remembered,
}
