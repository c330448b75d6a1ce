import { Case } from '../../../rulebook/case.tsx'
import type { GladiatorTables } from '../tables.ts'
import { agilityIn, armourIn, type Body, type Gear, pointsIn } from './fighter.ts'
import { hitChance, percent, worthOf } from './value.ts'

interface SumProps {
  readonly tables: GladiatorTables
  readonly body: Body
  readonly gear: Gear
}

/** What he is with all that he brings, and what he counts for when the sides are evened (G-66). */
export function Sum({ tables, body, gear }: SumProps) {
  const { parts, value } = worthOf(tables, body, gear)
  const { front, side, rear } = armourIn(tables, body, gear)
  return (
    <div className="gm-sum">
      <dl className="gm-is">
        <div>
          <dt>hits</dt>
          <dd>{percent(hitChance(agilityIn(tables, body, gear)))}</dd>
        </div>
        <div>
          <dt title="front, sides, rear">armour</dt>
          <dd>
            {front}/{side}/{rear}
          </dd>
        </div>
        <div>
          <dt>movement</dt>
          <dd>{pointsIn(tables, body, gear.suit)}</dd>
        </div>
      </dl>
      <table className="sumtab">
        <tbody>
          {parts.map(({ label, value: part }, i) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{i === 0 ? part : part < 0 ? `− ${-part}` : `+ ${part}`}</td>
            </tr>
          ))}
          <tr className="tot">
            <th scope="row">
              value <Case rule="18.1" />
            </th>
            <td>{value}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
