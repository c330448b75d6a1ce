import type { ProfileEvent } from '../103-profile.ts'
import type { PlacementEvent } from '../104-placement.ts'
import type { SequenceEvent } from '../202-sequence.ts'
import type { MarchEvent } from '../204-marching.ts'
import type { WalkEvent } from '../204-walking.ts'
import type { StareEvent } from '../205-hard-stare.ts'
import type { SightingEvent } from '../205-sighting.ts'
import type { DoorEvent } from '../206-doors.ts'
import type { RichesEvent } from '../207-riches.ts'
import type { OutwitEvent } from '../208-outwitting.ts'
import type { WeaponEvent } from '../209-weapons.ts'
import type { CombatEvent } from '../210-combat.ts'
import type { SpecialEvent } from '../211-specials.ts'
import type { EliminationEvent } from '../212-elimination.ts'
import type { WoundEvent } from '../212-wounds.ts'
import type { BreatherEvent } from '../213-breather.ts'
import type { VictoryEvent } from '../215-victory.ts'

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
