interface DieProps {
  /** The face on top, 1 to 6. */
  readonly face: number
  readonly size?: 'large' | 'small'
  /** A D3 shows the D6 that made it, with its half in the corner (3.1). */
  readonly halved?: boolean
  readonly rolled?: boolean
}

type Pip = readonly [x: number, y: number]

const CENTRE: Pip = [16, 16]
const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  1: [CENTRE],
  2: [
    [9, 9],
    [23, 23],
  ],
  3: [[8, 8], CENTRE, [24, 24]],
  4: [
    [9, 9],
    [23, 9],
    [9, 23],
    [23, 23],
  ],
  5: [[8, 8], [24, 8], CENTRE, [8, 24], [24, 24]],
  6: [
    [9, 7],
    [23, 7],
    [9, 16],
    [23, 16],
    [9, 25],
    [23, 25],
  ],
}

export function Die({ face, size = 'large', halved = false, rolled = false }: DieProps) {
  const half = Math.ceil(face / 2)
  return (
    <svg
      className={['die', size === 'small' && 'die--s', rolled && 'is-rolled'].filter(Boolean).join(' ')}
      viewBox="0 0 32 34"
      role="img"
      aria-label={halved ? `three-sided die: ${face} halved, ${half}` : `die ${face}`}
    >
      <rect className="e" x="0.5" y="2.5" width="31" height="31" rx="3" />
      <rect className="f" x="0.5" y="0.5" width="31" height="31" rx="3" />
      {(PIPS[face] ?? []).map(([cx, cy]) => (
        <circle key={`${cx},${cy}`} cx={cx} cy={cy} r={size === 'small' ? 3.6 : 3} />
      ))}
      {halved && (
        <>
          <path className="tag" d="M16 17h16v17h-16z" />
          <text x="24" y="31">
            {half}
          </text>
        </>
      )}
    </svg>
  )
}
