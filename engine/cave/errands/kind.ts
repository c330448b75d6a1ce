import type { Errand, Plan } from '../../kernel/errand-types.ts'
import type { Going, NextMove, Standpoint } from '../../kernel/game.ts'
import type { GameEvent } from '../../kernel/play.ts'
import type { CaveEvent } from '../event-types.ts'
import type { CaveView } from '../view-types.ts'

/** Errands of one sort, from what the seat sees. */
export interface KindOfErrand {
  offered(view: CaveView, at: Standpoint): readonly Errand[]
  planned(view: CaveView, at: Standpoint, errand: Errand): Pick<Plan, 'steps' | 'notes' | 'odds'>
  next(view: CaveView, at: Standpoint, going: Going): NextMove
}

/** What was told of the player who decides. The kernel gives each game its own events back. */
export function toldOf({ ask }: Standpoint, told: readonly GameEvent[]): readonly CaveEvent[] {
  return (told as readonly CaveEvent[]).filter((event) => 'seat' in event && event.seat === ask.seat)
}
