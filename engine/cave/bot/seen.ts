import { freshTurn } from '../chapters/turns.ts'
import { VARIANTS } from '../open/variants.ts'
import type { CaveState, Player } from '../state.ts'
import { SPELLS_IN_PLAY, type SpellId } from '../tables/table-types.ts'
import type { CaveView, PlayerView } from '../view-types.ts'

/** The game as a seat sees it, in the shape that the rules read. The Spells of others are missing, and of the turn all but the gates. */
export function seen(view: CaveView): CaveState {
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

function spellsAmong(ids: readonly string[]): SpellId[] {
  return SPELLS_IN_PLAY.filter((spell) => ids.includes(spell))
}

/** The latest sheet of each seat: one that has not changed since is the same object, and what was worked out about it holds. */
const latest: { readonly sight: string; readonly player: Player }[] = []

function playerSeen(view: PlayerView): Player {
  const sight = JSON.stringify(view)
  const found = latest[view.seat]
  if (found?.sight === sight) return found.player
  const player = newPlayer(view)
  latest[view.seat] = { sight, player }
  return player
}

function newPlayer(view: PlayerView): Player {
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
