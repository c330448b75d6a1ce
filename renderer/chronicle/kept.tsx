import { useQuery } from '@tanstack/react-query'
import type { Moment } from '../../electron/contract/index.ts'
import { useClient } from '../host/client.tsx'
import { queries } from '../host/queries.ts'
import { addressOf } from '../navigation.ts'

// The moments a player has marked in a game, wherever the game is told.

const NONE: readonly Moment[] = []

/** In order; none until they have come. */
export function useKept(session: string): readonly Moment[] {
  return useQuery(queries.moments(useClient(), session)).data ?? NONE
}

/** Below the last line that its choice has led to. */
export function KeptLine({ moment }: { readonly moment: Moment }) {
  return (
    <li className="e e--kept">
      <span className="tn" />
      <div>
        <Mark moment={moment} />
        {moment.text}
      </div>
    </li>
  )
}

/** All of a game, each with the way there. */
export function KeptList({ session }: { readonly session: string }) {
  const kept = useKept(session)
  if (kept.length === 0) return null
  return (
    <section className="kept" aria-labelledby="kept">
      <h3 id="kept">Marked moments</h3>
      <ol>
        {kept.map((moment) => (
          <li key={moment.input}>
            <Mark moment={moment} />
            <a href={addressOf({ kind: 'replay', session, input: moment.input, exact: true })}>
              {moment.input === 0 ? 'Before the first choice' : `After choice ${moment.input}`}
            </a>
            {moment.text && <p>{moment.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A flag, or the quill of a mere note. */
function Mark({ moment: { flagged } }: { readonly moment: Moment }) {
  return (
    <span className="kept-mark">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path className={flagged ? 'kept-flag' : 'kept-note'} d={flagged ? FLAG : QUILL} />
      </svg>
      <span className="vh">{flagged ? 'Flagged: ' : 'Noted: '}</span>
    </span>
  )
}

/** 16 by 16. */
const FLAG = 'M4 15V2h9l-2.5 3.5L13 9H4'
const QUILL = 'M3 3h10v7l-3 3H3zM5 6h6M5 9h4'
