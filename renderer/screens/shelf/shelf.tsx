import { lazy, Suspense, startTransition, useState } from 'react'
import { type Campaign, recentCampaigns, type SessionRow } from '../../../electron/contract/index.ts'
import { Refused } from '../../dialog/refused.tsx'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { GreatButton } from '../../frame/great-button.tsx'
import { ago } from '../../frame/when.ts'
import type { GamePage } from '../../game-page.ts'
import { standsAt, useGamePages } from '../../game-pages.ts'
import { isOfHall } from '../../home.ts'
import { useCommand } from '../../host/command.ts'
import { useCampaigns } from '../../host/hall.ts'
import { lastPlayed, leftOff } from '../../host/last-played.ts'
import { addressOf, go } from '../../navigation.ts'
import { BeginCard, Boxes, type BoxWords } from '../cover/cover.tsx'
import { HallCard } from '../cover/hall-card.tsx'
import { FinishedGames } from './finished.tsx'
import { OpenGames } from './open-games.tsx'
import { type StandingOf, useShelf, useStandings } from './played.ts'
import { openInWords } from './players.ts'

const WeekCard = lazy(async () => ({ default: (await import('../week/week-card.tsx')).WeekCard }))

/** All games as boxes on a board, what is open and what was finished, and one card: the game played last, or the one pressed. */
export function ShelfScreen() {
  const shelf = useShelf()
  const games = useGamePages()
  const campaigns = useCampaigns()
  const standings = useStandings(shelf.open)
  const [pressed, press] = useState<GamePage | null>(null)
  if (shelf.error) return <TroubleScreen error={shelf.error} onRetry={shelf.retry} />
  if (shelf.loading || campaigns.isPending) return <Waiting>Loading the games…</Waiting>
  const kept = campaigns.data ?? []
  const last = lastPlayed(shelf.open, shelf.finished, kept)
  const chosen = pressed ?? games.find(({ id }) => id === last?.game) ?? games[0]
  return (
    <div className="app">
      <Bar where={<b>All games</b>} />
      <main className="field shelf">
        <Boxes games={games} chosen={chosen} onChoose={press} saidOf={(game) => shelfSaid(game, shelf.open, kept)} />
        <div className="shelf-lists">
          <OpenGames rows={shelf.open} standings={standings} />
          <FinishedGames games={shelf.finished} />
        </div>
      </main>
      <aside className="side side--2">
        {chosen && (
          <ShelfCard
            key={chosen.id}
            game={chosen}
            open={shelf.open}
            campaigns={kept}
            standingOf={(row) => standings[shelf.open.indexOf(row)]}
            takesFocus={pressed !== null}
          />
        )}
        {chosen && (
          <Suspense>
            <WeekCard key={`week ${chosen.id}`} game={chosen.id} />
          </Suspense>
        )}
        <Suspense>{games.map(({ id, Shelf }) => Shelf && <Shelf key={id} />)}</Suspense>
      </aside>
    </div>
  )
}

/** What the box of a game says: who plays it, and how much of it is kept. */
function shelfSaid({ id, cover }: GamePage, open: readonly SessionRow[], campaigns: readonly Campaign[]): BoxWords {
  const opened = open.filter(({ game }) => game === id).length
  const halls = recentCampaigns(campaigns.filter(({ game }) => game === id)).length
  const note = [halls > 0 && `${halls} ${halls === 1 ? 'hall' : 'halls'}`, opened > 0 && `${opened} open`].filter(Boolean).join(', ')
  return { ...cover, note }
}

interface ShelfCardProps {
  readonly game: GamePage
  readonly open: readonly SessionRow[]
  readonly campaigns: readonly Campaign[]
  readonly standingOf: (row: SessionRow) => StandingOf | undefined
  readonly takesFocus: boolean
}

/** The next step in a game: back to the open one, to its hall, or into a new one. */
function ShelfCard({ game, open, campaigns, standingOf, takesFocus }: ShelfCardProps) {
  const left = leftOff(game.id, open, campaigns)
  switch (left.at) {
    case 'table':
      return <GoOn row={left.row} standing={standingOf(left.row)} game={game} takesFocus={takesFocus} />
    case 'hall':
      return (
        <>
          <HallCard campaign={left.campaign} game={game} takesFocus={takesFocus} />
          <WithoutCampaign game={game} />
        </>
      )
    case 'nowhere':
      return (
        <>
          <BeginCard game={game} takesFocus={takesFocus} own={game.campaign ? 'New campaign' : `New game of ${game.title}`} />
          <WithoutCampaign game={game} />
        </>
      )
  }
}

interface GoOnProps {
  readonly row: SessionRow
  readonly standing: StandingOf | undefined
  readonly game: GamePage
  readonly takesFocus: boolean
}

/** An open game: one key leads back to it. */
function GoOn({ row, standing, game, takesFocus }: GoOnProps) {
  const rows: readonly (readonly [string, string])[] = [
    [row.party.length > 0 ? 'Inside' : 'Players', openInWords(row)],
    ...(standing ? standsAt(standing) : []),
    ...(standing?.asked ? [['To decide', standing.asked] as const] : []),
    ['Left off', ago(row.updatedAt, Date.now())],
  ]
  return (
    <section className="card go" aria-labelledby="go">
      <p className="steps">
        <b>{game.title} is open</b>
      </p>
      <h2 id="go">{game.waits}</h2>
      <dl className="go-rows">
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <GreatButton
        label={`Continue the ${game.words.one}`}
        onGo={() => go({ kind: 'table', session: row.session })}
        takesFocus={takesFocus}
      />
      <div className="go-alt">
        {game.campaign && (
          <a className="btn" href={addressOf({ kind: 'hall', campaign: row.campaign, ...(row.campaign === null && { game: game.id }) })}>
            Open hall
          </a>
        )}
        {!isOfHall(game, null) && <NewGame game={game} />}
      </div>
    </section>
  )
}

/** A game with campaigns that can be played without one. */
function WithoutCampaign({ game }: { readonly game: GamePage }) {
  if (!game.campaign || isOfHall(game, null)) return null
  return (
    <p className="go-alt">
      <NewGame game={game} />
    </p>
  )
}

/** Begins another game, with choices where the game has any. */
function NewGame({ game: { id, title, NewGame: Form } }: { readonly game: GamePage }) {
  const [isOpen, setOpen] = useState(false)
  const start = useCommand('game.start', ({ session }) => go({ kind: 'table', session }))
  return (
    <>
      <button
        type="button"
        className="btn"
        disabled={start.busy}
        // The form is loaded on first use: in a transition it appears as soon as it has loaded.
        onClick={() => (Form ? startTransition(() => setOpen(true)) : start.run({ game: id }))}
      >
        New game of {title}
      </button>
      <Refused error={start.error} />
      {isOpen && Form && (
        <Suspense>
          <Form onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
