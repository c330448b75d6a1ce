import { nameOf } from '../../../../engine/gladiator/open/names.ts'
import type { Attribute, Race, Weapon } from '../../../../engine/gladiator/tables/table-types.ts'
import type { GladiatorTables } from '../tables.ts'

// Somebody who is being made or armed, and what of it the rules allow. The host judges all of it again; tests hold this to its judgement.

/** What he is when he is well (10.1). */
export type Body = Readonly<Record<Attribute, number>> & { readonly name: string; readonly race: string }

/** All that he brings (6.4, 6.5). */
export interface Gear {
  readonly ready: string | null
  readonly also: string | null
  readonly slung: readonly string[]
  readonly suit: string
  readonly helmet: string | null
}

/** The places of the things that he brings: two hands, and slings filled one after the other. */
export const PLACES = ['ready', 'also', 'sling'] as const
export type Place = (typeof PLACES)[number]

export const SLINGS = 2

/** A weapon or a shield by its id; of what stands in no table, undefined. */
export function armOf(tables: GladiatorTables, id: string): Weapon | undefined {
  return tables.weapons[id]
}

const GOBLIN = { note: 'weapon-strength+4', strength: 4 } as const

/** 5.1, G-35: the strength that carries arms and armour. */
export function carryingStrength(tables: GladiatorTables, { race, sh }: Pick<Body, 'race' | 'sh'>): number {
  const notes: Race['notes'] = tables.races[race]?.notes
  return sh + (notes?.includes(GOBLIN.note) ? GOBLIN.strength : 0)
}

/** 5.1, 12.1: why he cannot take it in hand at all, as a sentence; null where he can. */
export function whyNotCarried(tables: GladiatorTables, body: Body, weapon: string): string | null {
  if (body.race === 'mage' && !tables.mageWeapons.includes(weapon)) return 'A mage takes none of that kind in hand.'
  return tooHeavy(tables, body, tables.weapons[weapon]?.sh ?? 0)
}

/** 7.2: why he cannot wear it; null where he can. */
export function whyNotWorn(tables: GladiatorTables, body: Body, worn: string): string | null {
  return tooHeavy(tables, body, (tables.armour.suits[worn] ?? tables.armour.helmets[worn])?.sh ?? 0)
}

function tooHeavy(tables: GladiatorTables, body: Body, needed: number): string | null {
  const has = carryingStrength(tables, body)
  return needed > has ? `Strength ${needed} is needed, ${body.name} has ${has}.` : null
}

/** 5.7, 6.4: why it cannot go into that place, as a sentence; null where it can. */
export function whyNotThere(tables: GladiatorTables, body: Body, gear: Gear, place: Place, weapon: string): string | null {
  const why = whyNotCarried(tables, body, weapon)
  if (why !== null) return why
  const isTwoHanded = takesBoth(tables, weapon)
  if (place === 'also' && isTwoHanded) return `${nameOf(weapon)} takes both hands: it belongs in the ready hand.`
  if (place === 'also' && gear.ready !== null && takesBoth(tables, gear.ready)) return `${nameOf(gear.ready)} takes both hands.`
  if (place === 'sling' && gear.slung.length >= SLINGS) return 'Both slings are full.'
  return null
}

function takesBoth(tables: GladiatorTables, weapon: string): boolean {
  return tables.weapons[weapon]?.hands === 2
}

/** With that weapon in that place; what takes both hands empties the second. */
export function withArm(tables: GladiatorTables, gear: Gear, place: Place, weapon: string): Gear {
  if (place === 'sling') return { ...gear, slung: [...gear.slung, weapon] }
  if (place === 'also') return { ...gear, also: weapon }
  return { ...gear, ready: weapon, also: takesBoth(tables, weapon) ? null : gear.also }
}

/** Without what is in a place; of slings the one with that number, from 0. */
export function without(gear: Gear, place: Place, sling = 0): Gear {
  return place === 'sling' ? { ...gear, slung: gear.slung.filter((_, i) => i !== sling) } : { ...gear, [place]: null }
}

/** Where he has it; null where he has not. */
export function placeOf({ ready, also, slung }: Gear, weapon: string): Place | null {
  if (ready === weapon) return 'ready'
  if (also === weapon) return 'also'
  return slung.includes(weapon) ? 'sling' : null
}

/** 7.1, 7.2: agility with all that he wears and holds. */
export function agilityIn(tables: GladiatorTables, body: Body, gear: Gear): number {
  const held = [gear.ready, gear.also].reduce((sum, each) => sum + (tables.armour.shields[each ?? '']?.ag ?? 0), 0)
  return body.ag + held + costOf(tables.armour.suits[gear.suit]) + costOf(tables.armour.helmets[gear.helmet ?? ''])
}

function costOf(worn: { readonly ag: number } | undefined): number {
  return worn?.ag ?? 0
}

/** 7.2, G-109: what stops blows from each side: a shield in hand guards the front, a slung one the rear. */
export function armourIn(tables: GladiatorTables, { race }: Body, gear: Gear): Readonly<Record<'front' | 'side' | 'rear', number>> {
  const { shields, suits, helmets } = tables.armour
  const body = (tables.races[race]?.ar ?? 0) + (suits[gear.suit]?.armour ?? 0) + (helmets[gear.helmet ?? '']?.armour ?? 0)
  const best = (ids: readonly (string | null)[]) => Math.max(0, ...ids.map((id) => shields[id ?? '']?.armour ?? 0))
  return { front: body + best([gear.ready, gear.also]), side: body, rear: body + best(gear.slung) }
}

/** Movement points in a suit. */
export function pointsIn(tables: GladiatorTables, { race }: Pick<Body, 'race'>, suit: string): number {
  return tables.armour.mp[race]?.[suit] ?? tables.races[race]?.mp ?? 0
}

/** The attributes between which points are moved (10.1). */
export function movable({ notes }: Race): readonly Attribute[] {
  return notes?.includes('casts') ? ['sh', 'ag', 'iq'] : ['sh', 'ag']
}

/** One point more here, one less there, as far as the least of the race allows (10.1, 10.2); null where it does not. */
export function shifted(race: Race, body: Body, from: Attribute, to: Attribute): Body | null {
  const least: Partial<Record<Attribute, number>> = race.min
  const left = body[from] - 1
  return from === to || left < (least[from] ?? race.base[from]) ? null : { ...body, [from]: left, [to]: body[to] + 1 }
}
