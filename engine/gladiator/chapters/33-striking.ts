import { range } from '../../kernel/dice.ts'
import { type RollSpec, type Script, tell } from '../../kernel/play.ts'
import { roll, type Threat } from '../asks.ts'
import { weaponOf } from '../open/arms.ts'
import { beastOf, fistDamage, isCreature, isRobot } from '../open/people.ts'
import { succeeds } from '../open/rolls.ts'
import { distance } from '../open/squares.ts'
import type { Arena, Figure, Thing } from '../state.ts'
import type { ThingType } from '../tables/ids.ts'
import { type AgilityDice, MODIFIERS, ROLLS } from '../tables/limits.ts'
import { WEAPONS } from '../tables/weapons.ts'
import { type ReturnEvent, returns } from './13-returning.ts'
import { dwarfBonus, missileBonus, type OnSand, sectorStruck } from './33-need.ts'
import { drop } from './34-dropping.ts'
import { agilityRoll, fumbles, multiplier, type Need, needed } from './35-agility-rolls.ts'
import { vanish } from './35-gone.ts'
import { hurt } from './35-wounds.ts'
import { askToEvade, type Danger, dangerTo } from './37-evading.ts'
import { armour, skilled, tagOf, thrower } from './figures.ts'
import { tellNumbers, tellOf } from './telling.ts'

// One attack on one enemy: the dice, the damage, and what falls (6.1, 33.6, 35.7).

export type AttackRule = '33.6' | '33.7' | '33.2' | '32.5' | '33.3' | '33.8' | '34.1' | '32.4' | '33.1'

export type AttackEvent =
  | { type: 'aimed'; rule: AttackRule; by: string; whom: string; need: number; parts: Need['parts']; dice: AgilityDice }
  | {
      type: 'attacked'
      rule: AttackRule
      by: string
      whom: string
      /** Squares between them: 1 of those side by side (37.4). */
      far: number
      with: string
      total: number
      /** 0 for a miss, else by what the damage is multiplied. */
      times: number
      damage: number
      stopped: number
      /** It went back to its sender: no hit of his (13.3, G-151). */
      returned?: true
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

/** 33.6, G-92: what strikes from that hand, shields too; null where it holds a bow or bones, or has no weapon of its own. */
export function armIn(f: Figure, hand: 'ready' | 'also'): Arm | null {
  const thing = f[hand]
  if (beastOf(f) !== null) return naturalArm(f, hand)
  if (thing === null) return { name: 'fist', damage: fistDamage(f), thing: null, passesShields: false }
  return held(thing)
}

function held(thing: Thing): Arm | null {
  const weapon = weaponOf(thing.type)
  if (weapon === null || weapon.kind === 'bow') return null
  return { name: thing.type, damage: weapon.damage, thing, passesShields: weapon.noShield }
}

/** 9.1, 18.2, G-102: the first attack of the table for the ready hand, the second for the other; a Krill only while he holds it (G-30); a Phase Spider's web is its second one (20.1). */
function naturalArm(f: Figure, hand: 'ready' | 'also'): Arm | null {
  const beast = beastOf(f)
  const isWeb = (kind: string) => kind === 'thrown' && skilled(f, 'dual-attack')
  const attacks =
    beast?.attacks.filter(({ kind }) => kind === 'hand' || isWeb(kind) || (kind === 'pole' && f.ready?.type === 'krill')) ?? []
  // 22.1, G-128: a Death Sword in hand comes first, and the first of the table after it.
  if (f.ready?.type === 'death-sword' && hand === 'ready') return held(f.ready)
  const attack = hand === 'ready' || f.ready?.type === 'death-sword' ? attacks[0] : attacks[1]
  if (beast === null || attack === undefined) return null
  const passesShields = 'ignoresShields' in beast && beast.ignoresShields === true
  return { name: attack.id, damage: attack.damage, thing: attack.kind === 'pole' ? f.ready : null, passesShields }
}

export interface Attack {
  readonly rule: AttackRule
  /** The machine name of the action, for the player who decides to evade it. */
  readonly deed: string
  readonly arm: Arm
  readonly need: (g: Pick<Arena, 'state'>) => Need
  /** 2 for a charge given or received (5.2). */
  readonly charge: 1 | 2
  /** Thrown or shot: nothing falls out of a hand (G-91). */
  readonly flight?: 'bow' | 'thrown'
  /** Throws for a hit alone, and does no damage (20.2, G-137). */
  readonly harmless?: true
  /** What follows it in the same action: the blow of the other hand at the same victim (34.1). */
  readonly then?: Attack
}

/** What came of an attack. */
export interface Struck {
  readonly hits: boolean
  /** It threw him to the ground by itself. */
  readonly felled: boolean
  /** It went back to its sender (13.3). */
  readonly returned: boolean
  readonly fumbled: boolean
}

const NOTHING: Struck = { hits: false, felled: false, returned: false, fumbled: false }

/** 33.6: asks whether he evades, throws, and does the damage. */
export function* strike(g: Arena, f: OnSand, victim: OnSand, attack: Attack): Script<Struck> {
  const { rule, deed, arm, charge, flight } = attack
  // An attacker is seen (G-111).
  f.shown = true
  const threat: Threat = { by: tagOf(f), deed }
  yield* askToEvade(g, victim, threat, dangerOf(g, f, victim, attack))
  const need = attack.need(g)
  const number = needed(need)
  const { parts, dice } = need
  yield* tellNumbers(g, [f], { type: 'aimed', rule, by: tagOf(f), whom: tagOf(victim), need: number, parts, dice } satisfies AttackEvent)
  const total = yield* agilityRoll(g, f, 'attack', rule, need)
  const hits = succeeds(total, number)
  const turns = flight !== undefined && returns(victim)
  const times = hits ? (turns ? 1 : multiplier(total)) * charge : 0
  const rolled = hits && attack.harmless !== true ? yield* rollDamage(g, f, victim, attack) : 0
  const damage = Math.max(0, rolled) * times
  // 13.3, G-54: with 5 or less it hits all the same; otherwise it comes back to his front.
  const returned = hits && turns && total > ROLLS.alwaysHit
  const stopped = Math.min(damage, returned ? armour(f, 'front', arm.passesShields) : armourAgainst(f, victim, arm))
  const { name } = arm
  yield* tell(g, {
    ...{
      type: 'attacked',
      rule,
      by: tagOf(f),
      whom: tagOf(victim),
      far: distance(f.at, victim.at),
      with: name,
      total,
      times,
      damage,
      stopped,
      ...(returned ? ({ returned } as const) : {}),
    },
  } satisfies AttackEvent)
  if (returned) return yield* comeBack(g, f, victim, attack, damage - stopped)
  const fumbled = !hits && flight === undefined && fumbles(total, dice, g.state.variants.includes('steady-grip')) && arm.thing !== null
  if (fumbled) yield* letFall(g, f, arm)
  if (!hits) return { ...NOTHING, fumbled }
  if (victim.coming === 'image') {
    yield* vanish(g, victim)
    return { ...NOTHING, hits, fumbled }
  }
  const felled = yield* hurt(g, victim, damage - stopped, { rule: '6.1', cause: name, by: f, stuns: true })
  return { ...NOTHING, hits, felled, fumbled }
}

/** 13.3: the one who shot or threw is hit himself; no one earns by it. */
function* comeBack(g: Arena, f: OnSand, victim: OnSand, { arm }: Attack, lost: number): Script<Struck> {
  const event = { type: 'returned', rule: '13.3', by: tagOf(f), whom: tagOf(victim), what: arm.name } satisfies ReturnEvent
  yield* tellOf(g, [f, victim], event)
  yield* hurt(g, f, lost, { rule: '6.1', cause: arm.name, by: null, stuns: true })
  return { ...NOTHING, hits: true, returned: true }
}

/** What comes off a blow from where he stands (7.2). */
export function armourAgainst(f: OnSand, victim: OnSand, { passesShields }: Pick<Arm, 'passesShields'>): number {
  return armour(victim, sectorStruck(victim, f.at), passesShields)
}

/** What a blow adds to its dice (5.4, 5.6, 38.3). */
export function damageParts(f: Figure, victim: Figure, { arm, flight }: Pick<Attack, 'arm' | 'flight'>) {
  const type: ThingType | null = arm.thing?.type ?? null
  const isSkilled = flight === undefined ? dwarfBonus(f, type) : missileBonus(f, flight, type)
  const wrestles = flight === undefined && f.holds.includes(victim.id)
  return [
    ...(isSkilled ? [{ label: 'race', value: MODIFIERS.dwarfHammerAxe.damage }] : []),
    ...(wrestles ? [{ label: 'hand-combat', value: MODIFIERS.handCombatDamage }] : []),
  ]
}

/** G-149: its greatest damage, tripled by the dice, and that of the other hand after it; what goes back hits no harder than it is (G-54). */
function dangerOf(g: Arena, f: OnSand, victim: OnSand, attack: Attack): Danger {
  const blows = [attack, ...(attack.then === undefined ? [] : [attack.then])]
  return dangerTo(
    g,
    victim,
    blows.map((each) => mostLost(f, victim, each, multiplier(ROLLS.triple))),
  )
}

/** The most SH that it can take from him with dice that multiply its damage so. */
export function mostLost(f: OnSand, victim: OnSand, attack: Attack, multiple: number): number {
  if (attack.harmless === true) return 0
  const most = damageParts(f, victim, attack).reduce((sum, { value }) => sum + value, range(attack.arm.damage).greatest)
  const times = attack.flight !== undefined && returns(victim) ? 1 : multiple
  return most * times * attack.charge - armourAgainst(f, victim, attack.arm)
}

/** 6.1, G-19: dice and modifiers, before they are multiplied. */
function* rollDamage(g: Arena, f: OnSand, victim: OnSand, attack: Attack): Script<number> {
  const { rule, arm } = attack
  const parts = damageParts(f, victim, attack)
  const spec = { topic: 'damage', of: arm.name, rule, parts, ...thrower(f) } as const
  return yield* roll(g, arm.damage, { ...spec, ...readsOf(f, arm) })
}

/** Where the dice of a blow are printed; robots' own weapons stand in no table. Those of a fist stand beside its SH, which may be secret. */
function readsOf({ kind }: Figure, { thing }: Arm): Pick<RollSpec, 'reads'> {
  if (thing !== null) return !(thing.type in WEAPONS) ? {} : { reads: () => ({ table: '4.1', row: thing.type, column: 'damage' }) }
  if (isCreature(kind)) return { reads: () => ({ table: '9.1.animals', row: kind, column: 'attacks' }) }
  return isRobot(kind) ? { reads: () => ({ table: '18.2', row: kind, column: 'attacks' }) } : {}
}

/** 35.7, G-91: the weapon used, into his own square; fists and natural weapons never. */
function* letFall(g: Arena, f: OnSand, { thing }: Arm): Script {
  if (thing === null) return
  if (f.ready?.id === thing.id) f.ready = null
  else f.also = null
  drop(g.state, thing, f.at)
  yield* tellOf(g, [f], { type: 'weapon-dropped', rule: '35.7', figure: tagOf(f), thing: thing.id } satisfies AttackEvent)
}
