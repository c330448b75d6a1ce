import { mark, type Play, type Script, tell } from '../../kernel/play.ts'
import type { End, TollState } from '../state.ts'
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
  if (s.phase === 'deal') yield* deal(g)
  while (s.round <= ROUNDS) {
    if (s.phase === 'lay') {
      yield* mark(g)
      yield* layCards(g)
    } else yield* throwToll(g)
  }
  s.end = endOf(s)
  s.phase = 'over'
  yield* tell(g, { type: 'ended', rule: '3.1', winner: s.end.winner } satisfies EndEvent)
}

/** 3.1: who has more points has crossed. */
export function endOf({ sides }: Pick<TollState, 'sides'>): End {
  const most = Math.max(...sides.map(({ points }) => points))
  const first = sides.flatMap(({ points }, seat) => (points === most ? [seat] : []))
  const [winner] = first
  return winner === undefined || first.length > 1 ? { kind: 'even', winner: null } : { kind: 'won', winner }
}
