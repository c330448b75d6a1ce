import { attributesOf } from '../../../../engine/gladiator/open/growth.ts'
import type { Json } from '../../../../engine/kernel/types.ts'
import type { RosterColumn, RosterPage } from '../../../campaign-page.ts'
import { ATTRIBUTES, breakOutsOf, sheetIn, toNext } from './home.ts'

/** What the roster of a stable shows apart from names, fights and states. */
export const COLUMNS: readonly RosterColumn[] = [
  { id: 'exits', head: 'Survived', order: ({ exits }) => exits, cell: ({ exits }) => exits },
  { id: 'experience', head: 'Exp.', order: ({ experience }) => experience, cell: ({ experience }) => experience, strong: true },
  {
    id: 'next',
    head: 'To next',
    order: (row) => -toNext(row),
    cell: toNext,
    title: (row) => `${toNext(row)} more points of experience to the next advance`,
  },
  {
    id: 'break-outs',
    head: 'Break-outs',
    order: breakOutsOf,
    cell: (row) => (breakOutsOf(row) === 0 ? '–' : `B${breakOutsOf(row)}`),
    optional: true,
  },
]

export const ABILITIES: RosterPage['abilities'] = ATTRIBUTES.map(([id, head]) => {
  const of = (sheet: Json) => attributesOf(sheetIn(sheet))[id]
  return { head, of, order: of }
})

/** Strength and agility decide a fight; wits count for those who cast. */
export function strengthOf(sheet: Json): number {
  const { sh, ag, iq } = attributesOf(sheetIn(sheet))
  return sh + ag + iq
}
