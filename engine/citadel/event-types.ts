import type { KernelEvent } from '../kernel/kernel-events.ts'
import type { StartEvent } from './chapters/04-start.ts'
import type { CounterEvent } from './chapters/06-counter.ts'
import type { MovementEvent } from './chapters/06-movement.ts'
import type { TrapEvent } from './chapters/07-traps.ts'
import type { EncounterEvent } from './chapters/08-encounters.ts'
import type { AttackEvent } from './chapters/09-attack.ts'
import type { CombatEvent } from './chapters/09-combat.ts'
import type { ReorganisationEvent } from './chapters/09-reorganisation.ts'
import type { AsideEvent } from './chapters/10-asides.ts'
import type { CastingEvent } from './chapters/10-casting.ts'
import type { CombatSpellEvent } from './chapters/10-combat-spells.ts'
import type { HesitateEvent } from './chapters/10-hesitate.ts'
import type { OtherSpellEvent } from './chapters/10-other-spells.ts'
import type { ExperienceEvent } from './chapters/12-experience.ts'
import type { FeatureEvent } from './chapters/13-features.ts'
import type { ItemEvent } from './chapters/14-items.ts'
import type { SharingEvent } from './chapters/14-sharing.ts'
import type { TreasureEvent } from './chapters/14-treasure.ts'
import type { SpecialEvent } from './chapters/15-special-monsters.ts'
import type { HellgateEvent } from './chapters/16-hellgate.ts'
import type { LeavingEvent } from './chapters/17-leaving.ts'
import type { PartyEvent } from './chapters/party.ts'

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

/** Everything that a chronicle tells: what happens in a raid, and what the table says itself. */
export type CitadelEvent = DelveEvent | KernelEvent
