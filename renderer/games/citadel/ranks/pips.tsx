import type { WoundPoints } from '../../../../engine/citadel/view-types.ts'

const STEP = 9.4
const GROUP_GAP = 4
/** Beyond this the lozenges would be too small to count; the number suffices. */
const DRAWN = 30

/** What is left is solid, what is lost is cut through; grouped by five, always with the number. */
export function Pips({ woundPoints: { left, total } }: { readonly woundPoints: WoundPoints }) {
  const drawn = Math.min(total, DRAWN)
  const places = Array.from({ length: drawn }, (_, i) => 4 + i * STEP + Math.floor(i / 5) * GROUP_GAP)
  const width = (places[drawn - 1] ?? 0) + 4.2
  return (
    <span className={left * 2 <= total ? 'pips is-low' : 'pips'}>
      <b>
        {left}
        <small>/{total}</small>
      </b>
      <svg viewBox={`0 0 ${width.toFixed(1)} 13`} role="img" aria-label={`${left} of ${total} Wound Points left`}>
        {places.map((x, i) =>
          i < left ? (
            <path key={x} className="pip" d={`M${x} 0l4 6.5-4 6.5-4-6.5z`} />
          ) : (
            <g key={x}>
              <path className="pip-lost" d={`M${x} 1l3.4 5.5-3.4 5.5-3.4-5.5z`} />
              <path className="pip-cut" d={`M${x - 4} 11.5l8-10`} />
            </g>
          ),
        )}
      </svg>
    </span>
  )
}
