import { assertNever } from '../../kernel/assert-never.ts'
import { type Script, tell } from '../../kernel/play.ts'
import type { Spelling } from '../open/actions.ts'
import { deckOf } from '../open/cards.ts'
import { besides, spotOf } from '../open/squares.ts'
import type { Character, Domain, DomainState, Square, Target } from '../state.ts'
import { EXPERIENCE, PARCHMENTS, START } from '../tables/index.ts'
import type { SpellId } from '../tables/table-types.ts'
import { die, heal, isInside, learn, loseLife } from './04-life.ts'
import { disturbAt } from './06-walks.ts'
import { waysFrom } from './06-ways.ts'
import { isAnythingHidden, isHidden } from './07-hidden.ts'
import type { BeatenBy, CombatEvent } from './09-combat.ts'
import type { DoorEvent } from './10-doors.ts'
import { crossings } from './10-pits.ts'
import { attempt, bookSpell, knownSpells, paymentFor } from './11-casting.ts'
import { creatureOn, creatureRow, doorOn, hazardOn, removeFrom } from './cards.ts'
import { beginEffect, characterOf, isBlind, isHeldOpen, standsOn } from './characters.ts'

// 11.2, 11.3: at what each spell can be aimed, and what it does.

/** Where a spell is cast: in the course of a turn, or on meeting a creature on the caster's own square (D-47, D-90). */
type Moment = 'turn' | 'meet'

/** Every cast that is possible now, as option ids. */
export function casts(s: DomainState, c: Character, moment: Moment): readonly string[] {
  if (s.turn === null || s.turn.cast) return []
  return knownSpells(s, c).flatMap((spell) =>
    isTimely(s, spell, moment) && paymentFor(s, c, spell) !== null ? aims(s, c, spell, moment) : [],
  )
}

/** D-111: on meeting someone in a passage: what freezes it, burns it, or makes him stronger. */
export function castsInPassage(s: DomainState, c: Character): readonly string[] {
  if (s.turn === null || s.turn.cast) return []
  const spells = (['icy-blast', 'double-trouble', 'fireball'] as const).filter((spell) => knownSpells(s, c).includes(spell))
  return spells.filter((spell) => paymentFor(s, c, spell) !== null).map((spell) => `cast:${spell}`)
}

/** Spells that he knows and cannot pay for, of those that would be timely. */
export function unpaid(s: DomainState, c: Character, moment: Moment): readonly SpellId[] {
  if (s.turn === null || s.turn.cast) return []
  return knownSpells(s, c).filter((spell) => isTimely(s, spell, moment) && paymentFor(s, c, spell) === null)
}

/** D-47: what takes the whole turn comes before anything else, and not in the middle of a meeting. */
function isTimely(s: DomainState, spell: SpellId, moment: Moment): boolean {
  const wholeTurn = bookSpell(spell)?.wholeTurn === true
  if (moment === 'meet') return !wholeTurn
  return spell !== 'mirror-image' && (!wholeTurn || s.turn?.fresh === true)
}

/** The ids of that spell with everything at which it can be aimed: never at another square by one who is blind (D-121). */
function aims(s: DomainState, c: Character, spell: SpellId, moment: Moment): readonly string[] {
  const here = standsOn(c)
  const beside = moment === 'meet' || isBlind(s, c) ? [] : besides(here).map(({ to }) => to)
  const at = (squares: readonly Square[]) => squares.map((square) => `cast:${spell}:${square}`)
  // With `memory` whatever lies face down may be what the spell is for (D-123).
  const fitting = (squares: readonly Square[]) => squares.filter((square) => isHidden(s, square) || isTarget(s, spell, here, square))
  switch (spell) {
    case 'healing-hands':
    case 'invisibility':
    case 'guiding-light':
    case 'human-mole':
    case 'double-trouble':
      return [`cast:${spell}`]
    case 'open-sesame':
      // D-36: never the door in which he stands.
      return at(fitting(beside))
    case 'boneshaker':
    case 'ante-freeze':
    case 'icy-blast':
      return at(fitting([here, ...beside]))
    case 'long-jump':
      return crossings(s, c, 'spell').map(({ pit, to }) => `cast:${spell}:${pit}:${to}`)
    case 'mirror-image':
      return creatureOn(s, here)?.card.kind === 'medusa' ? [`cast:${spell}`] : []
    case 'fireball':
      return nearestLife(s, c) === null && !isAnythingHidden(s) ? [] : [`cast:${spell}`]
    default:
      return assertNever(spell)
  }
}

/** Whether a spell that is aimed at a square does anything there; the Reaper withstands the Boneshaker (12.3). */
function isTarget(s: DomainState, spell: SpellId, here: Square, square: Square): boolean {
  switch (spell) {
    case 'open-sesame':
      return isShutDoor(s, square)
    case 'boneshaker':
      return isUndead(s, square) && creatureOn(s, square)?.card.kind !== 'reaper'
    case 'ante-freeze':
      return isUndead(s, square)
    case 'icy-blast':
      return mayFreeze(s, here, square)
    default:
      return true
  }
}

function isShutDoor(s: DomainState, square: Square): boolean {
  return doorOn(s, square)?.lying.shut === true && !isHeldOpen(s, square)
}

function isUndead(s: DomainState, square: Square): boolean {
  return creatureOn(s, square)?.card.undead === true
}

/** D-53: no undead of the green deck, and the Medusa only from a neighbouring square. */
function mayFreeze(s: DomainState, here: Square, square: Square): boolean {
  const creature = creatureOn(s, square)
  if (creature === null || (creature.card.kind === 'medusa' && square === here)) return false
  return !(creature.card.undead && deckOf(creature.lying.card) === 'green')
}

// ---------------------------------------------------------------- what it does

/**
 * Casts a spell at the moment it is aimed for. Long Jump, which leads into another square, is left to the caller. Returns whether it works;
 * null where the caster died of its price.
 */
export function* cast(g: Domain, c: Character, spelling: Spelling): Script<boolean | null> {
  if (!(yield* attempt(g, c, spelling))) return false
  yield* work(g, c, spelling)
  return isInside(c) ? true : null
}

function* work(g: Domain, c: Character, { spell, at }: Spelling): Script {
  const lasts = bookSpell(spell)?.lasts ?? 0
  // D-123: what lay there face down was something else: paid for nothing.
  if (at !== null && !isTarget(g.state, spell, standsOn(c), at)) return
  switch (spell) {
    case 'healing-hands': // 11.2.1
      yield* heal(g, c, START.lifePoints, '11.2.1', spell)
      return
    case 'invisibility': // 11.2.3
    case 'guiding-light': // 11.2.4
    case 'human-mole': // 11.2.7
      return beginEffect(c, spell, lasts)
    case 'double-trouble': // 11.3.3
      return beginEffect(c, spell, lasts)
    case 'open-sesame': // 11.2.2
      return yield* openDoor(g, c, aimed(at), lasts)
    case 'icy-blast': // 11.2.6
      return beginEffect(c, spell, lasts, aimed(at))
    case 'boneshaker': // 11.2.5
      return yield* destroy(g, c, aimed(at), spell)
    case 'ante-freeze': // 11.3.1
      return yield* destroy(g, c, aimed(at), spell)
    case 'mirror-image': // 11.3.2
      return yield* destroy(g, c, standsOn(c), spell)
    case 'fireball': // 11.3.4
      return yield* throwFire(g, c)
    case 'long-jump': // 11.2.8
      return
    default:
      return assertNever(spell)
  }
}

function aimed(at: Square | null): Square {
  if (at === null) throw new Error('the spell is aimed at nothing')
  return at
}

/** 11.2.2, D-36: it stands open for everyone through his two next turns. */
function* openDoor(g: Domain, c: Character, square: Square, lasts: number): Script {
  beginEffect(c, 'open-sesame', lasts, square)
  disturbAt(g.state, square)
  yield* tell(g, { type: 'door', rule: '10.5', seat: c.seat, square, deed: 'opened' } satisfies DoorEvent)
}

const BEATEN_RULES = {
  boneshaker: '11.2.5',
  'ante-freeze': '11.3.1',
  'mirror-image': '12.2',
  fireball: '11.3.4',
  'mirror-shield': '12.2',
  javelin: '9.6',
} as const satisfies Partial<Record<BeatenBy, CombatEvent['rule']>>

/** The creature of a square is removed; that is a success in combat (4.5, D-81). */
export function* destroy(g: Domain, c: Character, square: Square, how: keyof typeof BEATEN_RULES): Script {
  const s = g.state
  const creature = creatureOn(s, square)
  if (creature === null) return
  removeFrom(s, square, creature.lying.card)
  disturbAt(s, square, c)
  const beaten = { type: 'creature-beaten', rule: BEATEN_RULES[how], seat: c.seat, card: creature.lying.card, how } as const
  yield* tell(g, beaten satisfies CombatEvent)
  yield* learn(g, c, EXPERIENCE.combat, 'combat')
}

// ---------------------------------------------------------------- Fireball (11.3.4)

/** The life points that it costs its caster. */
export const FIREBALL_PRICE = PARCHMENTS.find(({ id }) => id === 'fireball')?.lifePoints ?? 0

interface Prey {
  readonly target: Target
  readonly square: Square
  readonly initiative: number
}

/**
 * 11.3.4, D-50: the nearest life by steps over joined squares, not through shut doors, rubble or walls: living creatures on known cards, and
 * others on the board. Of equals the one of lower initiative, then the first by row and column.
 */
function nearestLife(s: DomainState, c: Character): Prey | null {
  const start = standsOn(c)
  const met = new Set([start])
  for (let edge = [start]; edge.length > 0; ) {
    const prey = edge.flatMap((square) => preyOn(s, c, square)).toSorted(byInitiative)
    if (prey[0] !== undefined) return prey[0]
    edge = edge.flatMap((square) =>
      waysFrom(s, square)
        .filter(({ to, kind }) => kind !== 'lay' && !stopsFire(s, to) && !met.has(to) && met.add(to))
        .map(({ to }) => to),
    )
  }
  return null
}

function stopsFire(s: DomainState, square: Square): boolean {
  return isShutDoor(s, square) || hazardOn(s, square, 'rubble') !== null
}

function preyOn(s: DomainState, c: Character, square: Square): readonly Prey[] {
  const creature = creatureOn(s, square)
  const living = creature === null || creature.card.undead ? [] : [creaturePrey(s, square, creature.lying.card)]
  const others = s.characters.filter((each) => each !== c && each.at === square)
  return [...living, ...others.map(({ seat, deaths, experience }) => ({ target: { seat, life: deaths }, square, initiative: experience }))]
}

function creaturePrey(s: DomainState, square: Square, card: string): Prey {
  return { target: { creature: square, card }, square, initiative: creatureRow(s, card).initiative }
}

function byInitiative(a: Prey, b: Prey): number {
  const [one, other] = [spotOf(a.square), spotOf(b.square)]
  return a.initiative - b.initiative || one.row - other.row || one.column - other.column
}

/**
 * D-49: at once at a target that is near or has less initiative, otherwise at the start of its next turn. It costs two life points either
 * way, with `memory` also where nothing lives (D-123).
 */
function* throwFire(g: Domain, c: Character): Script {
  const prey = nearestLife(g.state, c)
  if (prey !== null) {
    const here = standsOn(c)
    const isNear = prey.square === here || besides(here).some(({ to }) => to === prey.square)
    if (isNear || c.experience > prey.initiative) yield* strikeFire(g, c, prey.target)
    else c.late = prey.target
  }
  yield* loseLife(g, c, FIREBALL_PRICE, 'fireball')
}

/** No matter how powerful it is: no luck helps (D-51). A target that is gone, down in a passage, or dead since is spared (D-50, D-116). */
export function* strikeFire(g: Domain, c: Character, target: Target): Script {
  const s = g.state
  if ('seat' in target) {
    const victim = characterOf(s, target.seat)
    if (victim.status !== 'board' || victim.deaths !== target.life) return
    yield* die(g, victim, 'fireball')
    return yield* learn(g, c, EXPERIENCE.combat, 'combat')
  }
  const creature = creatureOn(s, target.creature)
  if (creature?.lying.card === target.card) yield* destroy(g, c, target.creature, 'fireball')
}
