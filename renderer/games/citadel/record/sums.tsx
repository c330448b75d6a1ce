import type { SumView } from '../../../../engine/citadel/view-types.ts'
import { term } from '../../../../engine/kernel/words.ts'
import { Case } from '../../../rulebook/case.tsx'

/** How the numbers of a record add up: folded until someone asks, then part by part, each with its case. */
export function Sums({ sums }: { readonly sums: readonly SumView[] }) {
  if (sums.length === 0) return null
  return (
    <details className="why-price noprint">
      <summary>How the numbers add up</summary>
      <div className="why-sums">
        {sums.map(({ id, label, total, parts }) => (
          <table key={id} className="sumtab">
            <caption>{label}</caption>
            <tbody>
              {parts.map((part, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two rings are two equal parts
                <tr key={i}>
                  <th scope="row">
                    {part.label} {part.rule !== undefined && <Case rule={part.rule} />}
                  </th>
                  <td>{i === 0 ? part.value : term(part.value)}</td>
                </tr>
              ))}
              <tr className="tot">
                <th scope="row">Together</th>
                <td>{total}</td>
              </tr>
            </tbody>
          </table>
        ))}
      </div>
    </details>
  )
}
