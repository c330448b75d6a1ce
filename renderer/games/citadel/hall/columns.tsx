import type { CharacterRow } from '../../../../electron/contract/index.ts'
import type { Json } from '../../../../engine/kernel/types.ts'
import type { AbilityColumn, RosterColumn, RosterPage } from '../../../campaign-page.ts'
import { worthOf } from '../../../screens/character/jewels.ts'
import { nameOf } from '../names.ts'
import { halfYears } from '../record/age.ts'
import { abilitiesIn, carriedBy, itemsOf } from '../record/home-record.ts'

/** What a roster of Citadel shows apart from names, raids and states. */
export const COLUMNS: readonly RosterColumn[] = [
  {
    id: 'exits',
    head: 'Exits',
    order: (row) => row.exits,
    cell: ({ exits }) => (
      <>
        {exits}
        {exits > 0 && <span className="vh">, {halfYears(exits)} older</span>}
      </>
    ),
    title: ({ exits }) => (exits > 0 ? `${halfYears(exits)} older` : undefined),
  },
  {
    id: 'price',
    head: 'Price now',
    order: (row) => row.price?.experience ?? 0,
    cell: (row) => (isGone(row) ? '–' : (row.price?.experience ?? '–')),
    title: (row) =>
      isGone(row) || row.price === null
        ? undefined
        : `One more point of an ability: ${row.price.experience} experience and ${row.price.gold} gold`,
    strong: true,
  },
  { id: 'experience', head: 'Exp.', order: (row) => row.experience, cell: (row) => row.experience },
  { id: 'gold', head: 'Gold', order: (row) => row.gold, cell: (row) => row.gold },
  {
    id: 'jewels',
    head: 'Jewels',
    order: (row) => worthOf(row.jewels),
    cell: ({ jewels }) => (worthOf(jewels) > 0 ? worthOf(jewels) : '–'),
    title: ({ jewels }) => (jewels.length > 1 ? jewels.map(({ value }) => value).join(' + ') : undefined),
    optional: true,
  },
]

function isGone({ status }: CharacterRow): boolean {
  return status !== 'living'
}

export const ABILITIES: RosterPage['abilities'] = [
  ability('Wound Points', ({ woundPoints }) => woundPoints),
  ability('Resistance', ({ resistance }) => resistance),
  ability('Combat Bonus', ({ combatBonus }) => combatBonus),
  {
    head: 'Magic',
    of: (sheet) => {
      const { magic } = abilitiesIn(sheet)
      return magic.every((potential) => potential === 0) ? '–' : magic.join('/')
    },
    order: (sheet) => Math.max(0, ...abilitiesIn(sheet).magic),
  },
]

function ability(head: string, figure: (abilities: ReturnType<typeof abilitiesIn>) => number): AbilityColumn {
  const of = (sheet: Json) => figure(abilitiesIn(sheet))
  return { head, of, order: of }
}

/** Combat Bonus counts twice: it is added to every blow (9.4). */
export function strengthOf(sheet: Json): number {
  const { woundPoints, combatBonus, resistance, magic } = abilitiesIn(sheet)
  return woundPoints + 2 * combatBonus + resistance + Math.max(0, ...magic)
}

/** `8 wounds, CB 4, Res. 5`. */
export function worthInFight(sheet: Json): string {
  const { woundPoints, combatBonus, resistance } = abilitiesIn(sheet)
  return `${woundPoints} wounds, CB ${combatBonus}, Res. ${resistance}`
}

/** The weapon to which its bearer adds most on the die, of equals the primary one: `Bow +2`. */
export function armedWith(sheet: Json): string {
  const { weaponSkill } = abilitiesIn(sheet)
  const items = itemsOf({ sheet })
  const [best] = carriedBy({ sheet })
    .map(({ weapon, item }) => ({ weapon, adds: (weaponSkill[weapon] ?? 0) + (items.find(({ id }) => id === item)?.bonus ?? 0) }))
    .toSorted((a, b) => b.adds - a.adds)
  if (best === undefined) return ''
  return best.adds > 0 ? `${nameOf(best.weapon)} +${best.adds}` : nameOf(best.weapon)
}
