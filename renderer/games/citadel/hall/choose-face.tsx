import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { faceOf, INITIATE_FACES } from '../../../../engine/citadel/open/names.ts'
import { ThrowName } from '../../../dice/throw-name.tsx'
import { Face } from '../../../face/face.tsx'
import { useClient } from '../../../host/client.tsx'
import { queries } from '../../../host/queries.ts'
import { personPicture } from '../names.ts'

const FACES = Object.entries(INITIATE_FACES)

/** The faces that people of a campaign have: each is taken once. */
export function useTakenFaces(campaign: string): ReadonlySet<string> {
  const { data = [] } = useQuery(queries.roster(useClient(), campaign))
  return new Set(data.map((row) => row.portrait ?? personPicture({ ...row, id: row.slug })))
}

/** The face that is proposed: one of the race that nobody has. */
export function proposedFace(name: string, race: string, taken: ReadonlySet<string>): string {
  return faceOf({ id: name.trim().toLowerCase(), race, kind: 'initiate' }, taken) ?? 'face-human-1'
}

interface ChooseFaceProps {
  readonly chosen: string
  readonly race: string
  readonly taken: ReadonlySet<string>
  readonly onChoose: (face: string) => void
}

/** One face of eighteen, or whichever the die brings among those of the race. */
export function ChooseFace({ chosen, race, taken, onChoose }: ChooseFaceProps) {
  const name = useId()
  const free = FACES.flatMap(([face]) => (taken.has(face) ? [] : [face]))
  const own = free.filter((face) => face.startsWith(`face-${race.toLowerCase()}-`))
  return (
    <fieldset className="pick-face">
      <legend>Face</legend>
      <div className="pick-faces">
        {FACES.map(([face, says]) => (
          <label key={face} className={face === chosen ? 'is-on' : undefined} title={taken.has(face) ? `${says}: taken` : says}>
            <input
              type="radio"
              className="vh"
              name={name}
              checked={face === chosen}
              disabled={taken.has(face)}
              onChange={() => onChoose(face)}
            />
            <Face name={face} />
            <span className="vh">{taken.has(face) ? `${says}, taken` : says}</span>
          </label>
        ))}
      </div>
      <ThrowName names={own.length > 0 ? own : free} now={chosen} onName={onChoose} what="face" />
    </fieldset>
  )
}
