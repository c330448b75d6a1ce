import type { Script } from '../../kernel/play.ts'
import type { Square } from '../open/squares.ts'
import type { Arena, Figure } from '../state.ts'
import { TERRAIN, WOUNDS } from '../tables/limits.ts'
import { earnDamage, earnDeathBlow } from './11-experience.ts'
import { loseExperience } from './11-homecoming.ts'
import { layersOf } from './22-terrain.ts'
import { newThing } from './24-starting.ts'
import { drop } from './34-dropping.ts'
import { carried, leaveHands, loseWorks, remove } from './35-gone.ts'
import { isGladiator, isPresent, tagOf, thresholds } from './figures.ts'
import { EVERYBODY, tellOf } from './telling.ts'

/** What took someone's strength: a weapon or natural attack, a spell, a kind of terrain, or a fall. */
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
  | { type: 'revived'; rule: '35.5'; figure: string }
  | { type: 'came-to'; rule: '35.5'; figure: string }
  | { type: 'killed'; rule: '35.6'; figure: string; cause: Cause; by: string | null }

export interface Blow {
  readonly rule: Extract<WoundEvent, { type: 'hurt' }>['rule']
  readonly cause: Cause
  /** Who struck; null for terrain. */
  readonly by: Figure | null
  /** One blow: it can daze and knock down (G-36). */
  readonly stuns?: true
  /** The name under which the striker is told; left out: that of the one who stands there. */
  readonly told?: string
}

/**
 * 35.2 to 35.6: takes so much of someone's strength, and what follows from it. Says whether he fell to the ground by it.
 * Nobody loses more than he has (G-45).
 */
export function* hurt(g: Arena, f: Figure, amount: number, { rule, cause, by, stuns, told }: Blow): Script<boolean> {
  const lost = Math.min(amount, f.sh)
  if (lost <= 0) return false
  const wasUp = f.status === 'standing'
  f.sh -= lost
  f.taken += lost
  g.state.lastBlood = g.state.turn
  if (by !== null) earnDamage(by, f, lost)
  const striker = by === null ? null : (told ?? tagOf(by))
  yield* tellOf(g, [f], { type: 'hurt', rule, figure: tagOf(f), lost, cause, by: striker } satisfies WoundEvent)
  if (f.sh <= WOUNDS.dead) {
    if (by !== null) earnDeathBlow(by, f)
    yield* die(g, f, { cause, by, striker })
  } else {
    if (stuns) yield* stun(g, f, lost, by)
    yield* followStrength(g, f)
  }
  return wasUp && isDown(f)
}

/** Whether he lies there, awake or not. */
export function isDown({ status }: Pick<Figure, 'status'>): boolean {
  return status === 'prone' || status === 'unconscious'
}

/** 35.2, 35.3: by what one blow really took (G-36). A fighter knocked down is dazed too. */
function* stun(g: Arena, f: Figure, lost: number, by: Figure | null): Script {
  const { daze, knockDown } = thresholds(f, g.state.variants)
  if (lost >= daze) yield* stagger(g, f)
  if (knockDown !== null && lost >= knockDown && f.status === 'standing') {
    f.status = 'prone'
    yield* tellOf(g, [f], { type: 'knocked-down', rule: '35.2', figure: tagOf(f) } satisfies WoundEvent)
    if (isPresent(f) && layersOf(g.state, f.at, 'pit') > 0) yield* fallIntoPit(g, f, by)
  }
}

/** 35.3, G-38: to the end of his next action; who is struck during his own, or after it, has that of the next turn before him. */
function* stagger(g: Arena, f: Figure): Script {
  if (f.acted || g.state.active === f.id) f.dazedLate = true
  if (f.dazed) return
  f.dazed = true
  yield* tellOf(g, [f], { type: 'dazed', rule: '35.3', figure: tagOf(f) } satisfies WoundEvent)
}

/**
 * 23.1, G-141: a fighter who falls in a pit takes 4 points, without armour; one who lies down or collapses there does not. Wrestlers fall
 * into one (G-97).
 */
export function* fallIntoPit(g: Arena, f: Figure & { at: Square }, by: Figure | null, at = f.at): Script {
  yield* tellOf(g, [f], { type: 'pit-fall', rule: '23.1', figure: tagOf(f), at } satisfies WoundEvent)
  yield* hurt(g, f, TERRAIN.pit.fall, { rule: '23.1', cause: 'pit', by })
}

/**
 * 35.5, G-39: after every change of someone's strength, whatever brought it about: at 1 he collapses, at 2 or more he has his senses back
 * and is merely prone. What told of the change says which word is told of his waking.
 */
export function* followStrength(g: Arena, f: Figure, waking: 'revived' | 'came-to' = 'came-to'): Script {
  if (!isPresent(f)) return
  if (f.sh <= WOUNDS.unconscious) return yield* collapse(g, f)
  if (f.status !== 'unconscious') return
  f.status = 'prone'
  yield* tellOf(g, [f], { type: waking, rule: '35.5', figure: tagOf(f) } satisfies WoundEvent)
}

/** Prone at once, and no action; what he summoned goes (G-124). */
function* collapse(g: Arena, f: Figure): Script {
  if (f.status === 'unconscious') return
  f.status = 'unconscious'
  yield* tellOf(g, [f], { type: 'collapsed', rule: '35.5', figure: tagOf(f) } satisfies WoundEvent)
  yield* loseWorks(g, f)
}

/** 35.6, G-114: he leaves everything on his square, and a gladiator his bones. A robot has nothing but a Krill, a Death Sword and what it stole. */
function* die(g: Arena, f: Figure, { cause, by, striker }: Pick<Blow, 'cause' | 'by'> & { readonly striker: string | null }): Script {
  const s = g.state
  const { at } = f
  const event = { type: 'killed', rule: '35.6', figure: tagOf(f), cause, by: striker } satisfies WoundEvent
  if (at !== null) {
    for (const thing of carried(f)) drop(s, thing, at)
    if (isGladiator(f)) drop(s, { ...newThing(s, 'bones'), of: f.id }, at)
  }
  leaveHands(f)
  f.fallen = at === null ? null : { turn: s.turn, at, cause, by: by?.id ?? null }
  loseExperience(g, f)
  yield* remove(g, f, event, EVERYBODY)
}
