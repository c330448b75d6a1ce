import { type Script, tell } from '../../kernel/play.ts'
import { roll } from '../asks.ts'
import type { Arena, Figure, Thing } from '../state.ts'
import type { ThingType } from '../tables/ids.ts'
import { MODIFIERS } from '../tables/limits.ts'
import { WEAPONS } from '../tables/weapons.ts'
import { dwarfBonus, missileBonus, type OnSand, sectorStruck } from './33-need.ts'
import { drop } from './34-dropping.ts'
import { agilityRoll, fumbles, multiplier, type Need, needed, succeeds } from './35-agility-rolls.ts'
import { hurt, vanish } from './35-wounds.ts'
import { askToEvade } from './37-evading.ts'
import { armour, beastOf, fistDamage, isPresent, isWeapon } from './figures.ts'

// One attack on one enemy: the dice, the damage, and what falls (6.1, 33.6, 35.7).

export type AttackEvent =
  | {
      type: 'attacked'
      rule: '33.6' | '33.7' | '33.2' | '32.5' | '33.3' | '33.8' | '34.1' | '32.4' | '33.1'
      by: string
      whom: string
      with: string
      need: number
      parts: Need['parts']
      dice: 3 | 4
      total: number
      /** 0 for a miss, else by what the damage is multiplied. */
      times: number
      damage: number
      stopped: number
    }
  | { type: 'weapon-dropped'; rule: '35.7'; figure: string; thing: string }

/** What strikes: a thing in hand, or a natural weapon by its place in the table. */
export interface Arm {
  /** `broadsword`, `fist`, `bite`: what is told. */
  readonly name: string
  readonly damage: string
  /** The thing in hand; null for fists and natural weapons. */
  readonly thing: Thing | null
  /** 5.8: passes shields. */
  readonly passesShields: boolean
}

/** 33.6, G-92: what strikes from that hand; null where it holds a bow. */
export function armIn(f: Figure, hand: 'ready' | 'also'): Arm | null {
  const beast = beastOf(f)
  if (beast !== null && f.kind !== 'slayer') return naturalArm(f, hand)
  const thing = f[hand]
  if (f.kind === 'slayer' && thing?.type === 'krill') return naturalArm(f, hand)
  if (thing === null || !isWeapon(thing.type)) return { name: 'fist', damage: fistDamage(f), thing: null, passesShields: false }
  const { kind, damage, noShield } = WEAPONS[thing.type]
  return kind === 'bow' ? null : { name: thing.type, damage, thing, passesShields: noShield }
}

/** 9.1, 18.2, G-102: the first attack of the table for the ready hand, the second for the other. */
function naturalArm(f: Figure, hand: 'ready' | 'also'): Arm | null {
  const beast = beastOf(f)
  const attacks = beast?.attacks.filter(({ kind }) => kind === 'hand' || kind === 'pole') ?? []
  const attack = hand === 'ready' ? attacks[0] : attacks[1]
  if (beast === null || attack === undefined) return null
  return { name: attack.id, damage: attack.damage, thing: null, passesShields: 'ignoresShields' in beast && beast.ignoresShields === true }
}

export interface Attack {
  readonly rule: Extract<AttackEvent, { type: 'attacked' }>['rule']
  /** The machine name of the action, for whoever is asked to evade it. */
  readonly deed: string
  readonly arm: Arm
  readonly need: (g: Arena) => Need
  /** 2 for a charge given or received (5.2). */
  readonly charge: 1 | 2
  /** Thrown or shot: nothing falls out of a hand (G-91). */
  readonly flight?: 'bow' | 'thrown'
}

/** What came of an attack. */
export interface Struck {
  readonly hits: boolean
  /** It threw him to the ground by itself. */
  readonly felled: boolean
  readonly fumbled: boolean
}

const NOTHING: Struck = { hits: false, felled: false, fumbled: false }

/** 33.6: asks whether he evades, throws, and does the damage. */
export function* strike(g: Arena, f: OnSand, victim: OnSand, attack: Attack): Script<Struck> {
  const { rule, deed, arm, charge, flight } = attack
  yield* askToEvade(g, victim, { by: f.id, deed })
  if (!isPresent(victim)) return NOTHING
  const need = attack.need(g)
  const number = needed(need)
  const total = yield* agilityRoll(g, f, 'attack', rule, need)
  const hits = succeeds(total, number)
  const times = hits ? multiplier(total) * charge : 0
  const rolled = hits ? yield* rollDamage(g, f, victim, attack) : 0
  const sector = sectorStruck(victim, f.at)
  const damage = Math.max(0, rolled) * times
  const stopped = Math.min(damage, armour(victim, sector, arm.passesShields))
  f.shown = true
  yield* tell(g, {
    ...{ type: 'attacked', rule, by: f.id, whom: victim.id, with: arm.name, need: number, parts: need.parts, dice: need.dice },
    ...{ total, times, damage, stopped },
  } satisfies AttackEvent)
  const fumbled = !hits && flight === undefined && fumbles(total, need.dice, g.state.variants.includes('steady-grip'))
  if (fumbled) yield* letFall(g, f, arm)
  if (!hits) return { ...NOTHING, fumbled }
  if (victim.coming === 'image') {
    yield* vanish(g, victim)
    return { hits, felled: false, fumbled }
  }
  const felled = yield* hurt(g, victim, damage - stopped, { rule: '6.1', cause: arm.name, by: f, stuns: true })
  return { hits, felled, fumbled }
}

/** 6.1, G-19: dice and modifiers, before they are multiplied. */
function* rollDamage(g: Arena, f: OnSand, victim: OnSand, { rule, arm, flight }: Attack): Script<number> {
  const type: ThingType | null = arm.thing?.type ?? null
  const isSkilled = flight === undefined ? dwarfBonus(f, type) : missileBonus(f, flight, type)
  const wrestles = flight === undefined && f.holds.includes(victim.id)
  const parts = [
    ...(isSkilled ? [{ label: 'race', value: MODIFIERS.dwarfHammerAxe.damage }] : []),
    ...(wrestles ? [{ label: 'hand combat', value: MODIFIERS.handCombatDamage }] : []),
  ]
  const spec = { topic: 'damage', of: arm.name, rule, who: f.id, parts, ...(f.seat === null ? {} : { seat: f.seat }) } as const
  return yield* roll(g, arm.damage, spec)
}

/** 35.7, G-91: the weapon used, into his own square; fists and natural weapons never. */
function* letFall(g: Arena, f: OnSand, { thing }: Arm): Script {
  if (thing === null) return
  if (f.ready?.id === thing.id) f.ready = null
  else f.also = null
  drop(g.state, thing, f.at)
  yield* tell(g, { type: 'weapon-dropped', rule: '35.7', figure: f.id, thing: thing.id } satisfies AttackEvent)
}
