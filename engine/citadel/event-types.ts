import type { KernelEvent } from '../kernel/session.ts'
import type { StartEvent } from './04-start.ts'
import type { CounterEvent } from './06-counter.ts'
import type { MovementEvent } from './06-movement.ts'
import type { TrapEvent } from './07-traps.ts'
import type { EncounterEvent } from './08-encounters.ts'
import type { AttackEvent } from './09-attack.ts'
import type { CombatEvent } from './09-combat.ts'
import type { ReorganisationEvent } from './09-reorganisation.ts'
import type { AsideEvent } from './10-asides.ts'
import type { CastingEvent } from './10-casting.ts'
import type { CombatSpellEvent } from './10-combat-spells.ts'
import type { HesitateEvent } from './10-hesitate.ts'
import type { OtherSpellEvent } from './10-other-spells.ts'
import type { ExperienceEvent } from './12-experience.ts'
import type { FeatureEvent } from './13-features.ts'
import type { ItemEvent } from './14-items.ts'
import type { SharingEvent } from './14-sharing.ts'
import type { TreasureEvent } from './14-treasure.ts'
import type { SpecialEvent } from './15-special-monsters.ts'
import type { HellgateEvent } from './16-hellgate.ts'
import type { LeavingEvent } from './17-leaving.ts'
import type { PartyEvent } from './party.ts'

/** Everything that can happen in a raid. */
export type DelveEvent =
  | StartEvent
  | CounterEvent
  | MovementEvent
  | TrapEvent
  | EncounterEvent
  | AttackEvent
  | CombatEvent
  | ReorganisationEvent
  | AsideEvent
  | CastingEvent
  | CombatSpellEvent
  | HesitateEvent
  | OtherSpellEvent
  | ExperienceEvent
  | FeatureEvent
  | ItemEvent
  | SharingEvent
  | TreasureEvent
  | SpecialEvent
  | HellgateEvent
  | LeavingEvent
  | PartyEvent

/** The name of everything that a chronicle tells: what happens in a raid, and what the table says itself. */
export type EventType = DelveEvent['type'] | KernelEvent['type']
