import type { ComponentType, ReactNode } from 'react'
import type { LogEntry, SessionView } from '../engine/kernel/types.ts'

/** Great: a card in the middle of the table. Small: a strip in the tray. A line belongs to the moment before it; what is apart ends it. */
export type Degree = 'great' | 'small' | 'line' | 'apart'

/** Something that matters, as it is shown. */
export interface Moment {
  readonly degree: 'great' | 'small'
  /** What happened. */
  readonly event: LogEntry
  /** What came of it, as far as that belongs to it. */
  readonly more: readonly LogEntry[]
  /** Everything since the last choice, for what led to it. */
  readonly all: readonly LogEntry[]
  /** The position after it. */
  readonly session: SessionView
}

/** Weighs an event: what it says, with what came before it in this game. */
export type Weigh = (event: LogEntry, before: readonly LogEntry[], session: SessionView) => Degree

/** How a game shows its moments: great ones as cards, small ones as strips. */
export interface MomentPieces {
  readonly GreatMoment: ComponentType<{
    readonly moment: Moment
    readonly onGo: () => void
    /** The errands offered from here. */
    readonly onward?: ReactNode
    /** The chronicle so far. */
    readonly log?: readonly LogEntry[]
  }>
  readonly SmallMoment: ComponentType<{ readonly moment: Moment }>
}
