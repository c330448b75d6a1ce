import type { ReactNode } from 'react'

interface ScoreTableProps {
  readonly className?: string
  /** The heading of the first column; left out where the rows speak for themselves. */
  readonly corner?: string
  readonly columns: readonly ScoreColumn[]
  readonly rows: readonly ScoreRow[]
}

interface ScoreColumn {
  readonly id: string
  readonly head: ReactNode
  readonly title?: string
  readonly wins?: boolean | undefined
}

export interface ScoreRow {
  readonly label: string
  /** In the order of the columns. */
  readonly cells: readonly ReactNode[]
  readonly isTotal?: boolean
}

/** What everyone has at the end of a game: a column for each. */
export function ScoreTable({ className = '', corner, columns, rows }: ScoreTableProps) {
  return (
    <table className={`led ${className}`}>
      <thead>
        <tr>
          {corner === undefined ? <td /> : <th scope="col">{corner}</th>}
          {columns.map(({ id, head, title, wins }) => (
            <th scope="col" className="num" key={id} title={title}>
              {head}
              {wins && <span className="muted"> wins</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells, isTotal = false }) => (
          <tr key={label} className={isTotal ? 'tot' : undefined}>
            <th scope="row">{label}</th>
            {columns.map(({ id }, i) => (
              <td className="num" key={id}>
                {isTotal ? <b>{cells[i]}</b> : cells[i]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
