import { GAUGES } from '../../../../engine/cave/open/trials.ts'
import type { PlayerView } from '../../../../engine/cave/view-types.ts'
import '../style/cards.css'

interface GaugesProps {
  readonly player: Pick<PlayerView, 'strength' | 'craft' | 'wealth'>
  /** With the names of those who wait at the Crystal. */
  readonly isNamed?: boolean
}

/** How far someone is for the three Trials (12.5): Strength in Combat, Craft, and what the Gnome counts. */
export function Gauges({ player, isNamed = false }: GaugesProps) {
  return (
    <ul className={isNamed ? 'v-gauges is-named' : 'v-gauges'}>
      {gaugesOf(player).map(({ trial, guard, counts, has, needs }) => (
        <li key={trial} className={`v-gauge is-${trial}${has >= needs ? ' is-full' : ''}`}>
          {isNamed && <span aria-hidden="true">{guard}</span>}
          <b aria-hidden="true">
            {has}
            <small>/{needs}</small>
          </b>
          <i aria-hidden="true">
            <u style={{ width: `${Math.min(1, has / needs) * 100}%` }} />
          </i>
          <span className="vh">
            {counts} {has} against {needs} of the {guard}
          </span>
        </li>
      ))}
    </ul>
  )
}

export function gaugesOf({ strength, craft, wealth }: GaugesProps['player']) {
  const has = { strength: strength?.combat ?? 0, craft: craft?.total ?? 0, wealth: strength === null ? 0 : wealth }
  return GAUGES.map((gauge) => ({ ...gauge, has: has[gauge.trial] }))
}
