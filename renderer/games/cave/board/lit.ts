import { leadOf } from '../../../../engine/cave/open/actions.ts'
import type { SpaceId } from '../../../../engine/cave/tables/table-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { listed } from '../../../decision/pick.tsx'
import { caveOptions } from '../table/view.ts'

// Where the question leads: the spaces of its options, and where their walks can end.

/** A space to which an option leads. */
export interface Lit {
  readonly space: SpaceId
  /** What a press there chooses; empty where the walk can only end there by chance. */
  readonly options: readonly Option[]
  /** The key of its option; null where it has none. */
  readonly key: number | null
  /** That the walk ends there, if it is wanted; null where nothing is left to chance. */
  readonly chance: number | null
  readonly isChosen: boolean
  /** What is pressed there leads on over several turns: it is marked only once it is chosen. */
  readonly isFar: boolean
  /** Whether a walk can end there with this die, by a way that is offered or with what is chosen. */
  readonly isEnd: boolean
}

/** An option that leads on over several turns. */
export function isFar(id: string): boolean {
  return leadOf(id)?.kind === 'onward'
}

/** Every space that is lit, by its id. */
export function litOf(decision: Decision | null, picked: readonly string[]): ReadonlyMap<SpaceId, Lit> {
  if (decision === null) return new Map()
  const options = decision.options ?? []
  const rows = listed(decision, null)
  const chosen = options.filter(({ id }) => picked.includes(id))
  const placed = Map.groupBy(options.filter(isPlaced), ({ at }) => at?.id ?? '')
  const ends = endsIn(decision)
  const lit = new Map<SpaceId, Lit>()
  for (const [space, here] of placed) {
    const row = rows.findIndex((option) => here.includes(option))
    const isChosen = here.some((option) => chosen.includes(option))
    const isBeyond = here.every(({ id }) => isFar(id))
    const key = row >= 0 && row < 9 && !isBeyond ? row + 1 : null
    lit.set(space, {
      space,
      options: here,
      key,
      chance: chanceAt(here, space, ends),
      isChosen,
      isFar: here.every(({ id }) => isFar(id)),
      isEnd: false,
    })
  }
  for (const [space, { chance, of }] of new Map([...endsOf(waysOf(decision), ends), ...endsOf(chosen, ends)])) {
    const leads = decision.topic === 'direction' ? [of] : []
    const known = lit.get(space)
    if (known?.isFar) lit.set(space, { ...known, chance: known.isChosen ? null : lotOf(chance), isEnd: true })
    if (known === undefined)
      lit.set(space, { space, options: leads, key: null, chance: lotOf(chance), isChosen: chosen.includes(of), isFar: false, isEnd: true })
  }
  return lit
}

/** A walk shows all its ends, whatever way is chosen; of a chosen way its own chances count. */
function waysOf({ topic, options = [] }: Decision): readonly Option[] {
  return topic === 'direction' ? options : []
}

function isPlaced({ at, aside }: Option): boolean {
  return at?.kind === 'space' && aside !== true
}

/** Where walks end, each with its best chance and the option that gives it. */
function endsOf(options: readonly Option[], ends: Ends): ReadonlyMap<SpaceId, { readonly chance: number; readonly of: Option }> {
  const found = new Map<SpaceId, { readonly chance: number; readonly of: Option }>()
  for (const of of options)
    for (const [space, chance] of Object.entries(ends.get(of.id) ?? {}))
      if (chance > (found.get(space)?.chance ?? 0)) found.set(space, { chance, of })
  return found
}

/** The chance of ending on the very space to which an option leads first. */
function chanceAt(options: readonly Option[], space: SpaceId, ends: Ends): number | null {
  return lotOf(Math.max(0, ...options.map(({ id }) => ends.get(id)?.[space] ?? 0)))
}

/** Null where nothing is left to chance, or no walk ends there. */
function lotOf(chance: number): number | null {
  return chance === 0 || chance > CERTAIN ? null : chance
}

const CERTAIN = 0.9995

/** The spaces at which walks can end, each with its chance, by option. */
type Ends = ReadonlyMap<string, Readonly<Record<SpaceId, number>>>

function endsIn(decision: Decision): Ends {
  const walks = [...caveOptions(decision, 'move'), ...caveOptions(decision, 'pace'), ...caveOptions(decision, 'direction')]
  return new Map(walks.map(({ id, data }) => [id, data?.ends ?? {}]))
}
