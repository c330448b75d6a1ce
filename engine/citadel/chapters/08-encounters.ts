import type { Shares } from '../../kernel/ask.ts'
import { type Script, tell } from '../../kernel/play.ts'
import type { Part, Seat } from '../../kernel/types.ts'
import { actionAmong, actionId } from '../actions.ts'
import { roll } from '../asks.ts'
import type { Character, Delve, DelveState, Id, Monster, SegmentId } from '../state.ts'
import {
  BRIBERY_OFFER,
  type BriberyRow,
  bribeRow,
  bribeTarget,
  type Met,
  type MonsterType,
  type NegotiationResult,
  negotiationAt,
  onBribery,
  onNegotiation,
  type SpellId,
  TREASURE,
  treasureOf,
} from '../tables/index.ts'
import { enterSegment } from './06-counter.ts'
import { appear, rollEncounter, rollNumber } from './08-appearing.ts'
import { affordable, jewelsOf, refusePayment, suggestPayment } from './08-payment.ts'
import { AGAIN, ask, askShares } from './10-asides.ts'
import { canCast, casterOf, payForSpell } from './10-casting.ts'
import { addLoot, rollTreasureOf } from './14-treasure.ts'
import {
  beginFight,
  changeGold,
  character,
  type FightSpec,
  here,
  isAlive,
  loseJewel,
  monster,
  monstersHere,
  present,
  resistanceCheck,
} from './party.ts'

export type EncounterEvent =
  | { type: 'no-monsters'; rule: '8.1'; table: Met }
  | { type: 'monsters-met'; rule: '8.1' | '6.9'; who: Id[]; table: Met | null }
  | { type: 'monster-appears'; rule: '3.2'; who: Id; monster: MonsterType; wounds: number; combatBonus: number; weaponSkill: number }
  | { type: 'negotiated'; rule: '8.4'; who: Id; total: number; result: NegotiationResult }
  | { type: 'cowed'; rule: '10.7'; spell: 'cow' | 'daunt'; who: Id; resisted: boolean }
  | { type: 'intimidated'; rule: '8.6'; who: Id[]; gold: number }
  | {
      type: 'bribe-offered'
      rule: '8.7'
      row: BriberyRow
      sum: number
      gold: number
      jewels: number[]
      target: number
      total: number
      taken: boolean
    }
  | { type: 'left-in-peace'; rule: '8.6'; who: Id[] }
  | { type: 'fight-begins'; rule: '9.0'; who: Id[]; first: 'party' | 'monsters' }

export const ROOM_MONSTERS_UP_TO = 3
export const WANDERING_MONSTERS_UP_TO = 1

/** 5.0 C, steps 1 to 4: the party moves in, monsters are looked for, spoken to, bribed or fought. */
export function* monsterPhase(g: Delve): Script<void> {
  const s = g.state
  const { entering } = s
  s.entering = null
  s.phase = 'feature'
  if (entering !== null) {
    yield* enterSegment(g, entering)
    // The Hellgate's segment holds nothing else (16.0); the movement chapter has set the phase.
    if (here(s).id === s.hellgate.at) {
      s.phase = 'hellgate'
      return
    }
  }
  if (monstersHere(s).length + betrayersAt(s, s.at).length > 0) return yield* meetThoseHere(g)
  const table: Met = entering?.first === true && here(s).kind === 'room' ? 'room' : 'wandering'
  const die = yield* roll(g, '1D6', { topic: 'monster-check', rule: '8.1', seat: s.leader })
  if (die > (table === 'room' ? ROOM_MONSTERS_UP_TO : WANDERING_MONSTERS_UP_TO)) {
    yield* tell(g, { type: 'no-monsters', rule: '8.1', table } satisfies EncounterEvent)
    return
  }
  const [type, number] = yield* rollEncounter(g, table)
  yield* encounter(g, yield* appear(g, type, yield* rollNumber(g, number), table))
}

/** 6.9: monsters that are there are met afresh; a companion turned against the party attacks at once, with no talking (13.2, 14.6, 15.5). */
export function* meetThoseHere(g: Delve): Script<void> {
  const s = g.state
  const waiting = monstersHere(s)
  for (const m of waiting) m.atPeace = false
  const who: Id[] = waiting.map((m) => m.id)
  const turned = betrayersAt(s, s.at)
  yield* tell(g, { type: 'monsters-met', rule: '6.9', who: [...who, ...turned], table: null } satisfies EncounterEvent)
  if (turned.length > 0) beginFight(s, [...who, ...turned])
  else yield* encounter(g, who)
}

/** Companions turned against the party and left behind there. */
export function betrayersAt(s: DelveState, at: SegmentId): Id[] {
  const ids: Id[] = []
  for (const c of s.characters) if (c.side === 'monsters' && c.status === 'living' && c.at === at && !c.apart) ids.push(c.id)
  return ids
}

/** 8.7: negotiation with those who are here has failed already; where a scenario begins with bribery. */
export function* briberyPhase(g: Delve): Script<void> {
  const s = g.state
  s.phase = 'feature'
  yield* afterFailure(
    g,
    monstersHere(s).map((m) => m.id),
    {},
  )
}

export interface EncounterSpec extends FightSpec {
  /** The character who meets them alone (13.3). */
  readonly alone?: Id
}

/** 8.0: negotiate, bribe or fight. Returns once the monsters are at peace, gone, or a fight has begun. */
export function* encounter(g: Delve, ids: readonly Id[], spec: EncounterSpec = {}): Script<void> {
  const s = g.state
  let oratory = 0
  for (;;) {
    const foes = stillHostile(s, ids)
    if (foes.length === 0) return
    const speakers = speakersOf(s, spec)
    if (speakers.length === 0) return // a spell was the last one's death (9.7)
    const options = negotiable(s, foes) ? ['negotiate', 'fight'] : ['fight']
    if (options.length > 1) for (const c of speakers) addSpells(options, c, NEGOTIATION_SPELLS)
    const choice = yield* askAbout(g, spec, 'encounter', '8.4', 'encounter', options, foes, oratory)
    if (choice === null) return joinOutbreak(s, ids, spec)
    if (choice === AGAIN) continue
    const action = actionAmong(choice, ['negotiate', 'fight', 'cast'])
    if (action.do === 'fight') return yield* fight(g, foes, spec, false)
    if (action.do === 'negotiate') {
      const result = yield* negotiate(g, ids, spec, oratory)
      if (result === null) return joinOutbreak(s, ids, spec)
      if (result === 'failure') return yield* afterFailure(g, ids, spec)
      return yield* atPeace(g, stillHostile(s, ids), spec, result)
    }
    const caster = casterOf(s, action)
    const { spell } = action
    yield* payForSpell(g, caster, spell, '10.7')
    if (s.fight !== null) return joinOutbreak(s, ids, spec)
    if (spell === 'oratory') oratory += ORATORY
    else if (spell === 'cow' || spell === 'daunt') {
      // It stands for the negotiation roll (10.7): resisted, the talk has failed.
      const cowed = yield* cow(g, foes, caster.id, spell)
      return cowed ? yield* atPeace(g, foes, spec, spell) : yield* afterFailure(g, foes, spec)
    }
  }
}

function stillHostile(s: DelveState, ids: readonly Id[]): Id[] {
  return ids.filter((id) => {
    const m = s.monsters.find((each) => each.id === id)
    return m !== undefined && isAlive(m) && m.side === 'monsters' && m.at === s.at
  })
}

/** A caster died, and the monsters he had charmed attack (10.5): all who were being talked to join that fight, except below ground (13.3). */
function joinOutbreak(s: DelveState, ids: readonly Id[], spec: EncounterSpec): void {
  if (s.fight !== null && spec.alone === undefined) beginFight(s, stillHostile(s, ids))
}

/** The characters who can speak and pay: everyone present, or the one who is alone. */
export function speakersOf(s: DelveState, spec: Pick<EncounterSpec, 'alone'>): Character[] {
  return spec.alone === undefined ? present(s) : [character(s, spec.alone)].filter(isAlive)
}

function seatFor(s: DelveState, spec: EncounterSpec): Seat {
  return spec.alone === undefined ? s.leader : character(s, spec.alone).seat
}

/** A question to the group, or to the one who is alone, with what may be done beside it. */
function* askAbout(
  g: Delve,
  spec: EncounterSpec,
  moment: 'encounter' | 'negotiation' | 'bribery',
  rule: string,
  topic: 'encounter' | 'speaker' | 'after-failure' | 'bribe',
  ids: readonly string[],
  foes: readonly Id[],
  bonus: number,
): Script<string | null> {
  const { alone } = spec
  const q = { seat: seatFor(g.state, spec), rule, topic, ids, data: { foes, bonus, alone: alone ?? null }, moment }
  return yield* ask(g, alone === undefined ? q : { ...q, about: alone, alone })
}

// ---------------------------------------------------------------- 8.4 to 8.6

const NEGOTIATION_SPELLS: readonly SpellId[] = ['oratory', 'cow', 'daunt']
const BRIBERY_SPELLS: readonly SpellId[] = ['sway', 'cajole']
/** Added to the negotiation dice by the spell (10.7) and by the medallion (14.7). */
export const ORATORY = 4
export const MEDALLION_OF_ORATORY = 3

/** Options for the spells of those kinds that a character has circled and can pay for. */
function addSpells(options: string[], c: Character, spells: readonly SpellId[]): void {
  for (const spell of spells) if (canCast(c, spell)) options.push(actionId({ do: 'cast', by: c.id, spell }))
}

/** 8.4: with anyone but demons and X the Unknown. */
export function negotiable(s: DelveState, foes: readonly Id[]): boolean {
  return foes.every((id) => monster(s, id).negotiation !== null)
}

/** The Negotiation Value that counts: however many there are, the highest among them. */
function negotiationValue(s: DelveState, foes: readonly Id[]): number {
  let value = 0
  for (const id of foes) value = Math.max(value, monster(s, id).negotiation ?? 0)
  return value
}

/** Everything that is added to the negotiation dice; a medallion counts no matter who in `party` wears it (8.4, 10.7, 14.7). */
export function negotiationParts(
  s: DelveState,
  party: readonly Character[],
  speaker: Character,
  foes: readonly Id[],
  oratory: number,
): Part[] {
  const parts: Part[] = []
  const skill = skillOf(speaker)
  if (skill !== 0) parts.push({ label: 'negotiation skill', value: skill })
  for (const c of party)
    for (const item of c.items)
      if (item.kind === 'medallion' && item.worn && item.type === 'oratory')
        parts.push({ label: 'medallion of oratory', value: MEDALLION_OF_ORATORY })
  if (oratory > 0) parts.push({ label: 'Oratory', value: oratory })
  parts.push({ label: 'Negotiation Value', value: -negotiationValue(s, foes) })
  return parts
}

function skillOf({ skills }: Character): number {
  return skills.negotiation ?? 0
}

/** 8.4: one speaks, and only the speaker's skill counts. */
function* negotiate(g: Delve, met: readonly Id[], spec: EncounterSpec, oratory: number): Script<NegotiationResult | null> {
  const s = g.state
  const speaker = yield* whoSpeaks(g, met, spec, oratory)
  if (speaker === null) return null
  const parts = negotiationParts(s, speakersOf(s, spec), speaker, stillHostile(s, met), oratory)
  const total = yield* roll(g, '2D6', {
    topic: 'negotiation',
    rule: '8.4',
    who: speaker.id,
    seat: speaker.seat,
    parts,
    reads: onNegotiation,
  })
  const result = negotiationAt(total)
  yield* tell(g, { type: 'negotiated', rule: '8.4', who: speaker.id, total, result } satisfies EncounterEvent)
  return result
}

/** Null where it came to something else: the monsters are gone, or a fight has broken out. */
function* whoSpeaks(g: Delve, met: readonly Id[], spec: EncounterSpec, oratory: number): Script<Character | null> {
  const s = g.state
  for (;;) {
    const foes = stillHostile(s, met)
    const speakers = speakersOf(s, spec)
    const [only] = speakers
    if (foes.length === 0 || only === undefined) return null
    if (speakers.length === 1) return only
    // The best negotiator is put forward.
    const ids = speakers.toSorted((a, b) => skillOf(b) - skillOf(a)).map((c) => actionId({ do: 'speak', who: c.id }))
    const choice = yield* askAbout(g, spec, 'negotiation', '8.4', 'speaker', ids, foes, oratory)
    if (choice === null) return null
    if (choice !== AGAIN) return character(s, actionAmong(choice, ['speak']).who)
  }
}

/** 10.7 Cow, Daunt: one Resistance Check for the whole group, by its strongest. */
function* cow(g: Delve, foes: readonly Id[], who: Id, spell: 'cow' | 'daunt'): Script<boolean> {
  const s = g.state
  const resisted = yield* resistanceCheck(g, strongest(s, foes), '10.7', spell)
  yield* tell(g, { type: 'cowed', rule: '10.7', spell, who, resisted } satisfies EncounterEvent)
  return !resisted
}

/** The monster with the most Wound Points (8.7). */
export function strongest(s: DelveState, foes: readonly Id[]): Monster {
  let best: Monster | null = null
  for (const id of foes) {
    const m = monster(s, id)
    if (best === null || m.woundPoints > best.woundPoints) best = m
  }
  if (best === null) throw new Error('no monsters')
  return best
}

/**
 * 8.6: the monsters leave the party alone. Intimidated or cowed ones hand over a quarter of their gold,
 * daunted ones all they have (10.7). The party may still attack.
 */
function* atPeace(g: Delve, foes: readonly Id[], spec: EncounterSpec, how: NegotiationResult | 'cow' | 'daunt'): Script<void> {
  const s = g.state
  for (const id of foes) monster(s, id).atPeace = true
  yield* tell(g, { type: 'left-in-peace', rule: '8.6', who: [...foes] } satisfies EncounterEvent)
  if (how === 'intimidate' || how === 'cow') yield* handOverQuarter(g, foes)
  if (how === 'daunt') {
    for (const id of foes) {
      yield* rollTreasureOf(g, monster(s, id), { handedOver: true })
      monster(s, id).emptied = true
    }
  }
  for (;;) {
    const there = stillHostile(s, foes)
    if (there.length === 0 || speakersOf(s, spec).length === 0) return
    const { alone } = spec
    const q = {
      seat: seatFor(s, spec),
      rule: '8.6',
      topic: 'at-peace',
      ids: ['decline', 'fight'],
      data: { foes: there },
      moment: 'peace',
    } as const
    const choice = yield* ask(g, alone === undefined ? q : { ...q, alone })
    if (choice === null) return
    if (choice === AGAIN) continue
    if (actionAmong(choice, ['decline', 'fight']).do === 'fight') yield* fight(g, there, spec, false)
    return
  }
}

const QUARTER = 4

/** 8.6 Intimidate: their gold is rolled, and a quarter of it, rounded down, handed over. */
function* handOverQuarter(g: Delve, foes: readonly Id[]): Script<void> {
  const s = g.state
  let gold = 0
  for (const id of foes) {
    const m = monster(s, id)
    const theirs = yield* rollGoldOf(g, m)
    const part = Math.floor(theirs / QUARTER)
    m.goldRolled = theirs - part
    gold += part
  }
  yield* tell(g, { type: 'intimidated', rule: '8.6', who: [...foes], gold } satisfies EncounterEvent)
  if (gold > 0) addLoot(s, { gold }, '8.6')
}

/** The gold column of a monster's treasure type (14.0), rolled once. */
function* rollGoldOf(g: Delve, m: Monster): Script<number> {
  if (m.goldRolled !== null) return m.goldRolled
  if (m.met === null || m.emptied) return 0
  const { chance, amount } = TREASURE[treasureOf(m.type, m.met, m.level)].gold
  if (chance === 0) return 0
  const seat = g.state.leader
  const die = yield* roll(g, '1D6', { topic: 'monster-gold', rule: '14.0', seat })
  const gold = die <= chance ? yield* roll(g, amount, { topic: 'gold-amount', rule: '14.0', seat }) : 0
  m.goldRolled = gold
  return gold
}

// ---------------------------------------------------------------- 8.7

/** 8.7: after a failed negotiation only, and only once an encounter (8.8). */
function* afterFailure(g: Delve, foes: readonly Id[], spec: EncounterSpec): Script<void> {
  const s = g.state
  let sway = 0
  for (;;) {
    const hostile = stillHostile(s, foes)
    if (hostile.length === 0) return
    const payers = speakersOf(s, spec)
    if (payers.length === 0) return
    const rows = affordable(payers)
    const options = rows.length > 0 ? ['bribe', 'fight'] : ['fight']
    if (rows.length > 0) for (const c of payers) addSpells(options, c, BRIBERY_SPELLS)
    const choice = yield* askAbout(g, spec, 'bribery', '8.7', 'after-failure', options, hostile, sway)
    if (choice === null) return joinOutbreak(s, foes, spec)
    if (choice === AGAIN) continue
    const action = actionAmong(choice, ['bribe', 'fight', 'cast'])
    if (action.do === 'fight') return yield* fight(g, hostile, spec, false)
    if (action.do === 'bribe') {
      const done = yield* bribe(g, foes, spec, sway)
      if (done) return
    } else {
      yield* payForSpell(g, casterOf(s, action), action.spell, '10.7')
      if (s.fight !== null) return joinOutbreak(s, foes, spec)
      sway += action.spell === 'cajole' ? CAJOLE : SWAY
    }
  }
}

/** Taken from the bribery die (10.7). */
export const SWAY = 2
export const CAJOLE = 4

/** The row offered; null when the party thinks better of it, or it came to something else. */
function* whichRow(g: Delve, met: readonly Id[], spec: EncounterSpec, sway: number): Script<BriberyRow | null> {
  const s = g.state
  for (;;) {
    const foes = stillHostile(s, met)
    const rows = affordable(speakersOf(s, spec))
    if (foes.length === 0 || rows.length === 0) return null
    const ids = [...rows.map((row) => actionId({ do: 'bribe', row })), 'decline']
    const choice = yield* askAbout(g, spec, 'bribery', '8.7', 'bribe', ids, foes, sway)
    if (choice === AGAIN) continue
    const action = choice === null ? null : actionAmong(choice, ['bribe', 'decline'])
    return action?.do === 'bribe' ? (action.row ?? null) : null
  }
}

/** Each payer's share of that row; null where they can no longer pay it, or it came to something else. */
function* whoPays(g: Delve, met: readonly Id[], spec: EncounterSpec, row: BriberyRow): Script<Shares | null> {
  const s = g.state
  const offer = BRIBERY_OFFER[row]
  for (;;) {
    const payers = speakersOf(s, spec)
    if (stillHostile(s, met).length === 0 || !affordable(payers).includes(row)) return null
    const jewels = jewelsOf(payers)
    const gold = payers.reduce((all, c) => all + c.gold, 0)
    const shares = yield* askShares(g, {
      seat: seatFor(s, spec),
      rule: '8.7',
      topic: 'bribe-payment',
      data: { offer, jewels: jewels.map(({ id, value, owner }) => ({ id, value, owner: owner.id })) },
      of: [...(gold > 0 ? [{ id: 'gold', amount: gold }] : []), ...jewels.map(({ id }) => ({ id, amount: 1 }))],
      among: payers.map((c) => c.id),
      check: (given) => refusePayment(given, payers, jewels, offer),
      suggest: () => suggestPayment(payers, jewels, offer),
      moment: 'bribery',
      alone: spec.alone,
    })
    if (shares !== AGAIN) return shares
  }
}

/** Chooses the row, shares out the payment and rolls the die. False when no offer is made. */
function* bribe(g: Delve, met: readonly Id[], spec: EncounterSpec, sway: number): Script<boolean> {
  const s = g.state
  const seat = seatFor(s, spec)
  const chosen = yield* whichRow(g, met, spec, sway)
  const shares = chosen === null ? null : yield* whoPays(g, met, spec, chosen)
  if (chosen === null || shares === null) {
    joinOutbreak(s, met, spec)
    return s.fight !== null
  }
  const foes = stillHostile(s, met)
  const payers = speakersOf(s, spec)
  const sum = bribeSum(s, foes)
  const jewels = jewelsOf(payers)
  const paidGold = payers.reduce((all, c) => all + (shares.gold?.[c.id] ?? 0), 0)
  const paidJewels = jewels.filter(({ id, owner }) => (shares[id]?.[owner.id] ?? 0) > 0)
  for (const c of payers) changeGold(g, c, -(shares.gold?.[c.id] ?? 0), '8.7', 'bribe')
  for (const { owner, value } of paidJewels) loseJewel(g, owner, value, '8.7', 'bribe')
  const taker = strongest(s, foes)
  taker.bribe.gold += paidGold
  taker.bribe.jewels.push(...paidJewels.map(({ value }) => value))
  // Jewels may come to more than the row asked for: what is given counts.
  const paid = paidJewels.reduce((all, { value }) => all + value, paidGold)
  const row = bribeRow(paid) ?? chosen
  const target = bribeTarget(sum, paid)
  const parts = sway === 0 ? [] : [{ label: 'Sway, Cajole', value: -sway }]
  const total = yield* roll(g, '1D6', { topic: 'bribe', rule: '8.7', seat, parts, reads: onBribery(row, sum) })
  const taken = total <= target
  yield* tell(g, {
    type: 'bribe-offered',
    rule: '8.7',
    row,
    sum,
    gold: paidGold,
    jewels: paidJewels.map(({ value }) => value),
    target,
    total,
    taken,
  } satisfies EncounterEvent)
  if (taken) yield* atPeace(g, foes, spec, 'agreement')
  else yield* fight(g, foes, spec, true)
  return true
}

/** 8.7: rolled wounds of the strongest and its Negotiation Value, level included. */
export function bribeSum(s: DelveState, foes: readonly Id[]): number {
  const m = strongest(s, foes)
  return m.woundPoints + (m.negotiation ?? 0)
}

// ---------------------------------------------------------------- 5.0 C4

/** The monsters that a character alone below ground charmed before the fight (14.5). */
function charmedBelow(s: DelveState): Id[] {
  const ids: Id[] = []
  for (const m of s.monsters) if (m.side === 'party' && s.below?.met.includes(m.id) === true) ids.push(m.id)
  return ids
}

/** 5.0 C4: a fight begins; after a failed bribe the monsters strike first (8.7). */
function* fight(g: Delve, foes: readonly Id[], spec: EncounterSpec, partyWaits: boolean): Script<void> {
  const s = g.state
  for (const id of foes) monster(s, id).atPeace = false
  const { alone, ...rest } = spec
  const whole = alone === undefined ? rest : { ...rest, only: [alone, ...charmedBelow(s)] }
  beginFight(s, foes, partyWaits ? { ...whole, partyWaits } : whole)
  yield* tell(g, { type: 'fight-begins', rule: '9.0', who: [...foes], first: partyWaits ? 'monsters' : 'party' } satisfies EncounterEvent)
}
