import type { Seat } from '../kernel/types.ts'
import { wealthOf } from './chapters/12-crystal.ts'
import { renown } from './chapters/17-winning.ts'
import { lyingOn, placed, spellStock, stockOf, waresLeft } from './chapters/cards.ts'
import { carries, combatStrength, craftOf, pointsOf, spellLimit, strengthOf } from './chapters/characters.ts'
import { characterCard } from './open/cards.ts'
import type { CaveState, Player } from './state.ts'
import type { CaveGlimpse, CaveView, DeckView, PlayerGlimpse, PlayerView } from './view-types.ts'

/** What a seat sees. Only the Spells of others are kept from it, and only while the game is open (9.2, C-105). */
export function view(s: CaveState, seat: Seat): CaveView {
  const out = placed(s)
  return {
    game: 'cave',
    seat,
    phase: s.phase,
    round: s.round,
    rounds: s.rounds,
    variants: [...s.variants],
    turn: s.active,
    first: s.first,
    gates: s.turn && { gate: s.turn.gate, swift: s.turn.swift },
    crystal: s.crystal,
    dark: s.dark,
    unused: [...s.unused],
    players: s.players.map((p) => playerView(s, p, s.end !== null || p.seat === seat)),
    lying: Object.fromEntries(Object.keys(s.lying).map((space) => [space, pileView(s, space)])),
    counts: { ...s.counts },
    wares: waresLeft(s, out),
    gone: [...s.gone],
    decks: {
      cave: deckView(stockOf(s, 'cave', out).length, s.discards.cave),
      adventure: deckView(stockOf(s, 'adventure', out).length, s.discards.adventure),
      spells: deckView(spellStock(s).length, s.discards.spells),
    },
    end: s.end === null ? null : { ...s.end, winners: [...s.end.winners] },
  }
}

/** The same for a bot. */
export function glimpse(s: CaveState, seat: Seat): CaveGlimpse {
  const { phase, round, rounds, variants, first, crystal, dark, unused, lying, counts, gone, end } = s
  return {
    ...{ phase, round, rounds, variants, first, crystal, dark, unused, lying, counts, gone, end },
    turn: s.active,
    gates: s.turn && { gate: s.turn.gate, swift: s.turn.swift },
    players: s.players.map((p) => playerGlimpse(p, end !== null || p.seat === seat)),
    decks: {
      cave: { discarded: s.discards.cave },
      adventure: { discarded: s.discards.adventure },
      spells: { discarded: s.discards.spells },
    },
  }
}

function playerGlimpse(p: Player, isShown: boolean): PlayerGlimpse {
  const isPlayed = p.character !== null
  return {
    ...p,
    strength: isPlayed ? { counters: p.strength } : null,
    craft: isPlayed ? { counters: p.craft } : null,
    trophies: p.trophies.map((id) => ({ id })),
    spells: { known: isShown ? p.spells : null },
  }
}

function pileView(s: CaveState, space: string): CaveView['lying'][string] {
  const { cards, gold } = lyingOn(s, space)
  return { cards: [...cards], gold }
}

function deckView(stock: number, discarded: readonly string[]): DeckView {
  return { stock, discard: discarded.length, discarded: [...discarded] }
}

/** 5.1, 6.1: Objects and Followers lie open; Spells do not (9.2). */
function playerView(s: CaveState, p: Player, isShown: boolean): PlayerView {
  const card = p.character === null ? null : characterCard(p.character)
  return {
    seat: p.seat,
    name: p.name,
    character: p.character,
    alignment: p.alignment,
    at: p.at,
    from: p.from,
    lives: p.lives,
    gold: p.gold,
    strength: card && { counters: p.strength, start: card.strength, total: strengthOf(p), combat: combatStrength(p) },
    craft: card && { counters: p.craft, start: card.craft, total: craftOf(p) },
    objects: [...p.objects],
    followers: [...p.followers],
    carries: carries(p),
    trophies: p.trophies.map((id) => ({ id, points: pointsOf(id) })),
    spells: { count: p.spells.length, limit: card === null ? 0 : spellLimit(p), known: isShown ? [...p.spells] : null },
    caveCards: p.caveCards,
    toad: p.toad,
    weakened: p.weakened,
    barred: p.barred,
    misses: p.misses,
    passed: [...p.passed],
    wealth: wealthOf(p),
    renown: renown(s, p),
    deaths: p.deaths,
    out: p.out,
  }
}
