import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, startTransition, useState } from 'react'
import type { GameRecord, SessionRow } from '../../../electron/contract/index.ts'
import { listed, many } from '../../../engine/kernel/words.ts'
import { dayOf } from '../../frame/when.ts'
import { useTitleOf, useWords } from '../../game-pages.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'
import { addressOf } from '../../navigation.ts'
import { DeleteGame } from './delete-game.tsx'
import { openInWords, playerInWords, whatIfInWords } from './players.ts'
import { Spine } from './spine.tsx'

const ImportGameDialog = lazy(async () => ({ default: (await import('../campaigns/import-game.tsx')).ImportGameDialog }))

/** More are shown on request. */
const SHOWN = 12

interface FinishedGamesProps {
  readonly games: readonly GameRecord[]
}

/** Finished games: who won, the scores, and a link to the replay. */
export function FinishedGames({ games }: FinishedGamesProps) {
  const [all, setAll] = useState(false)
  return (
    <section className="pane" aria-label="Finished games">
      <div className="head">
        <h2>Finished games</h2>
        <span className="aside">{games.length === 0 ? 'none yet' : games.length}</span>
        <OpenFile />
      </div>
      <div className="scroll" tabIndex={games.length > 0 ? 0 : undefined}>
        {games.length === 0 && <p className="muted played-none">Your finished games will be listed here.</p>}
        <ol className="shelf-games">
          {(all ? games : games.slice(0, SHOWN)).map((game) => (
            <FinishedGame key={game.session} game={game} />
          ))}
        </ol>
        {!all && games.length > SHOWN && (
          <button type="button" className="btn btn--quiet" onClick={() => setAll(true)}>
            Show all {games.length}
          </button>
        )}
        <BesideTheRecords />
      </div>
    </section>
  )
}

/** A saved game of someone else's, or of another machine. */
function OpenFile() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn btn--quiet" onClick={() => startTransition(() => setOpen(true))}>
        Open a file
      </button>
      {isOpen && (
        <Suspense>
          <ImportGameDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Games that count for nothing: those from files and from the Lab, and what-ifs that are over. */
function BesideTheRecords() {
  const client = useClient()
  const { data: rows = [] } = useQuery(queries.uncounted(client))
  return (
    <>
      <Uncounted title="From files" rows={rows.filter(({ fromFile }) => fromFile)} />
      <Uncounted title="From the Lab" rows={rows.filter(({ lab }) => lab)} />
      <Uncounted title="What-ifs" rows={rows.filter(({ branchOf, fromFile }) => branchOf && !fromFile)} />
    </>
  )
}

function Uncounted({ title, rows }: { readonly title: string; readonly rows: readonly SessionRow[] }) {
  const titleOf = useTitleOf()
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ol className="shelf-games">
        {rows.map((row) => (
          <li key={row.session}>
            <Spine game={row.game} />
            <a className="t" href={addressOf({ kind: 'replay', session: row.session, input: null })}>
              <span className="vh">Replay: </span>
              {nameOf(row)}
            </a>
            <span className="r">{dayOf(row.createdAt)}</span>
            <p>
              {titleOf(row.game)}, {many(row.inputs, 'choice')}
              {row.branchOf && `, ${whatIfInWords(row.branchOf).toLowerCase()}`}
              {row.status === 'open' && ', not over'}.
            </p>
            <DeleteGame row={row} name={nameOf(row)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const nameOf = (row: SessionRow) => row.outcome?.text ?? openInWords(row)

/** One of them, here and in the hall of records. */
export function FinishedGame({ game: { session, game, title, players, outcome, endedAt } }: { readonly game: GameRecord }) {
  const { turn } = useWords(game)
  return (
    <li>
      <Spine game={game} />
      <a className="t" href={addressOf({ kind: 'replay', session, input: 0 })}>
        <span className="vh">Replay: </span>
        {outcome.text}
      </a>
      <span className="r">{dayOf(endedAt)}</span>
      <p>
        {title}
        {outcome.turns !== undefined && `, ${many(outcome.turns, turn)}`}. {listed(players.map(playerInWords))}.
      </p>
      {outcome.standings && (
        <ol className="standings">
          {outcome.standings.map(({ id, label, score, detail, winner }) => (
            <li key={id} className={winner ? 'is-winner' : undefined}>
              <span>
                {label}
                {winner && <b> wins</b>}
              </span>
              <span className="num">{score}</span>
              {detail && <small>{detail}</small>}
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}
