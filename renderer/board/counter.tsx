import { Icon } from '../icons/icon.tsx'

interface CounterProps {
  readonly icon: string
  readonly combatBonus?: number
  readonly resistance?: number
  readonly tone?: 'ours' | 'foe' | 'charm' | 'gone'
  readonly small?: boolean
}

const TONES = { ours: '', foe: ' chit--foe', charm: ' chit--charm', gone: ' chit--gone' } as const

/** A printed counter: the picture, Combat Bonus lower left, Resistance lower right. */
export function Counter({ icon, combatBonus, resistance, tone = 'ours', small = false }: CounterProps) {
  const figures =
    combatBonus === undefined || resistance === undefined ? undefined : `Combat Bonus ${combatBonus}, Resistance ${resistance}`
  return (
    <span className={`chit${TONES[tone]}${small ? ' chit--s' : ''}`} title={figures}>
      <Icon name={icon} className="" />
      {figures && (
        <>
          <b aria-hidden="true">{String(combatBonus).replace('-', '−')}</b>
          <b aria-hidden="true">{resistance}</b>
          <span className="vh">{figures}</span>
        </>
      )}
    </span>
  )
}
