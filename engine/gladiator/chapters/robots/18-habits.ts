import { beastOf, raceOf } from '../../open/people.ts'
import type { ArenaState, Figure } from '../../state.ts'
import type { RobotId } from '../../tables/ids.ts'
import type { Side } from '../../tables/table-types.ts'
import { knowsNumbers } from '../telling.ts'

// What each kind of robot does its own way, where a word or two says it (19.1 to 22.1).

/** When someone keeps off a kind of terrain. `generally` is five times out of six. */
export type Wariness = 'always' | 'wounded' | 'half-dead' | 'mostly-dead' | 'generally' | 'never'

export interface Habits {
  readonly fire: Wariness
  readonly caltrops: Wariness
  /** Evades a blow that could kill it. */
  readonly evadesDeath: boolean
  /** Squares from the nearest enemy at which it runs no more; null for those who come at full speed to the end. */
  readonly slowsAt: number | null
}

const HABITS: Readonly<Record<RobotId, Habits>> = {
  'needler-bush': { fire: 'always', caltrops: 'wounded', evadesDeath: false, slowsAt: 8 },
  'giant-amoeba': { fire: 'always', caltrops: 'wounded', evadesDeath: false, slowsAt: null },
  'fire-spirit': { fire: 'never', caltrops: 'half-dead', evadesDeath: true, slowsAt: null },
  'phase-spider': { fire: 'generally', caltrops: 'generally', evadesDeath: true, slowsAt: null },
  imp: { fire: 'wounded', caltrops: 'wounded', evadesDeath: true, slowsAt: null },
  // Pages 21 and 22 are silent on terrain: a Slayer heeds it as an Imp does, and an Evil Mage always.
  slayer: { fire: 'wounded', caltrops: 'wounded', evadesDeath: false, slowsAt: 25 },
  behemoth: { fire: 'mostly-dead', caltrops: 'mostly-dead', evadesDeath: false, slowsAt: null },
  'evil-mage': { fire: 'always', caltrops: 'always', evadesDeath: true, slowsAt: null },
}

/** G-138: a third of its strength or less. */
export function isBadlyHurt({ sh, normal }: Pick<Figure, 'sh' | 'normal'>): boolean {
  return sh * 3 <= normal.sh
}

/**
 * G-138: what a robot takes someone's strength for: what its side may read, else what his kind begins with, less what he was seen to lose.
 */
export function guessedHealth(s: ArenaState, side: Side, f: Figure): number {
  if (knowsNumbers(s, side, f)) return f.sh
  if (f.status === 'unconscious') return 1
  return Math.max(2, (raceOf(f)?.base.sh ?? beastOf(f)?.sh ?? 0) - f.taken)
}

/** Whether someone so wary keeps off; `generally` is for the draw to say. */
export function keepsOff({ sh, normal }: Pick<Figure, 'sh' | 'normal'>, wariness: Exclude<Wariness, 'generally'>): boolean {
  switch (wariness) {
    case 'always':
      return true
    case 'wounded':
      return sh < normal.sh
    case 'half-dead':
      return sh * 2 < normal.sh
    case 'mostly-dead':
      return isBadlyHurt({ sh, normal })
    case 'never':
      return false
  }
}

/** 19.3, 20.1, 20.2, 22.1: whether it is smart enough to evade a blow that could kill it. */
export function evadesDeath({ kind }: Pick<Figure, 'kind'>): boolean {
  return habitsOf({ kind })?.evadesDeath === true
}

/** Null for everyone but robots. */
export function habitsOf({ kind }: Pick<Figure, 'kind'>): Habits | null {
  return Object.hasOwn(HABITS, kind) ? HABITS[kind as RobotId] : null
}
