import { type Place, SLINGS } from '../../../../engine/gladiator/open/gear.ts'
import { nameOf } from '../../../../engine/gladiator/open/names.ts'
import type { Gear } from '../../../../engine/gladiator/sheet-types.ts'
import { Icon } from '../../../icons/icon.tsx'
import { thingIcon } from '../icons.ts'

interface PlacesProps {
  readonly gear: Gear
  /** Where the next weapon goes. */
  readonly place: Place
  readonly onPlace: (place: Place) => void
  /** Lays aside what is there. */
  readonly onLay: (place: Place, sling: number) => void
}

/** Two hands and two slings as four frames (6.4): a press says where the next weapon goes. */
export function Places({ gear, place, onPlace, onLay }: PlacesProps) {
  const slots = [
    { of: 'ready', name: 'ready', holds: gear.ready, sling: 0 },
    { of: 'also', name: 'second hand', holds: gear.also, sling: 0 },
    ...Array.from({ length: SLINGS }, (_, i) => ({ of: 'sling', name: `sling ${i + 1}`, holds: gear.slung[i] ?? null, sling: i }) as const),
  ] as const
  return (
    <fieldset className="gm-places">
      <legend className="vh">Where the next weapon goes</legend>
      {slots.map(({ of, name, holds, sling }) => (
        <div key={name} className={`gm-place${of === place ? ' is-on' : ''}${holds === null ? ' is-empty' : ''}`}>
          <button type="button" aria-pressed={of === place} onClick={() => onPlace(of)}>
            {holds !== null && <Icon name={thingIcon(holds)} />}
            <span>{holds === null ? 'free' : nameOf(holds)}</span>
            <small>{name}</small>
          </button>
          {holds !== null && (
            <button type="button" className="gm-lay" aria-label={`Lay aside: ${nameOf(holds)}, ${name}`} onClick={() => onLay(of, sling)}>
              ×
            </button>
          )}
        </div>
      ))}
    </fieldset>
  )
}
