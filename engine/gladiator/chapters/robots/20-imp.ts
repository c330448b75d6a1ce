import { range } from '../../../kernel/dice.ts'
import { draw, type Script } from '../../../kernel/play.ts'
import type { Arena, ArenaState, Thing } from '../../state.ts'
import { perform } from '../30-performing.ts'
import { needToStrike, type OnSand } from '../33-need.ts'
import { armIn, armourAgainst, strike } from '../33-striking.ts'
import { drop } from '../34-dropping.ts'
import { engagersAt, isPresent, tagOf } from '../figures.ts'
import { tellOf } from '../telling.ts'
import { doubts } from './18-doubting.ts'
import { nearest, type Open } from './18-picking.ts'

export type ImpEvent =
  | { type: 'stolen'; rule: '20.2'; figure: string; by: string; thing: string }
  | { type: 'let-fall'; rule: '20.2'; figure: string; thing: string }

/** 20.2: makes off with what it stole and drops it when it is free; else it steals, or strikes with both fists. */
export function* imp(g: Arena, f: OnSand, open: Open): Script<boolean> {
  const isEngaged = engagersAt(g.state, f.side, f.at).length > 0
  if (f.slung.length > 0) {
    if (!isEngaged) return yield* letFall(g, f)
    const away = escapes(g.state, f, open)
    if (away !== null) return yield* perform(g, f, away)
  }
  if (open.has('disbelieve') && (yield* doubts(g, f))) return yield* perform(g, f, { kind: 'disbelieve' })
  const victim = yield* nearest(g, f, open.whom('attack'))
  if (victim === null) return false
  if (f.slung.length === 0 && isWorthStealing(victim.ready) && (yield* wantsToSteal(g, f, victim))) return yield* steal(g, f, victim)
  const whom = tagOf(victim)
  return yield* perform(g, f, open.has('dual') ? { kind: 'dual', whom, second: whom } : { kind: 'attack', whom })
}

/** A square out of all front squares of its enemies. */
function escapes(s: ArenaState, f: OnSand, { all }: Open) {
  return all.find((deed) => deed.kind === 'disengage' && engagersAt(s, f.side, deed.square).length === 0) ?? null
}

/** G-156: a weapon or a shield, not bones. */
function isWorthStealing(thing: Thing | null): boolean {
  return thing !== null && thing.type !== 'bones'
}

/** G-137: two times in six, and always where its fists cannot pierce the armour. */
function* wantsToSteal(g: Arena, f: OnSand, victim: OnSand): Script<boolean> {
  const fist = armIn(f, 'ready')
  if (fist !== null && range(fist.damage).greatest <= armourAgainst(f, victim, fist)) return true
  return (yield* draw(g, STEALS)) === 'steal'
}

const STEALS = ['steal', 'steal', 'dual', 'dual', 'dual', 'dual']

/** G-137: an attack that does no damage; what its victim has ready is slung, and its own until it drops it. */
function* steal(g: Arena, f: OnSand, victim: OnSand): Script<boolean> {
  const need = () => needToStrike(g, f, victim, { type: null })
  const arm = armIn(f, 'ready')
  if (arm === null) return false
  const { hits } = yield* strike(g, f, victim, { rule: '33.6', deed: 'steal', arm, need, charge: 1, harmless: true })
  const thing = victim.ready
  if (!hits || thing === null || !isPresent(victim)) return true
  victim.ready = null
  f.slung.push(thing)
  yield* tellOf(g, [victim], { type: 'stolen', rule: '20.2', figure: tagOf(victim), by: tagOf(f), thing: thing.id } satisfies ImpEvent)
  return true
}

function* letFall(g: Arena, f: OnSand): Script<boolean> {
  const thing = f.slung.pop()
  if (thing === undefined) return false
  drop(g.state, thing, f.at)
  yield* tellOf(g, [f], { type: 'let-fall', rule: '20.2', figure: tagOf(f), thing: thing.id } satisfies ImpEvent)
  return true
}
