import type { Ask } from '../../kernel/ask.ts'
import { assertNever } from '../../kernel/assert-never.ts'
import { randomAnswer } from '../../kernel/bots.ts'
import type { Stream } from '../../kernel/random.ts'
import type { Answer, Skill } from '../../kernel/types.ts'
import { parseAction } from '../actions.ts'
import { roundOdds, unseenBy } from '../odds/nearest.ts'
import type { TollView } from '../view-types.ts'

interface Advice {
  readonly answer: Answer
  readonly why: string
}

/** Answers from its seat's view. A novice lays any card, an able bot none from the ends, a master the best on average. */
export function sensible(view: unknown, ask: Ask, chance: Stream, skill: Skill = 'master'): Advice {
  if (ask.kind !== 'pick') return { answer: randomAnswer(ask, chance), why: 'any answer does' }
  // The kernel gives each game its own view back.
  const hand = (view as TollView).sides[ask.seat]?.hand ?? []
  switch (skill) {
    case 'novice':
      return { answer: randomAnswer(ask, chance), why: 'a card at random' }
    case 'able':
      return { answer: best(ask.ids, (card) => (card === 1 || card === 6 ? 0 : 1)), why: 'a 1 or a 6 is seldom the nearer card' }
    case 'master': {
      const unseen = unseenBy(hand)
      return { answer: best(ask.ids, (card) => roundOdds(card, unseen).lead), why: 'it gains most on the other player on average' }
    }
    default:
      return assertNever(skill)
  }
}

function best(ids: readonly string[], worth: (card: number) => number): Answer {
  const [first] = ids.toSorted((a, b) => worth(parseAction(b).card) - worth(parseAction(a).card))
  return { pick: first === undefined ? [] : [first] }
}
