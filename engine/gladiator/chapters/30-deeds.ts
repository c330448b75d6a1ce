import { type AtOne, type Deed, deedId, isAtOne } from '../open/actions.ts'
import { isWeapon } from '../open/arms.ts'
import { beastOf, hasNote, isRace, isRobot } from '../open/people.ts'
import { AROUND, beyond, neighbours, type Square } from '../open/squares.ts'
import type { ArenaState, Figure } from '../state.ts'
import { ACTIONS } from '../tables/limits.ts'
import { WEAPONS } from '../tables/weapons.ts'
import { castable } from './12-casting.ts'
import { layersOf } from './22-terrain.ts'
import { risingSquares } from './23-altar.ts'
import { isSeenBy } from './23-sight.ts'
import { CHARGED, isFree } from './29-ways.ts'
import type { OnSand } from './33-need.ts'
import {
  canAttack,
  canDual,
  canSlash,
  chargersInReach,
  enemiesInFront,
  enemiesInReach,
  shieldOf,
  targetsInSight,
  targetsInThrow,
} from './33-targets.ts'
import { isDown } from './35-wounds.ts'
import { engagedBy, halfPoints, poleOf, skilled, tagOf } from './figures.ts'

// What someone can do in the action phase (30.2, 32.2), and why not.

/** Why an action is not among the options; its words are in `text/`. */
export type WhyNot =
  | 'too-far' // 30.2
  | 'too-short' // 33.2, G-09
  | 'down' // 28.3
  | 'wrestling' // G-82
  | 'no-weapon' // G-92
  | 'no-slashing-weapon'
  | 'no-second-weapon'
  | 'no-pole-arm'
  | 'no-shield'
  | 'no-bow'
  | 'not-loaded'
  | 'loaded'
  | 'not-thrown'
  | 'nobody-near'
  | 'nobody-charged'
  | 'nobody-to-shoot'
  | 'no-way-out'
  | 'no-use' // 12.2
  | 'last' // 37.2

export type DeedKind = Deed['kind']

/** One kind of action: its ids now, or why there are none. */
export interface Offer {
  readonly kind: DeedKind
  readonly rule: string
  readonly ids: readonly string[]
  /** Null where it can be done, and where nobody would expect it. */
  readonly why: WhyNot | null
  /** Ids at single enemies that movement or posture alone keeps him from. */
  readonly meant?: readonly string[]
}

/** The kinds that the table of page 30 limits. */
type Limited = keyof typeof ACTIONS

/** 30.2, G-09, G-10, G-82: what movement and posture leave open; null where nothing is against it. */
export function barred(f: Figure, kind: Limited): WhyNot | null {
  const { upTo, least, prone } = ACTIONS[kind]
  const moved = f.moved ?? 0
  if (isDown(f)) {
    if (f.holds.length > 0) return WRESTLING.includes(kind) ? tooFar(f, upTo, moved) : 'wrestling'
    return prone ? tooFar(f, upTo, moved) : 'down'
  }
  if (moved < least) return 'too-short'
  return tooFar(f, skilled(f, 'throw-after-charge') && kind === 'throw' ? 'charge' : upTo, moved)
}

/** G-82: all that wrestlers may do. */
const WRESTLING: readonly Limited[] = ['attack', 'dual', 'evade', 'disengage', 'nothing']

function tooFar(f: Figure, upTo: (typeof ACTIONS)[Limited]['upTo'], moved: number): WhyNot | null {
  return moved > farthest(f, upTo) ? 'too-far' : null
}

function farthest(f: Figure, upTo: (typeof ACTIONS)[Limited]['upTo']): number {
  switch (upTo) {
    case 'shift':
      return 1
    case 'shuffle':
      return CHARGED
    case 'charge':
      return halfPoints(f)
    case 'run':
      return Number.POSITIVE_INFINITY
  }
}

/** Everything he can do. */
export function deeds(s: ArenaState, f: OnSand, mayDecline: boolean): readonly Offer[] {
  return [
    ...attacks(s, f),
    ...fromAfar(s, f),
    offer(f, 'cast', '32.2', castable(s, f), f.spells.length === 0 ? 'unasked' : 'no-use'),
    offer(f, 'evade', '34.2', [{ kind: 'evade' }], 'unasked'),
    offer(f, 'disengage', '32.3', disengagings(s, f), isHeld(s, f) ? 'no-way-out' : 'unasked'),
    offer(f, 'stand', '32.1', isDown(f) ? [{ kind: 'stand' }] : [], 'unasked'),
    offer(f, 'reload', '33.5', crossbowOf(f) === 'empty' ? [{ kind: 'reload' }] : [], crossbowOf(f) === 'loaded' ? 'loaded' : 'unasked'),
    offer(f, 'change', '33.4', canChange(s, f) ? [{ kind: 'change' }] : [], 'unasked'),
    offer(f, 'disbelieve', '34.4', !isRobot(f.kind) || skilled(f, 'disbelieve') ? [{ kind: 'disbelieve' }] : [], 'unasked'),
    offer(f, 'prone', '34.5', isDown(f) || !isRace(f.kind) ? [] : [{ kind: 'prone' }], 'unasked'),
    { kind: 'decline', rule: '37.2', ids: mayDecline ? ['decline'] : [], why: mayDecline || f.declined ? null : 'last' },
    NOTHING,
  ]
}

const NOTHING: Offer = { kind: 'nothing', rule: '30.2', ids: ['nothing'], why: null }

/** Why he has none of it; `unasked` where nobody would miss it. */
type Lack = WhyNot | 'unasked'

function offer(f: Figure, kind: Limited & DeedKind, rule: string, open: readonly Deed[], lack: Lack | null): Offer {
  if (open.length === 0 && lack === 'unasked') return { kind, rule, ids: [], why: null }
  const why = barred(f, kind)
  if (why !== null) return { kind, rule, ids: [], why, meant: isAtOne(kind) ? open.map(deedId) : [] }
  if (open.length > 0) return { kind, rule, ids: open.map(deedId), why: null }
  return { kind, rule, ids: [], why: lack === 'unasked' ? null : lack }
}

/** A single blow, shot or throw at one enemy. */
export type Stroke = Exclude<AtOne, 'grapple'>

/** The targets of each from where he stands, whatever he moved. */
const TARGETS: Readonly<Record<Stroke, (s: ArenaState, f: OnSand) => readonly OnSand[]>> = {
  attack: (s, f) => (canAttack(f) ? enemiesInReach(s, f) : []),
  impale: (s, f) => (poleOf(f) !== null ? enemiesInReach(s, f) : []),
  receive: (s, f) => (poleOf(f) !== null ? chargersInReach(s, f) : []),
  shield: (s, f) => (shieldOf(f) !== null && !isRushing(f) ? enemiesInFront(s, f) : []),
  rush: (s, f) => (shieldOf(f) !== null && isRushing(f) ? enemiesInFront(s, f) : []),
  shoot: (s, f) => (bowOf(f) === 'loaded' && mayShoot(f) ? targetsInSight(s, f) : []),
  throw: (s, f) => (canThrow(f) ? targetsInThrow(s, f) : []),
}

export const STROKES = Object.keys(TARGETS) as readonly Stroke[]

/** 30.2: those he can strike so from where he stands, after so much movement. */
export function targetsOf(s: ArenaState, f: OnSand, kind: Stroke): readonly OnSand[] {
  return barred(f, kind) === null ? TARGETS[kind](s, f) : []
}

const at = (kind: AtOne, whom: readonly OnSand[]) => whom.map((each): Deed => ({ kind, whom: tagOf(each) }))

function attacks(s: ArenaState, f: OnSand): readonly Offer[] {
  const front = enemiesInFront(s, f)
  const near: Lack = front.length === 0 ? 'nobody-near' : 'unasked'
  const hasPole = poleOf(f) !== null
  const hasShield = shieldOf(f) !== null
  const pairs = front.flatMap((first) => front.map((second): Deed => ({ kind: 'dual', whom: tagOf(first), second: tagOf(second) })))
  return [
    offer(f, 'attack', '33.6', at('attack', TARGETS.attack(s, f)), canAttack(f) ? 'nobody-near' : 'no-weapon'),
    offer(f, 'slash', '33.7', canSlash(f) && front.length > 0 ? [{ kind: 'slash' }] : [], canSlash(f) ? near : 'unasked'),
    offer(f, 'dual', '34.1', canDual(f) ? pairs : [], front.length > 0 && beastOf(f) === null ? 'no-second-weapon' : 'unasked'),
    offer(f, 'impale', '33.2', at('impale', TARGETS.impale(s, f)), hasPole ? 'nobody-near' : 'unasked'),
    offer(f, 'receive', '32.5', at('receive', TARGETS.receive(s, f)), hasPole ? 'nobody-charged' : 'unasked'),
    offer(f, 'shield', '33.8', at('shield', TARGETS.shield(s, f)), hasShield && !isRushing(f) ? 'nobody-near' : 'unasked'),
    offer(f, 'rush', '33.3', at('rush', TARGETS.rush(s, f)), hasShield && isRushing(f) ? 'nobody-near' : 'unasked'),
    offer(f, 'grapple', '32.6', mayGrapple(f) ? at('grapple', front) : [], mayGrapple(f) && front.length > 0 ? 'nobody-near' : 'unasked'),
  ]
}

/** 33.8, G-10: from two squares on a shield attack is a rush. */
function isRushing(f: Figure): boolean {
  return (f.moved ?? 0) >= CHARGED
}

/** G-96: everyone of a player, creatures too; of robots only those whose notes say so. */
function mayGrapple(f: Figure): boolean {
  return !isRobot(f.kind) || skilled(f, 'hand-combat')
}

function fromAfar(s: ArenaState, f: OnSand): readonly Offer[] {
  const bow = bowOf(f)
  const thrown = canThrow(f)
  const lack: Lack = bow === null ? 'no-bow' : bow === 'empty' ? 'not-loaded' : mayShoot(f) ? 'nobody-to-shoot' : 'down'
  const notThrown: Lack = f.ready === null ? 'unasked' : 'not-thrown'
  return [
    offer(f, 'shoot', '32.4', at('shoot', TARGETS.shoot(s, f)), beastOf(f) === null || bow !== null ? lack : 'unasked'),
    offer(f, 'throw', '33.1', at('throw', TARGETS.throw(s, f)), thrown ? 'nobody-to-shoot' : notThrown),
    offerDropping(s, f),
  ]
}

/** G-82: on the ground nothing but a crossbow is shot. */
function mayShoot(f: Figure): boolean {
  return !isDown(f) || crossbowOf(f) !== null
}

/** 33.1, G-113: onto an adjacent square without a wall; bones also onto the altar, if he can rise next to it (23.6). */
function offerDropping(s: ArenaState, f: OnSand): Offer {
  const { ready } = f
  const isOpen = (square: Square) =>
    layersOf(s, square, 'wall') === 0 && (square !== s.altar || (ready?.type === 'bones' && risingSquares(s).length > 0))
  const squares = ready === null || beastOf(f) !== null ? [] : neighbours(f.at).filter(isOpen)
  const ids = barred(f, 'throw') === null ? squares.map((square) => deedId({ kind: 'drop-at', square })) : []
  return { kind: 'drop-at', rule: '33.1', ids, why: null }
}

/** Whether he has a bow ready, a natural one included, and can shoot it now. */
export function bowOf(f: Figure): 'loaded' | 'empty' | null {
  if (f.ready?.type === 'krill') return 'loaded'
  const isBow = f.ready !== null && isWeapon(f.ready.type) && WEAPONS[f.ready.type].bow !== null
  if (!isBow) return null
  return (f.ready?.reload ?? 0) > 0 ? 'empty' : 'loaded'
}

/** 5.4: whether it is one that has to be loaded. */
function crossbowOf(f: Figure): 'loaded' | 'empty' | null {
  return f.ready?.reload === undefined ? null : bowOf(f)
}

/** 5.5, G-136: a thing that is thrown, or something natural that never runs out. */
export function canThrow(f: Figure): boolean {
  const beast = beastOf(f)
  if (beast !== null) return beast.attacks.some(({ kind }) => kind === 'thrown')
  return f.ready !== null && isWeapon(f.ready.type) && WEAPONS[f.ready.type].throw
}

/** 32.3: in hand combat, or engaged by someone his side knows of. */
function isHeld(s: ArenaState, f: OnSand): boolean {
  return f.holds.length > 0 || engagedBy(s, f).some((each) => isSeenBy(s, f.side, each))
}

/** 32.3, G-33: to a free square next to him, an Orc also two squares away with the square between free. */
function disengagings(s: ArenaState, f: OnSand): readonly Deed[] {
  if (!isHeld(s, f)) return []
  const near = neighbours(f.at).filter((square) => isFree(s, f, square))
  const far = hasNote(f, 'disengage-2') ? AROUND.flatMap((by) => twoAway(s, f, near, by)) : []
  return [...near, ...far].map((square) => ({ kind: 'disengage', square }))
}

function twoAway(s: ArenaState, f: OnSand, near: readonly Square[], by: (typeof AROUND)[number]): readonly Square[] {
  const between = beyond(f.at, by)
  const to = beyond(f.at, by, 2)
  return between !== null && to !== null && near.includes(between) && isFree(s, f, to) ? [to] : []
}

/** 33.4: people alone, with something in their hands or slings, or something on their square. */
function canChange(s: ArenaState, f: OnSand): boolean {
  if (!isRace(f.kind)) return false
  return f.ready !== null || f.also !== null || f.slung.length > 0 || s.things.some((each) => each.at === f.at)
}
