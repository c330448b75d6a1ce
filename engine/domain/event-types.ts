import type { SequenceEvent } from './chapters/01-sequence.ts'
import type { WinningEvent } from './chapters/02-winning.ts'
import type { StartingEvent } from './chapters/03-starting.ts'
import type { LifeEvent } from './chapters/04-life.ts'
import type { LayingEvent } from './chapters/05-laying.ts'
import type { MovementEvent } from './chapters/06-movement.ts'
import type { TurnEvent } from './chapters/06-turn.ts'
import type { SquareEvent } from './chapters/07-squares.ts'
import type { ObjectEvent } from './chapters/08-objects.ts'
import type { CombatEvent } from './chapters/09-combat.ts'
import type { JavelinEvent } from './chapters/09-javelin.ts'
import type { RetreatEvent } from './chapters/09-retreat.ts'
import type { DoorEvent } from './chapters/10-doors.ts'
import type { HazardEvent } from './chapters/10-hazards.ts'
import type { PassageEvent } from './chapters/10-passages.ts'
import type { SkullEvent } from './chapters/10-skull.ts'
import type { CastingEvent } from './chapters/11-casting.ts'
import type { SummonEvent } from './chapters/11-summon.ts'
import type { MeetingEvent } from './chapters/12-meeting.ts'
import type { WarlockEvent } from './chapters/14-warlock.ts'

/** Everything that can happen. */
export type DomainEvent =
  | SequenceEvent
  | WinningEvent
  | StartingEvent
  | LifeEvent
  | LayingEvent
  | MovementEvent
  | TurnEvent
  | SquareEvent
  | ObjectEvent
  | CombatEvent
  | JavelinEvent
  | RetreatEvent
  | DoorEvent
  | HazardEvent
  | PassageEvent
  | SkullEvent
  | CastingEvent
  | SummonEvent
  | MeetingEvent
  | WarlockEvent
