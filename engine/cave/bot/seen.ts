import { freshTurn } from '../chapters/turns.ts'
import { VARIANTS } from '../open/variants.ts'
import type { CaveState, Player } from '../state.ts'
import { SPELLS_IN_PLAY, type SpellId } from '../tables/table-types.ts'
import type { CaveGlimpse, PlayerGlimpse } from '../view-types.ts'
import { findKnown, shareKnown } from './sheets.ts'

/** The game as a seat sees it, in the shape that the rules read. The Spells of others are missing, and of the turn all but the gates. */
export function seen(view: CaveGlimpse): CaveState {
  const { cave, adventure, spells } = view.decks
  return {
    phase: view.phase,
    round: view.round,
    rounds: view.rounds,
    variants: VARIANTS.filter((variant) => view.variants.includes(variant)),
    first: view.first,
    active: view.turn,
    crystal: view.crystal,
    dark: view.dark,
    unused: [...view.unused],
    players: view.players.map(playerSeen),
    lying: Object.fromEntries(Object.entries(view.lying).map(([space, { cards, gold }]) => [space, { cards: [...cards], gold }])),
    counts: { ...view.counts },
    discards: { cave: [...cave.discarded], adventure: [...adventure.discarded], spells: spellsAmong(spells.discarded) },
    gone: [...view.gone],
    turn: view.gates && { ...freshTurn([]), ...view.gates },
    end: view.end,
  }
}

/** The view shows the same game still. */
export function isStillSeen(s: CaveState, view: CaveGlimpse): boolean {
  return ALL_OF_GAME.every((isSameIn) => isSameIn(s, view))
}

type Same<S, V, K extends keyof S = keyof S> = { readonly [P in K]: (s: S, view: V) => boolean }

/** Whatever `seen` takes from a view. */
const OF_GAME: Same<CaveState, CaveGlimpse> = {
  phase: (s, view) => s.phase === view.phase,
  round: (s, view) => s.round === view.round,
  rounds: (s, view) => s.rounds === view.rounds,
  variants: (s, view) => isSame(s.variants, view.variants),
  first: (s, view) => s.first === view.first,
  active: (s, view) => s.active === view.turn,
  crystal: (s, view) => s.crystal === view.crystal,
  dark: (s, view) => s.dark === view.dark,
  unused: (s, view) => isSame(s.unused, view.unused),
  players: (s, view) => s.players.length === view.players.length && view.players.every((p, i) => playerSeen(p) === s.players[i]),
  lying: (s, view) => liesSame(s.lying, view.lying),
  counts: (s, view) => hasSameCounts(s.counts, view.counts),
  discards: ({ discards }, { decks }) =>
    isSame(discards.cave, decks.cave.discarded) &&
    isSame(discards.adventure, decks.adventure.discarded) &&
    isSame(discards.spells, spellsAmong(decks.spells.discarded)),
  gone: (s, view) => isSame(s.gone, view.gone),
  turn: (s, view) => s.turn?.gate === view.gates?.gate && s.turn?.swift === view.gates?.swift,
  end: (s, view) => s.end === view.end,
}
const ALL_OF_GAME = Object.values(OF_GAME)

function hasSameCounts(one: CaveState['counts'], other: CaveGlimpse['counts']): boolean {
  const cards = Object.keys(one)
  return cards.length === Object.keys(other).length && cards.every((card) => one[card] === other[card])
}

function liesSame(one: CaveState['lying'], other: CaveGlimpse['lying']): boolean {
  const spaces = Object.keys(one)
  if (spaces.length !== Object.keys(other).length) return false
  return spaces.every((space) => {
    const [was, is] = [one[space], other[space]]
    return was !== undefined && is !== undefined && was.gold === is.gold && isSame(was.cards, is.cards)
  })
}

function spellsAmong(ids: readonly string[]): SpellId[] {
  return SPELLS_IN_PLAY.filter((spell) => ids.includes(spell))
}

/** The latest sheet of each seat: one that has not changed since is the same object, and what was worked out about it holds. */
const latest: Player[] = []

export function playerSeen(view: PlayerGlimpse): Player {
  const found = latest[view.seat]
  const hasSame = found !== undefined && isSheetOf(found, view)
  if (hasSame && found.at === view.at && found.from === view.from) return found
  const player = newPlayer(view)
  if (hasSame) shareKnown(player, found)
  else findKnown(player)
  latest[view.seat] = player
  return player
}

/** The view shows what is known of him already, his place left out. */
function isSheetOf(p: Player, view: PlayerGlimpse): boolean {
  return ALL_OF_SHEET.every((isSameIn) => isSameIn(p, view))
}

/** Whatever `newPlayer` takes from a view, but for his seat, by which he is found, and where he stands. */
const OF_SHEET: Same<Player, PlayerGlimpse, Exclude<keyof Player, 'seat' | 'at' | 'from' | 'ready'>> = {
  name: (p, view) => p.name === view.name,
  character: (p, view) => p.character === view.character,
  alignment: (p, view) => p.alignment === view.alignment,
  lives: (p, view) => p.lives === view.lives,
  gold: (p, view) => p.gold === view.gold,
  strength: (p, view) => p.strength === (view.strength?.counters ?? 0),
  craft: (p, view) => p.craft === (view.craft?.counters ?? 0),
  caveCards: (p, view) => p.caveCards === view.caveCards,
  toad: (p, view) => p.toad === view.toad,
  weakened: (p, view) => p.weakened === view.weakened,
  barred: (p, view) => p.barred === view.barred,
  misses: (p, view) => p.misses === view.misses,
  deaths: (p, view) => p.deaths === view.deaths,
  out: (p, view) => p.out === view.out,
  objects: (p, view) => isSame(p.objects, view.objects),
  followers: (p, view) => isSame(p.followers, view.followers),
  spells: (p, view) => isSame(p.spells, view.spells.known ?? []),
  passed: (p, view) => isSame(p.passed, view.passed),
  trophies: (p, view) => p.trophies.length === view.trophies.length && p.trophies.every((copy, i) => copy === view.trophies[i]?.id),
}
const ALL_OF_SHEET = Object.values(OF_SHEET)

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, i) => each === other[i])
}

function newPlayer(view: PlayerGlimpse): Player {
  const { seat, name, character, alignment, at, from, lives, gold, caveCards, toad, weakened, barred, misses, deaths, out } = view
  return {
    ...{ seat, name, character, alignment, at, from, lives, gold, caveCards, toad, weakened, barred, misses, deaths, out },
    strength: view.strength?.counters ?? 0,
    craft: view.craft?.counters ?? 0,
    objects: [...view.objects],
    followers: [...view.followers],
    trophies: view.trophies.map(({ id }) => id),
    spells: [...(view.spells.known ?? [])],
    passed: [...view.passed],
    // Nothing is decided by it.
    ready: 0,
  }
}
