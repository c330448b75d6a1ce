import { assertNever } from '../../kernel/assert-never.ts'
import type { Wording } from '../../kernel/game.ts'
import { distribution, mapped, mean, percent, worked } from '../../kernel/odds.ts'
import type { Odds, Option, Worked } from '../../kernel/types.ts'
import { many } from '../../kernel/words.ts'
import { actionAmong, type Use } from '../actions.ts'
import { HEAL, STRENGTH } from '../chapters/10-other-spells.ts'
import { HEALING, type ItemEvent, MIND, MIND_COST, POISON, STRANGLING, wears } from '../chapters/14-items.ts'
import { character, fighter, present, resistanceOf, woundPointsLeft } from '../chapters/party.ts'
import { type FeatureRisk, medallionRisk, potionRisk } from '../odds/features.ts'
import { overcomesOdds, resistanceOdds, resistedOdds } from '../odds/one-roll.ts'
import type { Character, DelveState, Fighter, Found, Id } from '../state.ts'
import { isSpellId, MEDALLIONS, POTIONS, SPELLS, TALISMANS } from '../tables/index.ts'
import { itemEffect, SPELL_EFFECTS, WEAPON_EFFECTS } from './effects.ts'
import { itemName, MEDALLION_NAMES, namesOf, POTION_NAMES, TALISMAN_NAMES, theItem, WEAPON_NAMES } from './names.ts'
import { because, feltBy, resistanceWhy, resistedWhy, warned } from './odds.ts'
import type { ChapterText, Sentences, Words } from './text.ts'

const SUNS = ['red', 'yellow', 'blue']

/** `once`, `3 times` */
function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

const sentences: Sentences<ItemEvent> = {
  'item-taken': ({ who, item }, name) => `${name(who)} takes ${theItem(item)}.`,
  'weapon-discarded': ({ who, what }, name) =>
    `${name(who)} puts down the ${what === 'tapestry' ? 'tapestry' : WEAPON_NAMES[what].toLowerCase()}.`,
  'potion-appraised': ({ who, potion }, name) => `The medallion tells ${name(who)} what it is: ${POTION_NAMES[potion]}.`,
  'potion-drunk': ({ who, potion, testing }, name) => `${name(who)} ${testing ? 'tastes the potion' : 'drinks'}: ${POTION_NAMES[potion]}.`,
  'talisman-tested': ({ who, talisman, gains }, name) => {
    const gained = gains.map((gain, i) => (gain === 0 ? '' : `${SUNS[i]} +${gain}`)).filter((text) => text !== '')
    return `${name(who)} takes hold of the ${TALISMAN_NAMES[talisman]}${gained.length === 0 ? '' : `: Magic Potential ${gained.join(', ')}`}.`
  },
  'talisman-limit': ({ who, uses }, name) => `The talisman will serve ${name(who)} ${times(uses)} on this raid.`,
  'spell-added': ({ who, spell, limit }, name) =>
    `${name(who)} can cast ${SPELLS[spell].name} now${limit === null ? '' : `, ${times(limit)} on this raid`}.`,
  succumbed: ({ who }, name) => `The talisman takes hold of ${name(who)}, who turns on the party.`,
  'medallion-tested': ({ who, medallion }, name) => `${name(who)} puts the medallion on: ${MEDALLION_NAMES[medallion]}.`,
  'armor-on': ({ who, bonus }, name) => `${name(who)} puts on the armor and gains ${many(bonus, 'Wound Point')}.`,
  'armor-off': ({ who, bonus }, name) => `${name(who)} takes off the armor and loses ${many(bonus, 'Wound Point')}.`,
  'handed-over': ({ who, to, item }, name) => `${name(who)} hands ${theItem(item)} to ${name(to)}.`,
  'mind-battle': ({ who, target, resisted }, name) =>
    resisted ? `${name(target)} withstands ${name(who)}’s mind.` : `${name(who)}’s mind overcomes ${name(target)}.`,
}

// ---------------------------------------------------------------- using

/** The words for using a thing. */
export function useOption(s: DelveState, c: Character, { item: id, target = '' }: Use): Omit<Option, 'id'> {
  const item = c.items.find((each) => each.id === id)
  if (item === undefined) return { label: id, by: c.id }
  const on = target === '' ? '' : ` on ${namesOf(s)(target)}`
  const verb = item.kind === 'potion' ? 'drinks' : 'uses'
  const label = `${c.name} ${verb} ${itemName(item)}${on}`
  return { label, by: c.id, ...(target === '' ? {} : { at: { kind: 'fighter', id: target } }), ...effectOf(s, c, item, target) }
}

function effectOf(s: DelveState, c: Character, item: Found, target: Id): Partial<Option> {
  switch (item.kind) {
    case 'potion':
      if (item.type === 'healing') return { detail: `Heals ${HEALING} wounds`, odds: curedOdds(HEALING, c, '14.5') }
      if (item.type === 'strength') return { detail: `Combat Bonus +${STRENGTH} in the next combat` }
      return { detail: 'Makes it fight for the party, unless it resists', odds: overcomes(s, target, 'it fights for you') }
    case 'ring':
      if (item.type === 'sleep') return { detail: 'Puts it to sleep, unless it resists', odds: overcomes(s, target, 'it sleeps') }
      return item.type === 'heal'
        ? { detail: `Heals ${HEAL} wounds, once a raid`, odds: curedOdds(HEAL, fighter(s, target), '14.8') }
        : { detail: 'Once a raid' }
    case 'talisman': {
      const foe = fighter(s, target)
      const odds = because(resistedOdds(MIND, foe), resistedWhy(MIND, foe, namesOf(s)(target), '14.6'))
      const words = { detail: `${MIND} wounds unless resisted; costs ${MIND_COST}`, odds }
      return woundPointsLeft(c) > MIND_COST ? words : { ...words, warns: `${c.name} dies.` }
    }
    default:
      return {}
  }
}

function overcomes(s: DelveState, target: Id, effect: string): Odds {
  return because(overcomesOdds(fighter(s, target)), [resistanceWhy(fighter(s, target), namesOf(s)(target), 'nothing happens', effect)])
}

/** Wound Points that a cure gives back on average, never more than were lost. `rule` is the case of the cure. */
export function curedOdds(code: string, f: Fighter, rule: string): Odds {
  const cured = (n: number) => Math.min(n, f.wounds)
  const expected = mean(mapped(distribution(code), cured))
  const why = [worked({ what: 'Wound Points back', code, rule }, (n) => String(cured(n)))]
  return { text: `${expected.toFixed(1)} of ${f.wounds} back`, expected, why }
}

// ---------------------------------------------------------------- taking

const ONE_OF_SIX = 1 / 6

/** The risk of taking an untested thing (14.5 to 14.7). */
export function riskOfTaking(s: DelveState, c: Character, found: Found): Pick<Option, 'detail' | 'odds' | 'warns'> {
  if (found.kind !== 'untested') return {}
  switch (found.of) {
    case 'potion':
      if (present(s).some((each) => wears(each, 'potion-appraisal'))) return { detail: 'The medallion identifies it untasted' }
      if (wears(c, 'neutralize-poison')) return { detail: 'Tastes it: the medallion protects against poison', odds: harmless(POTION_WHY) }
      return { detail: `Tastes it: one chance in six of poison, ${POISON} wounds`, ...harm(c, potionRisk(c), POTION_WHY, POISON) }
    case 'medallion':
      return {
        detail: `Puts it on: one chance in six of strangling, ${STRANGLING} wounds`,
        ...harm(c, medallionRisk(c), MEDALLION_WHY, STRANGLING),
      }
    case 'talisman': {
      const resists = resistanceOdds(c).chance ?? 0
      const die = ONE_OF_SIX * (1 - resists)
      const why = [TALISMAN_WHY, resistanceWhy(c, c.name, 'thrown away', `${c.name} turns on the party`)]
      const odds = { ...safe(die), die, why }
      return {
        detail: `One chance in six of the Talisman of Evil, resisted on ${resistanceOf(c)} or less`,
        odds,
        ...warned(c.name, odds, 'turns on the party'),
      }
    }
    default:
      assertNever(found.of)
  }
}

/** The die that shows which potion, medallion or talisman it is (14.5 to 14.7). */
function unknown(rule: string, results: readonly string[]): Worked {
  return worked({ what: 'what is it?', code: '1D6', rule }, (die) => results[die - 1] ?? '')
}

const POTION_WHY = unknown(
  '14.5',
  POTIONS.map((type) => POTION_NAMES[type]),
)
export const MEDALLION_WHY = unknown(
  '14.7',
  MEDALLIONS.map((type) => MEDALLION_NAMES[type]),
)
const TALISMAN_WHY = unknown(
  '14.6',
  TALISMANS.map((type) => TALISMAN_NAMES[type]),
)

function harm(c: Character, risk: FeatureRisk, what: Worked, code: string): Pick<Option, 'odds' | 'warns'> {
  const why = [what, worked({ what: 'wounds', code, rule: what.rule }, feltBy(c))]
  const odds = { ...safe(1 - risk.safe), expected: risk.wounds, die: risk.die, why }
  return { odds, ...warned(c.name, odds) }
}

function harmless(what: Worked): Odds {
  return { ...safe(0), expected: 0, die: 0, why: [what] }
}

function safe(bad: number): Odds {
  return { text: `safe ${percent(1 - bad)}`, chance: 1 - bad, of: 'safe' }
}

// ---------------------------------------------------------------- questions

const topics: Words<'discard' | 'new-spell' | 'charm-potion' | 'hand-over'> = {
  discard: (s, ask) => {
    const c = character(s, ask.about ?? '')
    return {
      prompt: `What will ${c.name} put down for it?`,
      lead: 'No one carries more than two weapons. The others can take a magic one put down.',
      option: (id) => {
        const action = actionAmong(id, ['discard', 'decline'])
        return action.do === 'decline' ? { label: 'Leave the find' } : discarded(c, action.what)
      },
    }
  },
  'new-spell': (s, ask) => ({
    prompt: `Which spell will ${namesOf(s)(ask.about ?? '')} gain?`,
    lead: 'The talisman makes room for one more at once.',
    option: (id) =>
      isSpellId(id) ? { label: SPELLS[id].name, detail: SPELL_EFFECTS[id], data: { cost: SPELLS[id].cost } } : { label: id },
  }),
  'charm-potion': (s, ask) => ({
    prompt: `Which monster will ${namesOf(s)(ask.about ?? '')} charm?`,
    lead: 'The potion works only now.',
    option: (id) => {
      const action = actionAmong(id, ['charm', 'decline'])
      if (action.do === 'decline') return { label: 'Charm none' }
      const { target } = action
      return { label: namesOf(s)(target), odds: overcomes(s, target, 'it fights for you'), at: { kind: 'monster', id: target } }
    },
  }),
  'hand-over': (s, ask) => ({
    prompt: `Who gets ${namesOf(s)(ask.data.item)}?`,
    ...leadOn(s, ask.data.item),
    option: (id) => (id === 'decline' ? { label: 'Keep it' } : { label: namesOf(s)(id), at: { kind: 'character', id }, by: id }),
  }),
}

function discarded(c: Character, what: string): Omit<Option, 'id'> {
  const item = c.items.find((each) => each.id === what)
  if (item !== undefined) return { label: itemName(item), detail: itemEffect(item) }
  const weapon = c.weapons.find((each) => each.weapon === what)?.weapon
  return weapon === undefined ? { label: what } : { label: WEAPON_NAMES[weapon], detail: WEAPON_EFFECTS[weapon] }
}

function leadOn(s: DelveState, id: string): Pick<Wording, 'lead'> {
  const item = s.characters.flatMap(({ items }) => items).find((each) => each.id === id)
  return item === undefined ? {} : { lead: `${itemEffect(item)}.` }
}

/** 14.3 to 14.8 Magic items. */
export const items = { sentences, topics } satisfies ChapterText
