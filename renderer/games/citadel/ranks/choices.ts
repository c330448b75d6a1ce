import type { Option } from '../../../../engine/kernel/types.ts'

/** What pressing a counter may choose: the options of the question that concern it. */
export interface Choices {
  readonly of: (id: string) => readonly Option[]
  readonly picked: readonly string[]
  readonly onChoose: (option: string) => void
}

export const NO_CHOICE: Choices = { of: () => [], picked: [], onChoose: () => undefined }

/** The menus of the counters. */
export interface Menus {
  /** Whose is open. */
  readonly openAt: string | null
  readonly onOpen: (id: string) => void
}

/** The place in a rank that an option would move someone to (9.8). */
export interface Step {
  readonly option: Option
  readonly rank: number
  readonly space: number
}

/** The moves of the character chosen to move; empty if nobody is. */
export function stepsOf(options: readonly Option[], picked: readonly string[]): readonly Step[] {
  const moves = options.flatMap((option) => {
    const place = placeOf(option)
    return place ? [{ option, ...place }] : []
  })
  const mover = moves.find(({ option }) => picked.includes(option.id))?.option.at?.id
  return mover === undefined ? [] : moves.filter(({ option }) => option.at?.id === mover)
}

function placeOf({ data }: Option): { readonly rank: number; readonly space: number } | null {
  if (typeof data !== 'object' || data === null || !('rank' in data) || !('space' in data)) return null
  const { rank, space } = data
  return typeof rank === 'number' && typeof space === 'number' ? { rank, space } : null
}

/** What pressing the counter of `id` does: it cycles through the options about them. */
export interface CounterChoice {
  readonly chosen: boolean
  readonly choose: () => void
}

export function choiceOf(id: string, { of, picked, onChoose }: Choices): CounterChoice | undefined {
  const options = of(id)
  if (options.length === 0) return undefined
  const at = options.findIndex((option) => picked.includes(option.id))
  const next = options[(at + 1) % options.length]
  return { chosen: at >= 0, choose: () => next && onChoose(next.id) }
}
