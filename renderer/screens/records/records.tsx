import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { HallOfRecords, Unreadable } from '../../../electron/contract/index.ts'
import { tenths } from '../../../engine/kernel/figures.ts'
import { Counter } from '../../board/counter.tsx'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { useGamePages, useTitleOf } from '../../game-pages.ts'
import { useClient } from '../../host/client.tsx'
import { useLongWork } from '../../host/long-work.ts'
import { queries } from '../../host/queries.ts'
import { Icon } from '../../icons/icon.tsx'
import { addressOf, go } from '../../navigation.ts'
import { useFinishedGames } from '../shelf/played.ts'
import { OtherGames } from './games.tsx'

/** The best of all campaigns, by what they are best at; beside them games without campaigns. */
export function RecordsScreen() {
  const client = useClient()
  const work = useLongWork()
  const records = useQuery(queries.records(client, work.begin))
  const unreadable = useQuery(queries.unreadable(client))
  const others = useFinishedGames()
  const titleOf = useTitleOf()
  const pages = useGamePages()
  const toHall = () => go({ kind: 'hall', campaign: null })
  const error = records.error ?? others.error
  if (error) return <TroubleScreen error={error} onLeave={toHall} />
  if (!records.data || others.loading)
    return (
      <Waiting>
        {work.share === 0 ? 'Loading the records…' : `Retelling old games: ${Math.round(work.share * 100)} of 100.`}
        {work.share > 0 && (
          <button type="button" className="btn" onClick={work.stop}>
            Stop
          </button>
        )}
      </Waiting>
    )
  const told = records.data.filter(({ rows }) => rows.length > 0)
  const several = new Set(told.map(({ game }) => game)).size > 1
  return (
    <div className="app app--whole records-app">
      <Bar where={<b>Hall of fame</b>}>
        <a className="btn btn--quiet" href={addressOf({ kind: 'puzzles' })}>
          Puzzles
        </a>
      </Bar>
      <main className="field records">
        {told.length === 0 && others.games.length === 0 ? (
          <section className="state">
            <Icon name="x-candle" />
            <h2>No record stands yet</h2>
            <p>
              Everyone who comes home is ranked here against all others, in every campaign: by what they earned and brought home, by how
              often they came back, by what they killed.
            </p>
            <p className="rowf">
              <button type="button" className="btn btn--go" onClick={toHall}>
                Open hall
              </button>
            </p>
          </section>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          <section className="scroll" tabIndex={0} aria-label="Records">
            <LeftOut rows={unreadable.data ?? []} />
            <Suspense>
              {pages.map(({ id, Records }) => {
                const boards = told.filter(({ game }) => game === id)
                return Records && boards.length > 0 && <Records key={id} boards={boards} />
              })}
            </Suspense>
            <div className="bests">
              {told.map((board) => (
                <Board key={`${board.game} ${board.id}`} board={board} of={several ? titleOf(board.game) : null} />
              ))}
              <OtherGames games={others.games} />
            </div>
          </section>
        )}
      </main>
    </div>
  )
}

/** What cannot be read is named: the lists below are without it. */
function LeftOut({ rows }: { readonly rows: Unreadable }) {
  return rows.map(({ session, character, text }) => (
    <p className="warn" key={session ?? character}>
      {text}
    </p>
  ))
}

type BoardOf = HallOfRecords[number]

interface BoardProps {
  readonly board: BoardOf
  /** The title of the game, if there are boards of several. */
  readonly of: string | null
}

function Board({ board: { game, id, title, unit, rows }, of }: BoardProps) {
  const head = `board-${game}-${id}`
  const hasFaces = rows.some(({ portrait }) => portrait !== null)
  return (
    <section className={hasFaces ? 'best has-faces' : 'best'} aria-labelledby={head}>
      <div className="head">
        <h2 id={head}>{of === null ? title : `${of}: ${title}`}</h2>
        <span className="aside">{unit}</span>
      </div>
      <ol>
        {rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rank is its place
          <li key={i} className={rankOf(rows, i) === 1 ? 'is-first' : undefined}>
            <span className="rank">{rankInWords(rows, i)}</span>
            {hasFaces && <span className="portrait-of">{row.portrait !== null && <Counter icon={row.portrait} small />}</span>}
            <span className="who">
              <Who row={row} />
              <small>
                {row.detail && <span>{row.detail}</span>}
                {row.campaign !== null && <a href={addressOf({ kind: 'chronicle', campaign: row.campaign })}>{row.campaignName}</a>}
              </small>
            </span>
            <b className="num">{tenths(row.value)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Equal values share a rank. */
export function rankOf(rows: readonly { readonly value: number }[], i: number): number {
  return rows.findIndex(({ value }) => value === rows[i]?.value) + 1
}

/** `2`, and of a shared rank `2=` at its first, nothing at the others. */
function rankInWords(rows: BoardOf['rows'], i: number): string {
  const rank = rankOf(rows, i)
  if (rank !== i + 1) return ''
  return rows[i + 1]?.value === rows[i]?.value ? `${rank}=` : `${rank}`
}

/** A person leads to the record, a game to its story. */
function Who({ row: { label, character, session } }: { readonly row: BoardOf['rows'][number] }) {
  if (character !== undefined) {
    return (
      <a className="name" href={addressOf({ kind: 'character', character })}>
        {label}
      </a>
    )
  }
  return session === undefined ? (
    <span className="name">{label}</span>
  ) : (
    <a className="name" href={addressOf({ kind: 'story', session })}>
      {label}
    </a>
  )
}
