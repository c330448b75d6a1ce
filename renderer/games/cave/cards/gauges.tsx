import type { CaveTables } from '../../../../engine/cave/tables/table-types.ts'
import type { PlayerView } from '../../../../engine/cave/view-types.ts'
import '../style/cards.css'

interface GaugesProps {
  readonly tables: CaveTables
  readonly player: Pick<PlayerView, 'strength' | 'craft' | 'wealth'>
  /** With the names of those who wait at the Crystal. */
  readonly isNamed?: boolean
}

/** How far somebody is for the three Trials (12.5): Strength in Combat, Craft, and what the Gnome counts. */
export function Gauges({ tables, player, isNamed = false }: GaugesProps) {
  return (
    <ul className={isNamed ? 'v-gauges is-named' : 'v-gauges'}>
      {gaugesOf(tables, player).map(({ trial, name, what, has, needs }) => (
        <li key={trial} className={`v-gauge is-${trial}${has >= needs ? ' is-full' : ''}`}>
          {isNamed && <span aria-hidden="true">{name}</span>}
          <b aria-hidden="true">
            {has}
            <small>/{needs}</small>
          </b>
          <i aria-hidden="true">
            <u style={{ width: `${Math.min(1, has / needs) * 100}%` }} />
          </i>
          <span className="vh">
            {what} {has} against {needs} of the {name}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The mean of a die. */
const MEAN = 3.5

export function gaugesOf(tables: CaveTables, { strength, craft, wealth }: GaugesProps['player']) {
  const { beast, apparition, wealthDice } = tables['12.5']
  return [
    { trial: 'strength', name: 'Beast', what: 'Strength in Combat', has: strength?.combat ?? 0, needs: beast },
    { trial: 'craft', name: 'Apparition', what: 'Craft', has: craft?.total ?? 0, needs: apparition },
    { trial: 'wealth', name: 'Gnome', what: 'Gold, Objects and Followers', has: strength === null ? 0 : wealth, needs: wealthDice * MEAN },
  ] as const
}
