import type { Odds } from '../../kernel/types.ts'
import { mostHeCanPay } from '../chapters/12-prices.ts'
import { isSeenBy } from '../chapters/23-sight.ts'
import { barred, bowOf, canThrow, STROKES, targetsOf } from '../chapters/30-deeds.ts'
import { barredFacing } from '../chapters/32-leaving.ts'
import { type OnSand, sectorStruck } from '../chapters/33-need.ts'
import { armIn } from '../chapters/33-striking.ts'
import { canDual, canSlash, enemiesInFront, enemiesInSight, shieldOf } from '../chapters/33-targets.ts'
import { missileArm } from '../chapters/37-missiles.ts'
import { halfPoints, isPresent, poleOf, tagOf } from '../chapters/figures.ts'
import type { Deed } from '../open/actions.ts'
import { isMissileSpell } from '../open/spells.ts'
import { distance, type Square, towards } from '../open/squares.ts'
import type { ArenaState, Figure } from '../state.ts'
import type { MissileSpellId } from '../tables/ids.ts'
import { LONG_REACH } from '../tables/limits.ts'
import { FACINGS, type Facing } from '../tables/table-types.ts'
import { oddsOfDeed } from './deeds.ts'

// What someone who moves could do from where he goes, everyone else standing where his side sees them now.

/** The best that could be done from a square, in this turn. */
export interface Opening {
  readonly deed: Deed
  /** The victims, in the order of the blows. */
  readonly whom: readonly string[]
  /** What strikes: `broadsword`, `bite`, or both for both hands; nothing for a spell. */
  readonly arms: readonly string[]
  /** A way to look from which it can be done: at the first of them, else the first clockwise from north. */
  readonly facing: Facing
  readonly odds: Odds
}

/** Something that can be done to these. */
interface Onset {
  readonly deed: Deed
  readonly victims: readonly OnSand[]
}

/**
 * For each square and the squares moved to it, the blow or blows, shot or throw that takes most SH on average, and where there is none the
 * missile spell, for it costs SH; null after a run (31.4), and where no one can be struck. An enemy his side does not see now counts for
 * nothing, even next to the square (G-111).
 */
export function openings(s: ArenaState, f: OnSand): (to: Square, moved: number) => Opening | null {
  const others = s.figures.filter((each) => each.id !== f.id && isSeenBy(s, f.side, each))
  const enemies = others.filter((each): each is OnSand => each.side !== f.side && isPresent(each))
  const turned = barredFacing(s, f)
  const facings = FACINGS.filter((each) => each !== turned)
  const half = halfPoints(f)
  const reach = poleOf(f) === 'P!' ? LONG_REACH : 1
  const spells = f.spells.filter(isMissileSpell).filter((spell) => mostHeCanPay(f, spell) !== null)
  const strikesFar = bowOf(f) === 'loaded' || canThrow(f) || spells.length > 0
  const known = new Map<string, Odds | null>()
  return (to, moved) => {
    if (f.coming === 'image' || moved > half) return null
    if (!strikesFar && enemies.every(({ at }) => distance(at, to) > reach)) return null
    const standing = facings.map((facing): OnSand => ({ ...f, at: to, moved, facing }))
    const best = (onsetsOf: (then: ArenaState, there: OnSand) => readonly Onset[]): Opening | null => {
      const found = new Map<string, Opening>()
      for (const there of standing) {
        const then: ArenaState = { ...s, figures: [...others, there] }
        for (const onset of onsetsOf(then, there)) {
          const key = keyOf(there, onset)
          const { deed, victims } = onset
          const opening = found.get(key)
          const isStraight = victims[0] !== undefined && there.facing === towards(to, victims[0].at)
          if (opening !== undefined) {
            if (isStraight) found.set(key, { ...opening, facing: there.facing })
            continue
          }
          if (!known.has(key)) known.set(key, oddsThen(then, there, onset))
          const odds = known.get(key) ?? null
          if (odds === null) continue
          found.set(key, { deed, whom: victims.map(tagOf), arms: armsOf(there, deed), facing: there.facing, odds })
        }
      }
      return [...found.values()].reduce<Opening | null>((a, b) => (a === null || meanOf(b) > meanOf(a) ? b : a), null)
    }
    return best(onsets) ?? (spells.length === 0 ? null : best((then, there) => castings(then, there, spells)))
  }
}

function meanOf({ odds }: Opening): number {
  return odds.expected ?? 0
}

/** What he could do with arms, one enemy or several at a time (30.2). */
function onsets(s: ArenaState, f: OnSand): readonly Onset[] {
  const front = enemiesInFront(s, f)
  const strokes = STROKES.flatMap((kind) =>
    targetsOf(s, f, kind).map((each): Onset => ({ deed: { kind, whom: tagOf(each) }, victims: [each] })),
  )
  const slashes = front.length > 0 && canSlash(f) && barred(f, 'slash') === null
  const pairs = canDual(f) && barred(f, 'dual') === null ? front.flatMap((one) => front.map((other) => [one, other] as const)) : []
  return [
    ...strokes,
    ...(slashes ? [{ deed: { kind: 'slash' }, victims: front } satisfies Onset] : []),
    ...pairs.map(([one, other]): Onset => ({ deed: { kind: 'dual', whom: tagOf(one), second: tagOf(other) }, victims: [one, other] })),
  ]
}

/** 12.4, 32.2 */
function castings(s: ArenaState, f: OnSand, spells: readonly MissileSpellId[]): readonly Onset[] {
  if (barred(f, 'cast') !== null) return []
  const targets = enemiesInSight(s, f)
  return spells.flatMap((spell) => targets.map((each): Onset => ({ deed: { kind: 'cast', spell, whom: tagOf(each) }, victims: [each] })))
}

/** A blow depends on the side from which it comes alone, what flies on the square. */
function keyOf(f: OnSand, { deed, victims }: Onset): string {
  const isFar = deed.kind === 'shoot' || deed.kind === 'throw' || deed.kind === 'cast'
  const from = victims.map((each) => `${each.id} ${isFar ? f.at : sectorStruck(each, f.at)}`)
  return [deed.kind, ...(deed.kind === 'cast' ? [deed.spell] : []), ...from].join(' ')
}

/** Its odds if nobody does anything before. Of moving itself nobody falls. */
function oddsThen(s: ArenaState, f: OnSand, { deed, victims }: Onset): Odds | null {
  const odds = oddsOfDeed(s, f, deed)
  if (odds === undefined) return null
  const { die: _die, dieBy: _by, leavesOut, ...rest } = odds
  const left = [leavesOut, victims.some(movesLater) ? 'the target’s own move' : undefined].filter((each) => each !== undefined)
  return { ...rest, ...(left.length > 0 ? { leavesOut: left.join(', ') } : {}) }
}

/** 28.4: he is still to move in this turn. */
function movesLater({ moved, status }: Figure): boolean {
  return moved === null && status === 'standing'
}

function armsOf(f: OnSand, { kind }: Deed): readonly string[] {
  const hand = (which: 'ready' | 'also') => armIn(f, which)?.name ?? []
  switch (kind) {
    case 'cast':
      return []
    case 'shield':
    case 'rush':
      return [shieldOf(f)?.type ?? []].flat()
    case 'shoot':
    case 'throw':
      return [missileArm(f, kind === 'shoot' ? 'bow' : 'thrown')?.name ?? []].flat()
    case 'dual':
      return [hand('ready'), hand('also')].flat()
    default:
      return [hand('ready')].flat()
  }
}
