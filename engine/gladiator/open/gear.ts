import type { Gear } from '../sheet-types.ts'
import { HELMETS, SHIELDS, SUITS } from '../tables/armour.ts'
import type { HelmetId, SuitId, ThingType } from '../tables/ids.ts'
import { MP_IN_SUITS } from '../tables/races.ts'
import { handsFor, isShield } from './arms.ts'
import { beastOf, carryingStrength, isRace, type Person, raceOf, whyNotCarried } from './people.ts'

// What someone can carry and wear, and what it does to him (5.7, 6.4 to 7.2).

/** 6.4: hands and slings. */
export const SLINGS = 2

/** Where a thing is carried: two hands, and slings filled one after the other. */
export const PLACES = ['ready', 'also', 'sling'] as const
export type Place = (typeof PLACES)[number]

/** Nothing but clothes. */
export const BARE: Gear = { ready: null, also: null, slung: [], suit: 'clothes', helmet: null }

/** Why someone cannot have all of it about him. */
export type GearFault =
  | { readonly why: 'too-heavy' | 'mage' | 'krill' | 'no-hands'; readonly what: ThingType }
  | { readonly why: 'armour-too-heavy'; readonly what: SuitId | HelmetId }
  | { readonly why: 'both-hands' | 'second-hand'; readonly what: ThingType }
  | { readonly why: 'slings' | 'beast' }

/** 5.1, 5.7, 6.4, 6.5, 7.2, 12.1: the first thing that is wrong with it; null where he can have it. */
export function gearFault(f: Person, { ready, also, slung, suit, helmet }: Gear): GearFault | null {
  const things = [ready, also, ...slung].filter((each) => each !== null)
  if (!isRace(f.kind) && (suit !== 'clothes' || helmet !== null)) return { why: 'beast' }
  for (const what of things) {
    const why = whyNotCarried(f, what)
    if (why !== null) return { why, what }
  }
  if (also !== null && handsFor(also) === 2) return { why: 'second-hand', what: also }
  if (ready !== null && handsFor(ready) === 2 && also !== null) return { why: 'both-hands', what: ready }
  if (slung.length > SLINGS) return { why: 'slings' }
  const heavy = [suit, ...(helmet === null ? [] : [helmet])].find((worn) => strengthToWear(worn) > carryingStrength(f))
  return heavy === undefined ? null : { why: 'armour-too-heavy', what: heavy }
}

/** 7.2: the least strength that wears it. */
export function strengthToWear(worn: SuitId | HelmetId): number {
  return (isSuit(worn) ? SUITS[worn] : HELMETS[worn]).sh ?? 0
}

export function isSuit(worn: SuitId | HelmetId): worn is SuitId {
  return Object.hasOwn(SUITS, worn)
}

/** 5.7: with a thing in that place; what takes both hands empties the second. */
export function withArm(gear: Gear, place: Place, thing: ThingType): Gear {
  if (place === 'sling') return { ...gear, slung: [...gear.slung, thing] }
  if (place === 'also') return { ...gear, also: thing }
  return { ...gear, ready: thing, also: handsFor(thing) === 2 ? null : gear.also }
}

/** Without what is in a place; of slings the one with that number, from 0. */
export function without(gear: Gear, place: Place, sling = 0): Gear {
  return place === 'sling' ? { ...gear, slung: gear.slung.toSpliced(sling, 1) } : { ...gear, [place]: null }
}

/** Where a thing is; null where it is not had. */
export function placeOf({ ready, also, slung }: Gear, thing: ThingType): Place | null {
  if (ready === thing) return 'ready'
  if (also === thing) return 'also'
  return slung.includes(thing) ? 'sling' : null
}

/** 7.1: agility with all that is worn and held. */
export function agilityIn({ normal }: Person, gear: Gear): number {
  return normal.ag + burden(gear, [gear.ready, gear.also])
}

type Worn = Pick<Gear, 'suit' | 'helmet'>
type Held = readonly (ThingType | null)[]

/** 7.1, G-109: what armour, helmet and the shields in hand take from agility; 0 or less. */
export function burden({ suit, helmet }: Worn, held: Held): number {
  let shields = 0
  for (const thing of held) if (thing !== null && isShield(thing)) shields += SHIELDS[thing].ag
  return SUITS[suit].ag + (helmet === null ? 0 : HELMETS[helmet].ag) + shields
}

/** 7.2, 9.1, G-72: what skin, suit and helmet stop on every side. */
export function armourWorn(f: Pick<Person, 'kind'>, { suit, helmet }: Worn): number {
  const natural = raceOf(f)?.ar ?? beastOf(f)?.ar ?? 0
  return natural + SUITS[suit].armour + (helmet === null ? 0 : HELMETS[helmet].armour)
}

/** G-109: of several shields the better. */
export function bestShield(held: Held): number {
  let best = 0
  for (const thing of held) if (thing !== null && isShield(thing)) best = Math.max(best, SHIELDS[thing].armour)
  return best
}

/** 7.2, G-109: what stops blows from each side of someone standing: a shield in hand guards the front, a slung one the rear. */
export function armourIn(f: Pick<Person, 'kind'>, gear: Gear): Readonly<Record<'front' | 'side' | 'rear', number>> {
  const side = armourWorn(f, gear)
  return { front: side + bestShield([gear.ready, gear.also]), side, rear: side + bestShield(gear.slung) }
}

/** 3.4, 7.1: movement points in a suit. */
export function pointsIn({ kind }: Pick<Person, 'kind'>, suit: SuitId): number {
  return isRace(kind) ? MP_IN_SUITS[kind][suit] : (beastOf({ kind })?.mp ?? 0)
}
