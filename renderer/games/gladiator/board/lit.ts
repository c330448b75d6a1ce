import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { EventFields } from '../../../chronicle/event-fields.ts'
import { AHEAD, beside, type Facing, isInside, type Spot, spotOf, squareId } from './grid.ts'

/** What the question says of a square. */
export interface Lit {
  readonly at: Spot
  /** What a press there chooses. */
  readonly options: readonly Option[]
  /** Of a move: what it would be. */
  readonly move: Move | null
}

export interface Move {
  readonly type: MoveType
  /** Squares moved. */
  readonly squares: number
}

export const MOVE_TYPES = ['shift', 'shuffle', 'charge', 'run'] as const
export type MoveType = (typeof MOVE_TYPES)[number]

/** Squares around that nearly always answer, but are not what one looks for first. */
const QUIET = ['disengage', 'drop-at']

/** Every square to which the question leads, by its id. */
export function litOf(view: ArenaView, decision: Decision | null): ReadonlyMap<string, Lit> {
  const lit = new Map<string, Lit>()
  const squares = squaresOf(view, decision)
  const options = (decision?.options ?? []).filter(({ aside }) => !aside).toSorted((a, b) => rankOf(a) - rankOf(b))
  for (const option of options) {
    const at = squares(option)
    if (at === null) continue
    const id = squareId(at)
    const known = lit.get(id)
    lit.set(id, {
      at,
      options: [...(known?.options ?? []), option],
      move: known?.move ?? moveOf(option),
    })
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

/** Whether it is framed: of what is done on any square around, only once that is chosen; of moves the reach is drawn instead. */
export function isFramed({ options, move }: Lit, picked: readonly string[]): boolean {
  const chosen = picked.map(verbOf)
  return move === null && options.some(({ id }) => !QUIET.includes(verbOf(id)) || chosen.includes(verbOf(id)))
}

/** `attack` of `attack:wolf-1`. */
function verbOf(id: string): string {
  return id.split(':')[0] ?? id
}

function rankOf({ id }: Option): number {
  return QUIET.indexOf(verbOf(id))
}

function moveOf({ data }: Option): Move | null {
  const fields = new EventFields(data)
  const type = MOVE_TYPES.find((each) => each === fields.text('type'))
  return type === undefined ? null : { type, squares: fields.number('squares') ?? 0 }
}

/** The squares along which an option leads: the way of a move. */
export function pathOf(option: Option | undefined): readonly Spot[] {
  return spotsIn(option, 'path')
}

/** What an option flies over: the squares between him and whom he aims at (35.1). */
export function trackOf(option: Option | undefined): readonly Spot[] {
  return spotsIn(option, 'track')
}

function spotsIn(option: Option | undefined, key: string): readonly Spot[] {
  return new EventFields(option?.data).texts(key).flatMap((id) => {
    const spot = spotOf(id)
    return spot === null ? [] : [spot]
  })
}

/** Where an option leads: its square, ahead of whoever turns, or whoever it names. */
function squaresOf(view: ArenaView, decision: Decision | null): (option: Option) => Spot | null {
  const places = new Map(view.characters.map(({ id, at }) => [id, at]))
  const about = places.get(decision?.about ?? '') ?? null
  return ({ id, at }) => {
    if (at?.kind === 'square') return spotOf(at.id)
    const [verb, ...names] = id.split(':')
    if (verb === 'face') {
      const ahead = about && beside(about, AHEAD[names[0] as Facing].by)
      return ahead && isInside(ahead) ? ahead : null
    }
    return [verb, ...names].map((name) => places.get(name ?? '') ?? null).find((spot) => spot !== null) ?? null
  }
}
