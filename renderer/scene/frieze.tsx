import { useId } from 'react'
import { Cut, LitSide } from './crest.tsx'
import type { Crest } from './plate.ts'
import parts from './scenes.svg?no-inline'

/** A wide picture from parts of `scenes.svg`, 640 by 220. Its sprite is fetched when it is first shown. */
export interface FriezePlate {
  /** What can be seen, in a sentence, for those who do not see it. */
  readonly alt: string
  readonly wall: 'valley-wide' | 'hall-wide'
  /** From back to front; each with its upper left corner and the side of its square. */
  readonly pieces: readonly FriezePiece[]
  /** Icons of the game among them, cut like those of a plate. */
  readonly crests?: readonly Crest[]
  readonly spot: 'fire' | 'harm' | 'way'
  /** Only this strip of it, in the same units; where there is less height for it, its foot stays in sight. */
  readonly strip?: { readonly top: number; readonly height: number }
}

interface FriezePiece {
  readonly piece: string
  readonly x: number
  readonly y: number
  readonly size: number
  /** Turned to the other side. */
  readonly mirrored?: boolean
}

const WHOLE = { top: 0, height: 220 }

/** A frieze, drawn; a strip is framed by the place that it stands in. */
export function Frieze({ plate: { alt, wall, pieces, crests = [], spot, strip } }: { readonly plate: FriezePlate }) {
  const cut = useId()
  const { top, height } = strip ?? WHOLE
  const cropped = strip && 'xMidYMax slice'
  return (
    <svg className={`scene sc-${spot}`} viewBox={`0 ${top} 640 ${height}`} preserveAspectRatio={cropped} role="img" aria-label={alt}>
      <use href={`${parts}#sw-${wall}`} width="640" height="220" />
      {crests.length > 0 && <LitSide id={cut} />}
      {crests.map((crest) => (
        <Cut key={`${crest.x}:${crest.y}`} thing={crest} cut={cut} />
      ))}
      {pieces.map(({ piece, x, y, size, mirrored }) => (
        <use
          key={piece}
          href={`${parts}#sb-${piece}`}
          x={x}
          y={y}
          width={size}
          height={size}
          {...(mirrored && { transform: `translate(${2 * x + size} 0) scale(-1 1)` })}
        />
      ))}
      {!strip && <path className="frieze-frame" d="M1.5 1.5h637v217h-637zM6 6h628v208h-628z" />}
    </svg>
  )
}
