import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { Seat } from '../../../../engine/kernel/types.ts'
import { counted } from '../../../charts/figures.ts'
import { Icon } from '../../../icons/icon.tsx'
import { Gauges } from '../cards/gauges.tsx'
import { characterIcon } from '../icons.ts'
import { characterName } from '../names.ts'
import { useCaveTables } from '../tables.ts'

interface OthersProps {
  readonly view: CaveView
  /** Whose sheet is under the board. */
  readonly shown: Seat
  readonly onShow: (seat: Seat) => void
}

/** Beside the map: everybody at the table, and the decks. A press shows somebody's sheet. */
export function Others({ view, shown, onShow }: OthersProps) {
  const tables = useCaveTables()
  const { cave, adventure, spells } = view.decks
  return (
    <section className="v-others" aria-label="Everybody">
      <fieldset>
        <legend className="vh">Whose sheet is shown</legend>
        {view.players.map((player) => (
          <div key={player.seat} className={player.seat === view.turn ? 'v-other is-turn' : 'v-other'}>
            <button type="button" aria-pressed={player.seat === shown} onClick={() => onShow(player.seat)}>
              <Icon name={characterIcon(player.character)} />
              <span>
                <b>{player.out ? 'out of the game' : characterName(player.character)}</b> <span>{player.name}</span>{' '}
                <span>
                  {counted(player.lives, 'Life', 'Lives')}, {player.gold} Gold
                  {player.spells.count > 0 && `, ${counted(player.spells.count, 'Spell')}`}
                </span>
              </span>
            </button>
            {tables && <Gauges tables={tables} player={player} />}
          </div>
        ))}
      </fieldset>
      <dl className="v-decks">
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
