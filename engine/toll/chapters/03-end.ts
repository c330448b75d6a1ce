import { assertNever } from '../../kernel/assert-never.ts'
import { mark, type Play, type Script, tell } from '../../kernel/play.ts'
import type { End, Phase, TollState } from '../state.ts'
import { ROUNDS } from '../tables/index.ts'
import { deal } from './01-cards.ts'
import { layCards, throwToll } from './02-round.ts'

export interface EndEvent {
  readonly type: 'ended'
  readonly rule: '3.1'
  readonly winner: End['winner']
}

/** The whole game; entered anew on a mark's state it goes on where the phase says. */
export function* game(g: Play<TollState>): Script {
  const s = g.state
  while (s.round <= ROUNDS) yield* next(g, s.phase)
  s.end = endOf(s)
  s.phase = 'over'
  yield* tell(g, { type: 'ended', rule: '3.1', winner: s.end.winner } satisfies EndEvent)
}

function* next(g: Play<TollState>, phase: Phase): Script {
  switch (phase) {
    case 'deal':
      return yield* deal(g)
    case 'lay':
      yield* mark(g)
      return yield* layCards(g)
    case 'throw':
      return yield* throwToll(g)
    case 'over':
      throw new Error('a round is left in a game that is over')
    default:
      return assertNever(phase)
  }
}

/** 3.1: the player with more points has crossed. */
export function endOf({ sides }: Pick<TollState, 'sides'>): End {
  const most = Math.max(...sides.map(({ points }) => points))
  const first = sides.flatMap(({ points }, seat) => (points === most ? [seat] : []))
  const [winner] = first
  return winner === undefined || first.length > 1 ? { kind: 'even', winner: null } : { kind: 'won', winner }
}
