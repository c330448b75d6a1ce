import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { type DomainTopics, pickOne, roll } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import { distance, type Spot, SQUARES, spotOf } from '../open/squares.ts'
import type { Character, Domain, DomainState, Foe, Passage, Square } from '../state.ts'
import { CREATURES, ENCOUNTERS, EXPERIENCE, PASSAGE_RANGE, RELIGHTS_ON, STRIP } from '../tables/index.ts'
import type { EncounterCreature } from '../tables/table-types.ts'
import { idOf, learn, loseLife } from './04-life.ts'
import { floorAt } from './05-squares.ts'
import { resolveSquare } from './07-squares.ts'
import { type CombatEvent, doublesFrom, type FightEnd, fight, foeOf } from './09-combat.ts'
import { slam } from './10-doors.ts'
import { turnLantern } from './10-hazards.ts'
import { attempt } from './11-casting.ts'
import { castsInPassage, FIREBALL_PRICE } from './11-spells.ts'
import { creatureOn, hazardOn, marked } from './cards.ts'
import { comeTo, standsOn } from './characters.ts'
import { own } from './own.ts'

export type PassageEvent =
  | {
      type: 'passage'
      rule: '10.3'
      seat: Seat
      deed: 'entered' | 'moved' | 'left' | 'turned-back'
      on: number
      square: Square | null
    }
  | { type: 'encounter'; rule: '10.4'; seat: Seat; row: number }

/** What leads down from that square: to others of its kind. A trapdoor may be printed or on a card. */
export function shaftAt(s: DomainState, square: Square): 'stair' | 'trapdoor' | null {
  return floorAt(s, square)?.shaft ?? (hazardOn(s, square, 'trapdoor') === null ? null : 'trapdoor')
}

/** 10.3, D-42: other known ends within reach. */
export function exitsFrom(s: DomainState, square: Square): readonly Square[] {
  const kind = shaftAt(s, square)
  return kind === null ? [] : inRange(square).filter((exit) => shaftAt(s, exit) === kind)
}

/** An end of passages. */
export interface Shaft {
  readonly square: Square
  readonly kind: NonNullable<ReturnType<typeof shaftAt>>
}

/** Those of these squares from which passages lead, row by row. */
export function shaftsAmong(s: DomainState, squares: ReadonlySet<Square>): readonly Shaft[] {
  const ends = [...squares].flatMap((square) => {
    const kind = shaftAt(s, square)
    return kind === null ? [] : [{ square, kind }]
  })
  return ends.sort((a, b) => inRows(spotOf(a.square), spotOf(b.square)))
}

function inRows(a: Spot, b: Spot): number {
  return a.row - b.row || a.column - b.column
}

/** 10.3, D-42: the others of these that lie within reach of one. */
export function exitsAmong(ends: readonly Shaft[], { square, kind }: Shaft): readonly Shaft[] {
  return ends.filter((end) => end.kind === kind && isInRange(square, end.square))
}

/** 10.3, D-42: how far a passage leads. */
function isInRange(from: Square, to: Square): boolean {
  return from !== to && distance(from, to) < PASSAGE_RANGE
}

const ranges = new Map<Square, readonly Square[]>()

/** The squares to which a passage from that one could lead. */
function inRange(square: Square): readonly Square[] {
  let found = ranges.get(square)
  if (found === undefined) {
    found = SQUARES.filter((exit) => isInRange(square, exit))
    ranges.set(square, found)
  }
  return found
}

/** 10.3, D-96: the ways down that he could take: one square of movement, and a lit lantern. */
export function passages(s: DomainState, c: Character): readonly string[] {
  if (s.turn === null || s.turn.movesLeft < 1 || c.lantern === 'out') return []
  return exitsFrom(s, standsOn(c)).map((exit) => `passage:${exit}`)
}

/** 10.3: he is set on the square of the strip that is as far as the exit, without a check, and his turn is over. */
export function* enterPassage(g: Domain, c: Character, exit: Square): Script {
  const entry = standsOn(c)
  const length = distance(entry, exit) + 1
  yield* slam(g, c, entry)
  c.passage = { entry, exit, length, on: length, back: false }
  c.status = 'passage'
  c.at = null
  c.from = null
  yield* tell(g, { type: 'passage', rule: '10.3', seat: c.seat, deed: 'entered', on: length, square: entry } satisfies PassageEvent)
  g.state.turn = null
}

/** A turn in a passage: one or two squares on, or back after a defeat (D-96, D-97). */
export function* passageTurn(g: Domain, c: Character, passage: Passage): Script {
  const s = g.state
  const ids = () => passageOptions(c, passage)
  const choice = yield* own(g, c, { rule: '10.3', topic: 'passage', ids })
  if (choice === null) return
  const deed = parseAction('passage', choice)
  if (deed.kind === 'light') yield* relight(g, c)
  if (deed.kind === 'strip') yield* move(g, c, passage, deed.squares)
  s.turn = null
}

/** D-96, D-98: without a lit lantern no one moves in there. */
function passageOptions(c: Character, { on, length, back }: Passage): readonly string[] {
  if (c.lantern === 'out') return ['light', 'end']
  const most = back ? length + 1 - on : on - 1
  return [...(most >= 1 ? ['strip:1'] : []), ...(most >= 2 ? ['strip:2'] : []), 'end']
}

function* relight(g: Domain, c: Character): Script {
  const die = yield* roll(g, '1D6', { topic: 'relight', rule: '6.3', who: idOf(c), seat: c.seat })
  if (die === RELIGHTS_ON) yield* turnLantern(g, c, true, 'lit')
}

function* move(g: Domain, c: Character, passage: Passage, squares: number): Script {
  passage.on += passage.back ? squares : -squares
  const { on, exit, entry, length } = passage
  if (on > length) return yield* comeOut(g, c, entry)
  if (on <= 1) return yield* comeOut(g, c, exit)
  yield* tell(g, { type: 'passage', rule: '10.3', seat: c.seat, deed: 'moved', on, square: null } satisfies PassageEvent)
  if (STRIP.triangles.includes(on)) yield* check(g, c, passage)
}

/** 10.3: onto the square of that end, which is resolved. */
function* comeOut(g: Domain, c: Character, square: Square): Script {
  const on = c.passage?.on ?? 1
  c.passage = null
  comeTo(c, square, 'passage')
  yield* tell(g, { type: 'passage', rule: '10.3', seat: c.seat, deed: 'left', on, square } satisfies PassageEvent)
  yield* resolveSquare(g, c)
}

/** 10.4: one die whether someone is met; what is beaten disappears. After a lost or empty fight he has to go back (D-97). */
function* check(g: Domain, c: Character, passage: Passage): Script {
  const reads = (row: number) => ({ table: '10.4', row: String(row) })
  const die = yield* roll(g, '1D6', { topic: 'encounter', rule: '10.4', who: idOf(c), seat: c.seat, reads })
  yield* tell(g, { type: 'encounter', rule: '10.4', seat: c.seat, row: die } satisfies PassageEvent)
  const row = ENCOUNTERS.rows.find((each) => each.die === die)
  if (row === undefined) return
  if ('effect' in row) {
    if (row.effect === 'strong-breeze' && c.lantern === 'lit') yield* turnLantern(g, c, false, 'strong-breeze')
    return
  }
  const end = yield* meetInPassage(g, c, encounterFoe(row))
  if (end === 'lost' || end === 'empty') yield* turnBack(g, c, passage)
}

/** D-111: he is seen down there; but a spell may end the meeting before the first blow, or make him stronger. */
function* meetInPassage(g: Domain, c: Character, foe: Foe): Script<FightEnd> {
  const ids = ['fight', ...castsInPassage(g.state, c)]
  const asked = { seat: c.seat, rule: '10.4', topic: 'meet', about: idOf(c), data: { card: null, kind: foe.kind }, ids } as const
  const deed = parseAction('meet', ids.length === 1 ? 'fight' : yield* pickOne(asked))
  if (deed.kind !== 'cast' || !(yield* attempt(g, c, deed))) return yield* fight(g, c, foe, null)
  switch (deed.spell) {
    case 'double-trouble':
      return yield* fight(g, c, foe, doublesFrom(c, foe))
    case 'fireball':
      return yield* burn(g, c, foe)
    default:
      // 11.2.6: it is frozen, and he goes on.
      return 'won'
  }
}

/** 11.3.4: it is gone, which is a success in combat (D-81); the caster pays for it. */
function* burn(g: Domain, c: Character, foe: Foe): Script<FightEnd> {
  yield* tell(g, { type: 'creature-beaten', rule: '11.3.4', seat: c.seat, card: foe.kind, how: 'fireball' } satisfies CombatEvent)
  yield* learn(g, c, EXPERIENCE.combat, 'combat')
  return (yield* loseLife(g, c, FIREBALL_PRICE, 'fireball')) ? 'won' : 'dead'
}

export function encounterFoe({ creature, attack, defence, initiative }: EncounterCreature): Foe {
  const lifePoints = CREATURES['random-encounter'].lifePoints ?? 0
  return { kind: creature, card: null, attack, defence, undead: false, initiative, lifePoints }
}

/** The opponent in question: the creature of his square, or the one met down here. */
export function foeAsked(s: DomainState, c: Character, { card, kind }: DomainTopics['arm']): Foe | null {
  if (card !== null) return foeOf(s, marked(card, c.at === null ? false : creatureOn(s, c.at)?.lying.magic))
  const row = ENCOUNTERS.rows.find((each) => 'creature' in each && each.creature === kind)
  return row !== undefined && 'creature' in row ? encounterFoe(row) : null
}

function* turnBack(g: Domain, c: Character, passage: Passage): Script {
  passage.back = true
  passage.on += 1
  yield* tell(g, { type: 'passage', rule: '10.3', seat: c.seat, deed: 'turned-back', on: passage.on, square: null } satisfies PassageEvent)
  if (passage.on > passage.length) yield* comeOut(g, c, passage.entry)
}
