import type { SpaceId } from '../../../../engine/cave/tables/table-types.ts'
import type { CaveView, PlayerView } from '../../../../engine/cave/view-types.ts'
import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { type CaveTables, cardsOf } from '../tables.ts'
import { follow } from './follow.ts'

/** How near somebody was to the three Trials at the end of a round. */
export interface Lap {
  readonly round: number
  /** In Combat. */
  readonly strength: number
  readonly craft: number
  readonly wealth: number
}

/** The course of a whole game. */
export interface Course {
  /** By seat, a lap for each round. */
  readonly laps: ReadonlyMap<Seat, readonly Lap[]>
  /** How many turns were ended on each space, by everybody together. */
  readonly warmth: ReadonlyMap<SpaceId, number>
}

/** From the chronicle; `last` is the view at its end. */
export function courseOf(log: readonly LogEntry[], last: CaveView, tables: CaveTables): Course {
  const laps = new Map<Seat, Lap[]>(last.players.map(({ seat }) => [seat, []]))
  const warmth = new Map<SpaceId, number>()
  const lapOf = (view: CaveView) => {
    for (const player of view.players) laps.get(player.seat)?.push({ round: view.round, ...gaugesOf(player, tables) })
  }
  let view = atFirst(last)
  for (const entry of log) {
    if (entry.type === 'round-began' && view.round > 0) lapOf(view)
    if (entry.type === 'turn-began') warm(warmth, view)
    view = follow(view, entry, tables)
  }
  lapOf(last)
  return { laps, warmth }
}

function warm(warmth: Map<SpaceId, number>, { players, turn, round }: CaveView): void {
  const at = players[turn]?.character == null || round === 0 ? null : players[turn]?.at
  if (at) warmth.set(at, (warmth.get(at) ?? 0) + 1)
}

/** The table before anybody has a Character. */
function atFirst(last: CaveView): CaveView {
  const players = last.players.map((player) => ({ ...player, character: null, strength: null, craft: null, deaths: 0, gold: 0, lives: 0 }))
  return { ...last, round: 0, phase: 'set-up', crystal: null, dark: null, lying: {}, players }
}

/** What counts at the three Trials, from the counters and from what the cards say. */
export function gaugesOf({ character, strength, craft, objects, followers, wealth }: PlayerView, tables: CaveTables): Omit<Lap, 'round'> {
  if (strength === null || craft === null) return { strength: 0, craft: 0, wealth: 0 }
  const cards = [...objects, ...followers].flatMap((copy) => cardsOf(tables).get(copy) ?? [])
  const sum = (of: (card: (typeof cards)[number]) => number | undefined) => cards.reduce((all, card) => all + (of(card) ?? 0), 0)
  const weapons = cards.flatMap(({ weapon }) => weapon ?? []).toSorted((one, other) => other - one)
  const hands = character === 'pit-gladiator' ? 2 : 1
  const arm = character === 'gnome-tinker' ? 1 : 0
  const inHand = weapons.slice(0, hands).reduce((all, weapon) => all + weapon, 0)
  return {
    strength: strength.counters + sum((card) => card.strength) + sum((card) => card.combat) + inHand + arm,
    craft: craft.counters + sum((card) => card.craft),
    wealth,
  }
}
