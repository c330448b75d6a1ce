import { cardOf, isInPlay } from '../open/cards.ts'
import type { CaveState, Lying, Pile } from '../state.ts'
import { CARDS } from '../tables/index.ts'
import { type Card, type DrawDeck, SPELLS_IN_PLAY, type SpaceId, type SpellId } from '../tables/table-types.ts'

// Where cards are: on a space, with someone, discarded, out of the game, or still in their deck.

// ---------------------------------------------------------------- decks

const CARDS_OF: Readonly<Record<DrawDeck, readonly string[]>> = { cave: copiesOf('cave'), adventure: copiesOf('adventure') }
const WARES = copiesOf('wares')

function copiesOf(deck: Card['deck']): readonly string[] {
  return CARDS.flatMap((card) => (card.deck === deck ? card.copies : [])).filter(isInPlay)
}

/** Every copy that lies on a space, is with someone, or left the game; discards are not among them. */
export function placed(s: Pick<CaveState, 'lying' | 'players' | 'gone'>): ReadonlySet<string> {
  const out = new Set(s.gone)
  for (const space in s.lying) for (const copy of lyingOn(s, space).cards) out.add(copy)
  for (const { objects, followers, trophies } of s.players)
    for (const copies of [objects, followers, trophies]) for (const copy of copies) out.add(copy)
  return out
}

/** What may still be turned up before the discards are shuffled in. */
export function stockOf(s: CaveState, deck: DrawDeck, out = placed(s)): readonly string[] {
  const discarded = new Set(s.discards[deck])
  return CARDS_OF[deck].filter((copy) => !out.has(copy) && !discarded.has(copy))
}

/** The Spells that may still be drawn before the discards are shuffled in (9.5). */
export function spellStock(s: CaveState): readonly SpellId[] {
  const held = s.players.flatMap(({ spells }) => spells)
  return spellsInPlay(s).filter((spell) => !held.includes(spell) && !s.discards.spells.includes(spell))
}

/** Nobody draws Sticky Fingers where nobody attacks. */
export function spellsInPlay({ variants }: Pick<CaveState, 'variants'>): readonly SpellId[] {
  return variants.includes('no-attacks') ? SPELLS_IN_PLAY.filter((spell) => spell !== 'sticky-fingers') : SPELLS_IN_PLAY
}

/** What the traders have not sold yet (C-92). */
export function waresLeft(s: CaveState, out = placed(s)): readonly string[] {
  return WARES.filter((copy) => !out.has(copy))
}

/**
 * 6.3, C-41, C-92: to the pile of its own deck; wares leave the game. What it gave is forgotten: turned up again, it gives again (C-91).
 */
export function discard(s: CaveState, copy: string): void {
  delete s.counts[copy]
  const { deck } = cardOf(copy)
  if (deck === 'wares') s.gone.push(copy)
  else s.discards[deck].push(copy)
}

/** The discards become a new stock (9.5, C-65). */
export function reshuffle(s: CaveState, pile: Pile): void {
  s.discards[pile].length = 0
}

// ---------------------------------------------------------------- on spaces

const NOTHING: Lying = { cards: [], gold: 0 }

export function lyingOn(s: Pick<CaveState, 'lying'>, space: SpaceId): Readonly<Lying> {
  return s.lying[space] ?? NOTHING
}

export function layCard(s: CaveState, space: SpaceId, copy: string): void {
  pileOn(s, space).cards.push(copy)
}

export function layGold(s: CaveState, space: SpaceId, gold: number): void {
  if (gold > 0) pileOn(s, space).gold += gold
}

function pileOn(s: CaveState, space: SpaceId): Lying {
  const pile = s.lying[space] ?? { cards: [], gold: 0 }
  s.lying[space] = pile
  return pile
}

/** The card lies there no longer; where it goes is for the caller. */
export function pickUp(s: CaveState, space: SpaceId, copy: string): void {
  const pile = pileOn(s, space)
  pile.cards = pile.cards.filter((each) => each !== copy)
  sweep(s, space)
}

/** That much Gold lies there no longer. */
export function pickUpGold(s: CaveState, space: SpaceId, gold: number): void {
  pileOn(s, space).gold -= gold
  sweep(s, space)
}

function sweep(s: CaveState, space: SpaceId): void {
  const { cards, gold } = lyingOn(s, space)
  if (cards.length === 0 && gold === 0) delete s.lying[space]
}
