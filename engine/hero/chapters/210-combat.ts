import { type Script, tell } from '../../kernel/play.ts'
import type { Part } from '../../kernel/types.ts'
import { pickSome, roll } from '../asks.ts'
import {
  type Activity,
  type Counter,
  FACINGS,
  type Hero,
  type HeroSheet,
  type HeroState,
  type Monster,
  type Section,
  type SectionId,
  type Weapon,
} from '../state.ts'
import {
  ARMOUR,
  COSTS,
  HERO_TO_HIT,
  MONSTER_TO_HIT,
  POSITION,
  type Position,
  PROFICIENCY,
  SHIELD,
  severalModifier,
  type Wound,
  weaponModifier,
} from '../tables/index.ts'
import type { PrintedCell } from '../tables/table-types.ts'
import { facingTo } from './101-catacomb.ts'
import { levelOf } from './102-levels.ts'
import { zonesAt } from './204-movement.ts'
import { resight, turnUp } from './205-sighting.ts'
import { defendDoors } from './206-doors.ts'
import { inHand } from './209-weapons.ts'
import { eliminate } from './212-elimination.ts'
import { rollWounds, suffer } from './212-wounds.ts'
import { counterOf, countersOn, heroOf, isMonster, standsAt } from './section.ts'

export type CombatEvent =
  | {
      type: 'hero-struck'
      rule: '210D'
      section: SectionId
      counter: string
      kind: Monster
      weapon: Weapon
      total: number
      needed: number
      hit: boolean
      /** 210A6: in answer to an attack, in step B. */
      defensive: boolean
      /** What striking at several at once took off (210E). */
      reads?: PrintedCell
    }
  | {
      type: 'monster-struck'
      rule: '210F'
      section: SectionId
      counter: string
      kind: Monster
      position: Position
      total: number
      needed: number
      hit: boolean
      /** 210A6: in answer to an attack, in step A. */
      defensive: boolean
      /** What its place added (210G1). */
      reads?: PrintedCell
    }
  /** 208C8, 206D3, H-27, H-70: why a hero who was attacked does not strike back. */
  | { type: 'no-defence'; rule: '208C' | '206D' | '210D' | '210E'; section: SectionId }

// ---------------------------------------------------------------- the dice and what is added to them

/** What is added to the hero's dice: what the weapon in hand is worth to him, less for several monsters at once (210E). */
export function heroParts(hero: HeroSheet, weapon: Weapon, targets: number): readonly Part[] {
  return [
    { label: 'proficiency', value: weaponModifier(weapon, levelOf(hero.now, weapon)) ?? 0 },
    { label: 'several at once', value: severalModifier(targets) },
  ]
}

/** Where a monster stands as the hero faces (210G1, H-26); it must be beside him. */
export function positionOf(section: Section, monster: Counter): Position {
  const { facing } = heroOf(section)
  const at = monster.at === null ? null : facingTo(standsAt(section), monster.at)
  if (at === null) throw new Error(`${monster.id} is not beside the hero`)
  const turns = (FACINGS.indexOf(at) - FACINGS.indexOf(facing) + FACINGS.length) % FACINGS.length
  return turns === 0 ? 'front' : turns === 2 ? 'rear' : 'side'
}

/** What is added to a monster's dice: where it stands, and what the hero wears (210G). */
export function monsterParts(hero: HeroSheet, position: Position): readonly Part[] {
  return [
    { label: position, value: POSITION[position] },
    { label: 'armour', value: ARMOUR[hero.armour] },
    { label: 'shield', value: holdsShield(hero) ? SHIELD : 0 },
  ]
}

/** 210G2: long ax and hammer take both hands, no shield is held with them. */
export function holdsShield(hero: HeroSheet): boolean {
  return hero.shield && (hero.armed === null || !PROFICIENCY[hero.armed].twoHanded)
}

function monsterOf(counter: Counter): Monster {
  if (!isMonster(counter.kind)) throw new Error(`${counter.id} is not a monster`)
  return counter.kind
}

// ---------------------------------------------------------------- blows

/** 210D: the hero strikes at each of them; those that are hit are eliminated (212A). Returns the others. */
function* heroStrikes(g: Hero, section: Section, targets: readonly Counter[], defensive: boolean): Script<readonly Counter[]> {
  const hero = heroOf(section)
  const weapon = inHand(hero)
  if (weapon === null) throw new Error(`the hero of section ${section.id} has nothing to strike with`)
  const parts = heroParts(hero, weapon, targets.length)
  const several = targets.length < 2 ? {} : { reads: { table: '210E', row: String(targets.length) } satisfies PrintedCell }
  const left: Counter[] = []
  for (const target of targets) {
    const kind = monsterOf(target)
    const needed = HERO_TO_HIT[weapon][kind]
    const reads = () => ({ table: '210D', row: weapon, column: kind }) satisfies PrintedCell
    const total = yield* roll(g, '2D6', { topic: 'hero-hits', rule: '210D', who: section.id, seat: section.seat, parts, reads })
    const hit = total >= needed
    const told = { type: 'hero-struck', rule: '210D', section: section.id, counter: target.id, kind, weapon } as const
    yield* tell(g, { ...told, total, needed, hit, defensive, ...several } satisfies CombatEvent)
    if (hit) yield* eliminate(g, section, target, '212A')
    else left.push(target)
  }
  return left
}

/** 210F: each of them strikes at the hero; the wounds of all are one set of damage (212E4). */
function* monstersStrike(g: Hero, section: Section, attackers: readonly Counter[], defensive: boolean): Script {
  const hero = heroOf(section)
  const wounds: Wound[] = []
  for (const attacker of attackers) {
    const kind = monsterOf(attacker)
    const position = positionOf(section, attacker)
    const needed = MONSTER_TO_HIT[kind]
    const parts = monsterParts(hero, position)
    const reads = () => ({ table: '210F', row: kind }) satisfies PrintedCell
    const total = yield* roll(g, '2D6', { topic: 'monster-hits', rule: '210F', who: attacker.id, seat: section.owner, parts, reads })
    const hit = total >= needed
    const told = { type: 'monster-struck', rule: '210F', section: section.id, counter: attacker.id, kind, position } as const
    const place: PrintedCell = { table: '210G.position', row: position }
    yield* tell(g, { ...told, total, needed, hit, defensive, reads: place } satisfies CombatEvent)
    if (hit) wounds.push(...(yield* rollWounds(g, section, attacker.id, total - needed)))
  }
  yield* suffer(g, section, wounds)
}

// ---------------------------------------------------------------- step A

/** Monsters at which the hero can strike now, with a weapon that he can use (210B1, H-27). */
export function targets(s: HeroState, section: Section): readonly Counter[] {
  return inHand(heroOf(section)) === null ? [] : foesBeside(s, section)
}

/** Monsters on all four sides of the hero (210A3, 210B3) that he sees, or has seen: those behind him he remembers (H-67). */
export function foesBeside(s: HeroState, section: Section): readonly Counter[] {
  const { at } = heroOf(section)
  return at === null ? [] : zonesAt(s, section, at).filter(({ known }) => known)
}

/** 210B: one attack, at any number of them; those that are left strike back (210B4). */
export function* heroAttack(g: Hero, section: Section, activity: Activity, at: readonly Counter[]): Script {
  activity.points -= COSTS.attack
  const left = yield* heroStrikes(g, section, at, false)
  if (left.length > 0) yield* monstersStrike(g, section, left, true)
}

/** 210B3: several at once; of more than two the hero's player says which. */
export function* attackSeveral(g: Hero, section: Section, activity: Activity): Script {
  const ids = targets(g.state, section).map(({ id }) => id)
  const asked = { seat: section.seat, rule: '210B', topic: 'attack-targets', about: section.id, ids, min: 2, max: ids.length } as const
  const picked = ids.length === 2 ? ids : yield* pickSome(asked)
  yield* heroAttack(
    g,
    section,
    activity,
    picked.map((id) => counterOf(section, id)),
  )
}

// ---------------------------------------------------------------- step B

/**
 * Monsters that can strike at the hero (210C2): beside him, not in the red, and none before the succubus has left his square, also
 * when she has let go of him there (211C8).
 */
export function attackersOf(s: HeroState, section: Section): readonly Counter[] {
  const { status, at } = heroOf(section)
  if (status !== 'in-catacomb' || at === null) return []
  return countersOn(section, at).some(({ kind }) => kind === 'succubus') ? [] : zonesAt(s, section, at)
}

/** 210C: they strike together, each once; then the hero strikes back at any of them (210C3, H-25). */
export function* monsterAttack(g: Hero, section: Section, picked: readonly Counter[]): Script {
  const hero = heroOf(section)
  const { attackers, forced } = yield* defendDoors(g, section, picked)
  if (attackers.length > 0) {
    hero.attacked = true
    yield* turnUp(g, section, attackers)
    yield* monstersStrike(g, section, attackers, false)
    if (hero.status === 'in-catacomb') yield* strikeBack(g, section, attackers, forced)
  }
  yield* resight(g, section)
}

/** 210C3: at any of those that attacked, or at none; nothing to pay (204D). At a single one he always does: it costs and risks nothing. */
function* strikeBack(g: Hero, section: Section, attackers: readonly Counter[], forced: boolean): Script {
  const why = noDefence(heroOf(section), attackers, forced)
  if (why !== null) return yield* tell(g, { type: 'no-defence', rule: why, section: section.id } satisfies CombatEvent)
  const ids = attackers.map(({ id }) => id)
  const asked = { seat: section.seat, rule: '210C', topic: 'defend', about: section.id, ids, min: 0, max: ids.length } as const
  const picked = ids.length === 1 ? ids : yield* pickSome(asked)
  const at = picked.map((id) => counterOf(section, id))
  if (at.length > 0) yield* heroStrikes(g, section, at, true)
}

/** Outwitting has failed (208C8), a door was forced on him (206D3), he has nothing to strike with (H-27), or can hit none of them (H-70). */
function noDefence(
  hero: HeroSheet,
  attackers: readonly Counter[],
  forced: boolean,
): Extract<CombatEvent, { type: 'no-defence' }>['rule'] | null {
  if (hero.befuddled) return '208C'
  if (forced) return '206D'
  const weapon = inHand(hero)
  if (weapon === null) return '210D'
  return attackers.some((attacker) => canHit(hero, weapon, monsterOf(attacker))) ? null : '210E'
}

/** The best roll of two dice. */
const BEST_THROW = 12

/** Whether any roll hits one of that kind, struck at alone (210D, 210E). */
function canHit(hero: HeroSheet, weapon: Weapon, kind: Monster): boolean {
  const added = heroParts(hero, weapon, 1).reduce((sum, { value }) => sum + value, 0)
  return BEST_THROW + added >= HERO_TO_HIT[weapon][kind]
}
