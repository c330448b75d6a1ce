import { useState } from 'react'
import { nameOf } from '../../../../engine/gladiator/open/names.ts'
import type { KindFieldsProps, Wish } from '../../../campaign-page.ts'
import { NameField } from '../../../dice/name-field.tsx'
import { useFreeNames } from '../../../host/free-names.ts'
import { Case } from '../../../rulebook/case.tsx'
import { type Body, movable } from '../muster/fighter.ts'
import { Points } from '../muster/points.tsx'
import { Races } from '../muster/races.tsx'
import { type GladiatorTables, useGladiatorTables } from '../tables.ts'
import { FIGHTER_NAMES } from './fighter-names.ts'
import '../style/muster.css'
import '../style/stable.css'

/** As the rules read a name (25.1). */
const LONGEST_NAME = 24

/** A gladiator of the player's own: a name, a race, and the points of it moved from one attribute to another (10.1, 25.1). */
export function Making(props: KindFieldsProps) {
  const tables = useGladiatorTables()
  return tables && <MakingFields tables={tables} {...props} />
}

interface MakingFieldsProps extends KindFieldsProps {
  readonly tables: GladiatorTables
}

function MakingFields({ tables, campaign, onWish, refused }: MakingFieldsProps) {
  const names = useFreeNames(FIGHTER_NAMES, campaign.id)
  const [body, setBody] = useState<Body>(() => bodyOf(tables, 'human', ''))
  const change = (next: Body) => {
    setBody(next)
    onWish(wishOf(tables, next))
  }
  return (
    <>
      <NameField
        label="Name"
        name={body.name}
        most={LONGEST_NAME}
        missing="Give the gladiator a name."
        names={names}
        error={refused}
        onName={(name) => change({ ...body, name })}
      />
      <div className="gs-making">
        <Races tables={tables} chosen={body.race} onChoose={(race) => change(bodyOf(tables, race, body.name))} />
        <div>
          <Points tables={tables} body={body} onChange={change} />
          <p className="small muted">
            {nameOf(body.race)}s are armed as the manual arms them <Case rule="25.1" />; other arms are free before every fight.
          </p>
        </div>
      </div>
    </>
  )
}

function bodyOf({ races }: GladiatorTables, race: string, name: string): Body {
  return { name, race, ...(races[race]?.base ?? { sh: 0, ag: 0, iq: 0 }) }
}

function wishOf({ races }: GladiatorTables, { name, race, sh, ag, iq }: Body): Wish | null {
  if (name.trim() === '') return null
  const of = races[race]
  return { name: name.trim(), race, sh, ag, ...(of !== undefined && movable(of).includes('iq') && { iq }) }
}
