import { useEffect, useRef, useState } from 'react'
import type { SessionRow } from '../../../electron/contract/index.ts'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { useKeys } from '../../frame/keys.ts'
import { NewGameDialog } from '../../games/hero/new-game/new-game.tsx'
import { KeptHeroes } from '../../games/hero/shelf/heroes.tsx'
import { go } from '../../navigation.ts'
import { ago } from '../when.ts'
import { FinishedGames } from './finished.tsx'
import { namesInWords, type Standing, useShelf, useStandings } from './games.ts'
import { OpenGames } from './open-games.tsx'
import { Sleeves } from './sleeves.tsx'

/** The games of the house, and what was played of those that keep no campaigns. */
export function ShelfScreen() {
  const shelf = useShelf()
  const standings = useStandings(shelf.open)
  const [making, setMaking] = useState(false)
  if (shelf.error) return <TroubleScreen error={shelf.error} onRetry={shelf.retry} />
  if (shelf.loading) return <Waiting>Taking the games from the shelf.</Waiting>
  const titleOf = (game: string) => shelf.games.find(({ id }) => id === game)?.title ?? game
  const [last] = shelf.open
  return (
    <div className="app">
      <Bar where={<b>Games of the house</b>} />
      <main className="field shelf">
        <section aria-labelledby="sleeves">
          <h2 id="sleeves" className="vh">
            The games
          </h2>
          <Sleeves
            games={shelf.games}
            openOf={(game) => shelf.open.filter((row) => row.game === game).length}
            onNew={() => setMaking(true)}
          />
        </section>
        <div className="shelf-lists">
          <OpenGames rows={shelf.open} standings={standings} titleOf={titleOf} />
          <FinishedGames games={shelf.finished} />
        </div>
      </main>
      <aside className="side side--2">
        {last ? (
          <GoOn row={last} standing={standings[0]} title={titleOf(last.game)} onNew={() => setMaking(true)} />
        ) : (
          <NothingOpen onNew={() => setMaking(true)} />
        )}
        <KeptHeroes />
      </aside>
      {making && <NewGameDialog onClose={() => setMaking(false)} />}
    </div>
  )
}

interface GoOnProps {
  readonly row: SessionRow
  readonly standing: Standing | undefined
  readonly title: string
  readonly onNew: () => void
}

/** The game that was played last: one key leads back to it. */
function GoOn({ row, standing, title, onNew }: GoOnProps) {
  const resume = () => go({ kind: 'table', session: row.session })
  const button = useFirstFocus()
  useKeys((event) => {
    if (event.key === 'Enter') resume()
  })
  const rows: readonly (readonly [string, string])[] = [
    ['Players', namesInWords(row.seats)],
    ...(standing ? [['Stands at', standing.when] as const] : []),
    ...(standing?.asked ? [['Asked', standing.asked] as const] : []),
    ['Left off', ago(row.updatedAt, Date.now())],
  ]
  return (
    <section className="card go" aria-labelledby="go">
      <p className="steps">
        <b>{title} is open</b>
      </p>
      <h2 id="go">Alysa still waits</h2>
      <dl className="go-rows">
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <button ref={button} type="button" className="btn btn--go btn--big" onClick={resume}>
        Continue the game <span className="kbd">Enter</span>
      </button>
      <div className="go-alt">
        <button type="button" className="btn" onClick={onNew}>
          New game
        </button>
      </div>
    </section>
  )
}

function NothingOpen({ onNew }: { readonly onNew: () => void }) {
  const button = useFirstFocus()
  useKeys((event) => {
    if (event.key === 'Enter') onNew()
  })
  return (
    <section className="card go" aria-labelledby="go">
      <h2 id="go">Who wins Alysa?</h2>
      <p className="lead">
        Two or three heroes, each alone in his catacomb. People at this screen and bots sit down in any mixture; what one may not see is
        kept from him.
      </p>
      <button ref={button} type="button" className="btn btn--go btn--big" onClick={onNew}>
        New game of HERO <span className="kbd">Enter</span>
      </button>
    </section>
  )
}

/** Nothing else having the focus, the card's button has it. */
function useFirstFocus() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return button
}
