import type { PrintedTable } from '../../engine/kernel/printed-types.ts'
import { capital } from '../../engine/kernel/words.ts'
import type { Lit } from './lit.ts'

interface PrintedProps {
  readonly table: PrintedTable
  readonly lit: Lit | null
  /** Whether the heading above has its name already: then only screen readers hear it again. */
  readonly isNamed?: boolean
  /** Whether its case stands beside its name. */
  readonly isCited?: boolean
}

/** A table of more columns may be wider than the page: it scrolls, and must then be reachable by keyboard. */
const MANY = 6

/** A printed table, the cell that was read last lit. */
export function Printed({ table, lit, isNamed = false, isCited = false }: PrintedProps) {
  const { columns, rows } = table
  // When only one column is shown here, the last reading may be in another.
  const row = rows.find(({ id }) => id === lit?.row)
  const column = columns.find(({ id }) => id === lit?.column)
  const isRead = row !== undefined && (lit?.column === undefined || column !== undefined)
  const isNarrow = columns.length === 1
  return (
    <figure className="printed">
      <div className="printed-box" tabIndex={columns.length > MANY ? 0 : undefined}>
        <table className={isNarrow ? 'printed-table printed-table--narrow' : 'printed-table'}>
          <caption className={isNamed ? 'vh' : undefined}>
            {table.title}
            {isCited && <small> {table.rule}</small>}
          </caption>
          <thead>
            <tr>
              <th scope="col">{capital(table.corner)}</th>
              {columns.map((each) => (
                <th key={each.id} scope="col" className={isRead && each === column ? 'on' : undefined}>
                  {each.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((each) => {
              const isRow = isRead && each === row
              return (
                <tr key={each.id} className={isRow ? 'on' : undefined}>
                  <th scope="row">{each.label}</th>
                  {each.cells.map((cell, i) => {
                    const isLit = isRow && (column === undefined || column === columns[i])
                    return (
                      <td key={columns[i]?.id} className={isLit ? 'lit' : undefined} aria-current={isLit || undefined}>
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
      {isRead && (
        <figcaption className="small muted">Read last: {[row, column].flatMap((each) => each?.label ?? []).join(', ')}.</figcaption>
      )}
    </figure>
  )
}
