import { isSpellId, MONSTERS, type MonsterType, SPELLS, WEAPONS, type Weapon, type WeaponColumn, woundsAt } from '../tables/index.ts'
import type { CharacterGlimpse, CitadelGlimpse, MonsterGlimpse } from '../view-types.ts'

// How the bot reads what it sees: who is there, and how hard they strike.

/** Everyone with the party who can act, charmed monsters too. */
export function companions(raid: CitadelGlimpse): CharacterGlimpse[] {
  return raid.party.filter((c) => c.at === raid.map.at && c.side === 'party' && (c.status === 'living' || c.status === 'charmed'))
}

/** The characters among them: those who decide, cast, carry and investigate. */
export function characters(raid: CitadelGlimpse): CharacterGlimpse[] {
  return companions(raid).filter((c) => c.kind !== 'charmed-monster')
}

export function foesHere(raid: CitadelGlimpse): MonsterGlimpse[] {
  return raid.monsters.filter((m) => m.at === raid.map.at)
}

export function member(raid: CitadelGlimpse, id: string): CharacterGlimpse | undefined {
  return raid.party.find((c) => c.id === id)
}

/** Part of their Wound Points that they have left, 0 to 1; the dead count as none. */
export function health(raid: CitadelGlimpse): number {
  let left = 0
  let total = 0
  for (const c of raid.party) {
    if (c.kind === 'charmed-monster') continue
    total += c.woundPoints.total
    if (c.status === 'living' && c.side === 'party') left += c.woundPoints.left
  }
  return total === 0 ? 0 : left / total
}

/** Wound Points that casting a spell takes (10.9). */
export function price(spell: string): number {
  return isSpellId(spell) ? SPELLS[spell].cost : 0
}

/** Chance, 0 to 1, that a Resistance Check fails (11.0). */
export function yields(resistance: number): number {
  return Math.max(0, 6 - resistance) / 6
}

export interface Blow {
  /** Wounds on average, not counting those beyond `left`. */
  readonly wounds: number
  /** Chance to kill, 0 to 1. */
  readonly kill: number
}

/** One attack with `bonus` in a column against someone with that many Wound Points left (9.5). */
export function blow(column: WeaponColumn, bonus: number, left: number): Blow {
  let wounds = 0
  let kills = 0
  for (let die = 1; die <= 6; die++) {
    const done = woundsAt(column, die + bonus)
    wounds += Math.min(done, left)
    if (done >= left) kills += 1
  }
  return { wounds: wounds / 6, kill: kills / 6 }
}

export function isWeapon(id: string | null): id is Weapon {
  return WEAPONS.some((weapon) => weapon === id)
}

/** The column someone of the party strikes with, and all that is added to the die; null with empty hands. */
export function strength(c: CharacterGlimpse): { readonly column: WeaponColumn; readonly bonus: number } | null {
  const held = c.carried?.find((each) => each.held)
  if (held !== undefined && isWeapon(held.weapon)) return { column: held.weapon, bonus: strengthWith(c, held.weapon, held.bonus) }
  return c.kind === 'charmed-monster' ? { column: 'monster', bonus: c.combatBonus } : null
}

/** What counts when someone strikes, apart from the weapon. */
export type Striker = Pick<CharacterGlimpse, 'combatBonus' | 'weaponSkill'>

/** What is added to the die with a weapon of that magic (9.5). */
export function strengthWith({ combatBonus, weaponSkill }: Striker, weapon: Weapon, magic = 0): number {
  return combatBonus + (weaponSkill[weapon] ?? 0) + magic
}

/** Its wounds, about (10.5). */
export const LIGHTNING = 4
const AVERAGE_RESISTANCE = 2
/** What their special attacks add to a blow, in wounds a round (15.2, 15.3, 15.5). */
const WORSE: { readonly [type in MonsterType]?: number } = { medusa: 1.5, chimaera: 0.6, vampire: 1, 'x-the-unknown': 1, hydra: 1 }
/** More Wound Points than anyone has. */
export const PLENTY = 99

function isMonster(type: string): type is MonsterType {
  return Object.hasOwn(MONSTERS, type)
}

/** Wounds a monster does in a round, on average. */
export function menace(m: MonsterGlimpse): number {
  if (m.status === 'asleep') return 0
  const type = isMonster(m.type) ? m.type : 'orc'
  const casts = MONSTERS[type].spells.length > 0 && m.woundPoints.left > 2
  const own = casts ? LIGHTNING * yields(AVERAGE_RESISTANCE) : blow(isWeapon(m.weapon) ? m.weapon : 'monster', m.combatBonus, PLENTY).wounds
  return own + (WORSE[type] ?? 0)
}
