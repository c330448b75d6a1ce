import type { Deed } from '../../../../engine/gladiator/open/actions.ts'
import { figureName, nameOf } from '../../../../engine/gladiator/open/names.ts'
import { kindOfSpell, SPELL_KINDS, type SpellKind } from '../../../../engine/gladiator/open/spells.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Option } from '../../../../engine/kernel/types.ts'
import { figureIn } from './view.ts'

// A mage's book in the card: a row for each kind of spell, then for each spell, then for each target.

/** What a row depends on apart from the question. */
export interface RowContext {
  readonly view: ArenaView
  readonly picked: readonly string[]
}

/** A spell at a target, with its option. */
export type Cast = Pick<Extract<Deed, { readonly kind: 'cast' }>, 'spell' | 'whom'> & { readonly option: Option }

/** So many spells are listed one by one; more of them by their kinds. */
const FEW = 6
/** So many names tell what a folded row holds. */
const NAMED = 4

const KIND_NAMES: Readonly<Record<SpellKind, string>> = {
  missile: 'Missile spells',
  thrown: 'Thrown spells',
  summon: 'Summon an ally',
  illusion: 'Make an illusion',
  terrain: 'Make terrain on a square',
  area: 'Make terrain on many squares',
  other: 'Other spells',
}

/** A row for each kind of spell; of the kind that is chosen, a row for each of its spells, the strongest first. */
export function byKind(casts: readonly Cast[], shown: RowContext): readonly Option[] {
  const strongest = casts.toSorted((a, b) => (b.option.odds?.expected ?? 0) - (a.option.odds?.expected ?? 0))
  if (new Set(casts.map(({ spell }) => spell)).size <= FEW) return bySpell(strongest, shown)
  return SPELL_KINDS.flatMap((kind) => {
    const some = strongest.filter(({ spell }) => kindOfSpell(spell) === kind)
    const [first] = some
    const names = [...new Set(some.map(({ spell }) => spell))].map(nameOf)
    if (first === undefined || names.length === 1 || isPicked(some, shown)) return bySpell(some, shown)
    return [{ id: first.option.id, label: KIND_NAMES[kind], detail: inShort(names) }]
  })
}

function isPicked(casts: readonly Cast[], { picked }: RowContext): boolean {
  return casts.some(({ option }) => picked.includes(option.id))
}

function inShort(names: readonly string[]): string {
  const more = names.length - NAMED
  return more > 1 ? `${names.slice(0, NAMED).join(', ')} and ${more} more` : names.join(', ')
}

/** A row for each spell; of the one that is chosen, a row for each of its targets. */
function bySpell(casts: readonly Cast[], shown: RowContext): readonly Option[] {
  return [...Map.groupBy(casts, ({ spell }) => spell)].flatMap(([spell, some]) => {
    const [first] = some
    if (first === undefined || some.length === 1 || isPicked(some, shown)) return some.map(({ option }) => option)
    const others = some.length - 1
    const detail = `${targetOf(first, shown)}, or ${others === 1 ? 'another' : `one of ${others} others`}`
    return [{ ...first.option, label: nameOf(spell), detail }]
  })
}

function targetOf({ whom }: Cast, { view }: RowContext): string {
  const figure = figureIn(view, whom)
  return figure ? `at ${figureName(figure)}` : 'here'
}
