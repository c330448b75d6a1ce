import { useQuery } from '@tanstack/react-query'
import type { LabResult } from '../../../electron/contract/index.ts'
import { many } from '../../../engine/kernel/words.ts'
import { Refused } from '../../dialog/refused.tsx'
import type { GamePage } from '../../game-page.ts'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { queries } from '../../host/queries.ts'
import { addressOf, go } from '../../navigation.ts'
import { barOf, type ChosenBar } from './bars.ts'
import { measured } from './in-words.ts'
import { useLostFocus } from './lost-focus.ts'

interface GamesPaneProps {
  readonly run: LabResult
  readonly page: GamePage
  /** As the address names it. */
  readonly bar: string
}

/** The games that a bar counts; each of them opens in the replay. */
export function GamesPane({ run, page, bar }: GamesPaneProps) {
  const client = useClient()
  const heading = useLostFocus()
  const chosen = barOf(bar)
  const games = useQuery({ ...queries.labGames(client, run.job, chosen, run.done), enabled: chosen !== null })
  const open = useCommand('lab.open', ({ session }) => go({ kind: 'replay', session, input: 0 }))
  if (chosen === null) return null
  const { words } = page
  const count = games.data?.count ?? 0
  return (
    <section className="pane lab-games" aria-labelledby="lab-games">
      <div className="head">
        <h2 id="lab-games" ref={heading} tabIndex={-1}>
          {titleOf(run, chosen, page)}
        </h2>
        <span className="aside">{games.data && many(count, words.one, words.many)}</span>
        <button type="button" className="btn btn--quiet" onClick={() => leave(run.job, bar)}>
          Close<span className="vh"> the list</span>
        </button>
      </div>
      <Refused error={games.error ?? open.error} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="scroll" tabIndex={0} aria-label="The games of this bar" aria-busy={games.isPending}>
        {games.data && count === 0 && <p className="played-none">No {words.one} here.</p>}
        <ol className="played">
          {games.data?.games.map(({ n, text }) => (
            <li key={n}>
              <b className="no fig">{n + 1}</b>
              <p className="t">{text}</p>
              <button
                type="button"
                className="btn"
                disabled={open.busy}
                aria-label={`Replay ${words.one} ${n + 1}`}
                onClick={() => open.run({ job: run.job, arm: chosen.arm, n })}
              >
                Replay
              </button>
            </li>
          ))}
        </ol>
        {games.data && games.data.games.length < count && (
          <p className="played-none">These are the first {games.data.games.length}; the CSV file has all.</p>
        )}
      </section>
    </section>
  )
}

/** Back to its bar, which is one tab stop of many. */
function leave(job: string, bar: string): void {
  const place = { kind: 'lab', game: null, campaign: null, job } as const
  go({ ...place, bar: null })
  document.querySelector<SVGElement>(`[href="${CSS.escape(addressOf({ ...place, bar }))}"]`)?.focus()
}

/** What the bar stands for, as a heading: `Master: Someone comes home`. */
export function titleOf(
  { arms, sums }: Pick<LabResult, 'arms' | 'sums'>,
  { arm, bar }: ChosenBar,
  { words }: Pick<GamePage, 'words'>,
): string {
  const of = arms.length > 1 ? `${arms[arm] ?? ''}: ` : ''
  const label = (id: string) => [...sums.shares, ...sums.amounts].find((measure) => measure.id === id)?.label ?? id
  if ('share' in bar) return `${of}${label(bar.share)}`
  if ('amount' in bar) return `${of}${label(bar.amount)}, ${measured(bar.from)} to ${measured(bar.to - 1)}`
  if ('cause' in bar) return `${of}${sums.arms[arm]?.causes.find(({ id }) => id === bar.cause)?.label ?? bar.cause}`
  if ('fellAfter' in bar) return `${of}Deaths in ${words.turn} ${bar.fellAfter + 1} to ${bar.until}`
  if ('fellOn' in bar) return `${of}Deaths on level ${bar.fellOn}`
  const name = sums.arms[arm]?.people.find(({ id }) => id === bar.person)?.name ?? ''
  return `${of}${name} ${{ home: 'comes home', fallen: 'falls', victory: 'wins' }[bar.fate]}`
}
