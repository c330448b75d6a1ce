import { useEffect, useRef } from 'react'
import type { LogEntry, SessionView } from '../../engine/kernel/types.ts'
import { halves, rollsIn } from '../dice/worked-sum.ts'
import type { EventPage } from '../event-page.ts'
import { useEventPage } from '../game-pages.ts'
import { useSettings } from '../settings/settings.ts'
import type { Cue } from '../settings/sounds.ts'
import { layCard, play, setDrone } from './sound.ts'

/**
 * What is heard at a table: the dice of a choice, what its events sound like by the game's manifest, and the drone. Only a step
 * forward is heard, nothing of what was there when the table was laid.
 *
 * @param events since the last choice; as far as told, at a table that tells them beat by beat
 */
export function useSounds(session: SessionView, events = session.events): void {
  const page = useEventPage(session.game)
  const { sound } = useSettings()
  const heard = useRef({ session, last: lastOf(events) })
  useEffect(() => {
    const before = heard.current
    heard.current = { session, last: lastOf(events) }
    const isStep = session.session === before.session.session && session.inputs > before.session.inputs
    if (!sound || !(isStep || session === before.session)) return
    const told = isStep ? events : events.filter(({ n }) => n > before.last)
    if (told.length > 0) play(...told.flatMap((event) => cuesOf(event, session, page)))
  }, [page, sound, session, events])

  useEffect(() => {
    if (sound) setDrone(page?.hasDrone?.(session) ?? false)
  }, [page, sound, session])
  useEffect(() => () => setDrone(false), [])
}

/** For a card that covers the table: a page turns as it opens, and the drone is silent while it lies there. */
export function useCardSound(): void {
  useEffect(layCard, [])
}

/** The turning of a page, as the record of someone opens. */
export function usePageSound(who: string): void {
  useEffect(() => {
    if (who) play('page')
  }, [who])
}

function lastOf(events: readonly LogEntry[]): number {
  return events.at(-1)?.n ?? -1
}

/** The dice land before what they decide is heard. A three-sided one is smaller, and sounds lower. */
function cuesOf(event: LogEntry, session: SessionView, page: EventPage | null): readonly Cue[] {
  const dice = rollsIn(event.data).map(({ code }) => (halves(code) ? ('die-low' as const) : ('die' as const)))
  const cue = page?.cueOf(event, session) ?? null
  return cue === null ? dice : [...dice, cue]
}
