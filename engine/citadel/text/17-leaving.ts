import type { Outcome } from '../../kernel/types.ts'
import { type Fate, type LeavingEvent, type Standing, standings } from '../17-leaving.ts'
import type { DelveState, End } from '../state.ts'
import type { ChapterText, Sentences } from './text.ts'

const ENDS: Readonly<Record<End['kind'], string>> = {
  'team-victory': 'The Hellgate is destroyed and the party is home: the team has won.',
  left: 'The party has left the Citadel. The Hellgate still stands.',
  'all-dead': 'Nobody comes back from this raid.',
  abandoned: 'The raid was given up.',
}

const FATES: Readonly<Record<Fate['kind'], string>> = { 'came-out': 'came out alive', fallen: 'fell', lost: 'is lost in the Citadel' }

const sentences: Sentences<LeavingEvent> = {
  'turn-begins': ({ turn }) => `Turn ${turn} begins.`,
  'party-leaves': ({ who }, name) => `${who.map(name).join(', ')} ${who.length === 1 ? 'walks' : 'walk'} out through the Gateway of Evil.`,
  'left-behind': ({ who }, name) => `${name(who)} is left behind in the Citadel.`,
  'raid-ends': ({ end }) => ENDS[end],
  'counter-moves': ({ who, segment }, name) => `Only ${name(who)} is left to go on, in ${name(segment)}.`,
}

/** How the raid ended and who won it (17.0); null while it goes on. */
export function outcomeOf(s: DelveState): Outcome | null {
  if (s.end === null) return null
  const table = standings(s)
  const winners = table.filter(({ winner }) => winner).map(({ name }) => name)
  const won =
    winners.length === 0 ? '' : ` ${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'share the win'} among the characters.`
  const ended = s.end.kind === 'left' && s.hellgate.destroyed ? 'The party has left the Citadel.' : ENDS[s.end.kind]
  return { kind: s.end.kind, text: `${ended}${won}`, standings: table.map(standingText) }
}

function standingText({ id, name, fate, experience, treasure, score, winner }: Standing): NonNullable<Outcome['standings']>[number] {
  return { id, label: name, score, detail: `${FATES[fate]}; ${experience} experience, ${treasure} gold marks' worth`, winner }
}

/** 17.0 Victory conditions: leaving, turns, the end. */
export const leaving = { sentences, topics: {} } satisfies ChapterText
