import { capital, many } from '../../kernel/words.ts'
import type { PartyEvent } from '../chapters/party.ts'
import type { Against } from '../state.ts'
import { isSpellId, SPELLS, type SpellId } from '../tables/index.ts'
import { DEMONS } from './13-features.ts'
import { causeCalled } from './fell.ts'
import { grouped, varied } from './phrases.ts'
import type { ChapterText, Sentences } from './text.ts'

/** What a check is made against. */
const CHECKS: Readonly<Record<Exclude<Against, SpellId>, string>> = {
  'talisman-of-evil': 'the Talisman of Evil',
  'mind-battle': 'the battle of minds',
  medusa: 'the gaze of the Medusa',
  'x-the-unknown': 'X the Unknown',
  clavichord: 'the clavichord',
  stench: 'the stench of the Cronks',
  'fire-breath': 'the fire breath',
  ...DEMONS,
}

function checkCalled(against: Against): string {
  return isSpellId(against) ? SPELLS[against].name : CHECKS[against]
}

type Cause = Extract<PartyEvent, { readonly type: 'died' }>['cause']

/** `loses 2 Wound Points (poison)`; a spell's price is paid. */
function lossOf(wounds: number, cause: Cause): string {
  const points = many(wounds, 'Wound Point')
  if (cause === 'casting') return `pays ${points} for the spell`
  return cause === 'sleep' ? `loses ${points}` : `loses ${points} (${causeCalled(cause)})`
}

/** Deaths that no one in the raid brought about. */
function deathOf(who: string, cause: Cause): string {
  return DEATHS[cause]?.(who) ?? `${capital(causeCalled(cause))} kills ${who}.`
}

const DEATHS: { readonly [C in Cause]?: (who: string) => string } = {
  sleep: (who) => `${who} never wakes.`,
  stone: (who) => `${who} stays stone and is dead.`,
  statue: (who) => `${who} stays stone and is dead.`,
  armor: (who) => `${who} dies without the armor.`,
  hellgate: (who) => `The Hellgate kills ${who}.`,
}

const sentences: Sentences<PartyEvent> = {
  wounded: ({ who, wounds, left, cause, kept }, name) =>
    wounds === 0
      ? `Mage Armor keeps ${many(kept ?? 0, 'wound')} off ${name(who)}.`
      : `${name(who)} ${lossOf(wounds, cause)} and has ${left} left.${kept === undefined ? '' : ` Mage Armor keeps off ${kept}.`}`,
  died: ({ who, cause, by }, name) =>
    by === undefined
      ? deathOf(name(who), cause)
      : varied(who.charCodeAt(who.length - 1), `${name(who)} falls to ${name(by)}.`, `${name(by)} kills ${name(who)}.`),
  resistance: ({ who, against, die, value, passed }, name) =>
    `${name(who)} ${passed ? 'resists' : 'fails to resist'} ${checkCalled(against)} (rolled ${die}, needed ${value} or less).`,
  healed: ({ who, wounds }, name) => `${name(who)} regains ${many(wounds, 'Wound Point')}.`,
  'charm-broken': ({ who, caster }, name) => `${name(caster)} is dead, and ${name(who)} turns on the party.`,
  'demons-vanish': ({ who }, name) => `X the Unknown is dead: ${grouped(who, name)} ${who.length === 1 ? 'vanishes' : 'vanish'}.`,
  'came-back': ({ who }, name) => `${name(who)} breaks free and rejoins the party.`,
}

export const resistanceAndWounds = { sentences, topics: {} } satisfies ChapterText
