interface WoundsProps {
  /** Letters of the table, row 2 first. */
  readonly wounds: readonly (readonly string[])[]
  readonly struck: readonly { readonly row: number; readonly column: number }[]
}

const LETTERS = { H: 'hits', P: 'appearance', I: 'intelligence', S: 'strength', M: 'movement', W: 'weapon' } as const

/** The wound table (212B), lit where the last blows struck. */
export function WoundTable({ wounds, struck }: WoundsProps) {
  const isHit = (row: number, column: number) => struck.some((each) => each.row === row && each.column === column)
  return (
    <section className="h-wounds" aria-label="Wound table">
      <table className="chart">
        <caption className="small">
          Two dice down, the margin of the blow across.{' '}
          {Object.entries(LETTERS)
            .map(([letter, name]) => `${letter} ${name}`)
            .join(', ')}
          .
        </caption>
        <thead>
          <tr>
            <th className="corner">
              <span className="vh">Dice</span>
            </th>
            {wounds[0]?.map((_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
              <th key={column} scope="col" className={struck.some((each) => each.column === column) ? 'on' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {wounds.map((cells, i) => {
            const row = i + 2
            return (
              <tr key={row} className={struck.some((each) => each.row === row) ? 'on' : undefined}>
                <th scope="row">{row}</th>
                {cells.map((letters, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
                  <td key={column} className={isHit(row, column) ? 'hit' : undefined}>
                    {letters}
                    {isHit(row, column) && <span className="vh"> struck</span>}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
