import type { DealtEvent } from './chapters/01-cards.ts'
import type { RoundEvent } from './chapters/02-round.ts'
import type { EndEvent } from './chapters/03-end.ts'

/** Everything that can happen. */
export type TollEvent = DealtEvent | RoundEvent | EndEvent
