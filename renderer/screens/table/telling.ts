import { useEffect, useState } from 'react'
import type { CitadelView } from '../../../engine/citadel/view-types.ts'
import type { LogEntry, SessionView } from '../../../engine/kernel/types.ts'
import { useSettings } from '../../settings/settings.ts'
import { type Beat, beatsOf, toldUpTo } from './beats.ts'
import { citadelView } from './view.ts'

/** A fight's deeds being told one by one. */
export interface Telling {
  readonly beat: Beat
  /** Which one it is, from 1. */
  readonly at: number
  readonly of: number
  /** The table as far as it has been told. */
  readonly view: CitadelView
  /** What has been told. */
  readonly events: readonly LogEntry[]
  readonly end: () => void
}

/** Milliseconds that a deed stays. */
const PACES = { quick: 900, slow: 2400 } as const

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta'])

interface Kept {
  readonly session: SessionView
  readonly before: CitadelView | null
  readonly beats: readonly Beat[]
  /** How many have been told. */
  readonly told: number
}

/**
 * What a choice led to, told at the pace of the settings; null when there is nothing (more) to tell. It holds up nothing: the
 * next question can be answered meanwhile, and any key or press tells the rest at once.
 */
export function useTelling(session: SessionView | null): Telling | null {
  const { pace } = useSettings()
  const [stored, keep] = useState<Kept | null>(null)
  const kept = session === null ? null : stored?.session === session ? stored : next(stored?.session ?? null, session)
  if (kept !== stored) keep(kept)

  const isTelling = kept !== null && pace !== 'at-once' && kept.told < kept.beats.length
  const told = kept?.told ?? 0
  useEffect(() => {
    if (!isTelling) return
    // The first one stands already; each stays for a while, the last one too.
    const timer = setTimeout(() => keep((now) => now && { ...now, told: told + 1 }), PACES[pace])
    return () => clearTimeout(timer)
  }, [isTelling, told, pace])

  const end = () => keep((now) => now && { ...now, told: now.beats.length })
  useEffect(() => {
    if (!isTelling) return
    // Afterwards: what is pressed must not move away under the finger.
    const rest = (event: Event) => {
      if (event instanceof KeyboardEvent && MODIFIERS.has(event.key)) return
      setTimeout(() => keep((now) => (now?.session === session ? { ...now, told: now.beats.length } : now)))
    }
    window.addEventListener('keydown', rest, true)
    window.addEventListener('click', rest, true)
    return () => {
      window.removeEventListener('keydown', rest, true)
      window.removeEventListener('click', rest, true)
    }
  }, [isTelling, session])

  const beat = kept?.beats[told]
  if (!isTelling || !kept.before || beat === undefined) return null
  const heard = kept.beats.slice(0, told + 1)
  return {
    beat,
    at: told + 1,
    of: kept.beats.length,
    view: toldUpTo(kept.before, heard),
    events: heard.flatMap(({ events }) => events),
    end,
  }
}

/** A step forward in a fight, of more than one deed, is told; anything else simply lies there. */
function next(before: SessionView | null, session: SessionView): Kept {
  const nothing = { session, before: null, beats: [], told: 0 }
  if (before === null || before.session !== session.session || session.inputs !== before.inputs + 1) return nothing
  const [was, is] = [citadelView(before), citadelView(session)]
  const from = was && is && groundOf(was, is)
  const beats = from ? beatsOf(session.events) : []
  return beats.length > 1 ? { session, before: from, beats, told: 0 } : nothing
}

/** What the telling starts from: the fight as it stood, or one that has just begun with everybody as they came to it. */
function groundOf(was: CitadelView, is: CitadelView): CitadelView | null {
  if (was.fight) return was
  if (!is.fight) return null
  const pointsBefore = new Map([...was.party, ...was.monsters].map(({ id, woundPoints, status }) => [id, { woundPoints, status }]))
  return {
    ...is,
    party: is.party.map((who) => ({ ...who, ...pointsBefore.get(who.id) })),
    monsters: is.monsters.map((who) => ({ ...who, ...pointsBefore.get(who.id) })),
  }
}
