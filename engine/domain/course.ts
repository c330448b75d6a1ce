import { floorAt, isExit, isSkullChamber } from './chapters/05-squares.ts'
import { isHarmless, isTreasureSeen, isUndrawn } from './chapters/06-walks.ts'
import { type Way, waysFrom } from './chapters/06-ways.ts'
import { isRoused } from './chapters/14-warlock.ts'
import { dangerOn, hazardOn, treasuresOn } from './chapters/cards.ts'
import { isBlind, standsOn } from './chapters/characters.ts'
import { distance, SQUARES, spotOf } from './open/squares.ts'
import type { Character, DomainState, Square } from './state.ts'

// Where a player wants to go next, by what is known: to a treasure, and home with it. It isn't a rule of the game: words and errands use
// it.

/** What is made for: a way out with the treasure, a treasure that lies where it was seen, or the chamber with those no one has seen. */
export interface Aim {
  readonly kind: 'home' | 'treasure' | 'chamber'
  /** Squares of which any will do. */
  readonly squares: readonly Square[]
}

const CHAMBER = SQUARES.filter((square) => spotOf(square).slot.id === 'treasure')

/** What he makes for now; null for one who is in the chamber and sees no treasure left. */
export function aimOf(s: DomainState, c: Character): Aim | null {
  if (c.treasure !== null) return { kind: 'home', squares: SQUARES.filter((square) => isExit(s, square)) }
  const lying = Object.keys(s.treasures).filter((square) => treasuresOn(s, square).length > 0)
  if (lying.length > 0) return { kind: 'treasure', squares: lying }
  const unseen = CHAMBER.filter((square) => floorAt(s, square)?.treasure === true && !isTreasureSeen(s, square))
  if (unseen.length > 0) return { kind: 'treasure', squares: unseen }
  return s.large.treasure === null ? { kind: 'chamber', squares: CHAMBER } : null
}

/** The nearest of the squares aimed at, as the crow flies. */
export function nearestOf({ squares }: Aim, from: Square): Square | null {
  return squares.reduce<Square | null>((best, each) => (best === null || distance(from, each) < distance(from, best) ? each : best), null)
}

/** What lies at the end of the known way: the goal itself, something new, or what bars it. */
export type Beyond =
  | { readonly kind: 'there' }
  | { readonly kind: 'tile' | 'chamber' | 'card' | 'treasure'; readonly to: Square; readonly side: Way['side'] }
  /** By a card that is known, or by what else keeps a walk off: a card that no one remembers, the skull chamber, darkness. */
  | { readonly kind: 'barred'; readonly to: Square; readonly by: { readonly card: string } | 'hidden' | 'skull' | 'dark' }

export interface Course {
  readonly aim: Aim
  /** Harmless squares to walk over, without that on which he stands. */
  readonly path: readonly Square[]
  readonly beyond: Beyond
}

/** What a card on the way counts for, in steps: a way round it is worth so much. */
const CARD = 4
/** What is known to bar the way: any other way is tried first. */
const BARRED = 1000
/** A step over ground that no one knows counts for more than one over known ground. */
const UNKNOWN = 2

/**
 * The way that looks shortest: over known and harmless ground as far as it leads, then as the crow flies. `hidden` squares hold cards that
 * no one remembers (D-16). Null for one who has nothing to make for, or sees no way at all.
 */
export function courseOf(s: DomainState, c: Character, hidden: ReadonlySet<Square> = new Set()): Course | null {
  const aim = aimOf(s, c)
  if (aim === null || c.at === null || isBlind(s, c)) return null
  const goals = new Set(aim.squares)
  const before = new Map<Square, Square | null>([[standsOn(c), null]])
  let best: { readonly last: Square; readonly beyond: Beyond; readonly cost: number } | null = null
  const consider = (last: Square, beyond: Beyond, cost: number) => {
    if (best === null || cost < best.cost) best = { last, beyond, cost }
  }
  // The nearest first: every step over harmless ground costs the same.
  for (let edge = [standsOn(c)], steps = 0; edge.length > 0; steps += 1) {
    const further: Square[] = []
    for (const at of edge) {
      if (goals.has(at)) consider(at, { kind: 'there' }, steps)
      for (const way of waysFrom(s, at)) {
        const { to } = way
        if (before.has(to)) continue
        if (way.kind !== 'lay' && !hidden.has(to) && isPassable(s, c, to)) {
          before.set(to, at)
          further.push(to)
          continue
        }
        const beyond = beyondOf(s, way, hidden)
        consider(at, beyond, steps + 1 + tollOf(beyond) + UNKNOWN * farFrom(aim, to))
      }
    }
    edge = further
  }
  return best === null ? null : { aim, ...endedAt(before, best) }
}

/** Harmless (6.1), or a pentagram on which no one waits yet (14.0). */
function isPassable(s: DomainState, c: Character, square: Square): boolean {
  return isHarmless(s, c, square) || (hazardOn(s, square, 'pentagram') !== null && !isRoused(s, c))
}

function endedAt(before: ReadonlyMap<Square, Square | null>, { last, beyond }: { readonly last: Square; readonly beyond: Beyond }) {
  const path: Square[] = []
  for (let at: Square | null = last; at !== null; at = before.get(at) ?? null) path.unshift(at)
  return { path: path.slice(1), beyond }
}

function beyondOf(s: DomainState, { to, kind, side }: Way, hidden: ReadonlySet<Square>): Beyond {
  if (kind === 'lay') return { kind: spotOf(to).slot.kind === 'large' ? 'chamber' : 'tile', to, side }
  const barred = (by: Extract<Beyond, { kind: 'barred' }>['by']): Beyond => ({ kind: 'barred', to, by })
  if (hidden.has(to)) return barred('hidden')
  const danger = dangerOn(s, to)
  if (danger !== null) return barred({ card: danger.lying.card })
  if (isSkullChamber(s, to)) return barred('skull')
  if (isUndrawn(s, to)) return { kind: 'card', to, side }
  return floorAt(s, to)?.treasure === true ? { kind: 'treasure', to, side } : barred('dark')
}

function tollOf({ kind }: Beyond): number {
  if (kind === 'barred') return BARRED
  return kind === 'card' ? CARD : 0
}

function farFrom(aim: Aim, square: Square): number {
  const nearest = nearestOf(aim, square)
  return nearest === null ? 0 : distance(nearest, square)
}
