import { capital, many } from '../../kernel/words.ts'
import { spotId, spotOf } from '../chapters/101-catacomb.ts'
import type { PlacementEvent } from '../chapters/104-placement.ts'
import type { Kind } from '../state.ts'
import { restOf, sectionAsked } from './asked.ts'
import { isKind, KIND_NAMES, namesOf, one, several, squareName } from './names.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'

const sentences: Sentences<PlacementEvent> = {
  placed: ({ kind, at }) => `${capital(one(kind))} lies at ${squareName(at)}.`,
  lifted: ({ kind, at }) => `${capital(one(kind))} is taken up again from ${squareName(at)}.`,
  'rest-placed': ({ count }) => `The app lays out ${many(count, 'counter')}.`,
  cleared: ({ count }) => `${capital(many(count, 'counter'))} are taken up again.`,
  'laid-out': ({ section, count }, name) => `${many(count, 'counter')} lie face down in the way of ${name(section)}.`,
  entered: ({ section, at }, name) => `${name(section)} enters the catacomb at ${squareName(at)}.`,
}

const topics: Topics = {
  placement: (s, ask) => {
    const section = sectionAsked(s, ask)
    const left = section.counters.filter(({ at }) => at === null)
    const leftOf = (kind: Kind) => several(kind, left.filter((each) => each.kind === kind).length)
    const { about } = ask
    return {
      prompt: about !== undefined && isKind(about) ? `Lay out ${leftOf(about)}` : 'Everything is laid out',
      lead: `They stand in the way of ${namesOf(s)(section.id)}, face down. ${left.length === 0 ? 'Nothing is left in hand.' : `${capital(many(left.length, 'counter'))} in hand.`}`,
      option: (id) => {
        const rest = restOf(id)
        if (id === 'auto') return { label: 'Lay out the rest for me', detail: 'Riches far off and guarded, the others along the way' }
        if (id === 'clear') return { label: 'Take everything up again' }
        if (id === 'done') return { label: 'Done' }
        if (id.startsWith('at:')) return { label: capital(squareName(spotOf(id))), at: { kind: 'square', id: spotId(spotOf(id)) } }
        if (id.startsWith('hand:') && isKind(rest))
          return {
            label: `Take ${one(rest)}`,
            detail: `${leftOf(rest)} in hand`,
            data: { kind: rest },
          }
        const counter = section.counters.find((each) => each.id === rest)
        if (counter?.at === null || counter === undefined) return { label: id }
        return { label: `Take up the ${KIND_NAMES[counter.kind]} at ${squareName(counter.at)}`, at: { kind: 'counter', id: counter.id } }
      },
    }
  },
  start: (s, ask) => ({
    prompt: `Where does ${namesOf(s)(sectionAsked(s, ask).id)} begin?`,
    lead: 'On one of the squares at the outer edge.',
    option: (id) => ({ label: capital(squareName(spotOf(id))), at: { kind: 'square', id: spotId(spotOf(id)) } }),
  }),
}

/** 104 Setting up. */
export const setup = { sentences, topics } satisfies ChapterText
