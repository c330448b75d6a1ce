import { Suspense, startTransition, useEffect, useRef, useState } from 'react'
import type { SessionRow } from '../../../electron/contract/index.ts'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { useKeys } from '../../frame/keys.ts'
import { ago } from '../../frame/when.ts'
import type { GamePage } from '../../game-page.ts'
import { standsAt, useGamePages } from '../../game-pages.ts'
import { useCommand } from '../../host/command.ts'
import { addressOf, go } from '../../navigation.ts'
import { isOfHall } from '../../table/home.ts'
import { FinishedGames } from './finished.tsx'
import { OpenGames } from './open-games.tsx'
import { type StandingOf, useShelf, useStandings } from './played.ts'
import { openInWords } from './players.ts'
import { Sleeves } from './sleeves.tsx'

/** All games, and the sessions of those without campaigns. */
export function ShelfScreen() {
  const shelf = useShelf()
  const pages = useGamePages()
  const standings = useStandings(shelf.open)
  const [making, setMaking] = useState<GamePage | null>(null)
  const start = useCommand('game.start', ({ session }) => go({ kind: 'table', session }))
  const error = shelf.error ?? start.error
  const retry = () => {
    start.forget()
    shelf.retry()
  }
  if (error) return <TroubleScreen error={error} onRetry={retry} />
  if (shelf.loading) return <Waiting>Loading the games.</Waiting>
  const titleOf = (game: string) => shelf.games.find(({ id }) => id === game)?.title ?? game
  const pageOf = (game: string) => pages.find(({ id }) => id === game)
  const begin = (game: string) => {
    const page = pageOf(game)
    // The form is loaded on first use: in a transition it appears as soon as it has loaded.
    if (page?.NewGame) startTransition(() => setMaking(page))
    else start.run({ game })
  }
  const [last] = shelf.open
  // A game that begins in its hall alone is not begun here.
  const withoutHall = pages.find((page) => !isOfHall(page, null))
  const usual = pageOf(last?.game ?? '') ?? withoutHall
  return (
    <div className="app">
      <Bar where={<b>All games</b>} />
      <main className="field shelf">
        <section aria-labelledby="sleeves">
          <h2 id="sleeves" className="vh">
            The games
          </h2>
          <Sleeves games={shelf.games} openOf={(game) => shelf.open.filter((row) => row.game === game).length} onNew={begin} />
        </section>
        <div className="shelf-lists">
          <OpenGames rows={shelf.open} standings={standings} titleOf={titleOf} />
          <FinishedGames games={shelf.finished} noneYet={(isOfHall(usual, null) ? withoutHall : usual)?.invites.noneFinished ?? ''} />
        </div>
      </main>
      <aside className="side side--2">
        {last ? (
          <GoOn
            row={last}
            standing={standings[0]}
            title={titleOf(last.game)}
            page={pageOf(last.game)}
            heading={usual?.invites.waits ?? 'It is still open'}
            onNew={() => begin(last.game)}
          />
        ) : (
          usual && <NothingOpen page={usual} onNew={() => begin(usual.id)} />
        )}
        <Suspense>{pages.map(({ id, Shelf }) => Shelf && <Shelf key={id} />)}</Suspense>
      </aside>
      <Suspense>{making?.NewGame && <making.NewGame onClose={() => setMaking(null)} />}</Suspense>
    </div>
  )
}

interface GoOnProps {
  readonly row: SessionRow
  readonly standing: StandingOf | undefined
  readonly title: string
  readonly page: GamePage | undefined
  readonly heading: string
  readonly onNew: () => void
}

/** The game played last: one key leads back to it. */
function GoOn({ row, standing, title, page, heading, onNew }: GoOnProps) {
  const resume = () => go({ kind: 'table', session: row.session })
  const button = useFirstFocus()
  useKeys((event) => {
    if (event.key === 'Enter') resume()
  })
  const rows: readonly (readonly [string, string])[] = [
    row.party.length > 0 ? ['Inside', openInWords(row)] : ['Players', openInWords(row)],
    ...(standing ? standsAt(standing) : []),
    ...(standing?.asked ? [['Asked', standing.asked] as const] : []),
    ['Left off', ago(row.updatedAt, Date.now())],
  ]
  return (
    <section className="card go" aria-labelledby="go">
      <p className="steps">
        <b>{title} is open</b>
      </p>
      <h2 id="go">{heading}</h2>
      <dl className="go-rows">
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <button ref={button} type="button" className="btn btn--go btn--big" onClick={resume}>
        Continue the {page?.words.one ?? 'game'} <span className="kbd">Enter</span>
      </button>
      <div className="go-alt">
        {page?.campaign && (
          <a className="btn" href={addressOf({ kind: 'hall', campaign: null, game: page.id })}>
            To its hall
          </a>
        )}
        {!isOfHall(page, null) && (
          <button type="button" className="btn" onClick={onNew}>
            New game
          </button>
        )}
      </div>
    </section>
  )
}

function NothingOpen({ page: { title, invites }, onNew }: { readonly page: GamePage; readonly onNew: () => void }) {
  const button = useFirstFocus()
  useKeys((event) => {
    if (event.key === 'Enter') onNew()
  })
  return (
    <section className="card go" aria-labelledby="go">
      <h2 id="go">{invites.begins}</h2>
      <p className="lead">{invites.lead}</p>
      <button ref={button} type="button" className="btn btn--go btn--big" onClick={onNew}>
        New game of {title} <span className="kbd">Enter</span>
      </button>
    </section>
  )
}

/** The button of the card has the focus if nothing else does. */
function useFirstFocus() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return button
}
