import type { ReactNode } from 'react'
import { LONGEST_NAME } from '../../../../electron/contract/index.ts'
import { SKILLS } from '../../../../engine/kernel/types.ts'
import { useLineProblem } from '../../../dialog/problem.tsx'
import { SKILL_NAMES } from '../players.ts'
import { type Player, type TableWish, withName, withPlayer, withSeats } from './wish.ts'

interface SeatsProps {
  readonly wish: TableWish
  /** The possible numbers of players, the usual one first. */
  readonly counts: readonly number[]
  readonly onWish: (wish: TableWish) => void
  /** The name of a seat, and what is shown beside it. */
  readonly legend: (seat: number) => ReactNode
  /** Further options of a seat. */
  readonly fields?: ((seat: number) => ReactNode) | undefined
}

/** Who sits where: people and bots, by name. */
export function Seats({ wish, counts, onWish, legend, fields }: SeatsProps) {
  return (
    <>
      {counts.length > 1 && (
        <label className="seat-count">
          Players
          <select value={wish.seats.length} onChange={(event) => onWish(withSeats(wish, Number(event.target.value)))}>
            {counts.map((count) => (
              <option key={count} value={count}>
                {NUMBERS[count] ?? count}
              </option>
            ))}
          </select>
        </label>
      )}
      {wish.seats.map(({ player, name }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <fieldset key={seat} className="choices seat-row">
          <legend>{legend(seat)}</legend>
          <label>
            <span>Played by</span>
            <select
              value={player}
              onChange={(event) => onWish(withPlayer(wish, seat, PLAYERS.find((each) => each === event.target.value) ?? 'person'))}
            >
              {PLAYERS.map((each) => (
                <option key={each} value={each}>
                  {each === 'person' ? 'a person' : `a bot: ${SKILL_NAMES[each].toLowerCase()}`}
                </option>
              ))}
            </select>
          </label>
          <SeatName name={name} onName={(next) => onWish(withName(wish, seat, next))} />
          {fields?.(seat)}
        </fieldset>
      ))}
    </>
  )
}

function SeatName({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  const { field, why } = useLineProblem(name, { most: LONGEST_NAME, missing: 'Every player needs a name.' })
  return (
    <>
      <label>
        <span>Name</span>
        <input {...field} className="field-in" value={name} autoComplete="off" onChange={(event) => onName(event.target.value)} />
      </label>
      {why}
    </>
  )
}

const PLAYERS: readonly Player[] = ['person', ...SKILLS]

const NUMBERS: Readonly<Record<number, string>> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' }
