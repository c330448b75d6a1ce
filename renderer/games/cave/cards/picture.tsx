import { memo } from 'react'
import { symbol } from '../../../icons/icon.tsx'
import { rockOf, TONES } from '../board/rock.ts'

const WIDTH = 136
const HEIGHT = 118
/** The same stone for every card. */
const STONE = rockOf('card', WIDTH, HEIGHT, 30)

/** Lines of an engraving, closer and thicker towards the foot. */
const LINES = Array.from({ length: 15 }, (_, i) => ({ y: Math.round((0.34 + 0.66 * (i / 14) ** 0.8) * HEIGHT), width: 0.35 + i * 0.1 }))

/** A figure engraved in cut crystal, with a pale edge round it. */
export const CardPicture = memo(function CardPicture({ icon }: { readonly icon: string }) {
  return (
    <svg className="v-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {STONE.facets.map((d, i) => (
        <path key={TONES[i]} className={`v-cut is-${TONES[i]}`} d={d} />
      ))}
      {LINES.map(({ y, width }) => (
        <path key={y} className="v-burin" strokeWidth={width} d={`M0 ${y}q17 -3 34 0t34 0 34 0 34 0`} />
      ))}
      <svg x="24" y="15" width="88" height="88" viewBox="0 0 512 512" aria-hidden="true">
        <use className="v-picture-edge" href={symbol(icon)} />
        <use className="v-picture-figure" href={symbol(icon)} />
      </svg>
    </svg>
  )
})
