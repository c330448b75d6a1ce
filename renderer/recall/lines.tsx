import type { ReactNode } from 'react'
import { hidesFromOthers } from '../table/curtain.tsx'
import { bestChoices } from './next.ts'
import type { Recalled } from './use-recall.ts'

/** Where was I, in four lines. While the screen is shared and something is hidden, only what everybody at it may know. */
export function RecallLines({ recalled }: { readonly recalled: Recalled }) {
  return (
    <dl className="cover-rows recall">
      {linesOf(recalled).map(([label, said]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  )
}

function linesOf({ session, log, hint, page }: Recalled): readonly (readonly [label: string, said: ReactNode])[] {
  const isHidden = hidesFromOthers(session)
  const happened = page
    .happened(session, isHidden ? log.filter(({ seat }) => seat === undefined) : log)
    .map(({ text }) => text)
    .join(' ')
  const told = happened || 'Nothing yet: it has only begun.'
  const name = session.seats[session.seat] ?? `Player ${session.seat + 1}`
  if (isHidden) {
    return [
      ['Happened', told],
      ['Next', `The screen goes to ${name}. Who is where, and what is wanted, stands behind the curtain.`],
    ]
  }
  return [
    ['Happened', told],
    ['Who is where', page.where(session)],
    ['Wanted', page.wanted(session)],
    ['Next', <Next key="next" session={session} hint={hint} />],
  ]
}

function Next({ session: { decision, seats }, hint }: Pick<Recalled, 'session' | 'hint'>) {
  if (!decision) return 'Nothing is asked.'
  const [first, second] = bestChoices(decision, hint)
  const who = seats.length > 1 ? `${seats[decision.seat] ?? 'Somebody'}: ` : ''
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
