import type { ReactNode } from 'react'
import { Counter, type CounterProps } from '../board/counter.tsx'

/** Someone in small: a counter, a name, and a line or two. */
export interface InSmall extends CounterProps {
  readonly id: string | number
  readonly name: ReactNode
  readonly isTurn: boolean
  /** What is said of him; what is null or false is left out. */
  readonly lines: readonly ReactNode[]
}

/** The people of a game in small, above where one was. */
export function PeopleStrip({ label, people }: { readonly label: string; readonly people: readonly InSmall[] }) {
  return (
    <ul className="back-strip" aria-label={label}>
      {people.map(({ id, name, isTurn, lines, ...counter }) => (
        <li key={id} className={isTurn ? 'unit is-turn' : 'unit'}>
          <Counter {...counter} />
          <span className="unit-body">
            <span className="unit-name">{name}</span>
            {lines.filter(Boolean).map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: always the same lines
              <span key={i} className="unit-line">
                {line}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
