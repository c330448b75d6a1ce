import { type Script, tell } from '../../kernel/play.ts'
import type { Part } from '../../kernel/types.ts'
import { type RollTopic, roll } from '../asks.ts'
import type { Character, Delve, Fight, Fighter, Id } from '../state.ts'
import { onCombatResults, type Weapon, type WeaponColumn, woundsAt } from '../tables/index.ts'
import { partyRanks, targetsOf } from './09-facing.ts'
import { addPart, combatBonusParts, fighter, seatFor, wound } from './party.ts'

// One attack: the weapon in hand, the target, the sum and its wounds (9.3 to 9.7).

export type AttackEvent =
  | { type: 'attack'; rule: '9.5'; who: Id; target: Id; column: WeaponColumn; total: number; wounds: number }
  | { type: 'target'; rule: '9.3'; who: Id; target: Id; among: Id[] }

/** Strikes from the front rank; bows and throwing daggers do not (9.4). */
export function isMelee(weapon: Weapon): boolean {
  return weapon !== 'bow' && weapon !== 'throwing-dagger'
}

/** Whether a weapon is of use in that rank (9.4). */
export function usefulIn(weapon: Weapon, rank: number): boolean {
  if (weapon === 'throwing-dagger') return rank <= 1
  return weapon === 'bow' ? rank === 1 : rank === 0
}

/** 9.4: before the fight everyone gets one of his weapons in hand: the one he holds, unless only the other is of use in his rank. */
export function takeInHand(c: Character, rank: number): void {
  const held = heldWeapon(c)
  if (held !== null && usefulIn(held.weapon, rank)) return
  const better = c.weapons.findIndex(({ weapon }) => usefulIn(weapon, rank))
  if (better >= 0) c.inHand = better
}

/** What a character holds and has not thrown. */
export function heldWeapon(c: Character): { readonly weapon: Weapon; readonly bonus: number } | null {
  if (c.inHand === null || c.combat.thrown.includes(c.inHand)) return null
  return c.weapons[c.inHand] ?? null
}

const SKILL: Readonly<Record<WeaponColumn, string>> = {
  dagger: 'dagger skill',
  'throwing-dagger': 'throwing-dagger skill',
  bow: 'bow skill',
  sword: 'sword skill',
  hammer: 'hammer skill',
  ax: 'ax skill',
  monster: 'monster skill',
}

/** 9.5: Weapon Skill, the weapon's own bonus and the Combat Bonus, each a part of the sum. */
export function attackParts(f: Fighter, column: WeaponColumn): Part[] {
  const parts: Part[] = []
  if (f.fighter === 'monster') addPart(parts, SKILL[column], f.weaponSkill)
  else if (column !== 'monster') {
    addPart(parts, SKILL[column], f.weaponSkill[column] ?? 0)
    addPart(parts, 'magic weapon', heldWeapon(f)?.bonus ?? 0)
  }
  return combatBonusParts(f, parts)
}

/** The column a fighter strikes with: his weapon's, or that of claws and teeth (9.6). */
export function columnOf(f: Fighter): WeaponColumn | null {
  if (f.fighter === 'monster') return f.weapon ?? 'monster'
  return heldWeapon(f)?.weapon ?? null
}

/** 9.5: one die and what is added to it; the Combat Results Table gives the wounds, taken at once. */
export function* strike(g: Delve, who: Fighter, target: Fighter, column: WeaponColumn): Script<void> {
  const total = yield* roll(g, '1D6', {
    topic: 'attack',
    rule: '9.5',
    who: who.id,
    seat: seatFor(g.state, who),
    parts: attackParts(who, column),
    reads: onCombatResults(column),
  })
  const wounds = woundsAt(column, total)
  yield* tell(g, { type: 'attack', rule: '9.5', who: who.id, target: target.id, column, total, wounds } satisfies AttackEvent)
  yield* wound(g, target, wounds, { rule: '9.7', cause: column, by: who.id })
}

/** 9.3: the target it faces; a die decides among several, and for the second rank among the whole front. */
export function* chooseTarget(g: Delve, f: Fight, foe: Fighter): Script<Fighter | null> {
  const s = g.state
  const among = targetsOf(f.foes, partyRanks(s, f), foe.id)
  const [only] = among
  if (only === undefined) return null
  if (among.length === 1) return fighter(s, only)
  const target = among[yield* dieAmong(g, among.length, 'target', '9.3')] ?? only
  yield* tell(g, { type: 'target', rule: '9.3', who: foe.id, target, among } satisfies AttackEvent)
  return fighter(s, target)
}

/**
 * A place from 0 to `count - 1`, all equally likely, by 1D6: two by halves, three by pairs (9.3);
 * where six does not divide, the die is rolled again.
 */
export function* dieAmong(g: Delve, count: number, topic: RollTopic, rule: string): Script<number> {
  if (count <= 1) return 0
  for (;;) {
    const die = yield* roll(g, '1D6', { topic, rule, seat: g.state.leader })
    const place = Math.floor((die - 1) / Math.floor(6 / count))
    if (place < count) return place
  }
}
