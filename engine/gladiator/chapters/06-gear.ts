import type { Gear } from '../sheet-types.ts'
import type { Figure, Thing } from '../state.ts'
import type { ThingType } from '../tables/ids.ts'

export function gearOf(f: Pick<Figure, 'ready' | 'also' | 'slung' | 'suit' | 'helmet'>): Gear {
  return { ...f, ready: typeOf(f.ready), also: typeOf(f.also), slung: f.slung.map(({ type }) => type) }
}

function typeOf(thing: Thing | null): ThingType | null {
  return thing?.type ?? null
}
