import { type Script, tell } from '../../kernel/play.ts'
import type { Arena, ArenaState, Figure, Thing } from '../state.ts'
import { TERRAIN, WOUNDS } from '../tables/limits.ts'
import { earnDamage, earnDeathBlow } from './11-experience.ts'
import { loseExperience } from './11-homecoming.ts'
import { layersOf } from './22-terrain.ts'
import { newThing } from './24-starting.ts'
import { drop } from './34-dropping.ts'
import { figureOf, isGladiator, isPresent, tagOf, thresholds } from './figures.ts'
import type { Square } from './squares.ts'
import { tellOf } from './telling.ts'

/** What took somebody's strength: a weapon or natural attack, a spell, a kind of terrain, or a fall. */
export type Cause = string

export type WoundEvent =
  | {
      type: 'hurt'
      rule: '6.1' | '12.4' | '22.3' | '23.1' | '23.2' | '16.3'
      figure: string
      lost: number
      cause: Cause
      by: string | null
    }
  | { type: 'dazed'; rule: '35.3'; figure: string }
  | { type: 'knocked-down'; rule: '35.2'; figure: string }
  | { type: 'pit-fall'; rule: '23.1'; figure: string; at: Square }
  | { type: 'collapsed'; rule: '35.5'; figure: string }
  | { type: 'killed'; rule: '35.6'; figure: string; cause: Cause; by: string | null }
  | { type: 'vanished'; rule: '14.4' | '16.5' | '16.4'; figure: string }

export interface Blow {
  readonly rule: Extract<WoundEvent, { type: 'hurt' }>['rule']
  readonly cause: Cause
  /** Who struck; null for terrain. */
  readonly by: Figure | null
  /** One blow: it can daze and knock down (G-36). */
  readonly stuns: boolean
}

/**
 * 35.2 to 35.6: takes so much of somebody's strength, and what follows from it. Says whether he fell to the ground by it.
 * Nobody loses more than he has (G-45).
 */
export function* hurt(g: Arena, f: Figure, amount: number, { rule, cause, by, stuns }: Blow): Script<boolean> {
  const lost = Math.min(amount, f.sh)
  if (lost <= 0) return false
  const wasUp = f.status === 'standing'
  f.sh -= lost
  f.taken += lost
  g.state.lastBlood = g.state.turn
  if (by !== null) earnDamage(by, f, lost)
  yield* tellOf(g, [f], { type: 'hurt', rule, figure: tagOf(f), lost, cause, by: by === null ? null : tagOf(by) } satisfies WoundEvent)
  if (f.sh <= WOUNDS.dead) {
    if (by !== null) earnDeathBlow(by, f)
    yield* die(g, f, cause, by)
    return false
  }
  if (stuns) yield* stun(g, f, lost, by)
  if (isPresent(f) && f.sh <= WOUNDS.unconscious) yield* collapse(g, f)
  return wasUp && isDown(f)
}

/** Whether he lies there, awake or not. */
export function isDown({ status }: Pick<Figure, 'status'>): boolean {
  return status === 'prone' || status === 'unconscious'
}

/** 35.2, 35.3: by what one blow really took (G-36). Whoever is knocked down is dazed too. */
function* stun(g: Arena, f: Figure, lost: number, by: Figure | null): Script {
  const { daze, knockDown } = thresholds(f, g.state.variants)
  if (lost >= daze && !f.dazed) {
    f.dazed = true
    yield* tellOf(g, [f], { type: 'dazed', rule: '35.3', figure: tagOf(f) } satisfies WoundEvent)
  }
  if (knockDown !== null && lost >= knockDown && f.status === 'standing') {
    f.status = 'prone'
    yield* tellOf(g, [f], { type: 'knocked-down', rule: '35.2', figure: tagOf(f) } satisfies WoundEvent)
    if (isPresent(f) && layersOf(g.state, f.at, 'pit') > 0) yield* fallIntoPit(g, f, by)
  }
}

/** 23.1, G-141: whoever falls in a pit takes 4 points, without armour; whoever lies down or collapses there does not. */
export function* fallIntoPit(g: Arena, f: Figure & { at: Square }, by: Figure | null): Script {
  yield* tellOf(g, [f], { type: 'pit-fall', rule: '23.1', figure: tagOf(f), at: f.at } satisfies WoundEvent)
  yield* hurt(g, f, TERRAIN.pit.fall, { rule: '23.1', cause: 'pit', by, stuns: false })
}

/** 35.5, G-39: prone at once, and no action while his strength is 1; what he summoned goes (G-124). */
export function* collapse(g: Arena, f: Figure): Script {
  if (f.status === 'unconscious') return
  f.status = 'unconscious'
  yield* tellOf(g, [f], { type: 'collapsed', rule: '35.5', figure: tagOf(f) } satisfies WoundEvent)
  yield* loseCalled(g, f, false)
}

/** 35.6, G-114: he leaves everything on his square, and a gladiator his bones. */
function* die(g: Arena, f: Figure, cause: Cause, by: Figure | null): Script {
  const s = g.state
  const { at } = f
  const event = { type: 'killed', rule: '35.6', figure: tagOf(f), cause, by: by === null ? null : tagOf(by) } satisfies WoundEvent
  if (at !== null) {
    for (const thing of left(f)) drop(s, thing, at)
    if (isGladiator(f)) drop(s, { ...newThing(s, 'bones'), of: f.id }, at)
  }
  leaveHands(f)
  remove(s, f, 'dead')
  f.fallen = at === null ? null : { turn: s.turn, at, cause, by: by?.id ?? null }
  loseExperience(g, f)
  yield* tell(g, event)
  yield* loseCalled(g, f, true)
}

/** G-114: robots leave nothing but a Krill, a Death Sword and what they stole. */
function left(f: Figure): readonly Thing[] {
  const held = [f.ready, f.also, ...f.slung].filter((each) => each !== null)
  if (f.coming === 'robot') return f.kind === 'imp' ? held : held.filter(({ type }) => type === 'krill' || type === 'death-sword')
  return held
}

function leaveHands(f: Figure): void {
  f.ready = null
  f.also = null
  f.slung.length = 0
}

/** Off the sand, and out of every hold (G-99). */
export function remove(s: ArenaState, f: Figure, status: 'dead' | 'left' | 'vanished'): void {
  release(s, f)
  f.at = null
  f.status = status
}

/** G-99: whoever has nobody left to hold is merely prone. */
export function release(s: ArenaState, f: Figure): void {
  for (const id of f.holds) {
    const { holds } = figureOf(s, id)
    holds.splice(holds.indexOf(f.id), 1)
  }
  f.holds.length = 0
}

/** 14.4, 16.5, G-124: everything of a mage's goes when he dies, leaves or falls unconscious; illusions stay in the last case. */
export function* loseCalled(g: Arena, mage: Figure, illusionsToo: boolean): Script {
  for (const each of g.state.figures) {
    if (each.by !== mage.id || each.at === null || (each.coming === 'illusion' && !illusionsToo)) continue
    yield* vanish(g, each)
  }
}

/** Somebody called by magic is no more; what he came with goes too. Whether he was an illusion the other side may guess (14.5, G-58). */
export function* vanish(g: Arena, f: Figure): Script {
  leaveHands(f)
  const rule = f.kind === 'snake' ? '16.4' : f.coming === 'image' ? '16.5' : '14.4'
  yield* tellOf(g, [f], { type: 'vanished', rule, figure: tagOf(f) } satisfies WoundEvent)
  remove(g.state, f, 'vanished')
  if (f.coming === 'image') unmask(g.state, f)
}

/** 16.5: with the last likeness of a mage everybody knows which he is. */
function unmask(s: ArenaState, { by }: Figure): void {
  const mage = s.figures.find(({ id }) => id === by)
  if (mage === undefined || s.figures.some((each) => each.by === by && each.coming === 'image' && each.at !== null)) return
  mage.mask = null
  mage.effects.splice(0, mage.effects.length, ...mage.effects.filter(({ spell }) => spell !== 'image'))
}
