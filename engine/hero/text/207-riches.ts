import { parseAction } from '../actions.ts'
import { sameSpot, spotId } from '../chapters/101-catacomb.ts'
import type { RichesEvent } from '../chapters/207-riches.ts'
import { counterOf, current } from '../chapters/section.ts'
import { KIND_NAMES, one, squareName } from '../open/names.ts'
import { stepsOf } from './asked.ts'
import { namesOf } from './names.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'

const sentences: Sentences<RichesEvent> = {
  'riches-taken': ({ section, kind }, name) => `${name(section)} picks up ${one(kind)}.`,
  'riches-left': ({ section, kind, at }, name) => `${name(section)} puts down ${one(kind)} at ${squareName(at)}.`,
  'riches-lifted': () => 'A monster picks up what lies there.',
  'riches-set-down': () => 'A monster puts down what it carried.',
}

const topics: Topics<'drop-at'> = {
  'drop-at': (s, ask) => {
    const section = current(s)
    const { kind } = counterOf(section, ask.about ?? '')
    return {
      prompt: `Where will ${namesOf(s)(section.id)} put down the ${KIND_NAMES[kind]}?`,
      lead: 'Anywhere that he has passed in this phase.',
      steps: stepsOf(s),
      option: (id) => {
        const { spot: at } = parseAction('drop-at', id)
        const here = sameSpot(section.hero?.at ?? null, at)
        return { label: here ? 'Here' : `At ${squareName(at)}`, at: { kind: 'square', id: spotId(at) } }
      },
    }
  },
}

/** 207 Riches. */
export const richesText = { sentences, topics } satisfies ChapterText
