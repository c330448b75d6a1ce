import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { WeekGame } from '../../../electron/contract/index.ts'
import { Refused } from '../../dialog/refused.tsx'
import { momentOf } from '../../frame/when.ts'
import type { GamePage } from '../../game-page.ts'
import { useGamePages } from '../../game-pages.ts'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { askAgain, queries } from '../../host/queries.ts'
import { weekInWords } from '../../host/week.ts'
import { addressOf, go } from '../../navigation.ts'
import { rankInWords } from '../../table/week-line.tsx'

/** The week's game: the same start for everyone, begun at one press. */
export function WeekCard({ game: first }: { readonly game: string }) {
  const client = useClient()
  const cache = useQueryClient()
  const { data: week } = useQuery(queries.week(client))
  const pages = useGamePages()
  const [wanted, want] = useState(first)
  const id = useId()
  useEffect(() => client.on('session.changed', () => askAgain(cache, ['week'])), [client, cache])
  const games = (week?.games ?? []).flatMap((each) => {
    const page = pages.find((one) => one.id === each.game)
    return page ? [{ ...each, page }] : []
  })
  const chosen = games.find(({ game }) => game === wanted) ?? games[0]
  if (!week || !chosen) return null
  return (
    <section className="pane week-card" aria-labelledby={`${id}t`}>
      <div className="head">
        <h2 id={`${id}t`}>This week’s {chosen.page.words.one}</h2>
        <span className="aside">{weekInWords(week.week)}</span>
      </div>
      <div className="week-in">
        <p className="rowf">
          <label htmlFor={`${id}g`}>Game</label>
          <select id={`${id}g`} className="field-in" value={chosen.game} onChange={(event) => want(event.target.value)}>
            {games.map(({ game, page }) => (
              <option key={game} value={game}>
                {page.title}
              </option>
            ))}
          </select>
        </p>
        <p className="small muted">
          The same start for everyone, until {momentOf(week.until)}. Your first try counts; the dice cannot be undone.
        </p>
        <Standing key={chosen.game} of={chosen} page={chosen.page} />
      </div>
    </section>
  )
}

function Standing({ of: { game, measures, attempt, open, best }, page }: { readonly of: WeekGame; readonly page: GamePage }) {
  const { one } = page.words
  const start = useCommand('week.start', ({ session }) => go({ kind: 'table', session }))
  return (
    <>
      {attempt && attempt.status !== 'open' && (
        <p>
          <a href={addressOf({ kind: 'story', session: attempt.session })}>Yours this week</a>:{' '}
          {attempt.rank ? `${rankInWords(measures, attempt.rank)}.` : 'given up.'}
        </p>
      )}
      {best?.rank && (
        <p>
          Best of earlier weeks: {rankInWords(measures, best.rank)} ({weekInWords(best.week)}).
        </p>
      )}
      <p className="rowf">
        {open === null ? (
          <button type="button" className="btn" disabled={start.busy} onClick={() => start.run({ game })}>
            {attempt ? 'Play it again, unranked' : `Begin this week’s ${one}`}
          </button>
        ) : (
          <a className="btn" href={addressOf({ kind: 'table', session: open })}>
            Continue this week’s {one}
          </a>
        )}
      </p>
      <Refused error={start.error} />
    </>
  )
}
