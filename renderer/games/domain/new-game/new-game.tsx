import { useState } from 'react'
import { VARIANT_WORDS } from '../../../../engine/domain/open/variants.ts'
import { MOST_ROUNDS } from '../../../../engine/domain/tables/limits.ts'
import { Choices } from '../../../dialog/choices.tsx'
import type { NewGameProps } from '../../../game-page.ts'
import { NewGameForm } from '../../../screens/shelf/new-game/form.tsx'
import { firstWish } from '../../../screens/shelf/new-game/wish.ts'
import { COUNTS, FIRST_SEATS, FIRST_WISH, optionsOf, ROUNDS } from './wish.ts'
import '../style/new-game.css'

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
      <RoundsField rounds={wish.rounds} onChange={(rounds) => setWish({ ...wish, rounds })} />
      <p className="small muted">
        The rulebook of 1991 survives; the tiles, most of the cards and several numbers do not. We made new ones, and the rulebook marks
        each of them as ours.
      </p>
    </NewGameForm>
  )
}

const OTHER = 120

/** With a last round, riches decide when it is over and no one has come out before. */
function RoundsField({ rounds, onChange }: { readonly rounds: number; readonly onChange: (rounds: number) => void }) {
  const isUsual = ROUNDS.some((each) => each === rounds)
  return (
    <Choices legend="The last round">
      <label className="d-rounds">
        <span>The game ends</span>
        <select
          value={isUsual ? rounds : 'other'}
          onChange={({ target }) => onChange(target.value === 'other' ? OTHER : Number(target.value))}
        >
          {ROUNDS.map((each) => (
            <option key={each} value={each}>
              {each === 0 ? 'when a treasure is out' : `after ${each} rounds`}
            </option>
          ))}
          <option value="other">after another number of rounds</option>
        </select>
      </label>
      {!isUsual && (
        <label className="d-rounds">
          <span>Rounds</span>
          <input
            className="field-in"
            type="number"
            min={1}
            max={MOST_ROUNDS}
            value={rounds}
            onChange={({ target }) => onChange(Math.max(1, Math.min(MOST_ROUNDS, Math.round(Number(target.value) || 1))))}
          />
        </label>
      )}
      <p className="small muted">
        {rounds === 0
          ? 'The first to carry a treasure out wins.'
          : 'The first to carry a treasure out wins; if no one does, the richest inside.'}
      </p>
    </Choices>
  )
}
