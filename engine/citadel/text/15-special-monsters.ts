import { many, signed } from '../../kernel/words.ts'
import type { SpecialEvent } from '../chapters/15-special-monsters.ts'
import { SPELLS, STENCH } from '../tables/index.ts'
import type { ChapterText, Sentences } from './text.ts'

const sentences: Sentences<SpecialEvent> = {
  stench: ({ who }, name) => `The stench overcomes ${name(who)}: Combat Bonus ${signed(STENCH)} for this fight.`,
  'fire-breath': ({ who, target }, name) => `${name(who)}’s fire catches ${name(target)}.`,
  gaze: ({ who, target, die, stone }, name) =>
    stone
      ? `${name(who)}’s gaze turns ${name(target)} to stone (rolled ${die}).`
      : `${name(target)} escapes ${name(who)}’s gaze (rolled ${die}, stone on a 6).`,
  regenerates: ({ who, left }, name) => `${name(who)} regenerates: ${many(left, 'Wound Point')} left.`,
  'vampire-charms': ({ who, target, resisted }, name) =>
    resisted ? `${name(target)} resists ${name(who)}’s charm.` : `${name(who)} charms ${name(target)}, who turns on the party.`,
  'mage-casts': ({ who, spell, target }, name) => `${name(who)} casts ${SPELLS[spell].name}${target === who ? '' : ` at ${name(target)}`}.`,
}

export const specialMonsters = { sentences, topics: {} } satisfies ChapterText
