import { gearFault } from '../open/gear.ts'
import type { Attributes } from '../open/people.ts'
import type { Gear } from '../sheet-types.ts'
import { PRESETS, SUMMONED } from '../tables/fighters.ts'
import type { RaceId } from '../tables/ids.ts'

// What a newcomer carries and wears (25.1).

/** G-146: the manual's own arms, or those of a summoned one of his race where they are too heavy for him or barred to him. */
export function armed(race: RaceId, start: Attributes): { readonly start: Attributes; readonly gear: Gear } {
  const f = { kind: race, normal: start }
  const gear = [gearFrom(PRESETS.newcomer), gearFrom(SUMMONED[race])].find((each) => gearFault(f, each) === null)
  return { start, gear: gear ?? lightest(f) }
}

/** G-146: the next lighter of the same kind that he can carry, for each of what his race is summoned with. */
function lightest(f: { readonly kind: RaceId; readonly normal: Attributes }): Gear {
  const { ready, also, ...rest } = gearFrom(SUMMONED[f.kind])
  const lighter = (types: readonly Gear['ready'][]) => types.find((ready) => gearFault(f, { ...rest, ready, also: null }) === null) ?? null
  return { ...rest, ready: lighter([ready, ...LIGHTER.hand]), also: also === null ? null : lighter([also, ...LIGHTER.shield]) }
}

/** One-handed arms, the heavier first (4.1). */
const LIGHTER = {
  hand: ['broadsword', 'war-hammer', 'short-sword', 'axe', 'hammer', 'dagger'],
  shield: ['shield', 'buckler'],
} as const

/** A copy of what a fighter of the tables has about him. */
export function gearFrom({ ready, also, slung, suit, helmet }: Gear): Gear {
  return { ready, also, slung: [...slung], suit, helmet }
}
