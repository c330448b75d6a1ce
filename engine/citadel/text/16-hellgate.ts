import type { Wording } from '../../kernel/game.ts'
import { actionAmong, actionId } from '../actions.ts'
import { type HellgateEvent, hellgateRating } from '../chapters/16-hellgate.ts'
import { character, present, woundPointsLeft } from '../chapters/party.ts'
import { hellgateOdds } from '../odds/one-roll.ts'
import type { DelveState } from '../state.ts'
import { because, hellgateWhy } from './odds.ts'
import { listed } from './phrases.ts'
import type { ChapterText, Sentences, Words } from './text.ts'

const sentences: Sentences<HellgateEvent> = {
  'hellgate-found': ({ demons, x }, name) => `The Hellgate! ${name(x)} guards it with ${listed(demons, name)}.`,
  'hellgate-blast': ({ target }, name) => `The Hellgate blasts ${name(target)}.`,
  'hellgate-tried': ({ who, die, rating, destroyed }, name) =>
    `${name(who)} tries to destroy the Hellgate (rolled ${die}, needed ${rating} or less). ${destroyed ? 'It is destroyed!' : 'It stands.'}`,
  freed: ({ who }, name) =>
    `${listed(who, name)} ${who.length === 1 ? 'is' : 'are'} freed and ${who.length === 1 ? 'stands' : 'stand'} with the party again.`,
}

function hellgate(s: DelveState): Wording {
  return {
    prompt: 'Who tries to destroy the Hellgate?',
    lead: 'X the Unknown is dead and the Hellgate is silent. Each failure costs 1 Wound Point.',
    option: (id) => {
      const action = actionAmong(id, ['destroy', 'decline'])
      if (action.do === 'decline') return { label: 'Let it stand', detail: 'The turn ends' }
      const { who } = action
      const c = character(s, who)
      const rating = hellgateRating(c)
      const odds = hellgateOdds(rating, woundPointsLeft(c) + c.mageArmor)
      const words = {
        label: c.name,
        detail: `1D6, ${rating} or less`,
        odds: because(odds, hellgateWhy(c, rating)),
        at: { kind: 'character', id: who },
        by: who,
      }
      return odds.die === undefined ? words : { ...words, warns: `If the attempt fails, ${c.name} dies.` }
    },
    blocked: present(s)
      .filter((c) => hellgateRating(c) === 0)
      .map((c) => ({ id: actionId({ do: 'destroy', who: c.id }), label: c.name, rule: '16.0', why: `${c.name} has no Hellgate rating.` })),
  }
}

const topics: Words<'hellgate'> = { hellgate }

export const theHellgate = { sentences, topics } satisfies ChapterText
