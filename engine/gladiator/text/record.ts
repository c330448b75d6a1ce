import type { RecordLine, RecordSection } from '../../kernel/campaign.ts'
import { capital, many } from '../../kernel/words.ts'
import { attributesOf } from '../open/growth.ts'
import { nameOf } from '../open/names.ts'
import type { StableSheet } from '../sheet-types.ts'
import { HELMETS, SUITS } from '../tables/armour.ts'
import type { ThingType } from '../tables/ids.ts'
import { RACES } from '../tables/races.ts'
import type { Attribute } from '../tables/table-types.ts'

// A gladiator's sheet in words, in the order of the printed one (25.1).

const ATTRIBUTES: readonly (readonly [Attribute, string])[] = [
  ['sh', 'SH'],
  ['ag', 'AG'],
  ['iq', 'IQ'],
]

/** 25.1: everything on the sheet; beside an attribute that has changed, what it was in `origin`. */
export function recordSections(sheet: StableSheet, origin: StableSheet | null): readonly RecordSection[] {
  const { race, gear, fights, breakOuts, kept } = sheet
  const now = attributesOf(sheet)
  const began = origin === null ? now : attributesOf(origin)
  return [
    { id: 'race', title: 'Race', lines: [named(race, capital(race))] },
    {
      id: 'abilities',
      title: 'Attributes',
      lines: ATTRIBUTES.map(([id, label]) => ({
        ...{ id, label, value: now[id], detail: '' },
        was: began[id] === now[id] ? null : began[id],
      })),
    },
    {
      id: 'arms',
      title: 'Arms',
      lines: [...held('Ready', gear.ready), ...held('Second hand', gear.also), ...gear.slung.flatMap((type) => held('Slung', type))],
    },
    {
      id: 'armour',
      title: 'Armour',
      lines: [named(gear.suit, SUITS[gear.suit].name), ...(gear.helmet === null ? [] : [named(gear.helmet, HELMETS[gear.helmet].name)])],
    },
    { id: 'death-swords', title: 'Death Swords', lines: kept.map((id) => named(id, `Death Sword ${id.slice('death-sword-'.length)}`)) },
    {
      id: 'career',
      title: 'Career',
      lines: [
        { ...named('fights', 'Fights'), value: fights },
        { ...named('break-outs', 'Break-outs'), value: breakOuts },
        ...growth(sheet),
      ],
    },
  ]
}

/** 11.3: what the next advance takes; of bones, what a resurrection would bring back (G-65). */
function growth({ race, experience, bones }: StableSheet): readonly RecordLine[] {
  const { perIncrease } = RACES[race]
  if (bones !== null) return [{ ...named('bones', 'Fell with'), detail: many(bones, 'point of experience', 'points of experience') }]
  const next = (Math.floor(experience / perIncrease) + 1) * perIncrease
  return [{ ...named('next-advance', 'Next advance at'), value: next }]
}

function held(where: string, type: ThingType | null): readonly RecordLine[] {
  return type === null ? [] : [{ ...named(type, nameOf(type)), detail: where.toLowerCase() }]
}

function named(id: string, label: string): RecordLine {
  return { id, label, value: null, was: null, detail: '' }
}
