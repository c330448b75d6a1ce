import { type ReactNode, useState } from 'react'
import type { VariantWords } from '../../../engine/kernel/variant-types.ts'
import { NewGameForm } from '../shelf/new-game/form.tsx'
import { firstWish } from '../shelf/new-game/wish.ts'

export interface PlainSeats {
  /** The possible numbers of players, the usual one first. */
  readonly counts: readonly number[]
  /** The name of each seat. */
  readonly legends: readonly ReactNode[]
}

interface PlainNewGameProps {
  readonly game: string
  readonly title: string
  readonly seats: PlainSeats
  readonly variants: Readonly<Record<string, VariantWords>>
  readonly onClose: () => void
}

/** The dialog that begins a game with no options of its own but its variants. */
export function PlainNewGame({ game, title, seats: { counts, legends }, variants, onClose }: PlainNewGameProps) {
  const [wish, setWish] = useState(() => firstWish(counts[0] ?? 1))
  return (
    <NewGameForm
      game={game}
      title={`A new game of ${title}`}
      wish={wish}
      onWish={setWish}
      onClose={onClose}
      counts={counts}
      variants={variants}
      seatLegend={(seat) => legends[seat]}
    />
  )
}
