import type { Script } from '../../kernel/play.ts'
import { isShield } from '../open/arms.ts'
import type { Arena, Figure } from '../state.ts'
import { MODIFIERS } from '../tables/limits.ts'
import { needToStrike, type OnSand } from './33-need.ts'
import { type Arm, type Attack, armIn, strike } from './33-striking.ts'
import { enemiesInFront } from './33-targets.ts'
import type { NeedPart } from './35-agility-rolls.ts'
import { shieldBlow } from './40-shields.ts'
import { figureOf, isPresent } from './figures.ts'

// Blows with what is in the hands (32.5, 33.2, 33.6, 33.7, 34.1).

export type BlowKind = 'attack' | 'impale' | 'receive' | 'slash' | 'slash-on' | 'dual' | 'dual-second'

/** What each kind of blow adds to the number needed, and whether it is a charge given or received (5.2, 5.3, 30.2, 34.1). */
const BLOWS = {
  attack: { rule: '33.6', deed: 'attack', charge: 1, extra: [] },
  impale: { rule: '33.2', deed: 'impale', charge: 2, extra: [] },
  receive: { rule: '32.5', deed: 'receive', charge: 2, extra: [{ what: 'receive', value: MODIFIERS.receive }] },
  slash: { rule: '33.7', deed: 'slash', charge: 1, extra: [{ what: 'slash', value: MODIFIERS.slashFirst }] },
  'slash-on': { rule: '33.7', deed: 'slash', charge: 1, extra: [{ what: 'slash', value: MODIFIERS.slashOther }] },
  dual: { rule: '34.1', deed: 'dual', charge: 1, extra: [{ what: 'dual', value: MODIFIERS.dualFirst }] },
  'dual-second': { rule: '34.1', deed: 'dual', charge: 1, extra: [{ what: 'dual', value: MODIFIERS.dualSecond }] },
} as const satisfies Readonly<Record<BlowKind, Pick<Attack, 'rule' | 'deed' | 'charge'> & { readonly extra: readonly NeedPart[] }>>

/** The whole of a blow of that kind at someone. */
export function blow(f: OnSand, victim: OnSand, arm: Arm, kind: BlowKind): Attack {
  const { extra, ...rest } = BLOWS[kind]
  return { ...rest, arm, need: (g) => needToStrike(g, f, victim, { type: arm.thing?.type ?? null, extra }) }
}

function enemy(g: Arena, id: string): OnSand {
  const found = figureOf(g.state, id)
  if (!isPresent(found)) throw new Error(`${id} is not in the arena`)
  return found
}

function readyArm(f: Figure): Arm {
  const arm = armIn(f, 'ready')
  if (arm === null) throw new Error(`${f.id} has nothing to attack with`)
  return arm
}

/** 32.5, 33.2, 33.6: one blow with the ready weapon. */
export function* strikeOne(g: Arena, f: OnSand, kind: 'attack' | 'impale' | 'receive', whom: string): Script {
  const victim = enemy(g, whom)
  yield* strike(g, f, victim, blow(f, victim, readyArm(f), kind))
}

/** 33.7, G-20, G-91: everyone in the front squares, clockwise from the left; if the weapon falls, the rest is lost. */
export function* slash(g: Arena, f: OnSand): Script {
  const arm = readyArm(f)
  let kind: BlowKind = 'slash'
  for (const victim of enemiesInFront(g.state, f)) {
    if (!isPresent(victim) || !isPresent(f)) continue
    const { fumbled } = yield* strike(g, f, victim, blow(f, victim, arm, kind))
    if (fumbled) return
    kind = 'slash-on'
  }
}

/** 34.1, 41.1, G-31: first with the ready hand, then with the other; a shield can throw to the ground. */
export function* dual(g: Arena, f: OnSand, first: string, second: string): Script {
  // Who is meant is known before the first blow: a mage's likenesses lose their names with him (16.5).
  const next = figureOf(g.state, second)
  const victim = enemy(g, first)
  const then = next.id === victim.id ? dualStroke(f, victim, 'also') : null
  yield* dualBlow(g, f, victim, 'ready', then)
  if (isPresent(next) && isPresent(f)) yield* dualBlow(g, f, next, 'also', null)
}

function dualStroke(f: OnSand, victim: OnSand, hand: 'ready' | 'also'): Attack | null {
  const arm = armIn(f, hand)
  return arm === null ? null : blow(f, victim, arm, hand === 'ready' ? 'dual' : 'dual-second')
}

function* dualBlow(g: Arena, f: OnSand, victim: OnSand, hand: 'ready' | 'also', then: Attack | null): Script {
  const stroke = dualStroke(f, victim, hand)
  if (stroke === null) return
  const attack = then === null ? stroke : { ...stroke, then }
  const { arm } = stroke
  if (arm.thing !== null && isShield(arm.thing.type)) yield* shieldBlow(g, f, victim, attack, 0)
  else yield* strike(g, f, victim, attack)
}
