import type { SightingEvent } from '../205-sighting.ts'
import { listedKinds } from './names.ts'
import type { ChapterText, Sentences } from './text.ts'

const sentences: Sentences<SightingEvent> = {
  sighted: ({ section, counters }, name) => `${name(section)} sees ${listedKinds(counters.map(({ kind }) => kind))}.`,
  'lost-sight': ({ section, counters }, name) => `${name(section)} loses sight of ${listedKinds(counters.map(({ kind }) => kind))}.`,
}

/** 205 Sight. */
export const sighting = { sentences, topics: {} } satisfies ChapterText
