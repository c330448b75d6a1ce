import type { LeavingEvent } from '../chapters/17-leaving.ts'
import type { End } from '../state.ts'
import { listed } from './phrases.ts'
import type { ChapterText, Sentences } from './text.ts'

const ENDS: Readonly<Record<End['kind'], string>> = {
  'team-victory': 'The Hellgate is destroyed and the party is home: the team wins.',
  left: 'The party is out of the Citadel.',
  'all-dead': 'No one comes back from this raid.',
  abandoned: 'The party gives up the raid.',
}

const sentences: Sentences<LeavingEvent> = {
  'turn-begins': ({ turn }) => `Turn ${turn} begins.`,
  'party-leaves': ({ who }, name) => `${listed(who, name)} ${who.length === 1 ? 'walks' : 'walk'} out through the Gateway of Evil.`,
  'left-behind': ({ who }, name) => `The party leaves ${name(who)} behind in the Citadel.`,
  'tapestry-home': ({ who, value }, name) => `${name(who)} brings home a tapestry, worth ${value} as a jewel.`,
  'raid-ends': ({ end }) => ENDS[end],
  'counter-moves': ({ who, segment }, name) => `Only ${name(who)} is left to go on, in ${name(segment)}.`,
}

/** 17.0 Victory conditions: leaving, turns, the end. */
export const leaving = { sentences, topics: {} } satisfies ChapterText
