import { useEffect, useState } from 'react'
import type { LogEntry, SessionView } from '../../engine/kernel/types.ts'
import { useSettings } from '../settings/settings.ts'

/** Something told beat by beat. */
export interface Paced<Ground, Beat> {
  /** What the telling starts from. */
  readonly ground: Ground
  readonly beat: Beat
  /** Which one it is, from 1. */
  readonly at: number
  readonly of: number
  /** What has been told, the present beat with it. */
  readonly heard: readonly Beat[]
  readonly end: () => void
}

/** Milliseconds that a beat stays. */
const PACES = { quick: 900, slow: 2400 } as const

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta'])

/** What a choice led to; a single beat needs no telling. */
export interface Tale<Ground, Beat> {
  readonly ground: Ground
  readonly beats: readonly Beat[]
}

interface Kept<Ground, Beat> {
  readonly session: SessionView
  readonly tale: Tale<Ground, Beat> | null
  /** How many have been told. */
  readonly told: number
}

/**
 * What a choice led to, told at the pace of the settings; null when there is nothing (more) to tell. It holds up nothing: the
 * next question can be answered meanwhile, and any key or press tells the rest at once.
 *
 * @param taleOf what there is to tell of a step forward; null where it simply lies there
 */
export function usePaced<Ground, Beat>(
  session: SessionView | null,
  taleOf: (before: SessionView, now: SessionView) => Tale<Ground, Beat> | null,
): Paced<Ground, Beat> | null {
  const { pace } = useSettings()
  const [stored, keep] = useState<Kept<Ground, Beat> | null>(null)
  const kept = session === null ? null : stored?.session === session ? stored : next(stored?.session ?? null, session, taleOf)
  if (kept !== stored) keep(kept)

  const tale = kept?.tale ?? null
  const told = kept?.told ?? 0
  const isTelling = tale !== null && pace !== 'at-once' && told < tale.beats.length
  useEffect(() => {
    if (!isTelling) return
    // The first one stands already; each stays for a while, the last one too.
    const timer = setTimeout(() => keep((now) => now && { ...now, told: told + 1 }), PACES[pace])
    return () => clearTimeout(timer)
  }, [isTelling, told, pace])

  const end = () => keep(allTold)
  useEffect(() => {
    if (!isTelling) return
    // Afterwards: what is pressed must not move away under the finger.
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
  }, [isTelling, session])

  const beat = tale?.beats[told]
  if (!isTelling || beat === undefined) return null
  return { ground: tale.ground, beat, at: told + 1, of: tale.beats.length, heard: tale.beats.slice(0, told + 1), end }
}

function allTold<G, B>(now: Kept<G, B> | null): Kept<G, B> | null {
  return now && { ...now, told: now.tale?.beats.length ?? 0 }
}

/** Only a step forward is told, with all that bots chose after it; anything else simply lies there. */
function next<G, B>(
  before: SessionView | null,
  session: SessionView,
  taleOf: (before: SessionView, now: SessionView) => Tale<G, B> | null,
): Kept<G, B> {
  const first = session.events[0]?.input ?? session.inputs
  const isStep = before !== null && before.session === session.session && first === before.inputs + 1
  const tale = isStep ? taleOf(before, session) : null
  return { session, tale: tale && tale.beats.length > 1 ? tale : null, told: 0 }
}

/** The chronicle as far as it has been told: what is still to be heard is not in it yet. */
export function heardOf(log: readonly LogEntry[], telling: { readonly events: readonly LogEntry[] } | null): readonly LogEntry[] {
  const heard = telling?.events.at(-1)?.n ?? Number.POSITIVE_INFINITY
  return telling ? log.filter(({ n }) => n <= heard) : log
}
