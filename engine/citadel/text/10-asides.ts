import { assertNever } from '../../kernel/assert-never.ts'
import type { Wording } from '../../kernel/game.ts'
import type { Blocked, Odds, Option } from '../../kernel/types.ts'
import { capital, many } from '../../kernel/words.ts'
import { ASIDES, actionAmong, actionId, type Casting } from '../actions.ts'
import type { Asked } from '../asks.ts'
import type { AsideEvent } from '../chapters/10-asides.ts'
import { LIMITED_SPELLS, spellCost, wouldKillCaster } from '../chapters/10-casting.ts'
import { HEAL, MAGE_ARMOR, type OtherSpellEvent, REJUVENATE, STRENGTH, THIEF } from '../chapters/10-other-spells.ts'
import { character, fighter, here, monstersHere, present, segment, totalWoundPoints, woundPointsLeft } from '../chapters/party.ts'
import type { Purpose } from '../open/purposes.ts'
import type { Character, DelveState, Id, SegmentId } from '../state.ts'
import { SPELLS, type SpellId, type Weapon } from '../tables/index.ts'
import { curedOdds, useOption } from './14-items.ts'
import { itemEffect, WEAPON_EFFECTS } from './effects.ts'
import { carriedName, itemName, lyingWords, namesOf } from './names.ts'
import { lastPoint } from './odds.ts'
import { listed } from './phrases.ts'
import type { ChapterText, Sentences, Words } from './text.ts'

// 10.6, 10.8 Resurrect, and everything that may be done beside a question.

const sentences: Sentences<OtherSpellEvent | AsideEvent> = {
  'mage-armor': ({ who, keeps }, name) => `Mage Armor will keep ${many(keeps, 'wound')} off ${name(who)}.`,
  strengthened: ({ who, bonus }, name) => `${name(who)} gains Combat Bonus +${bonus} for the next combat.`,
  teleported: ({ who, to }, name) => `${name(who)} vanishes and reappears at ${name(to)}.`,
  'immune-to-poison': ({ who }, name) => `The medallion protects ${name(who)} from the poison.`,
  'poison-neutralized': ({ who, wounds }, name) =>
    `The poison in ${name(who)} loses its power: it would have cost ${many(wounds, 'Wound Point')}.`,
  'ring-used': ({ who, item, target }, name) => `${name(who)} uses the ${name(item)} on ${name(target)}.`,
  resurrected: ({ who }, name) => `${name(who)} lives again, without a wound.`,
  'flesh-again': ({ who }, name) => `${name(who)} is flesh again.`,
  'stays-stone': ({ who }, name) => `No one here can turn ${name(who)} back to flesh.`,
  readied: ({ who, weapon, bonus }, name) => `${name(who)} takes the ${carriedName(weapon, bonus)} in hand.`,
  'march-changed': () => 'The party changes its march order.',
  purpose: ({ purpose }) => PURPOSE_WORDS[purpose].told,
}

/** The weapon of that kind that he is not holding. */
export function otherWeapon(c: Character, weapon: Weapon): string {
  return carriedName(weapon, c.weapons.find((each, i) => i !== c.inHand && each.weapon === weapon)?.bonus)
}

function leftHere(s: DelveState): string {
  const { left } = here(s)
  return left === undefined ? '' : lyingWords(left)
}

const PURPOSE_WORDS = {
  home: {
    label: 'Come home alive',
    detail: 'Hints, plans and bots keep the way home in mind; no rule changes',
    told: 'The party means to come home alive, and not empty-handed.',
  },
  hellgate: {
    label: 'Come for the Hellgate',
    detail: 'Hints, plans and bots seek it out and prepare for it; no rule changes',
    told: 'The party has come for the Hellgate.',
  },
} as const

/** What the party may come for, as an option (17.0). */
export function purposeOption(purpose: Purpose): Omit<Option, 'id'> {
  const { label, detail } = PURPOSE_WORDS[purpose]
  return { label, detail }
}

// ---------------------------------------------------------------- options

const BESIDE = [...ASIDES, 'deploy'] as const

/** How an aside reads: `march`, `una/cast:heal:almuric`, `una/use:potion-healing-1`, `una/switch:bow`, `una/give:armor-1`. */
export function asideOption(s: DelveState, id: string): Omit<Option, 'id'> {
  const action = actionAmong(id, BESIDE)
  if (action.do === 'march') return { label: 'Change the march order' }
  if (action.do === 'purpose') return purposeOption(action.purpose)
  if (action.do === 'fight')
    return {
      label: 'Break the peace',
      detail: `Attack ${listed(
        monstersHere(s).map(({ id }) => id),
        namesOf(s),
      )}; the party strikes first`,
    } // 8.6
  if (action.do === 'gather') return { label: 'Pick up what was left here', detail: capital(leftHere(s)) } // 14.0
  if (action.do === 'deploy') return { label: 'Set out the monsters', detail: 'Choose who stands where, the strongest in front' } // 9.1
  const c = character(s, action.by ?? '')
  switch (action.do) {
    case 'cast':
      return castOption(s, c, action)
    case 'use':
      return useOption(s, c, action)
    case 'switch':
      return { label: `${c.name} takes the ${otherWeapon(c, action.weapon)}`, detail: WEAPON_EFFECTS[action.weapon], by: c.id }
    case 'wear':
      return { label: `${c.name} puts on ${thing(c, action.item)}`, ...does(c, action.item), by: c.id }
    case 'remove':
      return { label: `${c.name} takes off ${thing(c, action.item)}`, by: c.id, ...armorWarning(c, action.item) }
    case 'give':
      return { label: `${c.name} hands over ${thing(c, action.item)}`, ...does(c, action.item), by: c.id }
    default:
      return assertNever(action)
  }
}

function thing(c: Character, id: Id): string {
  const item = c.items.find((each) => each.id === id)
  return item === undefined ? id : itemName(item)
}

function does(c: Character, id: Id): Pick<Option, 'detail'> {
  const item = c.items.find((each) => each.id === id)
  return item === undefined ? {} : { detail: itemEffect(item) }
}

/** 14.4: without the armor he may have no Wound Point left. */
function armorWarning(c: Character, id: Id): Pick<Option, 'warns' | 'detail'> {
  const armor = c.items.find((each) => each.id === id)
  const left = woundPointsLeft(c) - (armor?.kind === 'armor' ? armor.bonus : 0)
  return left > 0 ? { detail: `Leaves ${many(left, 'Wound Point')}` } : { warns: `${c.name} dies without it.` }
}

/** A spell cast outside combat. */
function castOption(s: DelveState, c: Character, { spell, target = '', to = '' }: Casting): Omit<Option, 'id'> {
  const cost = spellCost(c, spell)
  const on = target === '' || target === c.id ? '' : ` on ${namesOf(s)(target)}`
  return {
    label: `${c.name} casts ${SPELLS[spell].name}${on}`,
    detail: `${effect(s, c, spell, target, to)}; leaves the caster ${many(woundPointsLeft(c) - cost, 'Wound Point')}`,
    by: c.id,
    data: { cost },
    ...(target === '' ? {} : { at: { kind: 'fighter', id: target } }),
    ...cureOdds(s, spell, target),
    ...(wouldKillCaster(c, spell) ? { warns: lastPoint(c.name) } : {}),
  }
}

function effect(s: DelveState, c: Character, spell: SpellId, target: Id, to: SegmentId): string {
  switch (spell) {
    case 'heal':
      return `Heals ${HEAL} wounds, ${many(c.limits.heal ?? 0, 'casting')} left`
    case 'rejuvenate':
      return `Heals ${REJUVENATE} wounds, ${many(c.limits.rejuvenate ?? 0, 'casting')} left`
    case 'mage-armor':
      return `Keeps off ${MAGE_ARMOR} wounds`
    case 'strength':
      return `Combat Bonus +${STRENGTH} in the next combat`
    case 'stone-flesh':
      return 'Back to flesh, as wounded as before'
    case 'teleport':
      return `To ${namesOf(s)(to)} on level ${segment(s, to).level}${s.monsters.some((m) => m.id === target) ? '' : ', to wait there for the party'}`
    case 'lock':
      return 'Step back, lock this door for good and end the turn'
    case 'thief':
      return `Detrap +${THIEF} for one attempt`
    case 'neutralize-poison':
      return 'The poison does no harm'
    case 'resurrect':
      return 'Alive again, without a wound'
    default:
      return SPELLS[spell].name
  }
}

function cureOdds(s: DelveState, spell: SpellId, target: Id): { odds?: Odds } {
  if (spell === 'heal') return { odds: curedOdds(HEAL, fighter(s, target), '10.6') }
  return spell === 'rejuvenate' ? { odds: curedOdds(REJUVENATE, fighter(s, target), '10.6') } : {}
}

/** What a player would expect to cast and cannot (10.6): a cure on the caster himself, or beyond its limit. */
export function blockedAsides(s: DelveState): Blocked[] {
  const blocked: Blocked[] = []
  for (const c of present(s))
    for (const spell of LIMITED_SPELLS) {
      if (!c.circled.includes(spell)) continue
      const words = {
        id: actionId({ do: 'cast', by: c.id, spell, target: c.id }),
        label: `${c.name} casts ${SPELLS[spell].name}`,
        rule: '10.6',
        by: c.id,
      }
      if ((c.limits[spell] ?? 0) === 0) blocked.push({ ...words, why: 'No castings are left on this raid.' })
      else if (c.wounds > 0) blocked.push({ ...words, label: `${words.label} on ${c.name}`, why: 'It heals others, never the caster.' })
    }
  return blocked
}

// ---------------------------------------------------------------- questions

const topics: Words<'poison' | 'resurrect' | 'stone-flesh'> = {
  poison: (s, ask) => {
    const c = character(s, ask.about ?? '')
    const { wounds } = ask.data
    const kept = Math.min(wounds, c.mageArmor)
    const deadly = wounds - kept >= woundPointsLeft(c)
    return {
      prompt: `Neutralize the poison in ${c.name}?`,
      lead: `It costs ${wounds - kept} of ${many(woundPointsLeft(c), 'Wound Point')}${kept > 0 ? `; Mage Armor keeps off ${kept}` : ''}. Now or never.`,
      option: (id) =>
        id === 'decline' ? { label: 'Let it take effect', ...(deadly ? { warns: `${c.name} dies.` } : {}) } : asideOption(s, id),
    }
  },
  resurrect: (s) => ({
    prompt: 'Raise the dead?',
    lead: 'Right after the fight, or never.',
    option: (id) => (id === 'decline' ? { label: 'Let the dead rest', warns: 'The dead stay dead for good.' } : asideOption(s, id)),
  }),
  'stone-flesh': (s, ask) => stoneFlesh(s, ask),
}

function stoneFlesh(s: DelveState, ask: Asked<'stone-flesh'>): Wording {
  const c = character(s, ask.about ?? '')
  return {
    prompt: `Turn ${c.name} back to flesh?`,
    lead: `${c.name} would have ${woundPointsLeft(c)} of ${totalWoundPoints(c)} Wound Points.`,
    option: (id) =>
      id === 'decline' ? { label: 'Cast it later', detail: `The party carries ${c.name} along until then` } : asideOption(s, id),
  }
}

/** 10.6 Non-combat spells, and what else may be done beside a question. */
export const asideTexts = { sentences, topics } satisfies ChapterText
