import { many } from '../../kernel/words.ts'
import type { SpecialEvent } from '../chapters/15-special-monsters.ts'
import { SPELLS } from '../tables/index.ts'
import type { ChapterText, Sentences } from './text.ts'

const sentences: Sentences<SpecialEvent> = {
  stench: ({ who }, name) => `The stench of the cronks overcomes ${name(who)}: Combat Bonus 2 lower for this fight.`,
  'fire-breath': ({ who, target }, name) => `The fire of ${name(who)} catches ${name(target)}.`,
  gaze: ({ target, die, stone }, name) =>
    stone ? `A ${die}: the gaze turns ${name(target)} to stone.` : `${name(target)} escapes the gaze with a ${die}.`,
  regenerates: ({ who, left }, name) => `${name(who)} regenerates: ${many(left, 'Wound Point')} left.`,
  'vampire-charms': ({ who, target, resisted }, name) =>
    resisted ? `${name(target)} resists the charm of ${name(who)}.` : `${name(who)} charms ${name(target)}, who turns on the party.`,
  'mage-casts': ({ who, spell, target }, name) => `${name(who)} casts ${SPELLS[spell].name}${target === who ? '' : ` at ${name(target)}`}.`,
}

export const specialMonsters = { sentences, topics: {} } satisfies ChapterText
