import { many } from '../../kernel/words.ts'
import { parseAction } from '../actions.ts'
import { levelOf } from '../chapters/102-levels.ts'
import type { SpecialEvent } from '../chapters/211-specials.ts'
import { current, heroOf } from '../chapters/section.ts'
import { squareName } from '../open/names.ts'
import { stepsOf } from './asked.ts'
import { namesOf } from './names.ts'
import { embraceWhy } from './odds.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'

const sentences: Sentences<SpecialEvent> = {
  trap: ({ section, level, total, sprung }, name) =>
    sprung
      ? `A trap of level ${level} springs, and ${name(section)} sees it too late (${total}).`
      : `${name(section)} sees through a trap of level ${level} (${total}).`,
  'thrown-back': ({ section, to }, name) => `${name(section)} is thrown back to ${squareName(to)}.`,
  succubus: ({ section, total, needed, resisted, lost }, name) =>
    resisted
      ? `${name(section)} tells the Succubus about his mother (${total}, needed ${needed}).`
      : `${name(section)} finds the Succubus charming (${total}, needed ${needed}) and loses ${many(lost, 'level')} of strength.`,
  released: ({ section, why }, name) => `${name(section)} is free of the Succubus: ${WHY[why]}.`,
}

const WHY = { stops: 'she has had enough', 'no-strength': 'there is nothing left of him to hold', leaves: 'she goes elsewhere' } as const

const topics: Topics<'succubus'> = {
  succubus: (s) => {
    const section = current(s)
    const strength = levelOf(heroOf(section).now, 'strength')
    return {
      prompt: `Will the Succubus keep ${namesOf(s)(section.id)}?`,
      lead: `He has ${strength} strength left. If a die plus his intelligence reaches ten, she is gone for good.`,
      steps: stepsOf(s),
      option: (id) =>
        parseAction('succubus', id).kind === 'attack'
          ? {
              label: 'Keep him',
              detail: 'He must pass another test; no monster may attack him',
              odds: { ...embraceWhy(section), of: 'he yields' },
              at: { kind: 'counter', id: String(section.hero?.heldBy) },
            }
          : { label: 'Let him go' },
    }
  },
}

/** 211 Succubus, traps and dummies. */
export const specials = { sentences, topics } satisfies ChapterText
