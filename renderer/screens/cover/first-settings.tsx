import { changeSettings, type Settings, useSettings } from '../../settings/settings.ts'
import { switchSound } from '../../sound/sound-switch.tsx'

const LIGHTS: readonly (readonly [Settings['theme'], string])[] = [
  ['system', 'As the system'],
  ['light', 'Day'],
  ['dark', 'Candle'],
]
const SOUNDS: readonly (readonly [boolean, string])[] = [
  [false, 'Off'],
  [true, 'On'],
]

/** What is settled once, on the bar of the cover and without a dialog: sound, and daylight or candle-light. */
export function FirstSettings() {
  const { sound, theme } = useSettings()
  return (
    <div className="segs">
      <Switch name="Sound" choices={SOUNDS} chosen={sound} onChoose={switchSound} />
      <Switch name="Light" choices={LIGHTS} chosen={theme} onChoose={(theme) => changeSettings({ theme })} />
    </div>
  )
}

interface SwitchProps<T> {
  readonly name: string
  readonly choices: readonly (readonly [T, string])[]
  readonly chosen: T
  readonly onChoose: (choice: T) => void
}

function Switch<T extends string | boolean>({ name, choices, chosen, onChoose }: SwitchProps<T>) {
  return (
    <fieldset className="seg" aria-label={name}>
      <span aria-hidden="true">{name}</span>
      {choices.map(([choice, label]) => (
        <button key={label} type="button" aria-pressed={choice === chosen} onClick={() => onChoose(choice)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
