import { kindIcon } from '../../../../engine/domain/open/icons.ts'
import { handOf } from '../../../../engine/kernel/seeded.ts'
import { symbol } from '../../../icons/icon.tsx'

/** A picture cut in wood: lines that grow thicker towards the foot, and the figure with a white edge round it. */
export function Wood({ kind }: { readonly kind: string }) {
  return (
    <svg className="d-wood" viewBox="0 0 100 76" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {LINES.map(({ width, d }) => (
        <path key={width} className="d-wood-line" d={d} strokeWidth={width} />
      ))}
      <svg x="19" y="7" width="62" height="62" viewBox="0 0 512 512" aria-hidden="true">
        <use className="d-wood-edge" href={symbol(kindIcon(kind))} />
        <use className="d-wood-figure" href={symbol(kindIcon(kind))} />
      </svg>
    </svg>
  )
}

const COUNT = 23
const GAP = 3.3

/** The same block for every card. */
const LINES = cutLines()

function cutLines(): readonly { readonly width: number; readonly d: string }[] {
  const hand = handOf('wood')
  const tremble = () => (Math.round((hand() - 0.5) * 10) / 10).toString()
  return Array.from({ length: COUNT }, (_, i) => {
    const y = 1.5 + i * GAP
    const waves = Array.from(
      { length: 6 },
      (_unused, k) => `S${(k * 100) / 6 + 8} ${y + Number(tremble())} ${((k + 1) * 100) / 6} ${y + Number(tremble())}`,
    )
    return { width: Math.round((0.35 + 1.4 * (i / COUNT) ** 1.8) * 1000 + i) / 1000, d: `M0 ${y}${waves.join('')}` }
  })
}
