import type { LearningEvent } from './chapters/11-learning.ts'
import type { CastingEvent } from './chapters/12-casting.ts'
import type { EnchantingEvent } from './chapters/13-enchanting.ts'
import type { HealingEvent } from './chapters/13-healing.ts'
import type { ReturnEvent } from './chapters/13-returning.ts'
import type { CallingEvent } from './chapters/14-calling.ts'
import type { TerrainEvent } from './chapters/15-making-terrain.ts'
import type { SpecialEvent } from './chapters/16-special.ts'
import type { FighterMagicEvent } from './chapters/17-fighters.ts'
import type { ClosingEvent } from './chapters/22-closing.ts'
import type { AltarEvent } from './chapters/23-altar.ts'
import type { MusterEvent } from './chapters/25-muster.ts'
import type { BeginningEvent } from './chapters/26-beginning.ts'
import type { TurnEvent } from './chapters/27-turn.ts'
import type { MovingEvent } from './chapters/28-moving.ts'
import type { ActingEvent } from './chapters/30-acting.ts'
import type { PerformingEvent } from './chapters/30-performing.ts'
import type { LeavingEvent } from './chapters/32-leaving.ts'
import type { ChangeEvent } from './chapters/33-changing.ts'
import type { PlacingEvent } from './chapters/33-placing.ts'
import type { AttackEvent } from './chapters/33-striking.ts'
import type { DisbeliefEvent } from './chapters/34-disbelieving.ts'
import type { GoneEvent } from './chapters/35-gone.ts'
import type { WoundEvent } from './chapters/35-wounds.ts'
import type { EvadeEvent } from './chapters/37-evading.ts'
import type { MissileEvent } from './chapters/37-missiles.ts'
import type { HandCombatEvent } from './chapters/39-hand-combat.ts'
import type { ShieldEvent } from './chapters/40-shields.ts'
import type { OrderEvent } from './chapters/choosing.ts'
import type { EveningEvent } from './chapters/robots/18-evening.ts'
import type { GoingEvent } from './chapters/robots/18-going.ts'
import type { FireSpiritEvent } from './chapters/robots/19-fire-spirit.ts'
import type { ImpEvent } from './chapters/robots/20-imp.ts'
import type { SlayerEvent } from './chapters/robots/21-slayer.ts'
import type { BoostingEvent } from './chapters/robots/22-boosting.ts'

/** Everything that a fight tells. */
export type ArenaEvent =
  | LearningEvent
  | CastingEvent
  | EnchantingEvent
  | HealingEvent
  | ReturnEvent
  | CallingEvent
  | TerrainEvent
  | SpecialEvent
  | FighterMagicEvent
  | EveningEvent
  | GoingEvent
  | PerformingEvent
  | FireSpiritEvent
  | ImpEvent
  | SlayerEvent
  | BoostingEvent
  | ClosingEvent
  | AltarEvent
  | BeginningEvent
  | MusterEvent
  | TurnEvent
  | MovingEvent
  | ActingEvent
  | LeavingEvent
  | ChangeEvent
  | PlacingEvent
  | AttackEvent
  | DisbeliefEvent
  | GoneEvent
  | WoundEvent
  | EvadeEvent
  | MissileEvent
  | HandCombatEvent
  | ShieldEvent
  | OrderEvent
