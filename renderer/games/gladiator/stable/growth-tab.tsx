import { atTheirMost, attributesOf, coming } from '../../../../engine/gladiator/open/growth.ts'
import { RACES } from '../../../../engine/gladiator/tables/races.ts'
import type { SectionProps } from '../../../campaign-page.ts'
import { Case } from '../../../rulebook/case.tsx'
import { ATTRIBUTES, sheetIn } from './home.ts'
import '../style/stable.css'

/** So many of the advances to come are shown. */
const SHOWN = 8

/** What experience will bring, the nearest first (11.2, 11.3). What has come to its limit is said once. */
export function Growth({ who }: SectionProps) {
  const sheet = sheetIn(who.sheet)
  const now = attributesOf(sheet)
  const next = coming(sheet, SHOWN)
  const full = atTheirMost(sheet)
  const { perIncrease, max } = RACES[sheet.race]
  const nameOf = (attribute: string) => ATTRIBUTES.find(([id]) => id === attribute)?.[2] ?? attribute
  return (
    <section className="gs-growth" aria-label="Growth">
      {next.length === 0 ? (
        <p>Every attribute is at its greatest.</p>
      ) : (
        <table className="led">
          <thead>
            <tr>
              <th scope="col">Next</th>
              <th scope="col" className="num">
                then
              </th>
              <th scope="col" className="num">
                at
              </th>
              <th scope="col" className="num">
                missing
              </th>
            </tr>
          </thead>
          <tbody>
            {next.map(({ at, attribute, to }) => (
              <tr key={at}>
                <th scope="row">{nameOf(attribute)}</th>
                <td className="num">
                  <b>{to}</b>
                </td>
                <td className="num">{at}</td>
                <td className="num">{at - who.experience}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="small muted">
        One more point for every {perIncrease} points of experience, in this order <Case rule="11.2" />. At most{' '}
        {ATTRIBUTES.map(([id, short]) => `${short} ${max[id]}`).join(', ')} <Case rule="10.3" />.
        {full.length > 0 && ` ${full.map((id) => `${nameOf(id)} ${now[id]}`).join(' and ')} cannot grow further.`}
      </p>
    </section>
  )
}
