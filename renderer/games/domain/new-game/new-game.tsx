import { useState } from 'react'
import { VARIANT_WORDS } from '../../../../engine/domain/open/variants.ts'
import { MOST_ROUNDS } from '../../../../engine/domain/tables/limits.ts'
import type { NewGameProps } from '../../../game-page.ts'
import { NewGameForm } from '../../../screens/shelf/new-game/form.tsx'
import { RoundsField } from '../../../screens/shelf/new-game/rounds-field.tsx'
import { firstWish } from '../../../screens/shelf/new-game/wish.ts'
import { COUNTS, FIRST_SEATS, FIRST_WISH, optionsOf, ROUNDS } from './wish.ts'

const CORNERS = ['First', 'Second', 'Third', 'Fourth'] as const

/** Who plays, until when, and by which switches. */
export function NewDomainGame({ onClose }: NewGameProps) {
  const [table, setTable] = useState(() => firstWish(FIRST_SEATS))
  const [wish, setWish] = useState(FIRST_WISH)
  return (
    <NewGameForm
      game="domain"
      title="A new game of DOMAIN"
      wish={table}
      onWish={setTable}
      onClose={onClose}
      counts={COUNTS}
      seatLegend={(seat) => (
        <>
          {CORNERS[seat]} challenger{' '}
          <small className="muted">
            {table.seats.length === 1 ? 'alone: the book’s own game for one' : 'chooses a quadrant at the table'}
          </small>
        </>
      )}
      variants={VARIANT_WORDS}
      options={() => optionsOf(wish)}
    >
      <RoundsField
        rounds={wish.rounds}
        onChange={(rounds) => setWish({ ...wish, rounds })}
        usual={ROUNDS}
        ends={(each) => (each === 0 ? 'when a treasure is out' : `after ${each} rounds`)}
        other={120}
        fewest={1}
        most={MOST_ROUNDS}
      >
        {wish.rounds === 0
          ? 'The first to carry a treasure out wins.'
          : 'The first to carry a treasure out wins; if no one does, the richest inside.'}
      </RoundsField>
      <p className="small muted">
        The rulebook of 1991 survives; the tiles, most of the cards and several numbers do not. We made new ones, and the rulebook marks
        each of them as ours.
      </p>
    </NewGameForm>
  )
}
