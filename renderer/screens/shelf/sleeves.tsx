import type { GameInfo } from '../../../electron/contract/index.ts'
import { counted } from '../../charts/figures.ts'
import { useGamePages } from '../../game-pages.ts'
import { addressOf } from '../../navigation.ts'
import { isOfHall } from '../../table/home.ts'

interface SleevesProps {
  readonly games: readonly GameInfo[]
  /** How many sessions of each are open. */
  readonly openOf: (game: string) => number
  readonly onNew: (game: string) => void
}

/** All games side by side, each in its own colours. */
export function Sleeves({ games, openOf, onNew }: SleevesProps) {
  const pages = useGamePages()
  return (
    <ul className="sleeves">
      {games.map((game) => {
        const page = pages.find(({ id }) => id === game.id)
        return (
          <li key={game.id} className="sleeve" data-game={game.id}>
            <div className="sleeve-art">{page && <page.Art />}</div>
            <div className="sleeve-in">
              <h3>{game.title}</h3>
              <p className="small">{page?.blurb}</p>
              <p className="sleeve-foot">
                <span className="small muted">
                  {playersOf(game)}
                  {openOf(game.id) > 0 && `, ${counted(openOf(game.id), 'game')} open`}
                </span>
                {page?.campaign && (
                  <a className="btn" href={addressOf({ kind: 'hall', campaign: null, game: game.id })}>
                    To its hall
                  </a>
                )}
                {!isOfHall(page, null) && (
                  <button type="button" className="btn" onClick={() => onNew(game.id)}>
                    New game<span className="vh"> of {game.title}</span>
                  </button>
                )}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function playersOf({ seats: { min, max } }: GameInfo): string {
  return min === max ? counted(min, 'player') : `${min} to ${max} players`
}
