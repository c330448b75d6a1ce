import type { Gear } from '../sheet-types.ts'
import type { Figure, Thing } from '../state.ts'
import { HELMETS, SUITS } from '../tables/armour.ts'
import type { HelmetId, SuitId, ThingType } from '../tables/ids.ts'
import { carryingStrength, handsFor, isRace, whyNotCarried } from './figures.ts'

/** 6.4: hands and slings. */
export const SLINGS = 2

/** Why somebody cannot have all of it about him. */
export type GearFault =
  | { readonly why: 'too-heavy' | 'mage' | 'krill' | 'no-hands'; readonly what: ThingType }
  | { readonly why: 'armour-too-heavy'; readonly what: SuitId | HelmetId }
  | { readonly why: 'both-hands' | 'second-hand'; readonly what: ThingType }
  | { readonly why: 'slings' | 'beast' }

/** 5.1, 5.7, 6.4, 6.5, 7.2, 12.1: the first thing that is wrong with it; null where he can have it. */
export function gearFault(f: Pick<Figure, 'kind' | 'normal'>, { ready, also, slung, suit, helmet }: Gear): GearFault | null {
  const things = [ready, also, ...slung].filter((each) => each !== null)
  if (!isRace(f.kind) && (suit !== 'clothes' || helmet !== null)) return { why: 'beast' }
  for (const what of things) {
    const why = whyNotCarried(f, what)
    if (why !== null) return { why, what }
  }
  if (also !== null && handsFor(also) === 2) return { why: 'second-hand', what: also }
  if (ready !== null && handsFor(ready) === 2 && also !== null) return { why: 'both-hands', what: ready }
  if (slung.length > SLINGS) return { why: 'slings' }
  const heavy = [{ id: suit, sh: SUITS[suit].sh }, ...(helmet === null ? [] : [{ id: helmet, sh: HELMETS[helmet].sh }])].find(
    ({ sh }) => (sh ?? 0) > carryingStrength(f),
  )
  return heavy === undefined ? null : { why: 'armour-too-heavy', what: heavy.id }
}

export function gearOf(f: Pick<Figure, 'ready' | 'also' | 'slung' | 'suit' | 'helmet'>): Gear {
  return { ...f, ready: typeOf(f.ready), also: typeOf(f.also), slung: f.slung.map(({ type }) => type) }
}

function typeOf(thing: Thing | null): ThingType | null {
  return thing?.type ?? null
}
