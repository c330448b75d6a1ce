import { useEffect, useRef } from 'react'
import type { LogEntry, Roll, SessionView } from '../../engine/kernel/types.ts'
import { useGamePage } from '../game-pages.ts'
import { useSettings } from '../settings/settings.ts'
import type { Cue } from '../settings/sounds.ts'
import { layCard, play, setDrone } from './sound.ts'

/**
 * What is heard at a table: the dice of a choice, what its events sound like by the game's manifest, and the drone. Only a step
 * forward is heard, nothing of what was there when the table was laid.
 *
 * @param events as far as told, at a table that tells them beat by beat
 * @param rolled likewise
 */
export function useSounds(session: SessionView, events = session.events, rolled = session.rolled): void {
  const sounds = useGamePage(session.game)?.sounds
  const { sound } = useSettings()
  const before = useRef<Heard>({ session, ...countOf(events, rolled) })
  useEffect(() => {
    const then = before.current
    before.current = { session, ...countOf(events, rolled) }
    const isStep = session.session === then.session.session && session.inputs > then.session.inputs
    if (!sound || !(isStep || session === then.session)) return
    const { last, dice } = isStep ? NOTHING : then
    play(...cuesOf(rolled.slice(dice)))
    const told = events.filter(({ n }) => n > last)
    if (sounds && told.length > 0) void sounds().then(({ cueOf }) => play(...told.map(cueOf).filter((cue) => cue !== null)))
  }, [sounds, sound, session, events, rolled])

  useEffect(() => {
    if (!sound || !sounds) return
    let isLatest = true
    void sounds().then(({ hasDrone }) => isLatest && setDrone(hasDrone?.(session) ?? false))
    return () => {
      isLatest = false
    }
  }, [sounds, sound, session])
  useEffect(() => () => setDrone(false), [])
}

/** For a card that covers the table: a page turns as it opens, and the drone is silent while it lies there. */
export function useCardSound(): void {
  useEffect(layCard, [])
}

/** The turning of a page as this opens. */
export function usePageSound(): void {
  useEffect(() => play('page'), [])
}

interface Heard {
  readonly session: SessionView
  /** The number of the last event. */
  readonly last: number
  /** How many throws. */
  readonly dice: number
}

const NOTHING = { last: -1, dice: 0 } as const

function countOf(events: readonly LogEntry[], rolled: readonly Roll[]): Omit<Heard, 'session'> {
  return { last: events.at(-1)?.n ?? -1, dice: rolled.length }
}

/** 3.1 of every rulebook: a three-sided die is half of a die of six, and sounds lower. */
function cuesOf(rolled: readonly Roll[]): readonly Cue[] {
  return rolled.map(({ code }) => (/D3/.test(code) ? 'die-low' : 'die'))
}
