import type { HelmetId, RaceId, SuitId, ThingType } from './tables/ids.ts'
import type { Attribute } from './tables/table-types.ts'

// Someone between two fights, as rules and page have him.

/** All that someone has about him. */
export interface Gear {
  readonly ready: ThingType | null
  readonly also: ThingType | null
  readonly slung: readonly ThingType[]
  readonly suit: SuitId
  readonly helmet: HelmetId | null
}

/** A gladiator as his stable keeps him between fights. His attributes follow from where he started and what he has learnt (G-47). */
export interface StableSheet {
  /** Kebab-case, one in his stable. */
  readonly id: string
  readonly name: string
  readonly race: RaceId
  readonly start: Readonly<Record<Attribute, number>>
  /** 0 of the dead: it falls with them (11.1). */
  readonly experience: number
  /** The experience he died with, of which a resurrection gives back a part; null while he lives (G-65). */
  readonly bones: number | null
  /** Fights he came home from. */
  readonly fights: number
  /** What he enters the arena with. */
  readonly gear: Gear
  /** The Death Swords that are his, those in his gear among them (G-128). */
  readonly kept: readonly string[]
  /** Fights that were given up with him in the arena (44.1, G-71). */
  readonly breakOuts: number
}
