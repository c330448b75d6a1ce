import { useState } from 'react'
import type { GladiatorTables } from '../tables.ts'
import { Armour } from './armour.tsx'
import { type Body, type Gear, type Place, withArm, without } from './fighter.ts'
import { Places } from './places.tsx'
import { Spells } from './spells.tsx'
import { Sum } from './sum.tsx'
import { Weapons } from './weapons.tsx'
import '../style/muster.css'

interface ArmingProps {
  readonly tables: GladiatorTables
  readonly body: Body
  readonly gear: Gear
  readonly onChange: (gear: Gear) => void
}

/** What somebody brings: four places, the printed weapons, the armour, and what it makes of him. For whoever is armed without a question. */
export function Arming({ tables, body, gear, onChange }: ArmingProps) {
  const [place, setPlace] = useState<Place>('ready')
  return (
    <div className="gm-arming">
      <div className="gm-side">
        <Places gear={gear} place={place} onPlace={setPlace} onLay={(of, sling) => onChange(without(gear, of, sling))} />
        <Sum tables={tables} body={body} gear={gear} />
      </div>
      <div className="gm-main">
        <Weapons
          tables={tables}
          body={body}
          gear={gear}
          place={place}
          onChoose={(weapon) => onChange(withArm(tables, gear, place, weapon))}
        />
        <Spells tables={tables} body={body} />
      </div>
      <div className="gm-wide">
        <Armour
          tables={tables}
          body={body}
          gear={gear}
          onSuit={(suit) => onChange({ ...gear, suit })}
          onHelmet={(helmet) => onChange({ ...gear, helmet })}
        />
      </div>
    </div>
  )
}
