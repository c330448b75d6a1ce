import type { Odds } from '../../kernel/types.ts'
import { isSeenBy } from '../chapters/23-sight.ts'
import { bowOf, canThrow, STROKES, type Stroke, targetsOf } from '../chapters/30-deeds.ts'
import { barredFacing } from '../chapters/32-leaving.ts'
import { type OnSand, sectorStruck } from '../chapters/33-need.ts'
import { armIn } from '../chapters/33-striking.ts'
import { shieldOf } from '../chapters/33-targets.ts'
import { missileArm } from '../chapters/37-missiles.ts'
import { halfPoints, isPresent, poleOf, tagOf } from '../chapters/figures.ts'
import { distance, type Square } from '../chapters/squares.ts'
import type { ArenaState, Figure } from '../state.ts'
import { FACINGS, type Facing } from '../tables/table-types.ts'
import { oddsOfDeed } from './deeds.ts'

// What somebody who moves could do from where he goes, everybody else standing where his side sees them now (section 3 of the rulings).

/** The best that can be done to one enemy from a square, in this turn. */
export interface Opening {
  readonly deed: { readonly kind: Stroke; readonly whom: string }
  /** What strikes: `broadsword`, `bite`. */
  readonly arm: string
  /** A way to look from which it can be done; the first clockwise from north. */
  readonly facing: Facing
  readonly odds: Odds
}

/**
 * For each square and the squares moved to it, the blow, shot or throw that takes most SH on average; null after a run (31.4), and where
 * nobody can be struck. Whom his side does not see now counts for nothing, even next to the square (G-111). Slashes, blows with both hands
 * and spells are left out: they are more than one roll, or cost SH.
 */
export function openings(s: ArenaState, f: OnSand): (to: Square, moved: number) => Opening | null {
  const others = s.figures.filter((each) => each.id !== f.id && isSeenBy(s, f.side, each))
  const enemies = others.filter((each): each is OnSand => each.side !== f.side && isPresent(each))
  const barred = barredFacing(s, f)
  const facings = FACINGS.filter((each) => each !== barred)
  const half = halfPoints(f)
  const reach = poleOf(f) === 'P!' ? 2 : 1 // 5.2
  const strikesFar = bowOf(f) === 'loaded' || canThrow(f)
  const known = new Map<string, Odds | null>()
  return (to, moved) => {
    if (f.coming === 'image' || moved > half) return null
    if (!strikesFar && enemies.every(({ at }) => distance(at, to) > reach)) return null
    const found = new Map<string, Opening>()
    for (const facing of facings) {
      const there: OnSand = { ...f, at: to, moved, facing }
      const then: ArenaState = { ...s, figures: [...others, there] }
      for (const [kind, victim] of STROKES.flatMap((each) => targetsOf(then, there, each).map((whom) => [each, whom] as const))) {
        const key = keyOf(there, kind, victim)
        if (found.has(key)) continue
        if (!known.has(key)) known.set(key, oddsThen(then, there, kind, victim))
        const odds = known.get(key) ?? null
        if (odds !== null) found.set(key, { deed: { kind, whom: tagOf(victim) }, arm: armOf(there, kind), facing, odds })
      }
    }
    return [...found.values()].reduce<Opening | null>((a, b) => (a === null || meanOf(b) > meanOf(a) ? b : a), null)
  }
}

function meanOf({ odds }: Opening): number {
  return odds.expected ?? 0
}

/** A blow depends on the side from which it comes alone, a missile on the square. */
function keyOf(f: OnSand, kind: Stroke, victim: OnSand): string {
  const from = kind === 'shoot' || kind === 'throw' ? f.at : sectorStruck(victim, f.at)
  return `${kind} ${victim.id} ${from}`
}

/** Its odds if nobody does anything before. Of moving itself nobody falls. */
function oddsThen(s: ArenaState, f: OnSand, kind: Stroke, victim: OnSand): Odds | null {
  const odds = oddsOfDeed(s, f, { kind, whom: tagOf(victim) })
  if (odds === undefined) return null
  const { die: _die, dieBy: _by, leavesOut, ...rest } = odds
  const left = [leavesOut, movesLater(victim) ? 'his own move' : undefined].filter((each) => each !== undefined)
  return { ...rest, ...(left.length > 0 ? { leavesOut: left.join(', ') } : {}) }
}

/** 28.4: he is still to move in this turn. */
function movesLater({ moved, status }: Figure): boolean {
  return moved === null && status === 'standing'
}

function armOf(f: OnSand, kind: Stroke): string {
  switch (kind) {
    case 'shield':
    case 'rush':
      return shieldOf(f)?.type ?? ''
    case 'shoot':
    case 'throw':
      return missileArm(f, kind === 'shoot' ? 'bow' : 'thrown')?.name ?? ''
    default:
      return armIn(f, 'ready')?.name ?? ''
  }
}
