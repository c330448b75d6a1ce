import type { StableSheet } from '../sheet-types.ts'
import { RACES } from '../tables/races.ts'
import type { Attribute } from '../tables/table-types.ts'
import type { Attributes } from './people.ts'

// How experience makes a gladiator grow (11.2, 11.3).

type Grown = Pick<StableSheet, 'race' | 'start' | 'experience'>

/** One point more of an attribute, and the experience that gives it. */
export interface Advance {
  readonly at: number
  readonly attribute: Attribute
  readonly to: number
}

/** G-47, G-48: every advance from such a start, the first first; an attribute at its limit (10.3) is passed over. */
function* advances({ race, start }: Pick<Grown, 'race' | 'start'>): Generator<Advance, void> {
  const { perIncrease, advance, max } = RACES[race]
  const now = { ...start }
  let at = 0
  while (advance.some((attribute) => now[attribute] < max[attribute]))
    for (const attribute of advance) {
      if (now[attribute] >= max[attribute]) continue
      now[attribute] += 1
      at += perIncrease
      yield { at, attribute, to: now[attribute] }
    }
}

/** 11.2, G-47: the start, and what experience has added. */
export function attributesOf(sheet: Grown): Attributes {
  const now = { ...sheet.start }
  for (const { at, attribute, to } of advances(sheet)) {
    if (at > sheet.experience) break
    now[attribute] = to
  }
  return now
}

/** So many of the advances still to come, the nearest first. */
export function coming(sheet: Grown, most: number): readonly Advance[] {
  const next: Advance[] = []
  for (const advance of advances(sheet)) {
    if (advance.at <= sheet.experience) continue
    if (next.length === most) break
    next.push(advance)
  }
  return next
}

/** The attributes that have come to the most of the race (10.3). */
export function atTheirMost(sheet: Grown): readonly Attribute[] {
  const now = attributesOf(sheet)
  const { max, advance } = RACES[sheet.race]
  return [...new Set<Attribute>(advance)].filter((attribute) => now[attribute] >= max[attribute])
}

/** 11.3: how much experience the next advance still takes, from 1 on. */
export function missing({ race, experience }: Pick<Grown, 'race' | 'experience'>): number {
  const { perIncrease } = RACES[race]
  return perIncrease - (experience % perIncrease)
}
