import { many } from '../../kernel/words.ts'
import type { PartyEvent } from '../chapters/party.ts'
import type { Against } from '../state.ts'
import { isSpellId, SPELLS, type SpellId } from '../tables/index.ts'
import { DEMONS } from './13-features.ts'
import { causeCalled } from './fell.ts'
import { grouped } from './phrases.ts'
import type { ChapterText, Sentences } from './text.ts'

/** What a check is made against. */
const CHECKS: Readonly<Record<Exclude<Against, SpellId>, string>> = {
  'talisman-of-evil': 'the Talisman of Evil',
  'mind-battle': 'the battle of minds',
  medusa: 'the gaze of the Medusa',
  'x-the-unknown': 'X the Unknown',
  clavichord: 'the clavichord',
  stench: 'the stench of the cronks',
  'fire-breath': 'the fire breath',
  ...DEMONS,
}

function checkCalled(against: Against): string {
  return isSpellId(against) ? SPELLS[against].name : CHECKS[against]
}

const sentences: Sentences<PartyEvent> = {
  wounded: ({ who, wounds, left, cause, kept }, name) =>
    `${name(who)} loses ${many(wounds, 'Wound Point')} (${causeCalled(cause)}); ${left} left.${kept === undefined ? '' : ` Mage Armor keeps off ${kept}.`}`,
  died: ({ who, cause, by }, name) =>
    by === undefined ? `${name(who)} dies: ${causeCalled(cause)}.` : `${name(who)} is killed by ${name(by)}.`,
  resistance: ({ who, against, die, value, passed }, name) =>
    `${name(who)} ${passed ? 'resists' : 'fails to resist'} ${checkCalled(against)} (rolled ${die}, needed ${value} or less).`,
  healed: ({ who, wounds }, name) => `${name(who)} regains ${many(wounds, 'Wound Point')}.`,
  'charm-broken': ({ who, caster }, name) => `With ${name(caster)} dead, ${name(who)} turns on the party.`,
  'demons-vanish': ({ who }, name) => `X the Unknown is dead: ${grouped(who, name)} ${who.length === 1 ? 'is' : 'are'} gone.`,
  'came-back': ({ who }, name) => `${name(who)} is free of the charm and stands with the party again.`,
}

export const resistanceAndWounds = { sentences, topics: {} } satisfies ChapterText
