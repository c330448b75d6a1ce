import { assertNever } from '../../kernel/assert-never.ts'
import { mark, type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { roll } from '../asks.ts'
import { type Deed, parseAction, type Spelling } from '../open/actions.ts'
import type { Character, Domain, DomainState, Square } from '../state.ts'
import { CLIMBS_FROM, CROSSES_FROM, FALLS_ON } from '../tables/index.ts'
import { leave, mayLeave } from './02-winning.ts'
import { idOf } from './04-life.ts'
import { isDark } from './05-squares.ts'
import { allWays, enter, grope, mayGrope, openWays, step, steps } from './06-movement.ts'
import { nextOfWalk } from './06-walks.ts'
import { drawCard } from './07-squares.ts'
import { throwJavelin, throws } from './09-javelin.ts'
import { breakable, breakDoor } from './10-doors.ts'
import { breatheToxicGas, light, turnLantern } from './10-hazards.ts'
import { enterPassage, passages } from './10-passages.ts'
import { climbsFrom, crossings } from './10-pits.ts'
import { attempt, bookSpell } from './11-casting.ts'
import { cast, casts } from './11-spells.ts'
import { announce, maySummon } from './11-summon.ts'
import { pitOn } from './cards.ts'
import { endMovement, standsOn } from './characters.ts'
import { own } from './own.ts'

export type TurnEvent =
  | { type: 'climbed'; rule: '10.7' | '10.8'; seat: Seat; needed: number; out: boolean }
  | { type: 'crossed'; rule: '10.7' | '11.2.8'; seat: Seat; pit: Square; over: boolean }

// ---------------------------------------------------------------- the free turn

/** Everything that he may do now, by ids; what is done beside the question is not among it. */
export function deeds(s: DomainState, c: Character): readonly string[] {
  const { turn } = s
  if (turn === null) return []
  const moving = [...steps(s, c).map(({ to }) => `step:${to}`), ...(turn.movesLeft > 0 && mayLeave(s, c) ? ['leave'] : [])]
  const blind = mayGrope(s, c) ? ['grope'] : []
  const doors = turn.movesLeft > 0 ? breakable(s, c).map((square) => `break:${square}`) : []
  const over = turn.fresh ? crossings(s, c, 'rope').map(({ pit, to }) => `cross:${pit}:${to}`) : []
  const evil = maySummon(s, c) ? ['summon'] : []
  const spells = casts(s, c, 'turn')
  const lantern = c.lantern === 'out' ? (turn.fresh ? ['light'] : []) : turn.stepped ? [] : ['douse']
  return [...moving, ...blind, ...doors, ...over, ...throws(s, c), ...passages(s, c), ...spells, ...evil, ...lantern, 'end']
}

/** Section 9, item 5: nothing is left but to end the turn, or to put the lantern out. */
function isDone(s: DomainState, ids: readonly string[]): boolean {
  return s.turn?.fresh !== true && ids.every((id) => id === 'end' || id === 'douse')
}

/** One thing of a free turn: the next step of a walk that he has ordered, or the answer to his question (6.1). */
export function* freeTurn(g: Domain, c: Character): Script {
  const s = g.state
  if (s.turn === null) return
  if (c.going.length > 0 && s.turn.movesLeft > 0) return yield* walkOn(g, c)
  const ids = deeds(s, c)
  // A walk goes on in the next turn: this one is over when its squares are used up.
  if (c.going.length > 0 || isDone(s, ids)) {
    s.turn = null
    return
  }
  yield* mark(g)
  // Whatever is done beside this question ends it: its options never change.
  const choice = yield* own(g, c, { rule: '6.1', topic: 'turn', ids: () => ids })
  if (choice !== null) yield* act(g, c, parseAction('turn', choice))
}

function* walkOn(g: Domain, c: Character): Script {
  const way = nextOfWalk(g.state, c)
  if (way === null) {
    c.going = []
    return
  }
  c.going = c.going.slice(1)
  yield* step(g, c, way)
}

function* act(g: Domain, c: Character, deed: Deed): Script {
  const s = g.state
  switch (deed.kind) {
    case 'step': {
      const way = openWays(s, c).find(({ to }) => to === deed.square)
      return way === undefined ? undefined : yield* step(g, c, way)
    }
    case 'leave':
      return yield* leave(g, c)
    case 'grope':
      return yield* grope(g, c)
    case 'light':
      yield* light(g, c, isDark(s, standsOn(c)))
      break
    case 'douse':
      return yield* turnLantern(g, c, false, 'doused')
    case 'break':
      yield* breakDoor(g, c, deed.square)
      break
    case 'throw':
      return yield* throwJavelin(g, c, deed.card, deed.square)
    case 'cross':
      yield* cross(g, c, deed.pit, deed.to)
      break
    case 'passage':
      return yield* enterPassage(g, c, deed.exit)
    case 'cast':
      yield* castInTurn(g, c, deed)
      if (bookSpell(deed.spell)?.wholeTurn !== true) return
      break
    case 'summon':
      return yield* announce(g, c)
    case 'end':
      break
    default:
      return assertNever(deed)
  }
  s.turn = null
}

/** 11.1, D-47: one attempt a turn. Long Jump leads on (11.2.8). */
function* castInTurn(g: Domain, c: Character, spelling: Spelling): Script {
  const { spell, at, to } = spelling
  if (g.state.turn !== null) g.state.turn.fresh = false
  if (spell !== 'long-jump' || at === null || to === null) {
    yield* cast(g, c, spelling)
    return
  }
  if (yield* attempt(g, c, spelling)) yield* getOver(g, c, at, to, '11.2.8')
}

// ---------------------------------------------------------------- pits (10.7)

/** 10.7: with a rope, a whole turn: 5 and 6 bring him over, on a 1 he falls, if there is a pit (D-38, D-39). */
function* cross(g: Domain, c: Character, pit: Square, to: Square): Script {
  const reads = onPits('cross-with-a-rope')
  const die = yield* roll(g, '1D6', { topic: 'cross', rule: '10.7', who: idOf(c), seat: c.seat, reads })
  if (die >= CROSSES_FROM) return yield* getOver(g, c, pit, to, '10.7')
  yield* tell(g, { type: 'crossed', rule: '10.7', seat: c.seat, pit, over: false } satisfies TurnEvent)
  if (die === FALLS_ON) yield* fallIn(g, c, pit)
}

function onPits(column: 'climb' | 'climb-with-a-rope' | 'cross-with-a-rope') {
  return (die: number) => ({ table: '10.7', row: String(die), column })
}

/** The card is seen: over a pit he comes to the far side; onto anything else he comes, and meets it (D-39). */
function* getOver(g: Domain, c: Character, pit: Square, to: Square, rule: '10.7' | '11.2.8'): Script {
  const s = g.state
  const onto = allWays(s, c).find((way) => way.to === pit)
  if (onto === undefined) return
  yield* lookAt(g, c, pit)
  const over = pitOn(s, pit) !== null
  yield* tell(g, { type: 'crossed', rule, seat: c.seat, pit, over } satisfies TurnEvent)
  if (!over) {
    yield* enter(g, c, onto)
    return endMovement(s, c)
  }
  const crossing = crossings(s, c, 'spell').find((each) => each.pit === pit && each.to === to)
  if (crossing !== undefined) yield* enter(g, c, crossing.way, pit)
}

/** The card of a square is drawn by someone who is not on it. */
function* lookAt(g: Domain, c: Character, square: Square): Script {
  const here = c.at
  c.at = square
  yield* drawCard(g, c)
  c.at = here
}

/** D-39: on a 1 the card is seen, and only a pit does anything: he comes onto its square as by a step, and falls. */
function* fallIn(g: Domain, c: Character, square: Square): Script {
  const onto = allWays(g.state, c).find((way) => way.to === square)
  yield* lookAt(g, c, square)
  if (onto !== undefined && pitOn(g.state, square) !== null) yield* enter(g, c, onto)
}

/** A turn in a pit: to climb, which takes it whole, or to wait (10.7, 10.8). Only in the pit in which it began is its gas breathed (D-40). */
export function* pitTurn(g: Domain, c: Character): Script {
  const s = g.state
  const rule = pitOn(s, standsOn(c))?.card.kind === 'toxic-pit' ? '10.8' : '10.7'
  const choice = yield* own(g, c, { rule, topic: 'pit', ids: () => ['climb', 'end'] })
  if (choice === null) return
  const isOut = parseAction('pit', choice).kind === 'climb' && (yield* climb(g, c, rule))
  if (s.turn === null) return
  if (!isOut) yield* breatheToxicGas(g, c)
  s.turn = null
}

/** Returns whether he is out of it. */
function* climb(g: Domain, c: Character, rule: '10.7' | '10.8'): Script<boolean> {
  const s = g.state
  const needed = climbsFrom(c)
  const reads = onPits(needed === CLIMBS_FROM.rope ? 'climb-with-a-rope' : 'climb')
  const out = (yield* roll(g, '1D6', { topic: 'climb', rule, who: idOf(c), seat: c.seat, reads })) >= needed
  yield* tell(g, { type: 'climbed', rule, seat: c.seat, needed, out } satisfies TurnEvent)
  if (!out) return false
  const ids = () => openWays(s, c).map(({ to }) => `to:${to}`)
  const [only, ...others] = ids()
  if (only === undefined) return false
  const choice = others.length === 0 ? only : yield* own(g, c, { rule, topic: 'climb-to', ids })
  if (choice === null) return false
  const { square } = parseAction('climb-to', choice)
  const way = openWays(s, c).find(({ to }) => to === square)
  // D-118: where the tile that is laid shuts him out he is out of the pit all the same, on its square.
  if (way !== undefined && !(yield* enter(g, c, way))) c.held = null
  return true
}
