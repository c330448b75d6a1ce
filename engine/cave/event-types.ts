import type { SettingUpEvent } from './chapters/00-setting-up.ts'
import type { StrengthEvent } from './chapters/01-strength.ts'
import type { CraftEvent } from './chapters/02-craft.ts'
import type { GoldEvent } from './chapters/03-gold.ts'
import type { LifeEvent } from './chapters/04-life.ts'
import type { ObjectEvent } from './chapters/05-objects.ts'
import type { AlignmentEvent } from './chapters/07-alignment.ts'
import type { TurnEvent } from './chapters/10-turn.ts'
import type { MovementEvent } from './chapters/11-movement.ts'
import type { ChamberEvent } from './chapters/12-chambers.ts'
import type { CrystalEvent } from './chapters/12-crystal.ts'
import type { DrawingEvent } from './chapters/12-drawing.ts'
import type { EncounterEvent } from './chapters/12-encounter.ts'
import type { NamedEvent } from './chapters/12-named.ts'
import type { HappeningEvent } from './chapters/13-events.ts'
import type { ResultEvent } from './chapters/13-results.ts'
import type { VisitEvent } from './chapters/13-strangers.ts'
import type { DuelEvent } from './chapters/14-characters.ts'
import type { CombatEvent } from './chapters/14-combat.ts'
import type { WinningEvent } from './chapters/17-winning.ts'
import type { SpellEvent } from './chapters/own.ts'

/** Everything that can happen. */
export type CaveEvent =
  | SettingUpEvent
  | StrengthEvent
  | CraftEvent
  | GoldEvent
  | LifeEvent
  | ObjectEvent
  | AlignmentEvent
  | TurnEvent
  | MovementEvent
  | ChamberEvent
  | CrystalEvent
  | DrawingEvent
  | EncounterEvent
  | NamedEvent
  | HappeningEvent
  | ResultEvent
  | VisitEvent
  | DuelEvent
  | CombatEvent
  | WinningEvent
  | SpellEvent
