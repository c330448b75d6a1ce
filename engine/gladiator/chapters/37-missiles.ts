import { type Script, tell } from '../../kernel/play.ts'
import { handsFor, isShield, weaponOf } from '../open/arms.ts'
import { beastOf } from '../open/people.ts'
import type { Square } from '../open/squares.ts'
import type { Arena, Figure, Thing } from '../state.ts'
import type { NaturalAttack } from '../tables/table-types.ts'
import { sharedTag } from './16-likenesses.ts'
import { reloadTurns } from './24-starting.ts'
import { needToHit, type OnSand } from './33-need.ts'
import { type Arm, type Attack, strike } from './33-striking.ts'
import { drop } from './34-dropping.ts'
import { figureOf, isPresent } from './figures.ts'
import { tellOf } from './telling.ts'

// Bows, crossbows and thrown things (5.4, 5.5, 32.4, 33.1, 33.5, 37.4, 38.1, 38.2).

export type MissileEvent =
  | { type: 'landed'; rule: '33.1'; thing: string; kind: string; at: Square }
  | { type: 'readied'; rule: '38.2'; figure: string; thing: string }
  | { type: 'reloaded'; rule: '33.5'; figure: string; thing: string; left: number }

/** What he shoots or throws; natural ones never run out (G-136). */
export function missileArm(f: Figure, flight: 'bow' | 'thrown'): Arm | null {
  const attacks: readonly NaturalAttack[] = beastOf(f)?.attacks ?? []
  const natural = attacks.find(({ kind }) => kind === flight)
  if (natural !== undefined) return { name: natural.id, damage: natural.damage, thing: null, passesShields: false }
  const weapon = f.ready === null ? null : weaponOf(f.ready.type)
  if (f.ready === null || weapon === null) return null
  return { name: f.ready.type, damage: weapon.damage, thing: f.ready, passesShields: weapon.noShield }
}

/** The whole of a shot or a throw at someone. */
export function shot(f: OnSand, victim: OnSand, arm: Arm, flight: 'bow' | 'thrown'): Attack {
  const rule = flight === 'bow' ? '32.4' : '33.1'
  const type = arm.thing?.type ?? null
  const need = (g: Pick<Arena, 'state'>) => needToHit(g, f, victim, { flight, type, isSpell: false })
  return { rule, deed: flight === 'bow' ? 'shoot' : 'throw', arm, need, charge: 1, flight }
}

/** 32.4, 38.1: a crossbow is empty afterwards. */
export function* shoot(g: Arena, f: OnSand, whom: string): Script {
  const victim = figureOf(g.state, whom)
  const arm = missileArm(f, 'bow')
  if (!isPresent(victim) || arm === null) return
  if (arm.thing?.reload !== undefined) arm.thing.reload = reloadTurns(arm.thing.type)
  yield* strike(g, f, victim, shot(f, victim, arm, 'bow'))
}

/** 33.5, G-108: once for most crossbows, twice for the heavy one. */
export function* reload(g: Arena, f: OnSand): Script {
  const bow = f.ready
  if (bow?.reload === undefined) return
  bow.reload -= 1
  yield* tellOf(g, [f], { type: 'reloaded', rule: '33.5', figure: sharedTag(f), thing: bow.id, left: bow.reload } satisfies MissileEvent)
}

/** 33.1, G-106, G-107: it lands in the target's square, hit or miss, or comes back (13.3); then the next weapon is readied. */
export function* throwAt(g: Arena, f: OnSand, whom: string): Script {
  const victim = figureOf(g.state, whom)
  const arm = missileArm(f, 'thrown')
  if (!isPresent(victim) || arm === null) return
  const { thing } = arm
  if (thing === null) {
    yield* strike(g, f, victim, shot(f, victim, arm, 'thrown'))
    return
  }
  const { at } = victim
  f.ready = null
  const from = f.at
  const { returned } = yield* strike(g, f, victim, shot(f, victim, arm, 'thrown'))
  yield* land(g, thing, returned ? from : at)
  yield* readyNext(g, f)
}

export function* land(g: Arena, thing: Thing, at: Square): Script {
  drop(g.state, thing, at)
  yield* tell(g, { type: 'landed', rule: '33.1', thing: thing.id, kind: thing.type, at } satisfies MissileEvent)
}

/** 33.1, 38.2, G-107: from the upper sling, the lower one, then the second hand: one-handed, and no shield. */
export function nextReady({ slung, also }: Pick<Figure, 'slung' | 'also'>): Thing | null {
  return [...slung, also].find((thing) => thing !== null && isReadied(thing)) ?? null
}

export function* readyNext(g: Arena, f: Figure): Script {
  if (f.ready !== null) return
  const next = nextReady(f)
  f.ready = next
  if (next === null) return
  if (f.also === next) f.also = null
  else f.slung.splice(f.slung.indexOf(next), 1)
  yield* tellOf(g, [f], { type: 'readied', rule: '38.2', figure: sharedTag(f), thing: next.id } satisfies MissileEvent)
}

function isReadied({ type }: Thing): boolean {
  return handsFor(type) === 1 && !isShield(type) && weaponOf(type) !== null
}
