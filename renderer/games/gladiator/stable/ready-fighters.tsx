import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { presetOf } from '../../../../engine/gladiator/open/making.ts'
import { idsOf, lowName } from '../../../../engine/gladiator/open/names.ts'
import { PRESETS } from '../../../../engine/gladiator/tables/fighters.ts'
import type { KindFieldsProps } from '../../../campaign-page.ts'
import { useClient } from '../../../host/client.tsx'
import { queries } from '../../../host/queries.ts'
import { Icon } from '../../../icons/icon.tsx'
import { figureIcon } from '../icons.ts'
import { PickRow } from '../muster/pick-row.tsx'
import '../style/muster.css'
import '../style/stable.css'

/** The fighters of the manual with their arms (41.2); each of them can be in a stable once. */
export function ReadyFighters({ campaign, onWish }: KindFieldsProps) {
  const { data: roster = [] } = useQuery(queries.roster(useClient(), campaign.id))
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <div className="gs-ready scroll">
      <table className="gm-table">
        <thead>
          <tr>
            <th scope="col">Name and arms</th>
            {['SH', 'AG', 'IQ'].map((name) => (
              <th key={name} scope="col" className="num">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {idsOf(PRESETS).map((id) => {
            const { name, race, sh, ag, iq, ready, also, slung, suit } = presetOf(id)
            const arms = [ready, also, ...slung].flatMap((each) => (each === null ? [] : [lowName(each)]))
            const isHere = roster.some((row) => row.kind === 'hero' && row.name === name && row.race === race)
            return (
              <PickRow
                key={id}
                name={`${name}, ${lowName(race)}`}
                note={[...arms, ...(suit === 'clothes' ? [] : [lowName(suit)])].join(', ')}
                icon={<Icon name={figureIcon({ name, race })} />}
                isOn={id === chosen}
                why={isHere ? 'Already in this stable.' : null}
                onPick={() => {
                  setChosen(id)
                  onWish({ name: id })
                }}
              >
                {[sh, ag, iq].map((figure, i) => (
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
    </div>
  )
}
