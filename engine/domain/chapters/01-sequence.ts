import { assertNever } from '../../kernel/assert-never.ts'
import { mark, type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { parseAction } from '../open/actions.ts'
import type { Character, Domain } from '../state.ts'
import { START } from '../tables/index.ts'
import { countRiches, isTimeUp, nobodyLeft } from './02-winning.ts'
import { chooseQuadrants, whoBegins } from './03-starting.ts'
import { enterBoard, entries } from './06-movement.ts'
import { freeTurn, pitTurn } from './06-turn.ts'
import { breatheToxicGas } from './10-hazards.ts'
import { passageTurn } from './10-passages.ts'
import { endureSkullChamber } from './10-skull.ts'
import { strikeFire } from './11-spells.ts'
import { summonEvil } from './11-summon.ts'
import { active, ageEffects } from './characters.ts'
import { own } from './own.ts'

export type SequenceEvent =
  | { type: 'round-began'; rule: '3.0'; round: number }
  | { type: 'turn-began'; rule: '6.1'; seat: Seat }
  | { type: 'turn-missed'; rule: '11.6'; seat: Seat }

/** A game from who begins to its end. Every pass of the loop can be entered afresh from the state alone. */
export function* domainGame(g: Domain): Script {
  const s = g.state
  while (s.end === null) {
    switch (s.phase) {
      case 'dice':
        yield* whoBegins(g)
        break
      case 'quadrants':
        yield* chooseQuadrants(g)
        yield* tell(g, { type: 'round-began', rule: '3.0', round: s.round } satisfies SequenceEvent)
        break
      case 'turns':
        yield* playTurn(g)
        break
      case 'over':
        return
      default:
        assertNever(s.phase)
    }
  }
}

/** One turn of one seat, and the end of the round after the last. */
function* playTurn(g: Domain): Script {
  const s = g.state
  const c = active(s)
  if (s.turn === null) yield* begin(g, c)
  while (s.turn !== null) yield* partOfTurn(g, c)
  if (s.end !== null) return
  if (c.status !== 'retired') ageEffects(c)
  yield* nextSeat(g)
}

/** What happens before his first question: a Fireball that comes late, a turn that is missed (D-49, D-113). */
function* begin(g: Domain, c: Character): Script {
  const s = g.state
  if (c.status === 'retired') return
  yield* mark(g)
  s.turn = { movesLeft: START.movement, fresh: true, stepped: false, groped: false, cast: false, thrown: false }
  yield* tell(g, { type: 'turn-began', rule: '6.1', seat: c.seat } satisfies SequenceEvent)
  const { late } = c
  delete c.late
  if (late !== undefined) yield* strikeFire(g, c, late)
  if (c.missesTurn) return yield* missTurn(g, c)
  if (c.summons) yield* summonEvil(g, c)
  else if (c.at !== null) yield* endureSkullChamber(g, c)
}

/** D-113: nothing happens to him in it, good or bad, but toxic gas does. */
function* missTurn(g: Domain, c: Character): Script {
  delete c.missesTurn
  yield* tell(g, { type: 'turn-missed', rule: '11.6', seat: c.seat } satisfies SequenceEvent)
  yield* breatheToxicGas(g, c)
  g.state.turn = null
}

function* partOfTurn(g: Domain, c: Character): Script {
  switch (c.status) {
    case 'outside':
      return yield* comeIn(g, c)
    case 'passage':
      if (c.passage !== null) yield* passageTurn(g, c, c.passage)
      return
    case 'board':
      return yield* c.held === 'pit' && g.state.turn?.fresh === true ? pitTurn(g, c) : freeOrOver(g, c)
    case 'retired':
      g.state.turn = null
      return
    default:
      assertNever(c.status)
  }
}

/** A character who was caught in this turn does nothing more in it. */
function* freeOrOver(g: Domain, c: Character): Script {
  if (c.held === null) return yield* freeTurn(g, c)
  g.state.turn = null
}

/** 3.0, D-02: coming in is the whole turn. */
function* comeIn(g: Domain, c: Character): Script {
  const ids = () => entries(c).map((square) => `enter:${square}`)
  const choice = yield* own(g, c, { rule: '3.0', topic: 'entry', ids })
  if (choice === null) return
  yield* enterBoard(g, c, parseAction('entry', choice).square)
  g.state.turn = null
}

/** 3.0: clockwise, and after the last a new round, unless time is up or no one is left (2.0). */
function* nextSeat(g: Domain): Script {
  const s = g.state
  if (s.characters.every(({ status }) => status === 'retired')) return yield* nobodyLeft(g)
  s.at = (s.at + 1) % s.order.length
  if (s.at > 0) return
  if (isTimeUp(s)) return yield* countRiches(g)
  s.round += 1
  yield* tell(g, { type: 'round-began', rule: '3.0', round: s.round } satisfies SequenceEvent)
}
