import { symbol } from '../icons/icon.tsx'
import type { Crest } from './plate.ts'
import parts from './scenes.svg?no-inline'

/** An icon of a game in a picture: a halo of paper, ink, and the lit side hatched with what `LitSide` of the same id defines. */
export function Cut({ thing: { icon, x, y, size, lit, mirrored, shadow }, cut }: { readonly thing: Crest; readonly cut: string }) {
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
export function Shadow({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  return <use href={`${parts}#sg-shadow`} x={x - width * 0.38} y={y - width * 0.07} width={width} height={width * 0.15} />
}

/** The hatching of the lit side of a crest, and the line that parts it from the dark one. */
export function LitSide({ id }: { readonly id: string }) {
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
