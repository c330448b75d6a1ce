import { combatStrength, craftOf } from '../chapters/characters.ts'
import type { FightOdds, Match } from '../odds/fight.ts'
import type { Player } from '../state.ts'

// What has been worked out about sheets. The same few are weighed again and again, wherever their owners stand.

/** The Object that its owner would miss least, and how much. */
export interface Least {
  readonly copy: string
  readonly worth: number
}

/** About one sheet; nothing on it changes while a bot thinks. */
export interface Known {
  /** What all of it is worth. */
  worth: number | undefined
  /** Null where it has no Object. */
  least: Least | null | undefined
  /** What its owner would miss without a card. */
  readonly keeps: Map<string, number>
  /** What taking an Object or a Follower would bring. */
  readonly gains: Map<string, number>
  /** What cards are worth, by all else that this depends on. */
  readonly cards: Map<string, Map<string, number>>
  /** How its owner stands to each sort of Enemy. */
  readonly stances: Map<string, Stance>
  /** Its Strength in Combat, and its Craft. */
  combat: number | undefined
  craft: number | undefined
  /** The chance to pass all three Trials. */
  ready: number | undefined
}

/** A fight before anything is known of the foe but its sort, and the odds by how much he is ahead, as far as worked out. */
export interface Stance extends Omit<Match, 'foe'> {
  readonly odds: Map<number, FightOdds>
}

const byPlayer = new WeakMap<Player, Known>()
const bySheet = new Map<string, Known>()

const MOST_KEPT = 200

export function knownOf(p: Player): Known {
  const found = byPlayer.get(p) ?? newKnown()
  byPlayer.set(p, found)
  return found
}

/** What is known of an equal sheet holds for this one, which stays as it is. */
export function shareKnown(p: Player, equal: Player): void {
  byPlayer.set(p, knownOf(equal))
}

/** The same where an equal one is still to be found. */
export function findKnown(p: Player): void {
  const { at: _, from: __, seat: ___, name: ____, ...sheet } = p
  const key = JSON.stringify(sheet)
  const found = bySheet.get(key) ?? newKnown()
  if (bySheet.size >= MOST_KEPT) bySheet.clear()
  bySheet.set(key, found)
  byPlayer.set(p, found)
}

/** `combatStrength`, added up once. */
export function combatOf(p: Player): number {
  const known = knownOf(p)
  known.combat ??= combatStrength(p)
  return known.combat
}

/** `craftOf`, added up once. */
export function craftKnown(p: Player): number {
  const known = knownOf(p)
  known.craft ??= craftOf(p)
  return known.craft
}

function newKnown(): Known {
  return {
    worth: undefined,
    least: undefined,
    keeps: new Map(),
    gains: new Map(),
    cards: new Map(),
    stances: new Map(),
    combat: undefined,
    craft: undefined,
    ready: undefined,
  }
}
