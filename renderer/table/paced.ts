import { useEffect, useState } from 'react'
import type { LogEntry, SessionView } from '../../engine/kernel/types.ts'
import { isStepForward } from '../moment/step.ts'
import { useSettings } from '../settings/settings.ts'

/** Something told beat by beat. */
export interface Paced<Ground, Beat> {
  /** The start of the telling. */
  readonly ground: Ground
  readonly beat: Beat
  /** The number of this beat, from 1. */
  readonly at: number
  readonly of: number
  readonly beats: readonly Beat[]
  /** What has been told, the present beat included. */
  readonly heard: readonly Beat[]
  readonly end: () => void
  /** A card lies before this beat: it is told once that is put away. */
  readonly waits: boolean
}

/** How long a beat stays, in milliseconds. */
const PACES = { quick: 900, slow: 2400 } as const

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta'])

/** What a choice led to; a single beat is not told step by step. */
export interface Tale<Ground, Beat> {
  readonly ground: Ground
  readonly beats: readonly Beat[]
  /** Told even where it is a single beat. */
  readonly isShort?: boolean
}

interface Kept<Ground, Beat> {
  readonly session: SessionView
  readonly tale: Tale<Ground, Beat> | null
  /** The number told so far. */
  readonly told: number
  /** Asked for: told whatever the pace. */
  readonly again?: boolean
}

/** A telling, and a way to see it once more. */
export interface Pacing<Ground, Beat> {
  /** Null when there is nothing left to tell. */
  readonly paced: Paced<Ground, Beat> | null
  /** Tells it from the start, even if the settings tell nothing; null where there is nothing to tell. */
  readonly again: (() => void) | null
}

/**
 * What a choice led to, told at the pace of the settings. Any key or press tells the rest at once.
 *
 * @param taleOf the tale of a step forward; null for a step that is shown at once
 * @param isHeld whether a card is to be looked at before this beat
 */
export function usePaced<Ground, Beat>(
  session: SessionView | null,
  taleOf: (before: SessionView, now: SessionView) => Tale<Ground, Beat> | null,
  isHeld: (beat: Beat) => boolean = never,
): Pacing<Ground, Beat> {
  const { pace } = useSettings()
  const [stored, keep] = useState<Kept<Ground, Beat> | null>(null)
  const kept = session === null ? null : stored?.session === session ? stored : next(stored?.session ?? null, session, taleOf)
  if (kept !== stored) keep(kept)

  const tale = kept?.tale ?? null
  const told = kept?.told ?? 0
  const stay = pace !== 'at-once' ? PACES[pace] : kept?.again ? PACES.quick : null
  const isTelling = tale !== null && stay !== null && told < tale.beats.length
  const beat = tale?.beats[told]
  const waits = isTelling && beat !== undefined && isHeld(beat)
  useEffect(() => {
    if (!isTelling || waits || stay === null) return
    // The first one is shown already; each stays for a while, the last one too.
    const timer = setTimeout(() => keep((now) => now && { ...now, told: told + 1 }), stay)
    return () => clearTimeout(timer)
  }, [isTelling, waits, told, stay])

  const end = () => keep(allTold)
  useEffect(() => {
    if (!isTelling || waits) return
    // Afterwards: the pressed element must not move away under the finger.
    const rest = (event: Event) => {
      if (event instanceof KeyboardEvent && MODIFIERS.has(event.key)) return
      setTimeout(() => keep((now) => (now?.session === session ? allTold(now) : now)))
    }
    window.addEventListener('keydown', rest, true)
    window.addEventListener('click', rest, true)
    return () => {
      window.removeEventListener('keydown', rest, true)
      window.removeEventListener('click', rest, true)
    }
  }, [isTelling, waits, session])

  if (!isTelling || beat === undefined)
    return { paced: null, again: tale === null ? null : () => keep((now) => now && { ...now, told: 0, again: true }) }
  const paced = {
    ground: tale.ground,
    beat,
    at: told + 1,
    of: tale.beats.length,
    beats: tale.beats,
    heard: tale.beats.slice(0, told + 1),
    end,
    waits,
  }
  return { paced, again: null }
}

function never(): boolean {
  return false
}

function allTold<G, B>(now: Kept<G, B> | null): Kept<G, B> | null {
  return now && { ...now, told: now.tale?.beats.length ?? 0 }
}

/** Only a step forward is told, with everything bots chose after it; anything else is shown at once. */
function next<G, B>(
  before: SessionView | null,
  session: SessionView,
  taleOf: (before: SessionView, now: SessionView) => Tale<G, B> | null,
): Kept<G, B> {
  const tale = isStepForward(before, session) ? taleOf(before, session) : null
  return { session, tale: tale && (tale.beats.length > 1 || tale.isShort) ? tale : null, told: 0 }
}

/** The chronicle as far as told, without the lines still to come. */
export function heardOf(log: readonly LogEntry[], telling: { readonly events: readonly LogEntry[] } | null): readonly LogEntry[] {
  const heard = telling?.events.at(-1)?.n ?? Number.POSITIVE_INFINITY
  return telling ? log.filter(({ n }) => n <= heard) : log
}
