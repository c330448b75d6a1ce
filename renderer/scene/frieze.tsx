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
}

interface FriezePiece {
  readonly piece: string
  readonly x: number
  readonly y: number
  readonly size: number
  /** Turned to the other side. */
  readonly mirrored?: boolean
}

/** A frieze, drawn. */
export function Frieze({ plate: { alt, wall, pieces, crests = [], spot } }: { readonly plate: FriezePlate }) {
  const cut = useId()
  return (
    <svg className={`scene sc-${spot}`} viewBox="0 0 640 220" role="img" aria-label={alt}>
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
      <path className="frieze-frame" d="M1.5 1.5h637v217h-637zM6 6h628v208h-628z" />
    </svg>
  )
}
