import type { AttackEvent } from './chapters/33-striking.ts'
import type { WoundEvent } from './chapters/35-wounds.ts'
import type { EvadeEvent } from './chapters/37-evading.ts'

/** Everything that a fight tells. */
export type ArenaEvent = AttackEvent | EvadeEvent | WoundEvent
