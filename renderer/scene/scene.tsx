import { useId } from 'react'
import { faceSymbol } from '../face/face.tsx'
import { symbol } from '../icons/icon.tsx'
import type { Crest, Piece, Plate, Thing } from './plate.ts'
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

function Cut({ thing: { icon, x, y, size, lit, mirrored, shadow }, cut }: { readonly thing: Crest; readonly cut: string }) {
  const at = `translate(${mirrored ? x + size : x} ${y}) scale(${(mirrored ? -size : size) / 512} ${size / 512})`
  const picture = { href: symbol(icon), width: 512, height: 512 }
  return (
    <>
      {shadow !== undefined && <Shadow x={x + size / 2} y={y + size} width={shadow} />}
      <g transform={at}>
        <use {...picture} className="sc-halo" />
        <use {...picture} className={lit === 'spot' ? 'sc-spot' : 'sc-ink'} />
        {(lit === 'left' || lit === 'right') && <use {...picture} fill={`url(#${cut}h)`} clipPath={`url(#${cut}${lit})`} />}
      </g>
    </>
  )
}

/** On the floor to the right of the foot: the light comes from the left. */
function Shadow({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  return <use href={`${parts}#sg-shadow`} x={x - width * 0.38} y={y - width * 0.07} width={width} height={width * 0.15} />
}

/** The hatching of the lit side of a crest, and the line that parts it from the dark one. */
function LitSide({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}h`} width="17" height="17" patternUnits="userSpaceOnUse" patternTransform="rotate(-28)">
        <rect className="sc-ink" width="17" height="17" />
        <path className="sc-paper" d="M0 4h17v6.4h-17z" />
      </pattern>
      <clipPath id={`${id}left`}>
        <path d="M0 0H250Q190 260 270 512H0z" />
      </clipPath>
      <clipPath id={`${id}right`}>
        <path d="M512 0H262Q322 260 242 512H512z" />
      </clipPath>
    </defs>
  )
}
