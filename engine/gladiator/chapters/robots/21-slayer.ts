import { draw, type Script } from '../../../kernel/play.ts'
import { distance } from '../../open/squares.ts'
import type { Arena, ArenaState } from '../../state.ts'
import { isInvisible } from '../23-sight.ts'
import { perform } from '../30-performing.ts'
import type { OnSand } from '../33-need.ts'
import { pickUp } from '../34-dropping.ts'
import { engagersAt, tagOf } from '../figures.ts'
import { tellOf } from '../telling.ts'
import { doubts } from './18-doubting.ts'
import { isBadlyHurt } from './18-habits.ts'
import { atNearest, nearest, type Open } from './18-picking.ts'

export type SlayerEvent = { type: 'krill-recovered'; rule: '21.1'; figure: string; thing: string }

/** 21.1: a lost Krill first, and the way out when badly hurt; then charges received and given, bolts and stabs. */
export function* slayer(g: Arena, f: OnSand, open: Open): Script<boolean> {
  const s = g.state
  if (f.ready === null && (yield* recover(g, f))) return true
  const away = wantsAway(s, f) ? wayOff(s, f, open) : null
  if (away !== null) return yield* perform(g, f, away)
  if (open.has('disbelieve') && (yield* doubts(g, f))) return yield* perform(g, f, { kind: 'disbelieve' })
  if (open.has('receive')) return yield* atNearest(g, f, open, 'receive')
  if (open.has('impale')) return yield* atNearest(g, f, open, 'impale')
  return yield* boltOrStab(g, f, open)
}

/** 28.2: off the square where it stands. */
function* recover(g: Arena, f: OnSand): Script<boolean> {
  const krill = g.state.things.find(({ type, at }) => type === 'krill' && at === f.at)
  if (krill === undefined || f.status !== 'standing') return false
  f.ready = pickUp(g.state, krill.id)
  yield* tellOf(g, [f], { type: 'krill-recovered', rule: '21.1', figure: tagOf(f), thing: krill.id } satisfies SlayerEvent)
  return true
}

/** To its Krill, or to the exit. */
function wantsAway(s: ArenaState, f: OnSand): boolean {
  const hasLostKrill = f.ready === null && s.things.some(({ type }) => type === 'krill')
  const isEngaged = f.holds.length > 0 || engagersAt(s, f.side, f.at).length > 0
  return isEngaged && (hasLostKrill || (isBadlyHurt(f) && s.exits.length > 0))
}

/** The square of those open to it that is nearest to what it wants. */
function wayOff(s: ArenaState, f: OnSand, { all }: Open) {
  const wanted = f.ready === null ? s.things.filter(({ type }) => type === 'krill').map(({ at }) => at) : s.exits
  const squares = all.flatMap((deed) => (deed.kind === 'disengage' ? [deed] : []))
  const far = (square: number) => Math.min(...wanted.map((at) => distance(square, at)))
  const [best] = squares.toSorted((a, b) => far(a.square) - far(b.square))
  return best ?? null
}

/** With someone in reach bolt and stab by turns; free of everyone the bolt. */
function* boltOrStab(g: Arena, f: OnSand, open: Open): Script<boolean> {
  const near = open.whom('attack')
  const stabs =
    near.length > 0 &&
    (!open.has('shoot') || (engagersAt(g.state, f.side, f.at).length > 0 && (yield* draw(g, ['bolt', 'stab'])) === 'stab'))
  if (!stabs) return yield* atNearest(g, f, open, 'shoot')
  const victim = yield* nearest(g, f, near)
  if (victim === null) return false
  const whom = tagOf(victim)
  const isBoth =
    open.all.some((deed) => deed.kind === 'dual' && deed.whom === whom) && isEasyToHit(g.state, victim) && (yield* draw(g, BOTH)) === 'both'
  return yield* perform(g, f, isBoth ? { kind: 'dual', whom, second: whom } : { kind: 'attack', whom })
}

/** Sometimes: once in six times. */
const BOTH = ['both', 'stab', 'stab', 'stab', 'stab', 'stab']

/** 21.1, 21.2: neither invisible, nor evading, nor a snake. */
export function isEasyToHit(s: ArenaState, victim: OnSand): boolean {
  return !isInvisible(s, victim) && !victim.evading && victim.kind !== 'snake'
}
