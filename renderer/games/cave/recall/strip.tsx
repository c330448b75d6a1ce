import type { SessionView } from '../../../../engine/kernel/types.ts'
import { Counter } from '../../../board/counter.tsx'
import { counted } from '../../../charts/figures.ts'
import { characterIcon } from '../icons.ts'
import { caveView } from '../table/view.ts'
import { placeIn } from './place.ts'

/** All players in small: Lives and Gold, and where each is. */
export function CavernStrip({ session }: { readonly session: SessionView }) {
  const view = caveView(session)
  if (!view) return null
  return (
    <ul className="back-strip" aria-label="All players">
      {view.players.map((player) => (
        <li key={player.seat} className={player.seat === view.turn ? 'unit is-turn' : 'unit'}>
          <Counter icon={characterIcon(player.character)} tone={player.out ? 'gone' : 'ours'} />
          <span className="unit-body">
            <span className="unit-name">{player.name}</span>
            <span className="unit-line">
              {counted(player.lives, 'Life', 'Lives')}, {player.gold} Gold
            </span>
            <span className="unit-line">{placeIn(player)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
