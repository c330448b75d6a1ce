import { type FormEvent, type ReactNode, useId } from 'react'
import type { Json } from '../../../../engine/kernel/types.ts'
import type { VariantWords } from '../../../../engine/kernel/variant-types.ts'
import { Dialog } from '../../../dialog/dialog.tsx'
import { OkCancel } from '../../../dialog/foot.tsx'
import { Progress } from '../../../dialog/progress.tsx'
import { Refused } from '../../../dialog/refused.tsx'
import { useBegin } from './begin.ts'
import { HouseRules } from './house-rules.tsx'
import { Seats } from './seats.tsx'
import { isWatched, startInput, type TableWish } from './wish.ts'

interface NewGameFormProps {
  readonly game: string
  readonly title: string
  readonly wish: TableWish
  readonly onWish: (wish: TableWish) => void
  readonly onClose: () => void
  /** The possible numbers of players, the usual one first. */
  readonly counts: readonly number[]
  /** The name of a seat. */
  readonly seatLegend: (seat: number) => ReactNode
  /** This game's own options of a seat. */
  readonly seatFields?: (seat: number) => ReactNode
  readonly variants?: Readonly<Record<string, VariantWords>>
  /** This game's own options of a new game. */
  readonly options?: () => Readonly<Record<string, Json>>
  /** This game's own fields above the seats: what the rest follows from. */
  readonly before?: ReactNode
  /** Why this game's own fields do not allow it to begin yet, as a sentence; null if they do. */
  readonly problem?: string | null
  /** This game's own fields, between the seats and the house rules. */
  readonly children?: ReactNode
}

/** The dialog that begins a game: who plays, the options of the game itself, and the house rules. */
export function NewGameForm(props: NewGameFormProps) {
  const {
    game,
    title,
    wish,
    onWish,
    onClose,
    counts,
    seatLegend,
    seatFields,
    variants = {},
    options,
    before,
    problem = null,
    children,
  } = props
  const id = useId()
  const { begin, work } = useBegin()
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
        <OkCancel
          ok={isWatched(wish) ? (begin.isPending ? 'They play' : 'Let them play') : 'Begin'}
          form={id}
          disabled={begin.isPending || problem !== null}
          cancel="Cancel"
          onCancel={onClose}
        />
      }
    >
      <form id={id} className="campaign-form new-game" onSubmit={submit}>
        {before}
        <Seats wish={wish} counts={counts} onWish={onWish} legend={seatLegend} fields={seatFields} />
        {isWatched(wish) && <p className="small">Every seat is a bot. They play the game out, and you watch the replay.</p>}
        {children}
        <HouseRules wish={wish} variants={variants} onWish={onWish} />
        {begin.isPending && isWatched(wish) && (
          <Progress share={work.share} onStop={work.stop}>
            They play.
          </Progress>
        )}
        {problem && (
          <p className="warn" role="alert">
            {problem}
          </p>
        )}
        <Refused error={begin.error} />
      </form>
    </Dialog>
  )
}
