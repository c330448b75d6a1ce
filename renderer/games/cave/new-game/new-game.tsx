import { useState } from 'react'
import { VARIANT_WORDS } from '../../../../engine/cave/open/variants.ts'
import { FEWEST_ROUNDS, MOST_ROUNDS } from '../../../../engine/cave/tables/limits.ts'
import { Choices } from '../../../dialog/choices.tsx'
import type { NewGameProps } from '../../../game-page.ts'
import { NewGameForm } from '../../../screens/shelf/new-game/form.tsx'
import { firstWish } from '../../../screens/shelf/new-game/wish.ts'
import { COUNTS, FIRST_SEATS, optionsOf, proposedRounds, ROUNDS } from './wish.ts'
import '../style/new-game.css'

const SEATS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const

/** Who plays, until when, and by which switches. */
export function NewCaveGame({ onClose }: NewGameProps) {
  const [table, setTable] = useState(() => firstWish(FIRST_SEATS))
  const [chosen, setRounds] = useState<number | null>(null)
  const rounds = chosen ?? proposedRounds(table.seats.length)
  const isChosen = table.variants.includes('choose-characters')
  return (
    <NewGameForm
      game="cave"
      title="A new game of The Cave"
      wish={table}
      onWish={setTable}
      onClose={onClose}
      counts={COUNTS}
      seatLegend={(seat) => (
        <>
          {SEATS[seat]} player{' '}
          <small className="muted">
            {table.seats.length === 1 ? 'alone against the cave and the last round' : `a Character is ${isChosen ? 'chosen' : 'dealt'}`}
          </small>
        </>
      )}
      variants={VARIANT_WORDS}
      options={() => optionsOf({ rounds })}
    >
      <RoundsField rounds={rounds} onChange={setRounds} />
      <p className="small muted">
        The rulebook survives; the board’s layout, most of the cards and seven of the eight Characters do not. Those were made for this app,
        and the rulebook marks them as ours.
      </p>
    </NewGameForm>
  )
}

const OTHER = 150

/** With the last round renown decides; alone it is a game lost. */
function RoundsField({ rounds, onChange }: { readonly rounds: number; readonly onChange: (rounds: number) => void }) {
  const isUsual = ROUNDS.includes(rounds)
  return (
    <Choices legend="The last round">
      <label className="v-rounds">
        <span>The game ends</span>
        <select
          value={isUsual ? rounds : 'other'}
          onChange={({ target }) => onChange(target.value === 'other' ? OTHER : Number(target.value))}
        >
          {ROUNDS.map((each) => (
            <option key={each} value={each}>
              {`after ${each} rounds`}
            </option>
          ))}
          <option value="other">after another number of rounds</option>
        </select>
      </label>
      {!isUsual && (
        <label className="v-rounds">
          <span>Rounds</span>
          <input
            className="field-in"
            type="number"
            min={FEWEST_ROUNDS}
            max={MOST_ROUNDS}
            value={rounds}
            onChange={({ target }) => onChange(Math.max(1, Math.min(MOST_ROUNDS, Math.round(Number(target.value) || 1))))}
          />
        </label>
      )}
      <p className="small muted">
        Win the Magic Crystal and you win at once. After the last round the highest renown wins; a lone player loses.
      </p>
    </Choices>
  )
}
