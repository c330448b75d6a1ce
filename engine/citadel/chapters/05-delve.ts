import { assertNever } from '../../kernel/assert-never.ts'
import { mark, type Script } from '../../kernel/play.ts'
import type { Delve } from '../state.ts'
import { startingSequence } from './04-start.ts'
import { segmentPhase } from './06-movement.ts'
import { trapPhase } from './07-traps.ts'
import { briberyPhase, monsterPhase } from './08-encounters.ts'
import { combatRound } from './09-combat.ts'
import { featurePhase } from './13-features.ts'
import { divideLoot } from './14-sharing.ts'
import { collectEstates } from './14-treasure.ts'
import { petrified } from './15-stone.ts'
import { hellgatePhase } from './16-hellgate.ts'
import { endOfTurn, goOnOrEnd } from './17-leaving.ts'

/**
 * A raid, in the order of 5.0. Every pass of the loop can be entered afresh from the state alone:
 * a fight that has broken out and treasure that has been found come before the phase under way.
 */
export function* delve(g: Delve): Script {
  const s = g.state
  while (s.end === null) {
    if (s.phase !== 'start') yield* goOnOrEnd(g)
    if (s.end !== null) return
    if (s.fight === null) yield* petrified(g) // 15.3
    yield* collectEstates(g) // 14.0
    if (s.fight !== null) {
      yield* mark(g)
      yield* combatRound(g) // 9.2
    } else if (s.loot !== null)
      yield* divideLoot(g) // 14.0
    else {
      switch (s.phase) {
        case 'start':
          yield* startingSequence(g) // 4.0
          break
        case 'route':
          yield* mark(g)
          yield* segmentPhase(g) // 5.0 A
          break
        case 'trap':
          yield* trapPhase(g) // 5.0 B
          break
        case 'monsters':
          yield* monsterPhase(g) // 5.0 C
          break
        case 'bribery':
          yield* briberyPhase(g) // 8.7
          break
        case 'feature':
          yield* featurePhase(g) // 5.0 D
          break
        case 'hellgate':
          yield* hellgatePhase(g) // 16.0
          break
        case 'end-of-turn':
          yield* endOfTurn(g) // 6.3
          break
        case 'over':
          return
        default:
          assertNever(s.phase)
      }
    }
  }
}
