import type { Seat } from '../../kernel/types.ts'
import { type Character, type DomainState, type Effect, type EffectKind, type Square, TRAIL } from '../state.ts'
import { START } from '../tables/index.ts'
import type { QuadrantId } from '../tables/table-types.ts'
import { floorAt, isDark } from './05-squares.ts'
import { worn } from './cards.ts'

// Who is who, and what holds for someone now.

/** Someone who has not come in yet: with nothing but the starting values (4.1 to 4.5, 6.3). */
export function newCharacter(seat: Seat, name: string, quadrant: QuadrantId | null): Character {
  return {
    seat,
    name,
    quadrant,
    status: 'outside',
    at: null,
    from: null,
    came: 'outside',
    held: null,
    lifePoints: START.lifePoints,
    luck: START.luck,
    experience: START.experience,
    lantern: START.lantern,
    items: [],
    treasure: null,
    passage: null,
    effects: [],
    deaths: 0,
    trail: '',
    going: [],
  }
}

/** Whose turn it is. */
export function active(s: DomainState): Character {
  const seat = s.order[s.at]
  if (seat === undefined) throw new Error(`nobody plays as number ${s.at}`)
  return characterOf(s, seat)
}

export function characterOf(s: DomainState, seat: Seat): Character {
  const character = s.characters[seat]
  if (character === undefined) throw new Error(`there is no seat ${seat}`)
  return character
}

/** The square on which he stands; throws for one who is not on the board. */
export function standsOn(c: Character): Square {
  if (c.at === null) throw new Error(`${c.name} is not on the board`)
  return c.at
}

export function isActive(s: DomainState, c: Character): boolean {
  return s.turn !== null && active(s) === c
}

// ---------------------------------------------------------------- effects

export function effectOf(c: Character, kind: EffectKind): Effect | null {
  return c.effects.find((effect) => effect.kind === kind) ?? null
}

/** D-92: `turns` own turns after this one. What holds already goes on without a break. */
export function beginEffect(c: Character, kind: EffectKind, turns: number, at?: Square): void {
  const isSame = (effect: Effect) => effect.kind === kind && effect.at === at
  const isRunning = c.effects.some((effect) => isSame(effect) && effect.fresh !== true)
  c.effects = c.effects.filter((effect) => !isSame(effect))
  // The present turn is counted where it is one of those that it holds for.
  const lasts = isRunning ? { turns: turns + 1 } : { turns, fresh: true as const }
  c.effects.push({ kind, ...lasts, ...(at === undefined ? {} : { at }) })
}

/** At the end of his turn: what was begun in it goes on, all else has a turn less. */
export function ageEffects(c: Character): void {
  for (const effect of c.effects) {
    if (effect.fresh) delete effect.fresh
    else effect.turns -= 1
  }
  c.effects = c.effects.filter(({ turns }) => turns > 0)
}

/** 11.2.6, D-53: the creature of that square neither strikes nor can be struck. */
export function isFrozen(s: DomainState, square: Square): boolean {
  return s.characters.some(({ effects }) => effects.some(({ kind, at }) => kind === 'icy-blast' && at === square))
}

/** 11.2.2, D-36: the door of that square stands open for everyone. */
export function isHeldOpen(s: DomainState, square: Square): boolean {
  return s.characters.some(({ effects }) => effects.some(({ kind, at }) => kind === 'open-sesame' && at === square))
}

/** 13: the powers of the treasures end with the Warlock's first appearance (14.0, D-61). */
export function hasPower(s: DomainState, c: Character, treasure: Character['treasure']): boolean {
  return treasure !== null && c.treasure === treasure && s.warlock === null
}

/** 11.2.3, 13.4, D-52: creatures do not see him where it is light. */
export function isUnseen(s: DomainState, c: Character): boolean {
  if (c.at === null || isDark(s, c.at)) return false
  return effectOf(c, 'invisibility') !== null || hasPower(s, c, 'cloak')
}

/** 6.3, 11.2.4, D-14: he has light to walk and to fight by. */
export function hasLight(c: Character): boolean {
  return c.lantern === 'lit' || effectOf(c, 'guiding-light') !== null
}

/** D-77: on a dark square without light, unless steps lead up from it. */
export function isBlind(s: DomainState, c: Character): boolean {
  const square = standsOn(c)
  return isDark(s, square) && !hasLight(c) && floorAt(s, square)?.steps !== true
}

/** 11.5: the talisman that he wears keeps the skull chamber from him. */
export function isWarded(c: Character): boolean {
  return worn(c, 'talisman') !== null
}

/** -1 on every attack and defence total while the potion weakens him: from the turn after the one in which he drank it (8.3, D-112). */
export function weakness(c: Character): number {
  const effect = effectOf(c, 'weakness')
  return effect === null || effect.fresh === true ? 0 : 1
}

/** 4.3: without die and without what is in his hands. */
export function bareAttack(c: Character): number {
  return START.attack - weakness(c)
}

// ---------------------------------------------------------------- places

/** He comes to a square; how he came decides what a retreat means (D-23). */
export function comeTo(c: Character, to: Square, came: Character['came']): void {
  c.from = came === 'step' ? c.at : null
  c.came = came
  c.at = to
  c.status = 'board'
  leaveTrail(c, to)
}

/** The last squares he entered, the newest last. */
export function trailOf({ trail }: Pick<Character, 'trail'>): readonly Square[] {
  return trail === '' ? [] : trail.split(' ')
}

export function leaveTrail(c: Character, to: Square): void {
  c.trail = [...trailOf(c), to].slice(-TRAIL).join(' ')
}

/** He walks on no further by himself (6.1). */
export function halt(c: Character): void {
  c.going = []
}

/** His movement is over for this turn (D-09). */
export function endMovement(s: DomainState, c: Character): void {
  if (s.turn !== null && active(s) === c) {
    s.turn.movesLeft = 0
    s.turn.fresh = false
  }
}
