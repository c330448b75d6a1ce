import { type Ask, asidesOf } from './ask.ts'
import { assertNever } from './assert-never.ts'
import { habitsFor } from './by-itself.ts'
import type { Game, Wording } from './game.ts'
import { kernelSentence } from './kernel-events.ts'
import type { GameEvent } from './play.ts'
import { topicInWords } from './question-words.ts'
import type { Decision, Item, KeptRoll, Option, Roll } from './types.ts'

// The questions, rolls and events of the rules, in the words of the game.

/** The decision as `seat` sees it; null when it may not. */
export function decisionOf<S>(game: Game<S>, state: S, ask: Ask, id: string): Decision {
  const words = game.describe(state, ask)
  const habits = habitsFor(game, state, ask)
  const head = {
    id,
    seat: ask.seat,
    kind: ask.kind,
    rule: ask.rule,
    topic: ask.topic,
    prompt: words.prompt,
    ...(words.lead === undefined ? {} : { lead: words.lead }),
    ...(words.steps === undefined ? {} : { steps: words.steps }),
    ...(ask.about === undefined ? {} : { about: ask.about }),
    ...(words.blocked === undefined || words.blocked.length === 0 ? {} : { blocked: words.blocked }),
    ...(habits.length === 0
      ? {}
      : {
          habits: habits.map(({ habit, answer }) => ({
            id: habit.id,
            label: habit.label,
            ...(habit.risky && { risky: habit.risky }),
            ...answer,
          })),
        }),
  }
  const beside = asidesOf(ask).map((each): Option => ({ ...option(words, each), aside: true }))
  switch (ask.kind) {
    case 'pick':
      return { ...head, options: [...ask.ids.map((each) => option(words, each)), ...beside], min: ask.min, max: ask.max }
    case 'number':
      return {
        ...head,
        ...{ min: ask.min, max: ask.max, step: ask.step },
        ...(words.suggestion === undefined ? {} : { suggestion: words.suggestion }),
      }
    case 'text':
      return { ...head, min: ask.min, max: ask.max }
    case 'arrange': {
      const { ranks } = words
      const options = beside.length === 0 ? {} : { options: beside }
      return { ...head, ...options, of: ask.of.map((each) => item(words, each)), ...(ranks && { ranks }), suggestion: ask.suggest() }
    }
    case 'share':
      return {
        ...head,
        ...(beside.length === 0 ? {} : { options: beside }),
        of: ask.of.map(({ id: each, amount }) => ({ ...item(words, each), amount })),
        among: ask.among.map((each) => item(words, each)),
        suggestion: ask.suggest(),
      }
    case 'roll':
      return { ...head, code: ask.code, min: 1, max: 6 }
    default:
      assertNever(ask)
  }
}

/** One option of a question with its words and odds. */
export function optionOf<S>(game: Game<S>, state: S, ask: Ask, id: string): Option {
  return option(game.describe(state, ask), id)
}

function option(words: Wording, id: string): Option {
  return { id, ...(words.option?.(id) ?? { label: id }) }
}

function item(words: Wording, id: string): Item {
  return { id, ...(words.item?.(id) ?? { label: id }) }
}

/** What other seats see of a decision: whose it is; in a game that hides things not even its subject, which would tell them something. */
export function waitingFor(ask: Ask, id: string, name: string, hides: boolean): Decision {
  const { kind, rule, topic } = hides ? HIDDEN : ask
  return { id, seat: ask.seat, kind, rule, topic, prompt: `Waiting for ${name}` }
}

const HIDDEN = { kind: 'pick', rule: 'hidden', topic: 'waiting' } as const

/** A roll with the words for its topic; one recorded before rolls had topics already has words. */
export function rollOf<S>(game: Game<S>, state: S, kept: KeptRoll): Roll {
  return kept.topic === undefined ? kept : { ...kept, why: game.why?.(state, kept) ?? topicInWords(kept.topic) }
}

/** An event in the words of the game or the kernel. */
export function sentenceOf<S>(game: Game<S>, state: S, event: GameEvent): string {
  return kernelSentence(event) ?? game.sentence(state, event)
}
