import { useState } from 'react'
import { VARIANT_WORDS } from '../../../../engine/cave/open/variants.ts'
import { FEWEST_ROUNDS, MOST_ROUNDS } from '../../../../engine/cave/tables/limits.ts'
import type { NewGameProps } from '../../../game-page.ts'
import { NewGameForm } from '../../../screens/shelf/new-game/form.tsx'
import { RoundsField } from '../../../screens/shelf/new-game/rounds-field.tsx'
import { firstWish } from '../../../screens/shelf/new-game/wish.ts'
import { COUNTS, FIRST_SEATS, optionsOf, proposedRounds, ROUNDS } from './wish.ts'

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
      <RoundsField
        rounds={rounds}
        onChange={setRounds}
        usual={ROUNDS}
        ends={(each) => `after ${each} rounds`}
        other={150}
        fewest={FEWEST_ROUNDS}
        most={MOST_ROUNDS}
      >
        Win the Magic Crystal and you win at once. After the last round the highest renown wins; a lone player loses.
      </RoundsField>
      <p className="small muted">
        The rulebook survives; the board’s layout, most of the cards and seven of the eight Characters do not. Those were made for this app,
        and the rulebook marks them as ours.
      </p>
    </NewGameForm>
  )
}
