import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Puzzle, PuzzleAnswered, PuzzleTried } from '../../../electron/contract/index.ts'
import { many } from '../../../engine/kernel/words.ts'
import { Progress } from '../../dialog/progress.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { dayOf } from '../../frame/when.ts'
import { useTitleOf } from '../../game-pages.ts'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { useLongWork } from '../../host/long-work.ts'
import { queries } from '../../host/queries.ts'
import { Icon } from '../../icons/icon.tsx'
import { addressOf, go } from '../../navigation.ts'
import { lossInWords, VERDICT_WORDS } from '../lost/words.ts'

/** Marked moments as puzzles: the list, and the one that is being answered. */
export function PuzzlesScreen() {
  const puzzles = useQuery(queries.puzzles(useClient()))
  const titleOf = useTitleOf()
  const [chosen, choose] = useState<string | null>(null)
  if (puzzles.error) return <TroubleScreen error={puzzles.error} onLeave={() => go({ kind: 'shelf' })} />
  if (!puzzles.data) return <Waiting>Setting up the puzzles…</Waiting>
  const open = puzzles.data.find((puzzle) => nameOf(puzzle) === chosen) ?? puzzles.data[0]
  return (
    <div className="app">
      <Bar where={<b>Puzzles</b>} />
      <main className="field puzzles">
        {open === undefined ? (
          <section className="state">
            <Icon name="x-candle" />
            <h2>No puzzle yet</h2>
            <p>Mark a moment in the replay of a game: if something was chosen there, it is a puzzle here. What would you choose today?</p>
          </section>
        ) : (
          <>
            <div className="head">
              <h2 id="puzzles">Puzzles</h2>
              <span className="small muted">{many(puzzles.data.length, 'marked moment')}</span>
            </div>
            <ol className="puzzle-list" aria-labelledby="puzzles">
              {puzzles.data.map((puzzle) => (
                <li key={nameOf(puzzle)}>
                  <button type="button" className="btn btn--quiet" aria-pressed={puzzle === open} onClick={() => choose(nameOf(puzzle))}>
                    {puzzle.question}
                  </button>
                  <p>
                    {titleOf(puzzle.game)}, choice {puzzle.input + 1}, {dayOf(puzzle.at)}
                    {puzzle.name && `: ${puzzle.name}`}
                  </p>
                  {puzzle.tried && <p>{answerInWords(puzzle.tried)}</p>}
                </li>
              ))}
            </ol>
          </>
        )}
      </main>
      <aside className="side side--2">{open && <PuzzleCard key={nameOf(open)} puzzle={open} />}</aside>
    </div>
  )
}

const nameOf = ({ session, input }: Puzzle) => `${session} ${input}`

/** The question with its answers and without their odds; once one is chosen, what it comes to. */
function PuzzleCard({ puzzle: { session, input, question, lead, options, tried: before } }: { readonly puzzle: Puzzle }) {
  const [option, setOption] = useState<string | null>(before?.option ?? null)
  const [tried, setTried] = useState<PuzzleTried | null>(before)
  const work = useLongWork()
  const tryIt = useCommand('puzzle.try', setTried)
  return (
    <section className="card puzzle-card" aria-labelledby="puzzle">
      <h2 id="puzzle">{question}</h2>
      {lead && <p className="lead">{lead}</p>}
      {tried && <Tried tried={tried} at={tried === before ? before.at : null} />}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (option !== null) tryIt.run({ session, input, option, work: work.begin() })
        }}
      >
        <fieldset className="puzzle-options">
          <legend className="vh">What would you choose?</legend>
          {options.map(({ id, label }) => (
            <label key={id}>
              <input
                type="radio"
                name="option"
                value={id}
                checked={id === option}
                disabled={tryIt.busy}
                onChange={() => {
                  setOption(id)
                  setTried(null)
                }}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <p className="rowf">
          <button type="submit" className="btn btn--go" disabled={option === null || tryIt.busy || tried !== null}>
            Choose this
          </button>
          <a className="btn btn--quiet" href={addressOf({ kind: 'replay', session, input, exact: true })}>
            Look at the table
          </a>
        </p>
      </form>
      {tryIt.busy && (
        <Progress share={work.share} onStop={work.stop}>
          Playing it out…
        </Progress>
      )}
      <Refused error={tryIt.error} />
    </section>
  )
}

/** `Answered Nov 23, 2026: Go back. Mistake.` */
function answerInWords({ at, mine, grade }: PuzzleAnswered): string {
  return `Answered ${dayOf(at)}: ${mine}.${grade ? ` ${VERDICT_WORDS[grade.verdict]}.` : ''}`
}

interface TriedProps {
  readonly tried: PuzzleTried
  /** When it was answered; null for just now. */
  readonly at: string | null
}

function Tried({ tried: { mine, taken, sensible, grade }, at }: TriedProps) {
  return (
    <div className="puzzle-tried" role="status">
      {at !== null && (
        <p>
          On {dayOf(at)} you chose <b>{mine}</b>.
        </p>
      )}
      {grade && (
        <p>
          <b>{VERDICT_WORDS[grade.verdict]}.</b> {costs(grade)}
        </p>
      )}
      {grade?.better && grade.verdict !== 'fine' && (
        <p>
          Better: <b>{grade.better}</b>. {grade.why.join(' ')}
        </p>
      )}
      <p>
        In the game: <b>{taken}</b>
        {taken === mine && ', as you chose'}.
      </p>
      <p>
        The sensible bot: <b>{sensible.text}</b>
        {sensible.text === mine && ', as you chose'}. {sensible.why && `${sensible.why}.`}
      </p>
      {grade === null && <p className="muted">Nothing measures this choice: it is only compared with what was chosen, and with the bot.</p>}
    </div>
  )
}

function costs(grade: NonNullable<PuzzleTried['grade']>): string {
  const measured = lossInWords(grade.isChance === true ? '%' : 'points', grade)
  if (Math.round(grade.loss.mean) < 0) return `Better than any other by ${measured}.`
  return `It costs ${measured}.`
}
