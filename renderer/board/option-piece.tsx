import type { KeyboardEvent, ReactNode } from 'react'
import type { Option } from '../../engine/kernel/types.ts'

/** The options of a question that pieces on the table stand for, and what a press of one does. */
export interface Pressing {
  readonly options: readonly Option[]
  readonly picked: readonly string[]
  readonly onPick: (id: string) => void
  /** A double press, or Enter on what is chosen, answers; left out, only the card does. */
  readonly onConfirm?: () => void
}

interface OptionPieceProps extends Pressing {
  readonly className: string
  /** Whether an option is about this piece. */
  readonly isMine: (id: string) => boolean
  /** The piece itself, given what can be done with it now: nothing where it is no button. */
  readonly children: (options: readonly Option[]) => ReactNode
}

/** A piece with which something can be done now is a button: the first press chooses what, the next what else it may be. */
export function OptionPiece({ options, picked, onPick, onConfirm, className, isMine, children }: OptionPieceProps) {
  const mine = options.filter(({ id }) => isMine(id))
  if (mine.length === 0) return children(mine)
  const at = mine.findIndex(({ id }) => picked.includes(id))
  const next = mine[(at + 1) % mine.length]
  const confirm = (event: KeyboardEvent) => {
    if (onConfirm === undefined || at < 0 || event.key !== 'Enter' || event.repeat) return
    event.preventDefault()
    onConfirm()
  }
  return (
    <button
      type="button"
      className={className}
      aria-pressed={at >= 0}
      title={next?.label}
      onClick={() => next && onPick(next.id)}
      onDoubleClick={onConfirm}
      onKeyDown={confirm}
    >
      {children(mine)}
    </button>
  )
}
