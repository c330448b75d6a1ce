import { useState } from 'react'
import type { NewGameProps } from '../../game-page.ts'
import { NewGameForm } from '../../screens/shelf/new-game/form.tsx'
import { firstWish } from '../../screens/shelf/new-game/wish.ts'

const COUNTS = [2] as const
const SEATS = ['Lays first', 'Lays second'] as const

/** Who comes to the bridge. The common form asks everything. */
export function NewTollGame({ onClose }: NewGameProps) {
  const [wish, setWish] = useState(() => firstWish(COUNTS[0]))
  return (
    <NewGameForm
      game="toll"
      title="A new game of The Toll"
      wish={wish}
      onWish={setWish}
      onClose={onClose}
      counts={COUNTS}
      seatLegend={(seat) => SEATS[seat]}
    />
  )
}
