/** A catacomb from above, small: halls lit and dark, rooms, the pit, the entrance and the start of the red corridor. */
export function CatacombPicture({ grid }: { readonly grid: readonly string[] }) {
  const width = grid[0]?.length ?? 0
  return (
    <svg className="cata" data-game="hero" viewBox={`0 0 ${width} ${grid.length}`} aria-hidden="true">
      <rect className="cata-rock" width={width} height={grid.length} />
      {grid.flatMap(runsOf).map(({ x, y, length, look }) => (
        <rect key={`${y}-${x}`} className={`cata-${look}`} x={x} y={y} width={length} height={1} />
      ))}
    </svg>
  )
}

interface Run {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly look: Look
}

type Look = 'lit' | 'dark' | 'room' | 'other' | 'start' | 'red' | 'pit'

/** Adjacent squares that look alike, joined; neighbouring rooms alternate. Rock is left out. */
export function runsOf(row: string, y: number): readonly Run[] {
  return [...row.matchAll(/(.)\1*/g)].flatMap(({ 0: run, index: x }) => {
    const look = lookOf(run.charAt(0))
    return look ? [{ x, y, length: run.length, look }] : []
  })
}

function lookOf(letter: string): Look | null {
  switch (letter) {
    case '#':
      return null
    case '.':
      return 'lit'
    case ':':
      return 'dark'
    case 'H':
      return 'start'
    case 'R':
      return 'red'
    case 'O':
      return 'pit'
    default:
      return letter.charCodeAt(0) % 2 === 0 ? 'room' : 'other'
  }
}
