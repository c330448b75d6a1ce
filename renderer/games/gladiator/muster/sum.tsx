import { agilityIn, armourIn, pointsIn } from '../../../../engine/gladiator/open/gear.ts'
import { nameOf } from '../../../../engine/gladiator/open/names.ts'
import { rollChance } from '../../../../engine/gladiator/open/rolls.ts'
import { type Worth, worthIn } from '../../../../engine/gladiator/open/value.ts'
import type { Gear } from '../../../../engine/gladiator/sheet-types.ts'
import { ROLLS } from '../../../../engine/gladiator/tables/limits.ts'
import type { Part } from '../../../../engine/kernel/types.ts'
import { percent } from '../../../decision/odds.ts'
import { Case } from '../../../rulebook/case.tsx'
import type { Body } from './fighter.ts'

interface SumProps {
  readonly body: Body
  readonly gear: Gear
}

/** What he is with all that he brings, and what he counts for when the sides are evened (G-66). */
export function Sum({ body, gear }: SumProps) {
  const { front, side, rear } = armourIn(body, gear)
  const worth = worthIn(body, gear)
  return (
    <div className="gm-sum">
      <dl className="gm-is">
        <div>
          <dt>hits</dt>
          <dd>{percent(rollChance(ROLLS.attackDice, agilityIn(body, gear)))}</dd>
        </div>
        <div>
          <dt title="front, sides, rear">armour</dt>
          <dd>
            {front}/{side}/{rear}
          </dd>
        </div>
        <div>
          <dt>movement</dt>
          <dd>{pointsIn(body, gear.suit)}</dd>
        </div>
      </dl>
      <table className="sumtab">
        <tbody>
          {partsOf(body, worth).map(({ label, value: part }, i) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{i === 0 ? part : part < 0 ? `− ${-part}` : `+ ${part}`}</td>
            </tr>
          ))}
          <tr className="tot">
            <th scope="row">
              value <Case rule="18.1" />
            </th>
            <td>{worth.value}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** They add up to the value once halves are dropped. */
function partsOf({ normal }: Body, { strength, agility, armour, damage, wits, best }: Worth): readonly Part[] {
  return [
    { label: 'strength', value: strength },
    { label: agility === normal.ag ? 'agility' : `agility ${normal.ag}, with armour and shield`, value: agility },
    { label: `armour in front, twice ${armour / 2}`, value: armour },
    { label: `${nameOf(best)}, twice ${damage / 2}`, value: damage },
    ...(wits > 0 ? [{ label: 'intelligence, for a Mage', value: wits }] : []),
  ]
}
