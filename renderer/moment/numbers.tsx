import { createContext, useContext } from 'react'

/** The id of the figures on a card, by which the card is described: they are read aloud with its text. */
export const NumbersId = createContext<string | undefined>(undefined)

interface NumbersProps {
  readonly rows: readonly (readonly [label: string, value: string | number])[]
}

/** Figures of someone or something met, beside the text of a card. */
export function Numbers({ rows }: NumbersProps) {
  return (
    <table className="m-sum" id={useContext(NumbersId)}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{String(value).replace('-', '−')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
