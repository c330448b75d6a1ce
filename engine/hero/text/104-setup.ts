import { assertNever } from '../../kernel/assert-never.ts'
import type { Option } from '../../kernel/types.ts'
import { capital, many } from '../../kernel/words.ts'
import { parseAction } from '../actions.ts'
import { spotId } from '../chapters/101-catacomb.ts'
import type { PlacementEvent } from '../chapters/104-placement.ts'
import { counterOf, sectionOf } from '../chapters/section.ts'
import { isKind, KIND_NAMES, one, squareName } from '../open/names.ts'
import type { Kind, Section, Spot } from '../state.ts'
import { sectionAsked } from './asked.ts'
import { KIND_EFFECTS } from './effects.ts'
import { namesOf, several } from './names.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'

const sentences: Sentences<PlacementEvent> = {
  placed: ({ kind, at }) => `${capital(one(kind))} lies at ${squareName(at)}.`,
  lifted: ({ kind, at }) => `${capital(one(kind))} is picked up from ${squareName(at)}.`,
  'rest-placed': ({ count }) => `The app lays out ${many(count, 'counter')}.`,
  cleared: ({ count }) => `${capital(many(count, 'counter'))} ${count === 1 ? 'is' : 'are'} picked up again.`,
  'laid-out': ({ section, count }, name) =>
    `${capital(many(count, 'counter'))} ${count === 1 ? 'lies' : 'lie'} face down in ${name(section)}’s way.`,
  entered: ({ section, at }, name) => `${name(section)} enters the catacomb at ${squareName(at)}.`,
}

function placingOption(section: Section, id: string, leftOf: (kind: Kind) => string): Omit<Option, 'id'> {
  const placing = parseAction('placement', id)
  switch (placing.kind) {
    case 'auto':
      return { label: 'Lay out the rest for me', detail: 'Riches far off and under guard, the others along his way' }
    case 'clear':
      return { label: 'Pick everything up' }
    case 'done':
      return { label: 'Done', apart: true }
    case 'at':
      return squareOption(placing.spot)
    case 'hand':
      return {
        label: `Take ${one(placing.of)}`,
        detail: `${leftOf(placing.of)} in hand. ${KIND_EFFECTS[placing.of]}`,
        data: { kind: placing.of },
      }
    case 'lift': {
      const { kind, at } = counterOf(section, placing.counter)
      const where = at === null ? '' : ` at ${squareName(at)}`
      return { label: `Pick up the ${KIND_NAMES[kind]}${where}`, at: { kind: 'counter', id: placing.counter } }
    }
    default:
      return assertNever(placing)
  }
}

function squareOption(at: Spot): Omit<Option, 'id'> {
  return { label: capital(squareName(at)), at: { kind: 'square', id: spotId(at) } }
}

const topics: Topics<'placement' | 'start'> = {
  placement: (s, { about, data }) => {
    const section = sectionOf(s, data)
    const left = section.counters.filter(({ at }) => at === null)
    const leftOf = (kind: Kind) => several(kind, left.filter((each) => each.kind === kind).length)
    return {
      prompt: about !== undefined && isKind(about) ? `Lay out ${leftOf(about)}` : 'Everything is laid out',
      lead: `They lie in ${namesOf(s)(section.id)}’s way, face down. ${left.length === 0 ? 'Nothing is left in hand.' : `${capital(many(left.length, 'counter'))} in hand.`}`,
      option: (id) => placingOption(section, id, leftOf),
    }
  },
  start: (s, ask) => ({
    prompt: `Where will ${namesOf(s)(sectionAsked(s, ask).id)} begin?`,
    lead: 'On one of the squares at the outer edge.',
    option: (id) => squareOption(parseAction('start', id).spot),
  }),
}

/** 104 Setting up. */
export const setup = { sentences, topics } satisfies ChapterText
