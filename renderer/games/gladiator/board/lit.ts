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
  readonly isChosen: boolean
  /** Its key in the card, from 1; null where the card has none. */
  readonly key: number | null
  /** It answers, but is not what one looks for first. */
  readonly isQuiet: boolean
}

export interface Move {
  readonly type: MoveType
  /** Squares moved. */
  readonly squares: number
}

export const MOVE_TYPES = ['shift', 'shuffle', 'charge', 'run'] as const
export type MoveType = (typeof MOVE_TYPES)[number]

/** Squares around that nearly always answer: they are framed once one of them is chosen. The first to be offered comes first. */
const QUIET = ['disengage', 'drop-at']

interface Asked {
  readonly view: ArenaView
  readonly decision: Decision | null
  readonly picked: readonly string[]
  /** Ids of options in the order of their keys in the card. */
  readonly keys: readonly string[]
}

/** Every square to which the question leads, by its id. */
export function litOf({ view, decision, picked, keys }: Asked): ReadonlyMap<string, Lit> {
  const lit = new Map<string, Lit>()
  const squares = squaresOf(view, decision)
  const options = (decision?.options ?? []).filter(({ aside }) => !aside).toSorted((a, b) => rankOf(a) - rankOf(b))
  const shown = verbOf(options.find(({ id }) => picked.includes(id))?.id ?? '')
  for (const option of options) {
    const at = squares(option)
    if (at === null) continue
    const id = squareId(at)
    const known = lit.get(id)
    const key = keys.indexOf(option.id) + 1
    const verb = verbOf(option.id)
    lit.set(id, {
      at,
      options: [...(known?.options ?? []), option],
      move: known?.move ?? moveOf(option),
      isChosen: known?.isChosen || picked.includes(option.id),
      key: known?.key ?? (key > 0 ? key : null),
      isQuiet: (known?.isQuiet ?? true) && QUIET.includes(verb) && verb !== shown,
    })
  }
  return lit
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
