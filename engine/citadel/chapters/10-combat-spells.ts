import { assertNever } from '../../kernel/assert-never.ts'
import { type Script, tell } from '../../kernel/play.ts'
import { actionAmong, actionId, type Casting } from '../actions.ts'
import { pickOne, roll } from '../asks.ts'
import type { Character, Delve, DelveState, Fight, Fighter, Id, Monster } from '../state.ts'
import { SPELLS, type SpellId } from '../tables/index.ts'
import { partyRanks } from './09-facing.ts'
import type { ReorganisationEvent } from './09-reorganisation.ts'
import { canCast, payForSpell } from './10-casting.ts'
import { gainForCharm } from './12-experience.ts'
import {
  character,
  comeBack,
  edition,
  fighter,
  inRank,
  inRanks,
  isAlive,
  joinRanks,
  leaveAllRanks,
  leaveRanks,
  placeIn,
  rankOf,
  resistanceCheck,
  seatOf,
  wound,
  woundPointsLeft,
} from './party.ts'

export type CombatSpellEvent =
  | { type: 'spell-resisted'; rule: string; spell: SpellId; target: Id }
  | { type: 'shield-holds'; rule: '10.5'; spell: SpellId; target: Id }
  | { type: 'charmed'; rule: '10.5' | '14.5' | '15.5'; who: Id; by: Id }
  | { type: 'asleep'; rule: '10.5'; who: Id }
  | { type: 'shielded'; rule: '10.5'; who: Id }
  | { type: 'cease-fire'; rule: '10.5'; by: Id }

/** Blast: wounds (10.5). */
export const BLAST = 2
export const EXPLOSION = 1
/** Mental Attack and Wrath of God (10.5, 10.8). */
const GREAT_WOUNDS = '2D6+2'

/** The targets of each combat spell (10.5, 10.8). */
const AIM = {
  charm: 'charmable',
  blast: 'front',
  explosion: 'none',
  lightning: 'front',
  sleep: 'monster',
  redemption: 'betrayer',
  'magic-shield': 'friend',
  'cease-fire': 'none',
  'mental-attack': 'front',
  'wrath-of-god': 'foe',
} as const satisfies Partial<Record<SpellId, string>>

type CombatSpell = keyof typeof AIM

function isCombatSpell(spell: SpellId): spell is CombatSpell {
  return Object.hasOwn(AIM, spell)
}

const COMBAT_SPELLS: readonly CombatSpell[] = [
  'charm',
  'blast',
  'explosion',
  'lightning',
  'sleep',
  'redemption',
  'magic-shield',
  'cease-fire',
  'mental-attack',
  'wrath-of-god',
]

/** 10.4: from the second rank only, a spell that a ring casts too (14.8). */
const CASTING_RANK = 1

/** Adds `cast:<spell>[:<target>]` for a caster in that rank (10.4, 10.5). */
export function combatCasts(s: DelveState, f: Fight, who: Fighter, rank: number, out: string[]): void {
  if (rank !== CASTING_RANK) return
  if (who.fighter === 'monster') charmedMageCasts(f, who, out)
  else if (who.circled.length > 0) circledCasts(s, f, who, out)
}

/** 14.8: the targets of a Ring of Sleep from where its wearer stands: it casts the spell. */
export function ringSleepers(s: DelveState, f: Fight, wearer: Character): readonly Id[] {
  return rankOf(partyRanks(s, f), wearer.id) === CASTING_RANK ? aims(s, f, 'sleep') : NOBODY
}

function circledCasts(s: DelveState, f: Fight, who: Character, out: string[]): void {
  for (const spell of COMBAT_SPELLS)
    if (canCast(who, spell))
      for (const target of aims(s, f, spell)) out.push(actionId(target === '' ? { do: 'cast', spell } : { do: 'cast', spell, target }))
}

const MAGE_KEEPS = 3

/** 10.5: a charmed mage casts from the second rank as members of the party do. */
function charmedMageCasts(f: Fight, m: Monster, out: string[]): void {
  if (m.type !== 'evil-mage' || woundPointsLeft(m) < MAGE_KEEPS) return
  for (const target of inRank(f.foes, 0)) out.push(actionId({ do: 'cast', spell: 'lightning', target }))
}

const UNTARGETED: readonly string[] = ['']
const NOBODY: readonly string[] = []

/** The targets of a spell now; one empty string for a spell that has none. */
export function aims(s: DelveState, f: Fight, spell: CombatSpell): readonly string[] {
  switch (AIM[spell]) {
    case 'none':
      return spell === 'cease-fire' && !mayCease(s, f) ? NOBODY : UNTARGETED
    case 'front':
      return inRank(f.foes, 0)
    case 'foe':
      return everyFoe(f)
    case 'monster':
      return everyFoe(f).filter((id) => isWakeful(fighter(s, id)))
    case 'charmable':
      return inRanks(f.foes.slice(0, 2)).filter((id) => isCharmable(fighter(s, id)))
    case 'betrayer':
      return everyFoe(f).filter((id) => fighter(s, id).fighter === 'character')
    case 'friend':
      return inRanks(partyRanks(s, f)).filter((id) => !fighter(s, id).combat.magicShield)
    default:
      assertNever(AIM[spell])
  }
}

function everyFoe(f: Fight): Id[] {
  return inRanks(f.foes)
}

/** Sleep is for monsters (10.5). */
function isWakeful(f: Fighter): boolean {
  return f.fighter === 'monster' && !f.combat.asleep
}

/** A monster but X the Unknown, whose death the Hellgate wants (16.0); a victim of the Talisman of Evil (14.6). */
function isCharmable(f: Fighter): boolean {
  return f.fighter === 'monster' ? f.type !== 'x-the-unknown' : f.charmedBy === 'talisman'
}

/** 10.5: never against X the Unknown, nor while a companion stands among the foes (13.2, 14.6, 15.5). */
export function mayCease(s: DelveState, f: Fight): boolean {
  return everyFoe(f).every((id) => {
    const foe = fighter(s, id)
    return foe.fighter === 'monster' && foe.type !== 'x-the-unknown' && foe.type !== 'demon'
  })
}

/** 10.3 to 10.5: pays for the spell and carries it out. */
export function* castInCombat(g: Delve, f: Fight, who: Fighter, { spell, target = '' }: Casting): Script<void> {
  const s = g.state
  if (!isCombatSpell(spell)) throw new Error(`${spell} is not a combat spell`)
  if (who.fighter === 'monster') yield* wound(g, who, SPELLS[spell].cost, { rule: '10.0', cause: 'casting', own: true })
  else yield* payForSpell(g, who, spell, spell === 'wrath-of-god' ? '10.8' : '10.5', target === '' ? undefined : target)
  switch (spell) {
    case 'charm':
      if (isAlive(who)) yield* charm(g, who.id, target)
      return
    case 'blast':
    case 'lightning':
    case 'mental-attack':
    case 'wrath-of-god':
      return yield* strikeBySpell(g, spell, fighter(s, target), who.id)
    case 'explosion':
      return yield* explosion(g, f, who.id)
    case 'sleep':
      return yield* putToSleep(g, target)
    case 'redemption':
      return yield* redeem(g, target)
    case 'magic-shield':
      fighter(s, target).combat.magicShield = true
      return yield* tell(g, { type: 'shielded', rule: '10.5', who: target } satisfies CombatSpellEvent)
    case 'cease-fire':
      return yield* ceaseFire(g, f, who.id)
    default:
      assertNever(spell)
  }
}

/** A spell that inflicts wounds: a shield stops it, and so does a Resistance Check (10.5, 11.0). */
export function* strikeBySpell(
  g: Delve,
  spell: 'blast' | 'lightning' | 'mental-attack' | 'wrath-of-god',
  target: Fighter,
  by: Id | null,
): Script<void> {
  const rule = spell === 'wrath-of-god' ? '10.8' : '10.5'
  if (target.combat.magicShield)
    return yield* tell(g, { type: 'shield-holds', rule: '10.5', spell, target: target.id } satisfies CombatSpellEvent)
  if (yield* resistanceCheck(g, target, rule, spell))
    return yield* tell(g, { type: 'spell-resisted', rule, spell, target: target.id } satisfies CombatSpellEvent)
  const wounds = yield* roll(g, spellWounds(g.state, spell), { topic: 'spell-wounds', of: spell, rule, seat: g.state.leader })
  yield* wound(g, target, wounds, by === null ? { rule, cause: spell } : { rule, cause: spell, by })
}

/** Dice code of a spell's wounds; the variant labirynt changes Lightning. */
export function spellWounds(s: DelveState, spell: 'blast' | 'lightning' | 'mental-attack' | 'wrath-of-god'): string | number {
  if (spell === 'blast') return BLAST
  return spell === 'lightning' ? edition(s).lightning : GREAT_WOUNDS
}

/** 10.5 Explosion: everyone in the combat checks, friend and foe; those who fail take one wound. */
function* explosion(g: Delve, f: Fight, by: Id): Script<void> {
  const s = g.state
  const all = [...everyFoe(f), ...inRanks(partyRanks(s, f))]
  for (const id of all) {
    const each = fighter(s, id)
    if (!isAlive(each)) continue
    if (each.combat.magicShield)
      yield* tell(g, { type: 'shield-holds', rule: '10.5', spell: 'explosion', target: id } satisfies CombatSpellEvent)
    else if (!(yield* resistanceCheck(g, each, '10.5', 'explosion')))
      yield* wound(
        g,
        each,
        EXPLOSION,
        id === by ? { rule: '10.5', cause: 'explosion', own: true } : { rule: '10.5', cause: 'explosion', by },
      )
  }
}

/**
 * 10.5 Charm, also by potion (14.5): a Resistance Check, and on a failure the monster stands in the party's ranks
 * and counts as killed, once (12.0). A talisman's victim comes back by it (14.6). False when it was resisted.
 */
export function* charm(g: Delve, by: Id, target: Id, rule: '10.5' | '14.5' = '10.5'): Script<boolean> {
  const s = g.state
  const victim = fighter(s, target)
  if (yield* resistanceCheck(g, victim, rule, 'charm')) {
    yield* tell(g, { type: 'spell-resisted', rule, spell: 'charm', target } satisfies CombatSpellEvent)
    return false
  }
  if (victim.fighter === 'character') {
    yield* comeBack(g, victim)
    return true
  }
  leaveAllRanks(s, target)
  victim.side = 'party'
  victim.charmedBy = by
  victim.atPeace = false
  victim.combat.asleep = false
  joinRanks(s.march, target)
  const { fight } = s
  const counts = !victim.counted
  victim.counted = true
  if (fight !== null) {
    fight.only?.push(target) // beside the one who is alone (13.3)
    if (counts) fight.beaten.push(target)
  }
  yield* tell(g, { type: 'charmed', rule, who: target, by } satisfies CombatSpellEvent)
  if (fight !== null) yield* placeCharmed(g, fight, victim)
  else if (counts) yield* gainForCharm(g, victim, character(s, by))
  return true
}

/** 10.5 Charm: at once onto a space of the party's march order, which the party names; outside a fight it marches as it likes (4.1.C.3). */
function* placeCharmed(g: Delve, f: Fight, m: Monster): Script<void> {
  const s = g.state
  const stands = placeIn(s.march, m.id)
  if (f.only !== null || stands === null || everyFoe(f).length === 0) return
  const put = (rank: number, space: number) => actionId({ do: 'move', who: m.id, rank, space })
  const ids = [put(stands.rank, stands.space)]
  s.march.forEach((row, rank) => {
    row.forEach((id, space) => {
      if (id === null) ids.push(put(rank, space))
    })
  })
  ids.push(put(s.march.length, 1))
  const choice = yield* pickOne({ seat: seatOf(s, m.id), rule: '10.5', topic: 'charmed-place', about: m.id, ids })
  const { rank, space } = actionAmong(choice, ['move'])
  if (rank === stands.rank && space === stands.space) return
  leaveRanks(s.march, m.id)
  if (rank === s.march.length) s.march.push([null, null, null])
  const row = s.march[rank]
  if (row !== undefined) row[space] = m.id
  yield* tell(g, { type: 'moves', rule: '10.5', who: m.id, rank, space } satisfies ReorganisationEvent)
}

/** 10.5 Sleep, also by ring (14.8). */
export function* putToSleep(g: Delve, target: Id): Script<void> {
  const victim = fighter(g.state, target)
  if (yield* resistanceCheck(g, victim, '10.5', 'sleep'))
    return yield* tell(g, { type: 'spell-resisted', rule: '10.5', spell: 'sleep', target } satisfies CombatSpellEvent)
  victim.combat.asleep = true
  yield* tell(g, { type: 'asleep', rule: '10.5', who: target } satisfies CombatSpellEvent)
}

/** 10.5 Redemption: the one under the charm resists with his own value. */
function* redeem(g: Delve, target: Id): Script<void> {
  const c = character(g.state, target)
  if (yield* resistanceCheck(g, c, '10.5', 'redemption'))
    yield* tell(g, { type: 'spell-resisted', rule: '10.5', spell: 'redemption', target } satisfies CombatSpellEvent)
  else yield* comeBack(g, c)
}

/** 10.5 Cease Fire: an agreement at once; those already dead count for experience. */
function* ceaseFire(g: Delve, f: Fight, by: Id): Script<void> {
  const s = g.state
  yield* tell(g, { type: 'cease-fire', rule: '10.5', by } satisfies CombatSpellEvent)
  for (const id of everyFoe(f)) {
    const foe = fighter(s, id)
    if (foe.fighter === 'monster') foe.atPeace = true
  }
  f.ceased = true
}
