import { type Action, readAction, whomOf } from '../../../../engine/gladiator/open/actions.ts'
import { ahead, parseSquare, type Spot, spotOf, squareOn } from '../../../../engine/gladiator/open/squares.ts'
import type { ArenaOptions } from '../../../../engine/gladiator/option-types.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { arenaOptions } from '../table/view.ts'
import { squareId } from './grid.ts'

/** What the question says of a square. */
export interface Lit {
  readonly at: Spot
  /** What a press there chooses. */
  readonly options: readonly LitOption[]
  /** Of a move: what it would be. */
  readonly move: Move | null
}

interface LitOption extends Option {
  /** Null of a plan. */
  readonly kind: Action['kind'] | null
}

export type Move = ArenaOptions['move']

export const MOVE_TYPES = ['shift', 'shuffle', 'charge', 'run'] as const satisfies readonly Move['type'][]

/** Squares around that nearly always answer, but are not what one looks for first. */
const QUIET: readonly LitOption['kind'][] = ['disengage', 'drop-at']

/** Every square to which the question leads, by its id. */
export function litOf(view: ArenaView, decision: Decision | null): ReadonlyMap<string, Lit> {
  const lit = new Map<string, Lit>()
  const moves = new Map(arenaOptions(decision, 'move').map(({ id, data = null }) => [id, data]))
  const options = (decision?.options ?? []).flatMap((option) => {
    if (option.aside) return []
    const action = readAction(decision?.topic ?? '', option.id)
    const at = placeOf(view, decision, option, action)
    return at === null ? [] : [{ at, option: { ...option, kind: action?.kind ?? null } }]
  })
  for (const { at, option } of options.toSorted((a, b) => QUIET.indexOf(a.option.kind) - QUIET.indexOf(b.option.kind))) {
    const id = squareId(at)
    const known = lit.get(id)
    lit.set(id, { at, options: [...(known?.options ?? []), option], move: known?.move ?? moves.get(option.id) ?? null })
  }
  return lit
}

/** Whether one of its options is chosen. */
export function isChosen({ options }: Lit, picked: readonly string[]): boolean {
  return options.some(({ id }) => picked.includes(id))
}

/** Its key in the card, from 1; null where the card has none for it. */
export function keyOf({ options }: Lit, keys: readonly string[]): number | null {
  const here = new Set(options.map(({ id }) => id))
  const key = keys.findIndex((id) => here.has(id)) + 1
  return key > 0 ? key : null
}

/** The square that is chosen; null where none is. */
export function chosenIn(lit: ReadonlyMap<string, Lit>, picked: readonly string[]): Spot | null {
  return [...lit.values()].find((each) => isChosen(each, picked))?.at ?? null
}

/** The squares that are framed: of what is done on any square around, only once that is chosen; of moves the reach is drawn instead. */
export function framedIn(lit: ReadonlyMap<string, Lit>, picked: readonly string[]): ReadonlySet<string> {
  const places = [...lit].filter(([, { move }]) => move === null)
  const chosen = new Set(places.flatMap(([, { options }]) => options.flatMap(({ id, kind }) => (picked.includes(id) ? kind : []))))
  const isFramed = ({ kind }: LitOption) => !QUIET.includes(kind) || chosen.has(kind)
  return new Set(places.filter(([, { options }]) => options.some(isFramed)).map(([id]) => id))
}

/** The squares along which the chosen move leads. */
export function pathOf(decision: Decision | null, picked: readonly string[]): readonly Spot[] {
  return spotsIn(arenaOptions(decision, 'move').find(({ id }) => picked.includes(id))?.data?.path)
}

/** What the chosen shot, throw or spell flies over: the squares between him and his target (35.1). */
export function trackOf(decision: Decision | null, picked: readonly string[]): readonly Spot[] {
  return spotsIn(arenaOptions(decision, 'action').find(({ id }) => picked.includes(id))?.data?.track)
}

function spotsIn(ids: readonly string[] = []): readonly Spot[] {
  return ids.map(spotIn).filter((spot) => spot !== null)
}

function spotIn(id: string): Spot | null {
  const square = parseSquare(id)
  return square === null ? null : spotOf(square)
}

/** Where an option leads: its square, the one ahead of a fighter who turns, or the fighter it names. */
function placeOf({ characters }: ArenaView, decision: Decision | null, { at }: Option, action: Action | null): Spot | null {
  if (at?.kind === 'square') return spotIn(at.id)
  if (action === null) return null
  const spotOfName = (name: string | null | undefined) => characters.find(({ id }) => id === name)?.at ?? null
  if (action.kind !== 'face') return spotOfName(whomOf(action))
  const about = spotOfName(decision?.about)
  const goal = about && ahead(squareOn(about), action.facing)
  return goal === null ? null : spotOf(goal)
}
