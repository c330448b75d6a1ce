import type { ProfileEvent } from './chapters/103-profile.ts'
import type { PlacementEvent } from './chapters/104-placement.ts'
import type { SequenceEvent } from './chapters/202-sequence.ts'
import type { MarchEvent } from './chapters/204-marching.ts'
import type { WalkEvent } from './chapters/204-walking.ts'
import type { StareEvent } from './chapters/205-hard-stare.ts'
import type { SightingEvent } from './chapters/205-sighting.ts'
import type { DoorEvent } from './chapters/206-doors.ts'
import type { RichesEvent } from './chapters/207-riches.ts'
import type { OutwitEvent } from './chapters/208-outwitting.ts'
import type { WeaponEvent } from './chapters/209-weapons.ts'
import type { CombatEvent } from './chapters/210-combat.ts'
import type { SpecialEvent } from './chapters/211-specials.ts'
import type { EliminationEvent } from './chapters/212-elimination.ts'
import type { WoundEvent } from './chapters/212-wounds.ts'
import type { BreatherEvent } from './chapters/213-breather.ts'
import type { VictoryEvent } from './chapters/215-victory.ts'

/** Everything that can happen in a game of HERO. */
export type HeroEvent =
  | ProfileEvent
  | PlacementEvent
  | SequenceEvent
  | MarchEvent
  | WalkEvent
  | StareEvent
  | SightingEvent
  | DoorEvent
  | RichesEvent
  | OutwitEvent
  | WeaponEvent
  | CombatEvent
  | SpecialEvent
  | EliminationEvent
  | WoundEvent
  | BreatherEvent
  | VictoryEvent
