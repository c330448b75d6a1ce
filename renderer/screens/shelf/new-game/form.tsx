import { type FormEvent, type ReactNode, useId } from 'react'
import type { Json } from '../../../../engine/kernel/types.ts'
import { Dialog } from '../../../dialog/dialog.tsx'
import { useBegin } from './begin.ts'
import { HouseRules, type Variant } from './house-rules.tsx'
import { Seats } from './seats.tsx'
import { isWatched, problemOf, startInput, type TableWish } from './wish.ts'

interface NewGameFormProps {
  readonly game: string
  readonly title: string
  readonly wish: TableWish
  readonly onWish: (wish: TableWish) => void
  readonly onClose: () => void
  /** How many may sit down, the usual number first. */
  readonly counts: readonly number[]
  /** What a seat is called. */
  readonly seatLegend: (seat: number) => ReactNode
  /** What only this game asks of a seat. */
  readonly seatFields?: (seat: number) => ReactNode
  readonly variants?: readonly Variant[]
  /** What only this game is told when it begins. */
  readonly options?: () => Readonly<Record<string, Json>>
  /** What only this game asks, between the seats and the rules of the house. */
  readonly children?: ReactNode
}

/** The dialog that begins a game: who plays, what the game itself asks, and by which rules of the house. */
export function NewGameForm(props: NewGameFormProps) {
  const { game, title, wish, onWish, onClose, counts, seatLegend, seatFields, variants = [], options, children } = props
  const id = useId()
  const begin = useBegin()
  const problem = problemOf(wish)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!problem) begin.mutate({ input: startInput(game, wish, options?.()), watched: isWatched(wish) })
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      wide
      foot={
        <>
          <button type="button" className="btn" onClick={onClose}>
            Not now
          </button>
          <button type="submit" form={id} className="btn btn--go" disabled={begin.isPending || problem !== null}>
            {isWatched(wish) ? (begin.isPending ? 'They play' : 'Let them play') : 'Begin'}
          </button>
        </>
      }
    >
      <form id={id} className="campaign-form new-game" onSubmit={submit}>
        <Seats wish={wish} counts={counts} onWish={onWish} legend={seatLegend} fields={seatFields} />
        {isWatched(wish) && <p className="small">Every seat is a bot’s: they play the game out, and you look back on it.</p>}
        {children}
        <HouseRules wish={wish} variants={variants} onWish={onWish} />
        {(problem ?? begin.error) && (
          <p className="warn" role="alert">
            {problem ?? begin.error?.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}
