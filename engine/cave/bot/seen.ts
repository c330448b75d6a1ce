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
  const { cave, adventure, spells } = view.decks
  return (
    s.phase === view.phase &&
    s.round === view.round &&
    s.rounds === view.rounds &&
    s.first === view.first &&
    s.active === view.turn &&
    s.crystal === view.crystal &&
    s.dark === view.dark &&
    s.turn?.gate === view.gates?.gate &&
    s.turn?.swift === view.gates?.swift &&
    s.players.length === view.players.length &&
    view.players.every((p, i) => playerSeen(p) === s.players[i]) &&
    isSame(s.variants, view.variants) &&
    isSame(s.unused, view.unused) &&
    isSame(s.gone, view.gone) &&
    isSame(s.discards.cave, cave.discarded) &&
    isSame(s.discards.adventure, adventure.discarded) &&
    isSame(s.discards.spells, spellsAmong(spells.discarded)) &&
    hasSameCounts(s.counts, view.counts) &&
    liesSame(s.lying, view.lying) &&
    s.end === view.end
  )
}

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
  return (
    p.name === view.name &&
    p.character === view.character &&
    p.alignment === view.alignment &&
    p.lives === view.lives &&
    p.gold === view.gold &&
    p.strength === (view.strength?.counters ?? 0) &&
    p.craft === (view.craft?.counters ?? 0) &&
    p.caveCards === view.caveCards &&
    p.toad === view.toad &&
    p.weakened === view.weakened &&
    p.barred === view.barred &&
    p.misses === view.misses &&
    p.deaths === view.deaths &&
    p.out === view.out &&
    isSame(p.objects, view.objects) &&
    isSame(p.followers, view.followers) &&
    isSame(p.spells, view.spells.known ?? []) &&
    isSame(p.passed, view.passed) &&
    p.trophies.length === view.trophies.length &&
    p.trophies.every((copy, i) => copy === view.trophies[i]?.id)
  )
}

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
