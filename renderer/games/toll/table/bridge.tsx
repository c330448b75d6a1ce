import type { Seat } from '../../../../engine/kernel/types.ts'
import { counted } from '../../../charts/figures.ts'
import { Die } from '../../../dice/die.tsx'
import { useTollTables } from '../tables.ts'
import { CardFace } from './card-face.tsx'
import type { TollThrow } from './thrown.ts'

interface BridgeProps {
  readonly thrown: TollThrow | null
  readonly seats: readonly string[]
  /** The seat on the near bank, then the one on the far bank. */
  readonly banks: readonly [near: Seat, far: Seat]
}

const PLANKS = [1, 2, 3, 4, 5, 6] as const

/** The bridge of six planks over the river: the last throw lies on it, with each card on the plank of its number. */
export function Bridge({ thrown, seats, banks: [near, far] }: BridgeProps) {
  const laidOn = (plank: number, seat: Seat) =>
    thrown?.cards[seat] === plank && <LaidOn plank={plank} name={seats[seat] ?? ''} isNearer={thrown.winner === seat} />
  return (
    <div className="t-river">
      <p className="t-told">{thrown ? <Told thrown={thrown} seats={seats} /> : 'No toll has been rolled yet.'}</p>
      <ol className="t-bridge" aria-label="The bridge">
        {PLANKS.map((plank) => (
          <li key={plank} className={thrown?.toll === plank ? 't-plank is-toll' : 't-plank'}>
            <span className="t-end">{laidOn(plank, far)}</span>
            {thrown?.toll === plank ? <Die key={thrown.round} face={plank} rolled /> : <span className="t-no">{plank}</span>}
            <span className="t-end">{laidOn(plank, near)}</span>
          </li>
        ))}
      </ol>
      <Points thrown={thrown} />
    </div>
  )
}

interface LaidOnProps {
  readonly plank: number
  readonly name: string
  readonly isNearer: boolean
}

function LaidOn({ plank, name, isNearer }: LaidOnProps) {
  return (
    <span className={isNearer ? 't-turned is-nearer' : 't-turned'}>
      <CardFace card={plank} size="small" />
      <span className="vh">{isNearer ? `${name}’s card, the nearer` : `${name}’s card`}</span>
    </span>
  )
}

function Told({ thrown: { round, toll, winner, points }, seats }: { readonly thrown: TollThrow; readonly seats: readonly string[] }) {
  return (
    <>
      <span>Round {round}</span> <b>The toll is {toll}</b>{' '}
      <span>{winner === null ? 'Both are equally near.' : `${seats[winner] ?? ''} takes ${counted(points, 'point')}.`}</span>
    </>
  )
}

/** The worth of a card by its distance, from the table of the case, with the last reading marked. */
function Points({ thrown }: { readonly thrown: TollThrow | null }) {
  const tables = useTollTables()
  const [printed] = tables?.printed ?? []
  if (!printed) return <div className="t-points" />
  return (
    <table className="t-points">
      <caption>{printed.title}</caption>
      <tbody>
        {printed.rows.map(({ id, label, cells }) => (
          <tr key={id} className={thrown?.reads?.row === id ? 'is-read' : undefined}>
            <th scope="row">{label} away</th>
            <td className="num">{cells.join(' ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
