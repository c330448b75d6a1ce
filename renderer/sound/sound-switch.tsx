import { Icon } from '../icons/icon.tsx'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { play } from './sound.ts'

/** Sound on or off, for a bar: switched on, it lets itself be heard. */
export function SoundSwitch() {
  const { sound } = useSettings()
  return (
    <button
      type="button"
      className="btn btn--quiet"
      aria-label="Sound"
      aria-pressed={sound}
      title={sound ? 'Sound is on' : 'Sound is off'}
      onClick={() => switchSound(!sound)}
    >
      <Icon name={sound ? 'x-sound' : 'x-sound-off'} />
      <span className="only-l">Sound</span>
    </button>
  )
}

/** Switched on, a die lands, so that one hears at once how loud it is. */
export function switchSound(sound: boolean): void {
  changeSettings({ sound })
  play('die')
}
