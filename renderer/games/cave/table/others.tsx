import { characterName } from '../../../../engine/cave/open/names.ts'
import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { Seat } from '../../../../engine/kernel/types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import { PawnMark } from '../board/pieces.tsx'
import { Gauges } from '../cards/gauges.tsx'
import { Lives } from '../cards/lives.tsx'
import { Par } from './par.tsx'

interface OthersProps {
  readonly view: CaveView
  /** Whose sheet is under the board. */
  readonly shown: Seat
  readonly onShow: (seat: Seat) => void
}

/** Beside the map: everyone at the table, and the decks. A press shows someone's sheet. */
export function Others({ view, shown, onShow }: OthersProps) {
  const { cave, adventure, spells } = view.decks
  return (
    <section className="v-others" aria-label="All players">
      <p className="v-others-goal">Gauges: Beast, Apparition, Gnome</p>
      <fieldset>
        <legend className="vh">Whose sheet is shown</legend>
        {view.players.map((player) => (
          <button
            key={player.seat}
            type="button"
            className={player.seat === view.turn ? 'v-other is-turn' : 'v-other'}
            aria-pressed={player.seat === shown}
            onClick={() => onShow(player.seat)}
          >
            <PawnMark player={player} />
            <span>
              <b>{player.out ? 'out of the game' : characterName(player.character)}</b>{' '}
              <span>
                {player.name}, {player.spells.count === 0 ? 'no Spell' : many(player.spells.count, 'Spell')}
              </span>
              <span className="v-other-line">
                <Lives lives={player.lives} /> {player.gold} Gold
              </span>
            </span>
            <Gauges player={player} />
          </button>
        ))}
      </fieldset>
      <dl className="v-decks">
        {view.players.length === 1 && <Par view={view} />}
        <dt>Cave, Adventure</dt>
        <dd>
          {cave.stock}, {adventure.stock}
        </dd>
        <dt>Spells</dt>
        <dd>{spells.stock}</dd>
      </dl>
    </section>
  )
}
