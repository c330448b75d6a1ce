import { useId } from 'react'
import { Choices, Tick } from '../../dialog/choices.tsx'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { SOUND_IDS, SOUNDS } from '../../settings/sounds.ts'
import { hear } from '../../sound/sound.ts'
import { switchSound } from '../../sound/sound-switch.tsx'

/** Sound as a whole, and once it is on, the volume of each. */
export function Sound() {
  const { sound, volume, volumes } = useSettings()
  return (
    <>
      <Choices legend="What is heard" abreast={3}>
        <Tick
          name="Sound"
          text="Dice, doors, blades and a low hum in the depths. All of it is told in words too."
          checked={sound}
          onChange={switchSound}
        />
        {sound && (
          <Volume name="Everything" when="how loud it is as a whole" value={volume} onChange={(volume) => changeSettings({ volume })} />
        )}
      </Choices>
      {sound && (
        <fieldset className="choices volumes">
          <legend>Volume of each</legend>
          {SOUND_IDS.map((id) => (
            <div key={id} className="volume-row">
              <Volume
                {...SOUNDS[id]}
                value={volumes[id]}
                onChange={(percent) => changeSettings({ volumes: { ...volumes, [id]: percent } })}
              />
              <button type="button" className="btn" aria-label={`Hear it: ${SOUNDS[id].name}`} onClick={() => hear(id)}>
                Hear it
              </button>
            </div>
          ))}
        </fieldset>
      )}
    </>
  )
}

interface VolumeProps {
  readonly name: string
  readonly when: string
  /** In percent. */
  readonly value: number
  readonly onChange: (percent: number) => void
}

function Volume({ name, when, value, onChange }: VolumeProps) {
  const id = useId()
  return (
    <div className="volume">
      <label htmlFor={id}>
        <b>{name}</b>
      </label>
      <small id={`${id}-when`}>{when}</small>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={10}
        value={value}
        aria-valuetext={`${value}%`}
        aria-describedby={`${id}-when`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output htmlFor={id}>{value}%</output>
    </div>
  )
}
