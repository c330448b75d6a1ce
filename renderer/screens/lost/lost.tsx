import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Grade, GradedSide, Grades } from '../../../electron/contract/index.ts'
import { costInWords } from '../../../engine/kernel/cost-words.ts'
import type { Seat } from '../../../engine/kernel/types.ts'
import { many } from '../../../engine/kernel/words.ts'
import { Progress } from '../../dialog/progress.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { useLongWork } from '../../host/long-work.ts'
import { askAgain, queries } from '../../host/queries.ts'
import { addressOf, go } from '../../navigation.ts'
import { WorthCurve } from './curve.tsx'
import { costliest, inUnit, lossInWords, unitOf, VERDICT_WORDS } from './words.ts'

interface LostProps {
  readonly session: string
  /** The game's word for a session. */
  readonly one: string
}

/** What the choices of a finished game cost, and what was luck. */
export function Lost({ session, one }: LostProps) {
  const client = useClient()
  const found = useQuery(queries.grades(client, session))
  if (found.error) return <p className="note">{found.error.message}</p>
  if (!found.data) return <p className="muted">Looking it up.</p>
  return <Found session={session} one={one} grades={found.data} />
}

/** How often what has been found so far is fetched while it goes on, in milliseconds. */
const LOOK_EVERY = 1500

function Found({ session, one, grades }: LostProps & { readonly grades: Grades }) {
  const cache = useQueryClient()
  const work = useLongWork()
  const grade = useCommand('game.grade', () => askAgain(cache, ['grades'], session))
  const isGoing = grade.busy || grades.going
  useEffect(() => {
    if (!isGoing) return
    const timer = setInterval(() => askAgain(cache, ['grades'], session), LOOK_EVERY)
    return () => clearInterval(timer)
  }, [isGoing, cache, session])
  return (
    <div className="lost-part">
      {isGoing ? (
        <Progress share={work.share} onStop={work.stop}>
          Playing out the choices: {grades.grades.length} of {grades.choices === 0 ? 'many' : grades.choices} so far.
        </Progress>
      ) : (
        grades.state !== 'whole' && <Begin one={one} grades={grades} onBegin={() => grade.run({ session, work: work.begin() })} />
      )}
      {!isGoing && grades.state === 'whole' && grades.grades.length === 0 && (
        <p className="muted">None of the choices in this {one} can be measured.</p>
      )}
      {grades.grades.length > 0 && <Shown session={session} grades={grades} />}
      {!isGoing && grades.state === 'whole' && grades.botsLeft > 0 && (
        <p>
          <button type="button" className="btn btn--quiet" onClick={() => grade.run({ session, work: work.begin(), bots: true })}>
            Grade the bots’ choices, too
          </button>
        </p>
      )}
      <Refused error={grade.error} />
    </div>
  )
}

interface BeginProps extends Pick<LostProps, 'one'> {
  readonly grades: Grades
  readonly onBegin: () => void
}

function Begin({ one, grades, onBegin }: BeginProps) {
  const isBegun = grades.state === 'part'
  return (
    <div className="lost-begin">
      <p>
        {isBegun
          ? `${many(grades.grades.length, 'choice')} of ${grades.choices} looked at so far.`
          : `Choices in the ${one} are compared with what else was possible, wherever that can be measured: each is played out many times by the computer, all with the same dice. It takes a few minutes in the background, and can be stopped.`}
      </p>
      <button type="button" className="btn btn--go" onClick={onBegin}>
        {isBegun ? 'Go on' : 'Find where it was lost'}
      </button>
    </div>
  )
}

interface ShownProps {
  readonly session: string
  readonly grades: Grades
}

/** Where players are against each other, the choices of one at a time. */
function Shown({ session, grades }: ShownProps) {
  const [chosen, setChosen] = useState<Seat | null>(null)
  const [first] = grades.sides
  const side = grades.sides.find(({ seat }) => seat === chosen) ?? first
  if (side === undefined) return null
  const own = { ...grades, grades: grades.grades.filter(({ seat }) => side.seat === null || seat === side.seat) }
  return (
    <>
      {grades.sides.length > 1 && (
        <fieldset className="lv">
          <legend className="vh">Whose choices</legend>
          {grades.sides.map(({ seat, name }) => (
            <button key={seat} type="button" aria-pressed={seat === side.seat} onClick={() => setChosen(seat)}>
              <b>{name}</b>
            </button>
          ))}
        </fieldset>
      )}
      <OneSide key={side.seat} session={session} grades={own} side={side} />
    </>
  )
}

function OneSide({ session, grades, side }: ShownProps & { readonly side: GradedSide }) {
  const worst = costliest(grades)
  const unclear = grades.grades.filter(({ verdict }) => verdict === 'unclear').length
  return (
    <>
      <p className="lost-sum">{summary(grades, side)}</p>
      <WorthCurve grades={grades} />
      <section aria-labelledby="worst">
        <h3 id="worst">
          {worst.length === 0
            ? 'No mistake is beyond doubt'
            : worst.length === 1
              ? 'The costliest choice'
              : `The costliest ${many(worst.length, 'choice')}`}
        </h3>
        {worst.length > 0 && (
          <ol className="lost-list" aria-labelledby="worst">
            {worst.map(({ speaks, more }) => (
              <Moment key={speaks.input} session={session} grades={grades} one={speaks} more={more} />
            ))}
          </ol>
        )}
        {unclear > 0 && (
          <p className="muted">Of {many(unclear, 'more choice')} the playouts cannot tell whether another would have been better.</p>
        )}
      </section>
    </>
  )
}

/** Luck and skill, each by itself. */
function summary(found: Grades, { seat, luck, lost }: GradedSide): string {
  const unit = unitOf(found)
  const clear = found.grades.filter(({ verdict }) => verdict === 'mistake' || verdict === 'blunder').length
  const what = unit === '%' ? ` ${found.terms[0]?.label}` : ''
  const cost =
    clear === 0
      ? 'No choice clearly cost anything'
      : `${many(clear, 'choice')} clearly cost ${inUnit(unit, lost)}${what}${clear === 1 ? '' : ' together'}`
  if (found.state !== 'whole') return `So far: ${cost.charAt(0).toLowerCase()}${cost.slice(1)}.`
  const chance = seat === null ? 'The dice and draws' : 'The dice, the draws and the others'
  const gave = Math.round(luck) === 0 ? 'as much as' : `${inUnit(unit, Math.abs(luck))} ${luck < 0 ? 'less' : 'more'} than`
  return `${cost}. ${chance} gave ${gave} they do on average.`
}

interface MomentProps {
  readonly session: string
  readonly grades: Grades
  readonly one: Grade
  /** How many more choices of the same passage clearly cost something. */
  readonly more: number
}

/** A choice that cost something, for its passage. The better one is kept back until it is asked for, so that it can be looked for. */
function Moment({ session, grades, one, more }: MomentProps) {
  const [isShown, setShown] = useState(false)
  const branch = useCommand('game.branch', (begun) => go({ kind: 'table', session: begun.session }))
  const { words, verdict, input, byBot } = one
  const title = words?.prompt ?? one.topic
  return (
    <li className={`lost-moment is-${verdict}`}>
      <p className="lost-what">
        <a href={addressOf({ kind: 'replay', session, input, exact: true })}>
          Choice {input + 1}
          {byBot && ', by a bot'}: {title}
        </a>
        <b className="lost-verdict">{VERDICT_WORDS[verdict]}</b>
      </p>
      <p>
        Chosen: <b>{words?.taken ?? '–'}</b>. It costs {costInWords(grades.terms, one.cost)}.
        {more > 0 && ` ${many(more, 'more choice')} around it cost something, too.`}
      </p>
      <p className="rowf">
        <button
          type="button"
          className="btn"
          onClick={() => branch.run({ session, to: input })}
          aria-label={`Try it: ${title}, choice ${input + 1}`}
        >
          Try it
        </button>
        <button type="button" className="btn btn--quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          Why<span className="vh">: choice {input + 1}</span>
        </button>
      </p>
      {branch.error && <p className="note">{branch.error.message}</p>}
      {isShown && (
        <div className="lost-why">
          <p>
            Better: <b>{words?.better ?? '–'}</b>.
          </p>
          {words?.why.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="muted">{lossInWords(unitOf(grades), one)}.</p>
        </div>
      )}
    </li>
  )
}
