import type { Json, SessionView } from '../../engine/kernel/types.ts'
import type { EventPage } from '../event-page.ts'
import type { Cue } from '../settings/sounds.ts'

export type GameSounds = Omit<EventPage, 'look'>

export type Fields = { readonly [field: string]: Json | undefined }

/** What each type of event sounds like: always the same, or by what the event says. */
export type CueTable<Type extends string> = Readonly<Record<Type, Cue | null | ((data: Fields, session: SessionView) => Cue | null)>>

/** `cueOf` of a manifest: by the table; silence for types that are not in it. */
export function cuesBy<Type extends string>(table: CueTable<Type>): GameSounds['cueOf'] {
  const cues = new Map(Object.entries<CueTable<Type>[Type]>(table))
  return ({ type, data }, session) => {
    const cue = cues.get(type) ?? null
    return typeof cue === 'function' ? cue(isFields(data) ? data : {}, session) : cue
  }
}

function isFields(data: Json): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
