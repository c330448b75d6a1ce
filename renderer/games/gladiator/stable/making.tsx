import { useState } from 'react'
import { LONGEST_NAME } from '../../../../engine/gladiator/open/campaign.ts'
import { movable } from '../../../../engine/gladiator/open/making.ts'
import type { RaceId } from '../../../../engine/gladiator/tables/ids.ts'
import { RACES } from '../../../../engine/gladiator/tables/races.ts'
import type { KindFieldsProps, Wish } from '../../../campaign-page.ts'
import { NameField } from '../../../dice/name-field.tsx'
import { useFreeNames } from '../../../host/free-names.ts'
import { Case } from '../../../rulebook/case.tsx'
import type { Body } from '../muster/fighter.ts'
import { Points } from '../muster/points.tsx'
import { Races } from '../muster/races.tsx'
import { FIGHTER_NAMES } from './fighter-names.ts'
import '../style/muster.css'
import '../style/stable.css'

/** As the rules read a name (25.1). */

/** A gladiator of the player's own: a name, a race, and the points of it moved from one attribute to another (10.1, 25.1). */
export function Making({ campaign, onWish, refused }: KindFieldsProps) {
  const names = useFreeNames(FIGHTER_NAMES, campaign.id)
  const [body, setBody] = useState<Body>(() => newBody('human', ''))
  const change = (next: Body) => {
    setBody(next)
    onWish(wishOf(next))
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
        <Races chosen={body.kind} onChoose={(kind) => change(newBody(kind, body.name))} />
        <div>
          <Points body={body} onChange={change} />
          <p className="small muted">
            Arms to begin with follow the manual <Case rule="25.1" />. Others are free before every fight.
          </p>
        </div>
      </div>
    </>
  )
}

function newBody(kind: RaceId, name: string): Body {
  return { name, kind, normal: RACES[kind].base }
}

function wishOf({ name, kind, normal: { sh, ag, iq } }: Body): Wish | null {
  if (name.trim() === '') return null
  return { name: name.trim(), race: kind, sh, ag, ...(movable(kind).includes('iq') && { iq }) }
}
