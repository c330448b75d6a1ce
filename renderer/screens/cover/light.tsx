import { changeSettings, type Settings, useSettings } from '../../settings/settings.ts'

const LIGHTS: readonly (readonly [Settings['theme'], string])[] = [
  ['system', 'As the system'],
  ['light', 'Day'],
  ['dark', 'Candle'],
]

/** Daylight, candle-light, or as the system has it: set once, without a dialog. */
export function Light() {
  const { theme } = useSettings()
  return (
    <fieldset className="seg" aria-label="Light">
      <span className="hide-s">Light</span>
      {LIGHTS.map(([id, name]) => (
        <button key={id} type="button" aria-pressed={theme === id} onClick={() => changeSettings({ theme: id })}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
