import type { PrintedTable } from '../book-page.ts'
import type { Lit } from '../games/citadel/rulebook/lit.ts'

interface PrintedProps {
  readonly table: PrintedTable
  readonly lit: Lit | null
  /** Whether the heading above has its name already: then only a screen reader is told it again. */
  readonly isNamed?: boolean
}

/** A table of more columns may be wider than the page: it scrolls, and must then be reached by keyboard. */
const MANY = 6

/** A printed table, the cell that was read last lit. */
export function Printed({ table, lit, isNamed = false }: PrintedProps) {
  const { columns, rows } = table
  // Of a table that stands here with one column only, another one may have been read.
  const isHere = ({ row, column }: Lit) => rows.some(({ head }) => head === row) && (column === undefined || columns.includes(column))
  const read = lit && isHere(lit) ? lit : null
  const isNarrow = columns.length === 1
  return (
    <figure className="printed">
      <div className="printed-box" tabIndex={columns.length > MANY ? 0 : undefined}>
        <table className={isNarrow ? 'printed-table printed-table--narrow' : 'printed-table'}>
          <caption className={isNamed ? 'vh' : undefined}>{table.title}</caption>
          <thead>
            <tr>
              <th scope="col">{table.corner}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className={column === read?.column ? 'on' : undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ head, cells }) => {
              const isRow = head === read?.row
              return (
                <tr key={head} className={isRow ? 'on' : undefined}>
                  <th scope="row">{head}</th>
                  {cells.map((cell, i) => {
                    const isLit = isRow && (read?.column === undefined || read.column === columns[i])
                    return (
                      <td key={columns[i]} className={isLit ? 'lit' : undefined} aria-current={isLit || undefined}>
                        {cell}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {read && <figcaption className="small muted">Read last: {[read.row, read.column].filter(Boolean).join(', ')}.</figcaption>}
    </figure>
  )
}
