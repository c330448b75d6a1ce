import type { Plate } from '../../scene/plate.ts'
import { crest } from '../../scene/plate.ts'
import { Scene } from '../../scene/scene.tsx'

interface GainedProps {
  readonly name: string
  /** A face, or the symbol of those who have none. */
  readonly picture: string
  /** `Combat Bonus, 4 to 5`. */
  readonly what: string
  /** What it changes in the fights of late; empty where that is not known. */
  readonly change: string
}

/** The small moment of a level gained at home: his face in the light, and what he can do now. */
export function Gained({ name, picture, what, change }: GainedProps) {
  return (
    <div className="m-strip m-strip--home">
      <Scene plate={plateOf(name, picture)} small />
      <div>
        <b>
          {name} has gained {what}
        </b>
        {change !== '' && <p>{change}</p>}
      </div>
    </div>
  )
}

function plateOf(name: string, picture: string): Plate {
  const isFace = picture.startsWith('face-')
  return {
    alt: `${name} in the light.`,
    wall: 'plain',
    light: 'rays',
    things: [isFace ? { face: picture, x: 140, y: 64, size: 120 } : crest(picture, 110, 66, { lit: 'spot' })],
    spot: 'gold',
  }
}
