import type { StareEvent } from '../chapters/205-hard-stare.ts'
import type { SightingEvent } from '../chapters/205-sighting.ts'
import { listedKinds } from './names.ts'
import type { ChapterText, Sentences } from './text.ts'

const sentences: Sentences<SightingEvent | StareEvent> = {
  sighted: ({ section, counters }, name) => `${name(section)} sees ${listedKinds(counters.map(({ kind }) => kind))}.`,
  'lost-sight': ({ section, counters }, name) => `${name(section)} loses sight of ${listedKinds(counters.map(({ kind }) => kind))}.`,
  stared: ({ section, seen }, name) =>
    seen ? `${name(section)} stares hard into the dark.` : `${name(section)} stares hard into the dark and sees no monster.`,
}

/** 205 Sight. */
export const sighting = { sentences, topics: {} } satisfies ChapterText
