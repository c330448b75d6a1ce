import { many } from '../../kernel/words.ts'
import type { PartyEvent } from '../chapters/party.ts'
import { DEMONS } from './13-features.ts'
import { listed } from './phrases.ts'
import type { ChapterText, Names, Sentences } from './text.ts'

/** What did it, where the machine name is not the word for it. */
const CAUSES: Readonly<Record<string, string>> = {
  monster: 'claws and teeth',
  casting: 'the price of a spell',
  'mind-battle': 'the battle of minds',
  'fire-breath': 'fire breath',
  stone: 'the Medusa’s gaze',
  sleep: 'a blow in its sleep',
  hellgate: 'the Hellgate',
  'x-the-unknown': 'X the Unknown',
  armor: 'taking off the armor',
  ...DEMONS,
}

function causeOf(cause: string, name: Names): string {
  return CAUSES[cause] ?? name(cause)
}

const sentences: Sentences<PartyEvent> = {
  wounded: ({ who, wounds, left, cause, kept }, name) =>
    `${name(who)} loses ${many(wounds, 'Wound Point')} (${causeOf(cause, name)}); ${left} left.${kept === undefined ? '' : ` Mage Armor keeps off ${kept}.`}`,
  died: ({ who, cause, by }, name) =>
    by === undefined ? `${name(who)} dies: ${causeOf(cause, name)}.` : `${name(who)} is killed by ${name(by)}.`,
  resistance: ({ who, against, die, value, passed }, name) =>
    `${name(who)} ${passed ? 'resists' : 'does not resist'} ${causeOf(against, name)}: ${die} against ${value}.`,
  healed: ({ who, wounds }, name) => `${name(who)} gets ${many(wounds, 'Wound Point')} back.`,
  'charm-broken': ({ who, caster }, name) => `With ${name(caster)} dead, ${name(who)} turns on the party.`,
  'demons-vanish': ({ who }, name) => `X the Unknown is dead: ${listed(who, name)} ${who.length === 1 ? 'is' : 'are'} gone.`,
  'came-back': ({ who }, name) => `${name(who)} is free of the charm and stands with the party again.`,
}

export const resistanceAndWounds = { sentences, topics: {} } satisfies ChapterText
