import { mark, type Play, type Script, tell } from '../../kernel/play.ts'
import type { TollEvent } from '../event-types.ts'
import type { TollState } from '../state.ts'
import { ROUNDS } from '../tables/index.ts'
import { deal } from './01-cards.ts'
import { beginRound, layCards, throwToll } from './02-round.ts'

/** The whole game; entered anew on a mark's state it goes on where the phase says. */
export function* game(g: Play<TollState>): Script {
  const s = g.state
  if (s.phase === 'deal') yield* deal(g)
  while (s.round <= ROUNDS) {
    if (s.phase === 'round') yield* beginRound(g)
    if (s.phase === 'lay') {
      yield* mark(g)
      yield* layCards(g)
    }
    if (s.phase !== 'throw') throw new Error(`no rule knows the phase ${s.phase}`)
    yield* throwToll(g)
  }
  // 3.1: the player with more points has crossed.
  const [first = 0, second = 0] = s.sides.map(({ points }) => points)
  s.end = first === second ? { kind: 'even', winner: null } : { kind: 'won', winner: first > second ? 0 : 1 }
  s.phase = 'over'
  yield* tell(g, { type: 'ended', rule: '3.1', winner: s.end.winner } satisfies TollEvent)
}
