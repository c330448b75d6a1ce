import type { Decision } from '../../engine/kernel/types.ts'
import type { Stop } from './stops.ts'

interface Pressed {
  readonly decision: Decision | null
  readonly picked: readonly string[]
  /** @param isOnly the press has no other possible meaning */
  readonly onPick: (option: string, isOnly: boolean) => void
  readonly onConfirm: () => void
  /** Opens the menu of those on a place; null where there is none now. */
  readonly onMenu: ((people: readonly string[]) => void) | null
}

/** Takes the option of a place. Pressed again, it offers its next option, or answers with its only one; without options it opens a menu. */
export function press({ options, people = [] }: Stop, { decision, picked, onPick, onConfirm, onMenu }: Pressed): void {
  const here = options.findIndex(({ id }) => picked.includes(id))
  const next = options[(here + 1) % options.length]
  if (here >= 0 && options.length === 1 && isOne(decision)) onConfirm()
  else if (next) onPick(next.id, options.length === 1)
  else if (people.length > 0) onMenu?.(people)
}

function isOne(decision: Decision | null): boolean {
  return (decision?.min ?? 1) === 1 && (decision?.max ?? 1) === 1
}
