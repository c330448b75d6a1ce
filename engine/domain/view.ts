import type { Seat } from '../kernel/types.ts'
import { tilesLeft } from './chapters/05-laying.ts'
import { floorAt } from './chapters/05-squares.ts'
import { isTreasureSeen } from './chapters/06-walks.ts'
import { isFaceUp, isForgotten, isTreasureUp } from './chapters/07-hidden.ts'
import { bareDefence } from './chapters/09-hands.ts'
import { left } from './chapters/11-casting.ts'
import { decksLeft, itemsOf, readKept, richesOf, treasuresLeft } from './chapters/cards.ts'
import { bareAttack, isFrozen, trailOf } from './chapters/characters.ts'
import { cardOf } from './open/cards.ts'
import { slotPair } from './open/squares.ts'
import type { LaidTile } from './open/tiles.ts'
import { tileAndTurn } from './open/tiles.ts'
import type { Character, DomainState, LyingCard, SlotId, Square } from './state.ts'
import type { CardView, CharacterGlimpse, CharacterView, DomainGlimpse, DomainView, TreasureView } from './view-types.ts'

/** What a seat sees, which is the same for all but for its number. */
export function view(s: DomainState, seat: Seat): DomainView {
  return { ...glimpse(s, seat), stacks: stacksOf(s), characters: s.characters.map(characterView) }
}

/** The same for a bot. */
export function glimpse(s: DomainState, seat: Seat): DomainGlimpse {
  return {
    game: 'domain',
    seat,
    phase: s.phase,
    round: s.round,
    rounds: s.rounds,
    variants: [...s.variants],
    active: s.order[s.at] ?? 0,
    order: [...s.order],
    movesLeft: s.turn?.movesLeft ?? 0,
    turn: s.turn === null ? null : { ...s.turn },
    warlock: s.warlock,
    warlockSeen: s.warlock !== null,
    tiles: Object.entries(s.tiles).map(([slot, laid]) => tileView(slot, laid)),
    large: { west: idOf(s.large.west), treasure: idOf(s.large.treasure), east: idOf(s.large.east) },
    cards: [...cardsOf(s), ...treasuresOf(s)],
    blanks: s.blanks.filter((square) => s.cards[square] === undefined && (floorAt(s, square)?.symbol ?? null) !== null),
    turned: turnedIn(s),
    gone: [...s.gone],
    fight: s.fight === null ? null : { ...s.fight },
    characters: s.characters.map(characterGlimpse),
    end: s.end,
  }
}

function tileView(slot: SlotId, laid: LaidTile): DomainView['tiles'][number] {
  const [id, turn] = tileAndTurn(laid)
  return { id, slot: slotPair(slot), turn }
}

function idOf(id: string | null): { id: string } | null {
  return id === null ? null : { id }
}

function stacksOf(s: DomainState): DomainView['stacks'] {
  const { black, light, x, red, green } = decksLeft(s)
  return {
    outer: tilesLeft(s, 'outer').length,
    inner: tilesLeft(s, 'inner').length,
    black: black.length,
    light: light.length,
    x: x.length,
    red: red.length,
    green: green.length,
    treasures: treasuresLeft(s).length,
  }
}

/** 13.0: where the chamber's own treasures have been turned up. */
function turnedIn(s: DomainState): readonly Square[] {
  if (s.large.treasure === null) return []
  const known = new Set([...s.blanks, ...Object.keys(s.treasures)])
  return [...known].filter((square) => floorAt(s, square)?.treasure === true && isTreasureSeen(s, square))
}

function cardsOf(s: DomainState): readonly CardView[] {
  return Object.entries(s.cards).flatMap(([square, there]) => there.map((kept) => cardView(s, square, readKept(kept))))
}

/** D-16: what everyone has seen is shown; with `memory`, no one is shown what lies face down. */
function cardView(s: DomainState, square: Square, lying: LyingCard): CardView {
  const up = isFaceUp(s, square, lying)
  const isShown = up || !isForgotten(s)
  const { card, magic = false, shut = false } = lying
  const known = isShown ? { card, kind: cardOf(card).kind, magic, shut } : { card: null, kind: null, magic: false, shut: false }
  return { square, up, ...known, frozen: isShown && isFrozen(s, square) }
}

function treasuresOf(s: DomainState): readonly TreasureView[] {
  return Object.entries(s.treasures).flatMap(([square, there]) =>
    there.map((lying): TreasureView => {
      const up = isTreasureUp(s, square, lying)
      return { square, up, lost: lying.up, treasure: up || !isForgotten(s) ? lying.treasure : null }
    }),
  )
}

function characterView(c: Character): CharacterView {
  return { ...characterGlimpse(c), attack: bareAttack(c), defence: bareDefence(c), riches: richesOf(c) }
}

function characterGlimpse(c: Character): CharacterGlimpse {
  return {
    seat: c.seat,
    name: c.name,
    quadrant: c.quadrant,
    status: c.status,
    at: c.at,
    from: c.from,
    came: c.came,
    held: c.held,
    lifePoints: c.lifePoints,
    luck: c.luck,
    experience: c.experience,
    lantern: c.lantern,
    items: itemsOf(c).map((item) => {
      const rest = left(item)
      return { id: item.card, kind: cardOf(item.card).kind, magic: item.magic === true, ...(rest === null ? {} : { left: rest }) }
    }),
    treasure: c.treasure,
    passage: c.passage === null ? null : { ...c.passage },
    effects: c.effects.map((effect) => ({ ...effect })),
    missesTurn: c.missesTurn === true,
    summons: c.summons === true,
    deaths: c.deaths,
    trail: trailOf(c),
    going: [...c.going],
  }
}
