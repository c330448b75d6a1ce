import type { GameInfo } from '../../../electron/contract/index.ts'
import { counted } from '../../charts/figures.ts'
import { Icon } from '../../icons/icon.tsx'
import { addressOf } from '../../navigation.ts'

interface SleevesProps {
  readonly games: readonly GameInfo[]
  /** How many games of each lie open. */
  readonly openOf: (game: string) => number
  readonly onNew: (game: string) => void
}

/** The games of the house side by side, each in its own colours. */
export function Sleeves({ games, openOf, onNew }: SleevesProps) {
  return (
    <ul className="sleeves">
      {games.map((game) => (
        <li key={game.id} className="sleeve" data-game={game.id}>
          <Art game={game.id} />
          <div className="sleeve-in">
            <h3>{game.title}</h3>
            <p className="small">{BLURBS[game.id]}</p>
            <p className="sleeve-foot">
              <span className="small muted">
                {playersOf(game)}
                {openOf(game.id) > 0 && `, ${counted(openOf(game.id), 'game')} open`}
              </span>
              {game.id === 'citadel' ? (
                <a className="btn" href={addressOf({ kind: 'hall', campaign: null })}>
                  To its hall
                </a>
              ) : (
                <button type="button" className="btn" onClick={() => onNew(game.id)}>
                  New game of {game.title}
                </button>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const BLURBS: Readonly<Record<string, string>> = {
  citadel: 'A party goes down into the dark together, and some of it comes home. Campaigns keep who lived and what it cost.',
  hero: 'Three catacombs, one Alysa. Each player has a hero in one of them, and the monsters of somebody else’s to set on him. The maps printed in 1980 are lost: these are drawn for this app.',
}

function playersOf({ seats: { min, max } }: GameInfo): string {
  return min === max ? counted(min, 'player') : `${min} to ${max} players`
}

function Art({ game }: { readonly game: string }) {
  return <div className="sleeve-art">{game === 'hero' ? <Heart /> : <Icon name="x-gateway" />}</div>
}

/** Whose it will be is what the game is about. */
function Heart() {
  return (
    <svg className="i" viewBox="0 0 40 36" aria-hidden="true">
      <path d="M20 35 3 18A9.6 9.6 0 0 1 16.6 4.4L20 7.8l3.4-3.4A9.6 9.6 0 0 1 37 18z" />
    </svg>
  )
}
