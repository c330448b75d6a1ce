import { useId } from 'react'
import { faceSymbol } from '../face/face.tsx'
import { Cut, LitSide, Shadow } from './crest.tsx'
import type { Piece, Plate, Thing } from './plate.ts'
import parts from './scenes.svg?no-inline'

interface SceneProps {
  readonly plate: Plate
  /** Only its middle, for a strip. */
  readonly small?: boolean
}

/** A plate, drawn. The sprite is a file of its own that the browser fetches when the first plate is shown. */
export function Scene({ plate: { alt, wall, floor, opening, light, things, spot }, small = false }: SceneProps) {
  const cut = useId()
  return (
    <svg className={`scene sc-${spot}`} viewBox={small ? '90 54 220 132' : '0 0 400 240'} role="img" aria-label={alt}>
      <LitSide id={cut} />
      <Whole part={`sw-${wall}`} />
      {floor && <Whole part={`sf-${floor}`} />}
      {opening && <Whole part={`so-${opening}`} />}
      <Whole part={`st-${light}`} />
      {things.map((thing, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a plate never changes
        <Placed key={i} thing={thing} cut={cut} />
      ))}
      {small ? <path className="scene-cut" d="M90 54h220v132H90z" /> : <Whole part="sx-frame" />}
    </svg>
  )
}

/** A part as large as the plate. */
function Whole({ part }: { readonly part: string }) {
  return <use href={`${parts}#${part}`} width="400" height="240" />
}

interface PlacedProps {
  readonly thing: Thing
  readonly cut: string
}

function Placed({ thing, cut }: PlacedProps) {
  if ('face' in thing) return <use href={faceSymbol(thing.face)} x={thing.x} y={thing.y} width={thing.size} height={thing.size} />
  return 'piece' in thing ? <Standing thing={thing} /> : <Cut thing={thing} cut={cut} />
}

function Standing({ thing: { piece, x, y, size, shadow } }: { readonly thing: Piece }) {
  return (
    <>
      {shadow !== undefined && <Shadow x={x} y={y} width={shadow} />}
      <use href={`${parts}#sb-${piece}`} x={x - size / 2} y={y - size * FOOT} width={size} height={size} />
    </>
  )
}

/** Where things touch the floor in their box of 160: at 152. */
const FOOT = 0.95
