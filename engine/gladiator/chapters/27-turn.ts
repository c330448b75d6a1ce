import { assertNever } from '../../kernel/assert-never.ts'
import { mark, type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { pickOne, roll } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import type { Arena, ArenaState } from '../state.ts'
import { SIDES, type Side } from '../tables/table-types.ts'
import { learn } from './11-learning.ts'
import { keepAlike } from './16-likenesses.ts'
import { checkEnd, closeTurn } from './22-closing.ts'
import { muster } from './25-muster.ts'
import { begin } from './26-beginning.ts'
import { moveNext } from './28-moving.ts'
import { actNext } from './30-acting.ts'
import { answered } from './choosing.ts'
import { enemyOf, presentOn } from './figures.ts'
import { noteSeen } from './robots/18-last-seen.ts'

export type TurnEvent =
  | { type: 'turn-began'; rule: '27.1'; turn: number }
  | { type: 'incentive'; rule: '27.2'; west: number; east: number; winner: Side }
  | { type: 'first-side'; rule: '27.2'; side: Side; by: 'choice' | 'robots' | 'alone' }

/** A fight from its muster to its end. Every pass of the loop can be entered afresh from the state alone. */
export function* fight(g: Arena): Script {
  const s = g.state
  while (s.phase !== 'over') {
    keepAlike(s)
    noteSeen(s)
    yield* mark(g)
    if (s.phase !== 'muster' && (yield* checkEnd(g))) return
    if (s.variants.includes('learn-at-once')) yield* learn(g)
    switch (s.phase) {
      case 'muster':
        if (s.mustering === null) yield* begin(g)
        else yield* muster(g, s.mustering)
        break
      case 'incentive':
        yield* incentive(g)
        break
      case 'move':
        yield* moveNext(g)
        break
      case 'action':
        yield* actNext(g)
        break
      case 'end':
        yield* closeTurn(g)
        break
      default:
        assertNever(s.phase)
    }
  }
}

/** 27.1, 27.2: who moves first. No dice where one side has nobody on his feet (G-80). */
function* incentive(g: Arena): Script {
  const s = g.state
  yield* tell(g, { type: 'turn-began', rule: '27.1', turn: s.turn } satisfies TurnEvent)
  const [side, ...others] = SIDES.filter((each) => canMove(s, each))
  if (side === undefined || others.length === 0) yield* goFirst(g, side ?? 'west', 'alone')
  else yield* rollIncentive(g)
}

function canMove(s: ArenaState, side: Side): boolean {
  return presentOn(s, side).some(({ status }) => status === 'standing')
}

/** 27.2, G-12: the higher die; of equals West on even turns, East on odd ones. */
function* rollIncentive(g: Arena): Script {
  const s = g.state
  const west = yield* incentiveDie(g, 'west')
  const east = yield* incentiveDie(g, 'east')
  const even = s.turn % 2 === 0 ? 'west' : 'east'
  const winner = west === east ? even : west > east ? 'west' : 'east'
  yield* tell(g, { type: 'incentive', rule: '27.2', west, east, winner } satisfies TurnEvent)
  const seat = speaker(s, winner)
  // Robots choose to move last (27.2, G-81, G-140).
  if (seat === null) return yield* goFirst(g, enemyOf(winner), 'robots')
  const question = { seat, rule: '27.2', topic: 'incentive', ids: ['first', 'last'] } as const
  const { kind } = parseAction('incentive', yield* answered(g, seat, (aside) => pickOne({ ...question, aside })))
  yield* goFirst(g, kind === 'first' ? winner : enemyOf(winner), 'choice')
}

function* incentiveDie(g: Arena, side: Side): Script<number> {
  const seat = speaker(g.state, side)
  return yield* roll(g, '1D6', { topic: 'incentive', of: side, rule: '27.2', ...(seat === null ? {} : { seat }) })
}

function* goFirst(g: Arena, side: Side, by: 'choice' | 'robots' | 'alone'): Script {
  Object.assign(g.state, { first: side, moving: side, phase: 'move' } satisfies Partial<ArenaState>)
  yield* tell(g, { type: 'first-side', rule: '27.2', side, by } satisfies TurnEvent)
}

/** G-81, G-144: the seats of a side that have someone in the arena speak in turn, by game turn; null where robots are alone. */
export function speaker(s: ArenaState, side: Side): Seat | null {
  const present = new Set(presentOn(s, side).map(({ seat }) => seat))
  const seats = s.seats.flatMap((player, seat) => (player.side === side && present.has(seat) ? [seat] : []))
  return seats[(s.turn - 1) % Math.max(1, seats.length)] ?? null
}
