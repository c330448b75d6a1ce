import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import type { Cave, CaveState, Player } from '../state.ts'
import { LIMITS } from '../tables/index.ts'
import { discard } from './cards.ts'
import { cardOfPlayer, isToad, pointsOf } from './characters.ts'

export type StrengthEvent =
  | { type: 'strength-gained'; rule: '1.5'; seat: Seat; amount: number }
  | { type: 'strength-lost'; rule: '1.2'; seat: Seat; amount: number }
  | { type: 'exchanged'; rule: '1.4'; seat: Seat; trophies: readonly string[]; amount: number }

/** 1.5: counters, of which there may be any number. */
export function* gainStrength(g: Cave, p: Player, amount: number): Script {
  p.strength += amount
  yield* tell(g, { type: 'strength-gained', rule: '1.5', seat: p.seat, amount } satisfies StrengthEvent)
}

/** 1.2, 1.3: counters, never below what he started with. */
export function* loseStrength(g: Cave, p: Player, amount: number): Script {
  const lost = Math.min(amount, p.strength - cardOfPlayer(p).strength)
  if (lost <= 0) return
  p.strength -= lost
  yield* tell(g, { type: 'strength-lost', rule: '1.2', seat: p.seat, amount: lost } satisfies StrengthEvent)
}

/** The most Strength that his trophies bring now: one for every 7 points. A Toad can use none (1.4, C-42). */
export function exchangeable(p: Player): number {
  if (isToad(p)) return 0
  const points = p.trophies.reduce((sum, copy) => sum + pointsOf(copy), 0)
  return Math.floor(points / LIMITS.strengthPoints)
}

/** 1.4, C-73: gives in the trophies that waste least; what is above a multiple of 7 is lost. */
export function* exchange(g: Cave, p: Player, amount: number): Script {
  const trophies = leastWaste(p.trophies, amount * LIMITS.strengthPoints)
  p.trophies = p.trophies.filter((copy) => !trophies.includes(copy))
  for (const copy of trophies) discard(g.state, copy)
  p.strength += amount
  yield* tell(g, { type: 'exchanged', rule: '1.4', seat: p.seat, trophies, amount } satisfies StrengthEvent)
}

/** C-73: of all sets that have those points, the one with the fewest points, then with the fewest cards. */
export function leastWaste(trophies: readonly string[], points: number): readonly string[] {
  // The smallest set for every sum that can be reached.
  const sets = new Map<number, readonly string[]>([[0, []]])
  for (const copy of trophies)
    for (const [sum, set] of [...sets]) {
      const more = sum + pointsOf(copy)
      const known = sets.get(more)
      if (known === undefined || known.length > set.length + 1) sets.set(more, [...set, copy])
    }
  const enough = [...sets.keys()].filter((sum) => sum >= points)
  return sets.get(Math.min(...enough)) ?? []
}

/** Trophies go to their piles (C-74). */
export function discardTrophies(s: CaveState, p: Player): void {
  for (const copy of p.trophies) discard(s, copy)
  p.trophies = []
}
