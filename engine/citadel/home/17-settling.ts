import type { RosterRecord, SettledIn } from '../../kernel/campaign.ts'
import { conflict } from '../../kernel/refusal.ts'
import type { Json, Refusal } from '../../kernel/types.ts'
import { kindOf, numbered } from '../open/numbered.ts'
import { atHome } from '../sheet.ts'
import type { CharacterSheet, Id } from '../state.ts'
import { recordOf } from './17-audit.ts'

/**
 * 17.3: a character from outside joins those of a campaign. No hero comes twice, and nobody has the name of one who was there; those
 * of one roster may share theirs, as initiates made at the gate do. An id that is taken gets another number, a character's as a thing's.
 */
export function settleIn(
  newcomer: { readonly sheet: Json; readonly origin: Json | null },
  present: readonly RosterRecord[],
  along: readonly RosterRecord[],
): SettledIn | Refusal {
  const sheet = atHome(newcomer.sheet)
  const all = [...present, ...along]
  if (isTwice(sheet, all) || hasName(sheet, present)) return conflict(`${sheet.name} is in this campaign already.`, 'name-taken', '17.3')
  const slugs = new Set(all.map(({ slug }) => slug))
  const things = new Set(all.flatMap((one) => thingsOf(one.sheet as CharacterSheet)))
  const own = new Set(thingsOf(sheet))
  const renamed = new Map<Id, Id>()
  for (const id of own) if (things.has(id)) renamed.set(id, free(kindOf(id) ?? id, 1, new Set([...things, ...own, ...renamed.values()])))
  const id = slugs.has(sheet.id) ? free(sheet.id, 2, slugs) : sheet.id
  const called = (thing: Id) => renamed.get(thing) ?? thing
  const moved = (from: CharacterSheet): CharacterSheet => ({
    ...from,
    id,
    items: from.items.map((item) => ({ ...item, id: called(item.id) })),
    weapons: from.weapons.map((weapon) => (weapon.item === null ? weapon : { ...weapon, item: called(weapon.item) })),
  })
  return { record: recordOf(moved(sheet)), origin: newcomer.origin === null ? null : moved(atHome(newcomer.origin)), renamed }
}

function isTwice({ id, kind }: CharacterSheet, all: readonly RosterRecord[]): boolean {
  return kind === 'hero' && all.some(({ slug }) => slug === id)
}

function hasName({ name }: CharacterSheet, present: readonly RosterRecord[]): boolean {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase()
  return present.some((one) => plain(one.name) === plain(name))
}

/** The first of `ring-heal-1`, `ring-heal-2`, ... that nobody has. */
function free(stem: Id, from: number, taken: ReadonlySet<Id>): Id {
  for (let n = from; ; n++) if (!taken.has(numbered(stem, n))) return numbered(stem, n)
}

function thingsOf({ items }: CharacterSheet): readonly Id[] {
  return items.map(({ id }) => id)
}
