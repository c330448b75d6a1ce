import { PRESETS } from '../tables/fighters.ts'
import type { PresetId, RaceId } from '../tables/ids.ts'
import { RACES } from '../tables/races.ts'
import type { Attribute, Race } from '../tables/table-types.ts'
import type { Attributes } from './people.ts'

/** A ready fighter of the manual (41.2). */
export function presetOf(id: PresetId): (typeof PRESETS)[PresetId] {
  return PRESETS[id]
}

/** 10.1: fighters move points between strength and agility; a mage also to and from his wits. */
export function movable(race: RaceId): readonly Attribute[] {
  const { notes }: Race = RACES[race]
  return notes?.includes('casts') ? ['sh', 'ag', 'iq'] : ['sh', 'ag']
}

/** 10.1, 10.2, G-132: what each attribute may be if the others make up for it. */
export function bounds(race: RaceId, attribute: Attribute): readonly [least: number, most: number] {
  const { base } = RACES[race]
  const moved = movable(race)
  if (!moved.includes(attribute)) return [base[attribute], base[attribute]]
  const spare = moved.reduce((all, each) => all + base[each] - least(race, each), 0)
  return [least(race, attribute), least(race, attribute) + spare]
}

function least(race: RaceId, attribute: Attribute): number {
  const lowest: Partial<Attributes> = RACES[race].min
  return lowest[attribute] ?? RACES[race].base[attribute]
}

/** 10.1: whether someone new of that race can be so: the points of his race, and none under its least (10.2). */
export function canBegin(race: RaceId, start: Attributes): boolean {
  const { base } = RACES[race]
  const sum = ({ sh, ag, iq }: Attributes) => sh + ag + iq
  const isWithin = (attribute: Attribute) => {
    const [from, to] = bounds(race, attribute)
    return start[attribute] >= from && start[attribute] <= to
  }
  return sum(start) === sum(base) && isWithin('sh') && isWithin('ag') && isWithin('iq')
}
