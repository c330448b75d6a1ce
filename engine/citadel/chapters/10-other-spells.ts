import { type Script, tell } from '../../kernel/play.ts'
import { actionAmong, actionId, type Casting, type Use } from '../actions.ts'
import { pickOne, roll } from '../asks.ts'
import type { Cause, Character, Delve, DelveState, Fight, Fighter, Id, Moment, Monster, SegmentId } from '../state.ts'
import type { SpellId } from '../tables/index.ts'
import { goBack, lockAllowed } from './06-counter.ts'
import { canCast, casterOf, payForSpell, readyRing } from './10-casting.ts'
import { character, closeUp, fighter, heal, isPresent, joinRanks, leaveAllRanks, monstersBefore, present, wound } from './party.ts'

// 10.6 and 10.8 Resurrect: spells cast outside combat.

export type OtherSpellEvent =
  | { type: 'mage-armor'; rule: '10.6'; who: Id; keeps: number }
  | { type: 'strengthened'; rule: '10.6' | '14.5'; who: Id; bonus: number }
  | { type: 'teleported'; rule: '10.6'; who: Id; to: SegmentId }
  | { type: 'immune-to-poison'; rule: '14.7'; who: Id }
  | { type: 'poison-neutralized'; rule: '10.6'; who: Id; wounds: number }
  | { type: 'ring-used'; rule: '14.8'; who: Id; item: Id; target: Id }
  | { type: 'resurrected'; rule: '10.8'; who: Id }
  | { type: 'flesh-again'; rule: '10.6'; who: Id }
  | { type: 'stays-stone'; rule: '15.3'; who: Id }

export const HEAL = '1D3+1'
export const REJUVENATE = '1D6+1'
export const MAGE_ARMOR = '1D3+1'
export const STRENGTH = '1D6'
/** Added to a detrap skill for one attempt (10.6). */
export const THIEF = 3
/** The greatest strength there is: more gains nothing (10.6, 14.5). */
export const MOST_STRENGTH = 6

// ---------------------------------------------------------------- what may be cast

/** Adds to `out` what that character may cast beside a question of that moment: `una/cast:heal:almuric`. */
export function otherCasts(s: DelveState, c: Character, moment: Moment, out: string[]): void {
  for (const spell of c.circled) {
    if (!canCast(c, spell)) continue
    if (spell === 'heal' || spell === 'rejuvenate') addTargets(s, c, spell, out, (f) => f !== c && f.wounds > 0)
    else if (moment !== 'hesitate') addCasts(s, c, spell, moment, out)
  }
}

function addCasts(s: DelveState, caster: Character, spell: SpellId, moment: Moment, out: string[]): void {
  switch (spell) {
    case 'mage-armor':
      addTargets(s, caster, spell, out, (f) => f.mageArmor === 0)
      break
    case 'strength':
      addTargets(s, caster, spell, out, (f) => f.strength < MOST_STRENGTH)
      break
    case 'stone-flesh':
      if (!caster.apart)
        for (const other of s.characters)
          if (isStoneHere(s, other)) out.push(actionId({ do: 'cast', by: caster.id, spell, target: other.id }))
      break
    case 'teleport':
      addTeleports(s, caster, out)
      break
    case 'lock':
      if (moment === 'encounter' && !caster.apart && lockAllowed(s)) out.push(actionId({ do: 'cast', by: caster.id, spell }))
  }
}

/** Party members with the counter, charmed monsters too, that a spell can help; only himself for a character alone below ground (13.3). */
function addTargets(s: DelveState, caster: Character, spell: SpellId, out: string[], useful: (f: Fighter) => boolean): void {
  const add = ({ id: target }: Fighter) => out.push(actionId({ do: 'cast', by: caster.id, spell, target }))
  if (caster.apart) {
    if (useful(caster)) add(caster)
    return
  }
  for (const c of s.characters) if (isPresent(s, c) && useful(c)) add(c)
  for (const m of s.monsters) if (m.side === 'party' && m.status === 'living' && m.at === s.at && useful(m)) add(m)
}

/** Turned to stone, and carried along by the party. */
export function isStoneHere(s: DelveState, c: Character): boolean {
  return c.status === 'stone' && c.at === s.at
}

/** 10.6 Teleport: to any segment the party has been in; someone must stay with the Party counter. Nobody leaves the pit that way (13.3). */
function addTeleports(s: DelveState, caster: Character, out: string[]): void {
  const targets: Id[] = []
  const party = present(s)
  if (party.length > 1 && !caster.apart) for (const c of party) targets.push(c.id)
  for (const m of monstersBefore(s, caster)) if (mayBeTeleported(m)) targets.push(m.id)
  if (targets.length === 0) return
  for (const to of s.segments) {
    if (to.visits === 0 || to.id === s.at || to.kind === 'gateway') continue
    for (const target of targets) out.push(actionId({ do: 'cast', by: caster.id, spell: 'teleport', target, to: to.id }))
  }
}

function mayBeTeleported(m: Monster): boolean {
  return m.type !== 'demon' && m.type !== 'x-the-unknown'
}

// ---------------------------------------------------------------- casting

/** 10.6: the price is paid, then the spell works. */
export function* castOther(g: Delve, c: Character, { spell, target = '', to = '' }: Casting): Script<void> {
  const s = g.state
  switch (spell) {
    case 'heal':
    case 'rejuvenate':
      c.limits[spell] = (c.limits[spell] ?? 0) - 1
      yield* payForSpell(g, c, spell, '10.6', target)
      return yield* cure(g, fighter(s, target), spell)
    case 'mage-armor':
      yield* payForSpell(g, c, spell, '10.6', target)
      return yield* protect(g, fighter(s, target), c)
    case 'strength':
      yield* payForSpell(g, c, spell, '10.6', target)
      return yield* strengthen(g, fighter(s, target), '10.6')
    case 'stone-flesh':
      yield* payForSpell(g, c, spell, '10.6', target)
      return yield* fleshAgain(g, character(s, target))
    case 'teleport':
      yield* payForSpell(g, c, spell, '10.6', target)
      return yield* teleport(g, fighter(s, target), to)
    case 'lock':
      yield* payForSpell(g, c, spell, '10.6')
      // A monster that the caster held by a charm attacks at once when it costs him his life (10.5): there is no going back.
      if (s.fight === null) yield* goBack(g)
      return
    default:
      throw new Error(`${spell} is not cast here`)
  }
}

/** 10.6 Heal, Rejuvenate; 14.8 the ring. A casting that killed its caster still works. */
export function* cure(g: Delve, target: Fighter, how: 'heal' | 'rejuvenate'): Script<void> {
  const code = how === 'heal' ? HEAL : REJUVENATE
  yield* heal(g, target, yield* roll(g, code, { topic: 'cure', rule: '10.6', who: target.id, seat: g.state.leader }), '10.6', how)
}

function* protect(g: Delve, target: Fighter, caster: Character): Script<void> {
  target.mageArmor = yield* roll(g, MAGE_ARMOR, { topic: 'mage-armor', rule: '10.6', who: target.id, seat: caster.seat })
  yield* tell(g, { type: 'mage-armor', rule: '10.6', who: target.id, keeps: target.mageArmor } satisfies OtherSpellEvent)
}

/** 10.6 Strength, 14.5: for the next combat, even where it is drunk in one. Strengths do not add up: the greater counts. */
export function* strengthen(g: Delve, target: Fighter, rule: '10.6' | '14.5'): Script<void> {
  const bonus = yield* roll(g, STRENGTH, { topic: 'strength', rule, who: target.id, seat: g.state.leader })
  const best = Math.max(strengthToCome(g.state, target), bonus)
  if (g.state.fight === null) target.strength = best
  else target.strengthNext = best
  yield* tell(g, { type: 'strengthened', rule, who: target.id, bonus: best } satisfies OtherSpellEvent)
}

/** The strength he has for the next combat. */
export function strengthToCome(s: DelveState, f: Fighter): number {
  return s.fight === null ? f.strength : (f.strengthNext ?? 0)
}

/** 10.6 Teleport: a monster stays there (6.9); one of the party waits there until the others come. */
function* teleport(g: Delve, target: Fighter, to: SegmentId): Script<void> {
  target.at = to
  leaveAllRanks(g.state, target.id)
  closeUp(g.state.march)
  yield* tell(g, { type: 'teleported', rule: '10.6', who: target.id, to } satisfies OtherSpellEvent)
}

export function* fleshAgain(g: Delve, c: Character): Script<void> {
  c.status = 'living'
  c.fell = null
  joinRanks(g.state.march, c.id)
  yield* tell(g, { type: 'flesh-again', rule: '10.6', who: c.id } satisfies OtherSpellEvent)
}

// ---------------------------------------------------------------- spells with a moment of their own

/**
 * 10.6 Neutralize Poison: wounds from poison, unless the victim is immune (14.7) or someone neutralizes it at once,
 * with the spell or the ring of that name (14.8).
 */
export function* poisoned(g: Delve, c: Character, wounds: number, rule: string, cause: Cause): Script<void> {
  const s = g.state
  if (c.status !== 'living' || wounds <= 0) return
  if (c.items.some((item) => item.kind === 'medallion' && item.worn && item.type === 'neutralize-poison'))
    return yield* tell(g, { type: 'immune-to-poison', rule: '14.7', who: c.id } satisfies OtherSpellEvent)
  const ids = remedies('neutralize-poison', c.apart ? [c] : present(s), c)
  if (ids.length > 0) {
    ids.push('decline')
    const choice = yield* pickOne({ seat: c.seat, rule: '10.6', topic: 'poison', about: c.id, data: { wounds, cause }, ids })
    const action = actionAmong(choice, REMEDY)
    if (action.do !== 'decline') {
      yield* applyRemedy(g, action, 'neutralize-poison', '10.6', c)
      return yield* tell(g, { type: 'poison-neutralized', rule: '10.6', who: c.id, wounds } satisfies OtherSpellEvent)
    }
  }
  yield* wound(g, c, wounds, { rule, cause })
}

export const REMEDY = ['cast', 'use', 'decline'] as const
type Remedy = 'neutralize-poison' | 'resurrect' | 'stone-flesh'

/** Those who can help `victim` with that spell, or with the ring of its name. */
export function remedies(spell: Remedy, helpers: readonly Character[], victim: Character): string[] {
  const ids: string[] = []
  for (const c of helpers) {
    if (canCast(c, spell)) ids.push(actionId({ do: 'cast', by: c.id, spell, target: victim.id }))
    const ring = spell === 'stone-flesh' ? null : readyRing(c, spell)
    if (ring !== null) ids.push(actionId({ do: 'use', by: c.id, item: ring.id, target: victim.id }))
  }
  return ids
}

/** Pays for what `remedies` offered: the spell's Wound Points, or the ring's one use. */
export function* applyRemedy(g: Delve, action: Casting | Use, spell: Remedy, rule: string, victim: Character): Script<void> {
  const helper = casterOf(g.state, action)
  if (action.do === 'cast') return yield* payForSpell(g, helper, spell, rule, victim.id)
  const { item } = action
  for (const ring of helper.items) if (ring.kind === 'ring' && ring.id === item) ring.used = true
  yield* tell(g, { type: 'ring-used', rule: '14.8', who: helper.id, item, target: victim.id } satisfies OtherSpellEvent)
}

/** 10.8 Resurrect: right after a combat, those killed in it may be raised, as healthy as they came. */
export function* resurrections(g: Delve, f: Fight): Script<void> {
  const s = g.state
  for (;;) {
    const ids: string[] = []
    for (const id of f.fallen) {
      const c = character(s, id)
      if (c.status === 'dead' && c.at === s.at && !c.apart) ids.push(...remedies('resurrect', present(s), c))
    }
    if (ids.length === 0) return
    ids.push('decline')
    const choice = yield* pickOne({ seat: s.leader, rule: '10.8', topic: 'resurrect', ids, data: { fallen: f.fallen } })
    const action = actionAmong(choice, REMEDY)
    if (action.do === 'decline') return
    const victim = character(s, action.target ?? '')
    yield* applyRemedy(g, action, 'resurrect', '10.8', victim)
    yield* raise(g, victim)
  }
}

function* raise(g: Delve, c: Character): Script<void> {
  c.status = 'living'
  c.wounds = 0
  c.side = 'party'
  c.charmedBy = null
  c.fell = null
  joinRanks(g.state.march, c.id)
  yield* tell(g, { type: 'resurrected', rule: '10.8', who: c.id } satisfies OtherSpellEvent)
}
