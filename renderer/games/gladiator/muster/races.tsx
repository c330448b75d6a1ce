import { idsOf, nameOf } from '../../../../engine/gladiator/open/names.ts'
import type { RaceId } from '../../../../engine/gladiator/tables/ids.ts'
import { RACES } from '../../../../engine/gladiator/tables/races.ts'
import { Icon } from '../../../icons/icon.tsx'
import { kindIcon } from '../icons.ts'
import { PickRow } from './pick-row.tsx'

interface RacesProps {
  readonly chosen: string | null
  /** Null where nothing can be chosen. */
  readonly onChoose: ((race: RaceId) => void) | null
}

/** The six races and what they begin with (9.1, 10.1). */
export function Races({ chosen, onChoose }: RacesProps) {
  return (
    <table className="gm-table gm-races">
      <thead>
        <tr>
          <th scope="col">Race</th>
          {['SH', 'AG', 'IQ', 'AR', 'MP'].map((name) => (
            <th key={name} scope="col" className="num">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {idsOf(RACES).map((id) => {
          const { base, ar, mp } = RACES[id]
          return (
            <PickRow
              key={id}
              name={nameOf(id)}
              icon={<Icon name={kindIcon(id)} />}
              isOn={id === chosen}
              onPick={onChoose && (() => onChoose(id))}
            >
              {[base.sh, base.ag, base.iq, ar, mp].map((figure, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
                <td key={i} className="num">
                  {figure}
                </td>
              ))}
            </PickRow>
          )
        })}
      </tbody>
    </table>
  )
}
