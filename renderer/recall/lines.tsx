import type { ReactNode } from 'react'
import type { LogEntry } from '../../engine/kernel/types.ts'
import type { EventPage } from '../event-page.ts'
import { bestChoices } from './next.ts'
import type { Recalled } from './use-recall.ts'

interface RecallLinesProps {
  readonly recalled: Recalled
  /** The curtain is drawn: nobody may be told more than everyone at the screen may know. */
  readonly isDrawn?: boolean
}

/** Where was I, in four lines; behind a curtain in two. */
export function RecallLines({ recalled, isDrawn = false }: RecallLinesProps) {
  return (
    <dl className="cover-rows recall">
      {linesOf(recalled, isDrawn).map(([label, said]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  )
}

const MOST = 2

/** The last that did someone harm or good, while there was any; a sentence told several times is told once. */
function usual({ look }: EventPage, log: readonly LogEntry[]): readonly LogEntry[] {
  const telling = log.filter((entry) => (look(entry)?.tone ?? 'plain') !== 'plain')
  const all = telling.length > 0 ? telling : log
  return all.filter(({ text }, i) => all.findLastIndex((other) => other.text === text) === i).slice(-MOST)
}

function linesOf({ session, log, hint, page, events }: Recalled, isDrawn: boolean): readonly (readonly [label: string, said: ReactNode])[] {
  const known = isDrawn ? log.filter(({ seat }) => seat === undefined) : log
  const usually = (entries: readonly LogEntry[]) => usual(events, entries)
  const happened = page.happened?.(session, known, usually) ?? usually(known)
  const told = happened.map(({ text }) => text).join(' ') || 'Nothing yet: the game has only just begun.'
  const name = session.seats[session.seat] ?? `Player ${session.seat + 1}`
  if (isDrawn) {
    return [
      ['Happened', told],
      ['Next', `The screen goes to ${name}. Who is where, and what is wanted, stands behind the curtain.`],
    ]
  }
  return [
    ['Happened', told],
    ['Who is where', page.where(session)],
    ...(page.wanted ? [['Wanted', page.wanted(session)] as const] : []),
    ['Next', <Next key="next" session={session} hint={hint} />],
  ]
}

function Next({ session: { decision, seats }, hint }: Pick<Recalled, 'session' | 'hint'>) {
  if (!decision) return 'There is nothing to decide.'
  const [first, second] = bestChoices(decision, hint)
  const who = seats.length > 1 ? `${seats[decision.seat] ?? 'A player'}: ` : ''
  return (
    <>
      {who}
      {decision.prompt}{' '}
      {first && (
        <>
          <b>{first.label}</b>
          {first.odds && ` (${first.odds})`}
          {second && (
            <>
              , or <b>{second.label}</b>
              {second.odds && ` (${second.odds})`}
            </>
          )}
          .
        </>
      )}
    </>
  )
}
