import { useState } from 'react'
import { type Place, withArm, without } from '../../../../engine/gladiator/open/gear.ts'
import type { Gear } from '../../../../engine/gladiator/sheet-types.ts'
import { Armour } from './armour.tsx'
import type { Body } from './fighter.ts'
import { Places } from './places.tsx'
import { Spells } from './spells.tsx'
import { Sum } from './sum.tsx'
import { Weapons } from './weapons.tsx'
import '../style/muster.css'

interface ArmingProps {
  readonly body: Body
  readonly gear: Gear
  /** Whether a Death Sword can be had (G-128). */
  readonly swords?: boolean
  readonly onChange: (gear: Gear) => void
}

/** What someone brings: four places, the printed weapons, the armour, and what it makes of him. For fighters armed without a question. */
export function Arming({ body, gear, swords = false, onChange }: ArmingProps) {
  const [place, setPlace] = useState<Place>('ready')
  return (
    <div className="gm-arming">
      <div className="gm-side">
        <Places gear={gear} place={place} onPlace={setPlace} onLay={(of, sling) => onChange(without(gear, of, sling))} />
        <Sum body={body} gear={gear} />
      </div>
      <div className="gm-main">
        <Weapons body={body} gear={gear} place={place} swords={swords} onChoose={(weapon) => onChange(withArm(gear, place, weapon))} />
        <Spells body={body} />
      </div>
      <div className="gm-wide">
        <Armour
          body={body}
          gear={gear}
          onSuit={(suit) => onChange({ ...gear, suit })}
          onHelmet={(helmet) => onChange({ ...gear, helmet })}
        />
      </div>
    </div>
  )
}
