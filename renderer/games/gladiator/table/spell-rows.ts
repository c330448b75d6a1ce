import { figureName, nameOf } from '../../../../engine/gladiator/open/names.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Option } from '../../../../engine/kernel/types.ts'
import type { GladiatorTables } from '../tables.ts'
import { figureIn } from './view.ts'

// A mage's book in the card: a row for each kind of spell, then for each spell, then for each target.

/** What a row depends on besides the question. */
export interface RowContext {
  readonly view: ArenaView
  /** The tables of pages 12 to 17; undefined until they arrive. */
  readonly spells: GladiatorTables['spells'] | undefined
  readonly picked: readonly string[]
}

/** So many spells are listed one by one; more of them by their kinds. */
const FEW = 6
/** So many names tell what a folded row holds. */
const NAMED = 4

const KINDS = ['missile', 'thrown', 'summon', 'illusion', 'terrain', 'area', 'other'] as const
const KIND_NAMES: Readonly<Record<(typeof KINDS)[number], string>> = {
  missile: 'Missile spells',
  thrown: 'Thrown spells',
  summon: 'Summon an ally',
  illusion: 'Make an illusion',
  terrain: 'Make terrain on a square',
  area: 'Make terrain on many squares',
  other: 'Other spells',
}

/** A row for each kind of spell; of the kind that is chosen, a row for each of its spells, the strongest first. */
export function byKind(casts: readonly Option[], shown: RowContext): readonly Option[] {
  const { spells, picked } = shown
  const strongest = casts.toSorted((a, b) => (b.odds?.expected ?? 0) - (a.odds?.expected ?? 0))
  if (spells === undefined || new Set(casts.map(spellOf)).size <= FEW) return bySpell(strongest, shown)
  const kindOf = (spell: string) => KINDS.find((kind) => Object.hasOwn(spells[kind], spell)) ?? 'other'
  return KINDS.flatMap((kind) => {
    const options = strongest.filter((each) => kindOf(spellOf(each)) === kind)
    const [first] = options
    const names = [...new Set(options.map(spellOf))].map(nameOf)
    if (first === undefined || names.length === 1 || options.some(({ id }) => picked.includes(id))) return bySpell(options, shown)
    return [{ id: first.id, label: KIND_NAMES[kind], detail: inShort(names) }]
  })
}

function inShort(names: readonly string[]): string {
  const more = names.length - NAMED
  return more > 1 ? `${names.slice(0, NAMED).join(', ')} and ${more} more` : names.join(', ')
}

function spellOf({ id }: Option): string {
  return id.split(':')[1] ?? ''
}

/** A row for each spell; of the one that is chosen, a row for each of its targets. */
function bySpell(casts: readonly Option[], { view, picked }: RowContext): readonly Option[] {
  return [...Map.groupBy(casts, spellOf)].flatMap(([spell, options]) => {
    const [first] = options
    if (first === undefined || options.length === 1 || options.some(({ id }) => picked.includes(id))) return options
    const others = options.length - 1
    return [
      { ...first, label: nameOf(spell), detail: `${targetOf(first, view)}, or ${others === 1 ? 'another' : `one of ${others} others`}` },
    ]
  })
}

function targetOf({ id }: Option, view: ArenaView): string {
  const figure = figureIn(view, id.split(':')[2] ?? null)
  return figure ? `at ${figureName(figure)}` : 'here'
}
