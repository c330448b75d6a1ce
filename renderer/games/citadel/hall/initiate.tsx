import { useId, useState } from 'react'
import { GIVEN_NAMES, KINDS, LONGEST_NAME } from '../../../../engine/citadel/open/names.ts'
import { INITIATE_WEAPONS } from '../../../../engine/citadel/tables/index.ts'
import type { Kind, KindFieldsProps, Wish } from '../../../campaign-page.ts'
import { ChooseOne, ChooseSome } from '../../../dialog/choices.tsx'
import { NameField } from '../../../dice/name-field.tsx'
import { useFreeNames } from '../../../host/free-names.ts'
import { nameOf } from '../names.ts'
import { ChooseFace, proposedFace, useTakenFaces } from './choose-face.tsx'

/** Initiates are made by hand (4.1). */
export const initiate: Kind = {
  ...KINDS.initiate,
  one: 'an initiate',
  many: 'Initiates',
  text: () => 'You choose the name, race, weapons and background.',
  start: null,
  send: () => 'Sign on',
  Fields: InitiateFields,
}

const RACES = ['Human', 'Elf', 'Dwarf'] as const
const WEAPONS = ['sword', 'hammer', 'ax', 'bow', 'dagger', 'throwing-dagger'] as const
const EXPERIENCE = [
  { id: 'wounds', name: '1 more Wound Point' },
  { id: 'negotiation', name: '1 more in negotiation' },
  { id: 'detrap', name: '1 more in detrap' },
  { id: 'hellgate', name: '1 more in Hellgate' },
  ...WEAPONS.map((weapon) => ({ id: `weapon-skill:${weapon}`, name: `1 more with ${nameOf(weapon)}` })),
] as const

interface Draft {
  readonly name: string
  readonly race: string
  readonly weapons: readonly string[]
  readonly experience: string
  /** Null while the proposed one stands. */
  readonly face: string | null
}

const FIRST: Draft = { name: '', race: 'Human', weapons: ['sword', 'dagger'], experience: 'wounds', face: null }

function wishOf({ name, race, weapons, experience }: Draft, portrait: string): Wish | null {
  if (name.trim() === '' || weapons.length !== INITIATE_WEAPONS) return null
  return { name: name.trim(), race: race.toLowerCase(), weapons: [...weapons], experience, portrait }
}

function InitiateFields({ campaign, onWish, refused }: KindFieldsProps) {
  const id = useId()
  const names = useFreeNames(GIVEN_NAMES, campaign.id)
  const [draft, setDraft] = useState(FIRST)
  const taken = useTakenFaces(campaign.id)
  const faceIn = ({ name, race, face }: Draft) => face ?? proposedFace(name, race, taken)
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    onWish(wishOf(next, faceIn(next)))
  }
  return (
    <>
      <NameField
        label="Name"
        name={draft.name}
        most={LONGEST_NAME}
        missing="Give the initiate a name."
        names={names}
        error={refused}
        onName={(name) => change({ name })}
      />
      <ChooseOne
        legend="Race"
        abreast={3}
        choices={RACES.map((id) => ({ id, name: id }))}
        chosen={draft.race}
        onChoose={(race) => change({ race })}
      />
      <ChooseFace chosen={faceIn(draft)} race={draft.race} taken={taken} onChoose={(face) => change({ face })} />
      <ChooseSome
        legend="Two weapons"
        abreast={3}
        choices={WEAPONS.map((id) => ({ id, name: nameOf(id) }))}
        chosen={draft.weapons}
        least={INITIATE_WEAPONS}
        most={INITIATE_WEAPONS}
        onChange={(weapons) => change({ weapons })}
      />
      <label className="lab" htmlFor={`${id}-experience`}>
        Background
      </label>
      <select
        id={`${id}-experience`}
        className="field-in"
        value={draft.experience}
        onChange={(event) => change({ experience: event.target.value })}
      >
        {EXPERIENCE.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
    </>
  )
}
