import type { Wording } from '../../kernel/game.ts'
import { sumOf } from '../../kernel/odds.ts'
import type { Blocked, Odds, Option, Part } from '../../kernel/types.ts'
import { capital, many, term, listed as words } from '../../kernel/words.ts'
import { actionAmong, actionId, type Casting } from '../actions.ts'
import type { Asked, Meeting } from '../asks.ts'
import {
  bribeSum,
  CAJOLE,
  type EncounterEvent,
  negotiable,
  negotiationParts,
  ORATORY,
  ROOM_MONSTERS_UP_TO,
  SWAY,
  speakersOf,
  strongest,
  WANDERING_MONSTERS_UP_TO,
} from '../chapters/08-encounters.ts'
import { leastValue, wealth } from '../chapters/08-payment.ts'
import { casterOf, spellCost, wouldKillCaster } from '../chapters/10-casting.ts'
import { character, charmedMonsters, monster, woundPointsLeft } from '../chapters/party.ts'
import { bribeOdds, negotiationOdds, overcomesOdds } from '../odds/one-roll.ts'
import type { Character, DelveState, Id } from '../state.ts'
import { BRIBERY_OFFER, BRIBERY_ROWS, type BriberyRow, bribeRow, bribeTarget, MONSTERS, SPELLS, type SpellId } from '../tables/index.ts'
import { MONSTER_EFFECTS } from './effects.ts'
import { monsterOf, namesOf } from './names.ts'
import { because, bribeWhy, lastPoint, negotiationWhy, resistanceWhy } from './odds.ts'
import { grouped, listed, stepsTo } from './phrases.ts'
import { company } from './tale.ts'
import type { ChapterText, Sentences, Words } from './text.ts'

const RESULTS = { failure: 'they will not listen', agreement: 'they agree to keep the peace', intimidate: 'they are intimidated' } as const

const sentences: Sentences<EncounterEvent> = {
  'no-monsters': ({ table }) =>
    table === 'room'
      ? `The room is empty (monsters on 1–${ROOM_MONSTERS_UP_TO}).`
      : `Nothing comes (wandering monsters on a ${WANDERING_MONSTERS_UP_TO}).`,
  'monsters-met': ({ rule, who }, name) =>
    rule === '6.9'
      ? `${capital(grouped(who, name))} still ${who.length === 1 ? 'waits' : 'wait'} here.`
      : `The party meets ${company(who, name)}.`,
  'monster-appears': ({ who, wounds, combatBonus, weaponSkill }, name) =>
    `${name(who)} has ${words([many(wounds, 'Wound Point'), `Combat Bonus ${combatBonus}`, ...(weaponSkill > 0 ? [`weapon skill ${weaponSkill}`] : [])])}.`,
  negotiated: ({ who, total, result }, name) => `${name(who)} negotiates (total ${figure(total)}): ${RESULTS[result]}.`,
  cowed: ({ spell, resisted }) =>
    resisted ? `The monsters resist ${SPELLS[spell].name} and stand firm.` : `${SPELLS[spell].name} breaks the monsters’ nerve.`,
  intimidated: ({ who, gold }, name) =>
    gold > 0
      ? `${listed(who, name)} ${who.length === 1 ? 'gives' : 'give'} up a quarter of their gold: ${many(gold, 'gold mark')}.`
      : `${listed(who, name)} ${who.length === 1 ? 'has' : 'have'} no gold to give up.`,
  'bribe-offered': ({ gold, jewels, target, total, taken }) =>
    `The party offers ${offerInWords(gold, jewels)} (rolled ${figure(total)}, needed ${target} or less). ${taken ? 'They take the bribe' : 'They refuse, and keep it'}.`,
  'left-in-peace': ({ who }, name) => `${capital(grouped(who, name))} ${who.length === 1 ? 'leaves' : 'leave'} the party in peace.`,
  'fight-begins': ({ who, first }, name) =>
    first === 'party'
      ? `A fight breaks out with ${grouped(who, name)}.`
      : `${capital(grouped(who, name))} ${who.length === 1 ? 'attacks' : 'attack'} first.`,
}

/** With a minus, not a hyphen. */
function figure(total: number): string {
  return String(total).replace('-', '−')
}

function offerInWords(gold: number, jewels: readonly number[]): string {
  const worth = jewels.reduce((sum, value) => sum + value, 0)
  const jewelry = jewels.length === 0 ? '' : `${many(jewels.length, 'jewel')} worth ${worth}`
  if (jewelry === '') return many(gold, 'gold mark')
  return gold === 0 ? jewelry : `${many(gold, 'gold mark')} and ${jewelry}`
}

// ---------------------------------------------------------------- questions

const MONSTER_PHASE = ['Monsters', 'Negotiate', 'Bribe', 'Fight']
const NEGOTIATE = 1
const BRIBE = 2

interface Met {
  readonly foes: readonly Id[]
  /** What Oratory, or Sway and Cajole, have added so far. */
  readonly bonus: number
  readonly party: readonly Character[]
}

function metIn(s: DelveState, { data: { foes, bonus, alone } }: { readonly data: Meeting }): Met {
  return { foes, bonus, party: speakersOf(s, alone === null ? {} : { alone }) }
}

function foesInWords(s: DelveState, foes: readonly Id[]): string {
  return foes.map((id) => `${namesOf(s)(id)} (${many(woundPointsLeft(monster(s, id)), 'Wound Point')})`).join(', ')
}

/** The sum of the party's best speaker. */
function bestTalk(s: DelveState, { party, foes, bonus }: Met): readonly Part[] {
  const all = party.map((c) => negotiationParts(s, party, c, foes, bonus))
  return all.reduce((best, each) => (sumOf(each) > sumOf(best) ? each : best), all[0] ?? [])
}

/** `2D6 + 3 negotiation skill − 2 Negotiation Value`: what the dice and `Why?` will add up. */
function talkSum(parts: readonly Part[]): string {
  return ['2D6', ...parts.filter(({ value }) => value !== 0).map(({ label, value }) => `${term(value)} ${label}`)].join(' ')
}

function talkOdds(parts: readonly Part[]): Odds {
  const { intimidate: _, ...odds } = negotiationOdds(parts)
  return because(odds, negotiationWhy(parts))
}

/** The odds of the greatest offer that the party can make (8.9). */
function bestBribe(s: DelveState, { party, foes, bonus }: Met): Odds | null {
  const row = bribeRow(party.reduce((sum, c) => sum + wealth(c), 0))
  return row === null ? null : rowOdds(row, bribeSum(s, foes), bonus)
}

function rowOdds(row: BriberyRow, sum: number, sway: number): Odds {
  return because(bribeOdds(bribeTarget(sum, BRIBERY_OFFER[row]), sway), bribeWhy(row, sum, sway))
}

function encounter(s: DelveState, ask: Asked<'encounter'>): Wording {
  const met = metIn(s, ask)
  const { foes, bonus } = met
  return {
    prompt: 'Negotiate or fight?',
    lead: `${foesInWords(s, foes)}.${foesDo(foes)}${bonus > 0 ? ` Oratory adds ${bonus}.` : ''}`,
    steps: stepsTo(MONSTER_PHASE, NEGOTIATE),
    option: (id) => {
      const action = actionAmong(id, ['negotiate', 'fight', 'cast'])
      if (action.do === 'negotiate') {
        const parts = bestTalk(s, met)
        return { label: 'Negotiate', detail: `${talkSum(parts)}; 10 or more intimidates`, odds: talkOdds(parts) }
      }
      return action.do === 'fight' ? FIGHT : castOption(s, action, met)
    },
    blocked: encounterBlocked(s, foes),
  }
}

/** What those who are met can do, each kind once. */
function foesDo(foes: readonly Id[]): string {
  const kinds = new Set(foes.flatMap((id) => monsterOf(id)?.type ?? []))
  return [...kinds].map((kind) => ` ${MONSTERS[kind].name}: ${MONSTER_EFFECTS[kind]}.`).join('')
}

function encounterBlocked(s: DelveState, foes: readonly Id[]): Blocked[] {
  if (!negotiable(s, foes)) {
    const why = 'Demons and X the Unknown never negotiate and take no gold.'
    return [
      { id: 'negotiate', label: 'Negotiate', rule: '8.4', why },
      { id: 'bribe', label: 'Bribe', rule: '8.7', why },
    ]
  }
  return [{ id: 'bribe', label: 'Bribe', rule: '8.7', why: 'Only after a negotiation has failed.' }]
}

const FIGHT = { label: 'Fight', detail: 'The party strikes first' }

/** `una/cast:oratory`: a spell of 10.7. */
function castOption(s: DelveState, action: Casting, met: Met): Omit<Option, 'id'> {
  const { spell } = action
  const c = casterOf(s, action)
  const cost = spellCost(c, spell)
  const left = many(woundPointsLeft(c) - cost, 'Wound Point')
  const base = { label: `${c.name} casts ${SPELLS[spell].name}`, by: c.id, data: { cost } }
  const words = { ...base, ...casterWarning(s, c, spell) }
  switch (spell) {
    case 'oratory':
      return {
        ...words,
        detail: `Adds ${ORATORY} to the negotiation roll; leaves ${left}`,
        ...talked(s, raised(s, met, c, spell, ORATORY)),
      }
    case 'cow':
      return { ...words, detail: `Intimidates unless resisted; leaves ${left}`, ...cowOdds(s, met, c, spell, 'intimidated') }
    case 'daunt':
      return {
        ...words,
        detail: `They hand over all they have unless they resist; leaves ${left}`,
        ...cowOdds(s, met, c, spell, 'they hand over all they have'),
      }
    case 'sway':
      return { ...words, detail: `Takes ${SWAY} off the bribery die; leaves ${left}`, ...swayed(s, raised(s, met, c, spell, SWAY)) }
    case 'cajole':
      return { ...words, detail: `Takes ${CAJOLE} off the bribery die; leaves ${left}`, ...swayed(s, raised(s, met, c, spell, CAJOLE)) }
    default:
      return words
  }
}

/** 9.7, and what follows the caster's death at once (8.4). */
function casterWarning(s: DelveState, c: Character, spell: SpellId): { readonly warns?: string } {
  if (!wouldKillCaster(c, spell)) return {}
  const dies = lastPoint(c.name)
  return { warns: endsTalk(s, c, spell) ? `${dies} Negotiation ends: the monsters ${c.name} has charmed attack.` : dies }
}

/** The meeting after the casting; a caster who dies of it can neither speak nor pay. */
function raised(s: DelveState, { foes, bonus, party }: Met, caster: Character, spell: SpellId, by: number): Met {
  const left = wouldKillCaster(caster, spell) ? party.filter((c) => c !== caster) : party
  return { foes, bonus: bonus + by, party: endsTalk(s, caster, spell) ? [] : left }
}

/** 8.4: when the caster dies, the monsters he has charmed attack. */
function endsTalk(s: DelveState, caster: Character, spell: SpellId): boolean {
  return wouldKillCaster(caster, spell) && charmedMonsters(s).some((m) => m.charmedBy === caster.id)
}

/** Odds of what comes after this. */
function then(odds: Odds): Odds {
  return { ...odds, text: `then ${odds.text}` }
}

function talked(s: DelveState, met: Met): { readonly odds?: Odds } {
  return met.party.length === 0 ? {} : { odds: then(talkOdds(bestTalk(s, met))) }
}

function swayed(s: DelveState, met: Met): { readonly odds?: Odds } {
  const odds = bestBribe(s, met)
  return odds === null ? {} : { odds: then(odds) }
}

/** 10.7: the strongest of them checks for all. */
function cowOdds(s: DelveState, { foes }: Met, caster: Character, spell: SpellId, effect: string): { readonly odds?: Odds } {
  if (endsTalk(s, caster, spell)) return {}
  const m = strongest(s, foes)
  return { odds: because({ ...overcomesOdds(m), of: 'won over' }, [resistanceWhy(m, namesOf(s)(m.id), 'they stand firm', effect)]) }
}

function speaker(s: DelveState, ask: Asked<'speaker'>): Wording {
  const { foes, bonus, party } = metIn(s, ask)
  return {
    prompt: 'Who speaks for the party?',
    lead: 'Only the speaker’s own skill counts.',
    steps: stepsTo(MONSTER_PHASE, NEGOTIATE),
    option: (id) => {
      const c = character(s, actionAmong(id, ['speak']).who)
      const parts = negotiationParts(s, party, c, foes, bonus)
      return {
        label: c.name,
        detail: talkSum(parts),
        odds: talkOdds(parts),
        at: { kind: 'character', id: c.id },
        by: c.id,
      }
    },
  }
}

function atPeace(s: DelveState, ask: Asked<'at-peace'>): Wording {
  const who = capital(grouped(ask.data.foes, namesOf(s)))
  return {
    prompt: 'Leave them in peace?',
    lead: `${who} will not attack.`,
    steps: stepsTo(MONSTER_PHASE, NEGOTIATE),
    option: (id) =>
      actionAmong(id, ['fight', 'decline']).do === 'fight'
        ? { label: 'Attack anyway', detail: 'The party strikes first' }
        : { label: 'Leave them in peace', detail: 'They stay in this segment' },
  }
}

function afterFailure(s: DelveState, ask: Asked<'after-failure'>): Wording {
  const met = metIn(s, ask)
  const { foes, bonus, party } = met
  const all = party.reduce((sum, c) => sum + wealth(c), 0)
  const poor = all < BRIBERY_OFFER[BRIBERY_ROWS[0]]
  return {
    prompt: 'Bribe or fight?',
    lead: `They will not listen: ${foesInWords(s, foes)}.${bonus > 0 ? ` Spells take ${bonus} off the die.` : ''}`,
    steps: stepsTo(MONSTER_PHASE, BRIBE),
    option: (id) => {
      const action = actionAmong(id, ['bribe', 'fight', 'cast'])
      if (action.do === 'bribe') {
        const odds = bestBribe(s, met)
        const detail = `The party has ${all} in gold and jewels; if refused, the monsters strike first`
        return { label: 'Offer a bribe', detail, ...(odds === null ? {} : { odds: { ...odds, text: `up to ${odds.text}` } }) }
      }
      return action.do === 'fight' ? FIGHT : castOption(s, action, met)
    },
    blocked: poor
      ? [
          {
            id: 'bribe',
            label: 'Offer a bribe',
            rule: '8.9',
            why: `The lowest offer is ${BRIBERY_OFFER[BRIBERY_ROWS[0]]}: the party has only ${all}.`,
          },
        ]
      : [],
  }
}

function bribe(s: DelveState, ask: Asked<'bribe'>): Wording {
  const { foes, bonus, party } = metIn(s, ask)
  const sum = bribeSum(s, foes)
  return {
    prompt: 'How much do you offer?',
    lead: `${namesOf(s)(strongest(s, foes).id)} decides: Wound Points plus Negotiation Value make ${sum}.`,
    steps: stepsTo(MONSTER_PHASE, BRIBE),
    option: (id) => {
      const action = actionAmong(id, ['bribe', 'decline'])
      if (action.do === 'decline' || action.row === undefined) return { label: 'Offer nothing' }
      const { row } = action
      const offer = BRIBERY_OFFER[row]
      const value = leastValue(party, offer)
      const target = bribeTarget(sum, value)
      const roll = target + bonus <= 0 ? 'They will never take it' : `1D6${bonus > 0 ? ` − ${bonus}` : ''}, ${target} or less`
      return {
        label: `${offer} gold marks`,
        detail: value > offer ? `${roll}; jewels bring no change, so you pay ${value}` : roll,
        odds: rowOdds(bribeRow(value) ?? row, sum, bonus),
        data: { offer },
      }
    },
    blocked: higherRow(party),
  }
}

/** The next row of the table, which the party cannot afford. */
function higherRow(party: readonly Character[]): Blocked[] {
  const all = party.reduce((gold, c) => gold + wealth(c), 0)
  const row = BRIBERY_ROWS.find((each) => BRIBERY_OFFER[each] > all)
  if (row === undefined) return []
  return [
    {
      id: actionId({ do: 'bribe', row }),
      label: `${BRIBERY_OFFER[row]} gold marks`,
      rule: '8.9',
      why: `The party has only ${all} in gold and jewels.`,
    },
  ]
}

function bribePayment(s: DelveState, { data: { offer, jewels } }: Asked<'bribe-payment'>): Wording {
  const name = namesOf(s)
  return {
    prompt: 'Who pays, and with what?',
    lead: `The offer is ${offer} gold marks. Jewels count at their value and bring no change.`,
    steps: stepsTo(MONSTER_PHASE, BRIBE),
    item: (id) => {
      if (id === 'gold') return { label: 'Gold marks' }
      const jewel = jewels.find((each) => each.id === id)
      if (jewel === undefined) return { label: name(id), detail: `${many(character(s, id).gold, 'gold mark')}` }
      return { label: `Jewel worth ${jewel.value}`, detail: `${name(jewel.owner)} has it` }
    },
  }
}

type EncounterTopic = 'encounter' | 'speaker' | 'at-peace' | 'after-failure' | 'bribe' | 'bribe-payment'

const topics: Words<EncounterTopic> = {
  encounter,
  speaker,
  'at-peace': atPeace,
  'after-failure': afterFailure,
  bribe,
  'bribe-payment': bribePayment,
}

export const encounters = { sentences, topics } satisfies ChapterText
