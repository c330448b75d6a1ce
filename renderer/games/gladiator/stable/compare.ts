import type { Character } from '../../../../electron/contract/index.ts'
import { attributesOf } from '../../../../engine/gladiator/open/growth.ts'
import { nameOf } from '../../../../engine/gladiator/open/names.ts'
import type { Comparison } from '../../../campaign-page.ts'
import { figureLine, NOTHING, told, wordLine } from '../../../screens/hall/comparison.ts'
import { ATTRIBUTES, aboutOf, breakOutsOf, sheetIn, toNext } from './home.ts'

/** What each gladiator is, brings and has behind him. */
export function compare(characters: readonly Character[]): readonly Comparison[] {
  const all = characters.map((who) => ({ who, sheet: sheetIn(who.sheet) }))
  type One = (typeof all)[number]
  const words = (label: string, of: (one: One) => string) => wordLine(label, all.map(of))
  const figures = (label: string, of: (one: One) => number, best = Math.max) => figureLine(label, all.map(of), NOTHING, best)
  const thing = (id: string | null | undefined) => (id === null || id === undefined ? NOTHING : nameOf(id))
  return told([
    {
      title: 'Who',
      lines: [
        words('Race', ({ who }) => aboutOf(who)),
        ...ATTRIBUTES.map(([id, , name]) => figures(name, ({ sheet }) => attributesOf(sheet)[id])),
      ],
    },
    {
      title: 'Arms',
      lines: [
        words('Ready', ({ sheet }) => thing(sheet.gear.ready)),
        words('Second hand', ({ sheet }) => thing(sheet.gear.also)),
        words('Slung', ({ sheet }) => sheet.gear.slung.map(thing).join(', ') || NOTHING),
        words('Suit', ({ sheet }) => thing(sheet.gear.suit)),
        words('Helmet', ({ sheet }) => thing(sheet.gear.helmet)),
      ],
    },
    {
      title: 'Career',
      lines: [
        figures('Fights', ({ who }) => who.raids.length),
        figures('Survived', ({ who }) => who.exits),
        figures('Won', ({ who }) => who.victories),
        figures('Experience', ({ who }) => who.experience),
        figures('To the next advance', ({ who }) => toNext(who), Math.min),
        figures('Break-outs', ({ who }) => breakOutsOf(who), Math.min),
      ],
    },
  ])
}
