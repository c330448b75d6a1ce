import type { GameRecord } from '../../../electron/contract/index.ts'
import { tenths } from '../../../engine/kernel/figures.ts'
import { addressOf } from '../../navigation.ts'
import { FinishedGame } from '../shelf/finished.tsx'
import { type Score, scoresOf } from './scores.ts'

/** The length of a ranking, as in the rankings of campaigns by the host. */
const MOST = 10

/** Sessions of games without campaigns, game by game: the best scores, and how each session ended. */
export function OtherGames({ games }: { readonly games: readonly GameRecord[] }) {
  const byGame = Map.groupBy(games, ({ game }) => game)
  return [...byGame].map(([game, played]) => <GameBoards key={game} id={game} title={played[0]?.title ?? game} games={played} />)
}

interface GameBoardsProps {
  readonly id: string
  readonly title: string
  readonly games: readonly GameRecord[]
}

function GameBoards({ id, title, games }: GameBoardsProps) {
  return (
    <>
      <section className="best" aria-labelledby={`most-${id}`}>
        <div className="head">
          <h2 id={`most-${id}`}>{title}: the best scores</h2>
          <span className="aside">points</span>
        </div>
        <ol>
          {scoresOf(games)
            .slice(0, MOST)
            .map((score) => (
              <BestScore key={`${score.session}-${score.id}`} score={score} />
            ))}
        </ol>
      </section>
      <section className="best" aria-labelledby={`games-${id}`}>
        <div className="head">
          <h2 id={`games-${id}`}>{title}: the newest games</h2>
          <span className="aside">{games.length} in all</span>
        </div>
        <ol className="shelf-games">
          {games.slice(0, MOST).map((game) => (
            <FinishedGame key={game.session} game={game} />
          ))}
        </ol>
      </section>
    </>
  )
}

function BestScore({ score: { session, label, player, won, points, rank } }: { readonly score: Score }) {
  return (
    <li className={rank === 1 ? 'is-first' : undefined}>
      <span className="rank">{rank}</span>
      <span className="who">
        <a className="name" href={addressOf({ kind: 'replay', session, input: 0 })}>
          {label}
        </a>
        <small>
          {player && <span>{player}</span>}
          {won && <span>won</span>}
        </small>
      </span>
      <b className="num">{tenths(points)}</b>
    </li>
  )
}
