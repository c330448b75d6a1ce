import type { StableSheet } from '../../../../engine/gladiator/sheet-types.ts'
import type { Attribute } from '../../../../engine/gladiator/tables/table-types.ts'

// How experience makes a gladiator grow. A test holds these numbers and what comes of them to the rules.

type Attributes = StableSheet['start']
type Race = StableSheet['race']

/** 11.2, 11.3: the points of an advance, the order in which they come, and how far (10.3). */
interface Ladder {
  readonly every: number
  readonly order: readonly Attribute[]
  readonly most: Attributes
}

const FIGHTER = ['sh', 'ag', 'sh', 'ag', 'iq'] as const

export const LADDERS: Readonly<Record<Race, Ladder>> = {
  human: { every: 50, order: FIGHTER, most: { sh: 40, ag: 40, iq: 14 } },
  dwarf: { every: 65, order: FIGHTER, most: { sh: 38, ag: 35, iq: 13 } },
  elf: { every: 70, order: FIGHTER, most: { sh: 35, ag: 38, iq: 15 } },
  orc: { every: 55, order: FIGHTER, most: { sh: 35, ag: 35, iq: 12 } },
  goblin: { every: 30, order: FIGHTER, most: { sh: 31, ag: 34, iq: 14 } },
  mage: { every: 50, order: ['ag', 'sh', 'iq'], most: { sh: 40, ag: 40, iq: 40 } },
}

/** One point more of an attribute, and the experience that gives it. */
export interface Advance {
  readonly at: number
  readonly attribute: Attribute
  readonly to: number
}

type Grown = Pick<StableSheet, 'race' | 'start' | 'experience'>

/** Every advance of somebody who began so, the first first; an attribute at its limit is passed over (G-48). */
function* advances({ race, start }: Pick<Grown, 'race' | 'start'>): Generator<Advance, void> {
  const { every, order, most } = LADDERS[race]
  const now = { ...start }
  let at = 0
  while (order.some((attribute) => now[attribute] < most[attribute]))
    for (const attribute of order) {
      if (now[attribute] >= most[attribute]) continue
      now[attribute] += 1
      at += every
      yield { at, attribute, to: now[attribute] }
    }
}

/** 11.2, G-47: what he began with, and what his experience has added. */
export function attributesOf(sheet: Grown): Attributes {
  const now = { ...sheet.start }
  for (const { at, attribute, to } of advances(sheet)) {
    if (at > sheet.experience) break
    now[attribute] = to
  }
  return now
}

/** The advances still to come, the nearest first. */
export function coming(sheet: Grown, most: number): readonly Advance[] {
  const next: Advance[] = []
  for (const advance of advances(sheet)) {
    if (advance.at <= sheet.experience) continue
    if (next.length === most) break
    next.push(advance)
  }
  return next
}

/** The attributes that have come to the most of his race (10.3). */
export function atTheirMost(sheet: Grown): readonly Attribute[] {
  const now = attributesOf(sheet)
  const { most, order } = LADDERS[sheet.race]
  return [...new Set(order)].filter((attribute) => now[attribute] >= most[attribute])
}

/** How much is missing to the next advance of that race, from 1 on. */
export function missing({ race, experience }: { readonly race: string; readonly experience: number }): number {
  const every = Object.hasOwn(LADDERS, race) ? LADDERS[race as Race].every : 1
  return every - (experience % every)
}
