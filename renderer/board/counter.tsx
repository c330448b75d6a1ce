import { Picture } from '../face/picture.tsx'

export interface CounterProps {
  /** A symbol of the icons, or a face. */
  readonly icon: string
  readonly combatBonus?: number
  readonly resistance?: number
  readonly tone?: keyof typeof TONES
  readonly small?: boolean
}

const TONES = {
  ours: '',
  foe: ' chit--foe',
  charm: ' chit--charm',
  /** No longer there; of a face, lines are left, with a cut. */
  gone: ' chit--gone is-fallen',
  retired: ' is-retired',
  stone: ' chit--gone is-stone',
} as const

/** A printed counter: the picture, Combat Bonus lower left, Resistance lower right. A face goes to the edge. */
export function Counter({ icon, combatBonus, resistance, tone = 'ours', small = false }: CounterProps) {
  const figures =
    combatBonus === undefined || resistance === undefined ? undefined : `Combat Bonus ${combatBonus}, Resistance ${resistance}`
  const isFace = icon.startsWith('face-')
  return (
    <span className={`chit${TONES[tone]}${small ? ' chit--s' : ''}${isFace ? ' chit--face' : ''}`} title={figures}>
      <Picture name={icon} className="" />
      {figures && (
        <>
          <b aria-hidden="true">{String(combatBonus).replace('-', '−')}</b>
          <b aria-hidden="true">{resistance}</b>
          <span className="vh">{figures}</span>
        </>
      )}
      {isFace && tone === 'gone' && (
        <svg className="cutline" viewBox="0 0 56 56" aria-hidden="true">
          <path d="M-3 49L59 7" />
        </svg>
      )}
    </span>
  )
}
