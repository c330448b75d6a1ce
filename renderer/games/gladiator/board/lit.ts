import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { EventFields } from '../../../chronicle/event-fields.ts'
import { AHEAD, beside, type Facing, isInside, type Spot, spotOf, squareId } from './grid.ts'
import { presentIn } from './people.ts'

/** What the question says of a square. */
export interface Lit {
  readonly at: Spot
  /** What a press there chooses. */
  readonly options: readonly Option[]
  /** Of a move: what it would be. */
  readonly move: MoveType | null
  /** Of a move: squares moved. */
  readonly squares: number
  readonly isChosen: boolean
  /** The number beside the option in the card, from 1, where the card shows numbers. */
  readonly key: number | null
}

export const MOVE_TYPES = ['shift', 'shuffle', 'charge', 'run'] as const
export type MoveType = (typeof MOVE_TYPES)[number]

/** More answers than this have no keys. */
const KEYS = 9

/** Every square to which the question leads, by its id. */
export function litOf(view: ArenaView, decision: Decision | null, picked: readonly string[]): ReadonlyMap<string, Lit> {
  const lit = new Map<string, Lit>()
  const options = decision?.options ?? []
  const hasKeys = options.filter(({ aside }) => !aside).length <= KEYS
  for (const [i, option] of options.entries()) {
    const at = option.aside ? null : squareOf(view, decision, option)
    if (at === null) continue
    const id = squareId(at)
    const known = lit.get(id)
    const { type, squares } = moveOf(option)
    lit.set(id, {
      at,
      options: [...(known?.options ?? []), option],
      move: known?.move ?? type,
      squares: known?.move ? known.squares : squares,
      isChosen: known?.isChosen || picked.includes(option.id),
      key: hasKeys ? (known?.key ?? i + 1) : null,
    })
  }
  return lit
}

function moveOf({ data }: Option): { readonly type: MoveType | null; readonly squares: number } {
  const fields = new EventFields(data)
  const said = fields.text('type')
  return { type: MOVE_TYPES.find((type) => type === said) ?? null, squares: fields.number('squares') ?? 0 }
}

/** Where an option leads: its square, whoever it names, ahead of whoever turns, and where he stands who waits. */
function squareOf(view: ArenaView, decision: Decision | null, { id, at }: Option): Spot | null {
  if (at?.kind === 'square') return spotOf(at.id) ?? null
  const parts = id.split(':')
  const about = present(view, decision?.about)
  const facing = parts[0] === 'face' ? AHEAD[parts[1] as Facing] : undefined
  if (about !== null && facing !== undefined) {
    const ahead = beside(about, facing.by)
    return isInside(ahead) ? ahead : null
  }
  if (id === 'wait') return about
  return parts.map((part) => present(view, part)).find((spot) => spot !== null) ?? null
}

function present(view: ArenaView, id: string | undefined): Spot | null {
  return presentIn(view).find((each) => each.id === id)?.at ?? null
}
