import { useState } from 'react'
import type { Deed, Option } from '../../engine/kernel/types.ts'
import { percent } from '../decision/odds.ts'
import { costOf } from '../decision/option-row.tsx'
import { Why } from '../decision/why.tsx'
import { Arrow } from '../icons/icon.tsx'
import { useSettings } from '../settings/settings.ts'
import type { CounterWords } from './words.ts'

/** `Cast`, `Heal`; but `Shoot the bow`: a means in small letters goes on with the sentence. */
function deedIn(deed: Deed | undefined): readonly (string | undefined)[] {
  if (deed === undefined) return []
  const { label, means } = deed
  return means && /^\p{Ll}/u.test(means.label) ? [`${label} ${means.label}`] : [label, means?.label]
}

/** In the card: what Enter would do now, with its figures and its sum. */
export function ChosenDeed({ option, words }: { readonly option: Option; readonly words: Pick<CounterWords, 'nameOf' | 'counts'> }) {
  const { odds: wanted } = useSettings()
  const [why, setWhy] = useState(false)
  const { deed, detail, label, warns } = option
  const odds = wanted ? option.odds : undefined
  const steps = [deed?.who && words.nameOf(deed.who), ...deedIn(deed), deed?.whom && deed.whom !== deed.who && words.nameOf(deed.whom)]
  const figures = [
    ...(odds?.chance === undefined ? [] : [[percent(odds.chance), odds.of ?? (odds.kill === undefined ? 'chance' : 'hit')]]),
    ...(odds?.kill === undefined ? [] : [[percent(odds.kill), 'kill']]),
    ...(odds?.expected === undefined ? [] : [[odds.expected.toFixed(2), odds.chance === undefined ? 'back on average' : words.counts]]),
    ...(odds?.down === undefined ? [] : [[percent(odds.down), 'down']]),
    ...(odds?.die === undefined ? [] : [[percent(odds.die), 'falls']]),
    ...(costOf(option) > 0 ? [[String(costOf(option)), `${words.counts} to pay`]] : []),
  ].slice(0, 4)
  return (
    <div className="c-deed">
      <p className="steps">
        {steps
          .filter((step) => typeof step === 'string' && step !== '')
          .map((step, i) => (
            <span key={step || i} className="step">
              {i > 0 && <Arrow />}
              <span>{step}</span>
            </span>
          ))}
      </p>
      <h3>{label}</h3>
      <p className={warns === undefined ? 'lead' : 'warn'}>{warns ?? detail ?? deed?.means?.effect}</p>
      {figures.length > 0 && (
        <div className="fc">
          {figures.map(([figure, of]) => (
            <div key={of}>
              <b>{figure}</b>
              <span>{of}</span>
            </div>
          ))}
        </div>
      )}
      {odds && <Why option={option} open={why} counts={words.counts} onOpen={setWhy} />}
    </div>
  )
}
