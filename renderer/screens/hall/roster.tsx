import { Fragment, type ReactNode } from 'react'
import type { CharacterRow } from '../../../electron/contract/index.ts'
import { Icon } from '../../icons/icon.tsx'
import { personIcon, raceName } from '../../icons/names.ts'
import { Counter } from '../../ranks/counter.tsx'

interface RosterProps {
  readonly rows: readonly CharacterRow[]
  readonly chosen: readonly string[]
  /** `null` while no party can be chosen. */
  readonly onChoose: ((id: string) => void) | null
  readonly onOpen: (id: string) => void
}

const HEADS = ['Exits', 'Exp.', 'Gold', 'Jewels'] as const

/** Everybody of the campaign: the living first, the fallen and the retired below. */
export function Roster({ rows, chosen, onChoose, onOpen }: RosterProps) {
  const living = rows.filter((row) => row.status === 'living')
  const gone = rows.filter((row) => row.status !== 'living')
  return (
    <div className="scroll">
      <table className="roster">
        <thead>
          <tr>
            {onChoose && (
              <th scope="col" className="tick-col">
                <span className="vh">Goes in</span>
              </th>
            )}
            <th scope="col">Name</th>
            {HEADS.map((head) => (
              <th key={head} scope="col" className="num">
                {head}
              </th>
            ))}
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {living.map((row) => (
            <Row key={row.id} row={row} onOpen={onOpen}>
              {onChoose && (
                <td className="tick-col">
                  <label className="tick-box">
                    <input
                      type="checkbox"
                      checked={chosen.includes(row.id)}
                      disabled={row.session !== null}
                      onChange={() => onChoose(row.id)}
                      aria-label={`${row.name} goes in`}
                    />
                  </label>
                </td>
              )}
            </Row>
          ))}
          {gone.length > 0 && (
            <Fragment>
              <tr className="sub">
                <th colSpan={onChoose ? 7 : 6}>The fallen and the retired</th>
              </tr>
              {gone.map((row) => (
                <Row key={row.id} row={row} onOpen={onOpen}>
                  {onChoose && <td />}
                </Row>
              ))}
            </Fragment>
          )}
        </tbody>
      </table>
    </div>
  )
}

function Row({
  row,
  onOpen,
  children,
}: {
  readonly row: CharacterRow
  readonly onOpen: (id: string) => void
  readonly children: ReactNode
}) {
  const gone = row.status !== 'living'
  return (
    <tr className={gone ? 'dead' : undefined}>
      {children}
      <td className="who">
        <button type="button" className="who-in" onClick={() => onOpen(row.id)}>
          <Counter icon={row.status === 'dead' ? 'x-tomb' : personIcon(row)} tone={gone ? 'gone' : 'ours'} small />
          <span>
            <span className="name">
              <span className="vh">Record of </span>
              {row.name}
            </span>
            <span className="kind">
              {raceName(row.race)}, {row.kind}
            </span>
          </span>
        </button>
      </td>
      <td className="num">{row.exits}</td>
      <td className="num">{row.experience}</td>
      <td className="num">{row.gold}</td>
      <td className="num">{row.jewels.length > 0 ? row.jewels.reduce((sum, jewel) => sum + jewel, 0) : '–'}</td>
      <td>
        {row.session !== null ? (
          <span className="chip chip--now">
            <Icon name="x-torch" />
            Inside
          </span>
        ) : (
          STATES[row.status]
        )}
      </td>
    </tr>
  )
}

const STATES = { living: 'At home', dead: 'Fallen', lost: 'Lost', retired: 'Retired' } as const satisfies Record<
  CharacterRow['status'],
  string
>
