import { memo } from 'react'
import { COLUMNS, doorPlace, type Plan, platePlace, ROWS, type Square, wallPath } from '../../../../engine/hero/open/catacomb.ts'

/** The map as printed, without its doors: rock, floors, walls. */
export const Ground = memo(function Ground({ plan }: { readonly plan: Plan }) {
  return (
    <>
      <rect className="h-rock" x="0" y="0" width={COLUMNS * 100} height={ROWS * 100} />
      <Floors plan={plan} />
      <path className="h-wall" d={wallPath(plan)} />
      <Figures plan={plan} />
    </>
  )
})

/** The numbers of rows and columns, as used to name squares: on the rock of the first row and the first column. */
function Figures({ plan }: { readonly plan: Plan }) {
  const isRock = (row: number, col: number) => !plan.squares.some((square) => square.row === row && square.col === col)
  const across = Array.from({ length: COLUMNS - 1 }, (_, i) => ({ row: 0, col: i + 1, figure: i + 2 }))
  const down = Array.from({ length: ROWS - 2 }, (_, i) => ({ row: i + 1, col: 0, figure: i + 2 }))
  return [...across, ...down]
    .filter(({ row, col }) => isRock(row, col))
    .map(({ row, col, figure }) => (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no figure of a drawing takes the focus, and every square says its own
      <text key={`${row}-${col}`} className="h-figure" aria-hidden="true" x={col * 100 + 50} y={row * 100 + 69}>
        {figure}
      </text>
    ))
}

interface DoorsProps {
  readonly plan: Plan
  /** Squares with counters or the hero, by id. */
  readonly taken: ReadonlySet<string>
  /** Those that stay open until the hero's phase ends. */
  readonly opened: readonly string[]
}

/** Doors with their values; drawn above counters and outlines, which would hide them, and clear of what is drawn on counters. Presses go through them. */
export const Doors = memo(function Doors({ plan, taken, opened }: DoorsProps) {
  return plan.doors.map((door) => {
    const { x, y, across } = doorPlace(door)
    const isOpen = opened.includes(door.id)
    return (
      <g key={door.id} className={isOpen ? 'h-door is-open' : 'h-door'} transform={`translate(${x} ${y})`}>
        {across ? <rect x="-40" y="-11" width="80" height="22" /> : <rect x="-11" y="-40" width="22" height="80" />}
        {!isOpen && (
          <g transform={platePlace(door, taken)}>
            <rect className="h-door-plate" x="-30" y="-25" width="60" height="50" />
            <text y="16">{door.value}</text>
          </g>
        )}
      </g>
    )
  })
})

/** The floors alone, for the small boards as well: one path a tone, because a table draws four boards of 267 squares. */
export const Floors = memo(function Floors({ plan }: { readonly plan: Plan }) {
  const tones = Map.groupBy(plan.squares, toneOf)
  return (
    <>
      {[...tones].map(([tone, squares]) => (
        <path key={tone} className={`h-floor ${tone}`} d={onEach(squares, 'h100v100h-100z')} />
      ))}
      {[...tones].map(([tone, squares]) => {
        const strokes = TEXTURES[tone]
        return strokes && <path key={tone} className={`h-texture ${tone}`} d={onEach(squares, strokes)} />
      })}
      {[...tones].map(([tone, squares]) => {
        const mark = MARKS[squares[0]?.ground ?? 'hall']
        return mark && <path key={tone} className={mark.looks} d={onEach(squares, mark.strokes)} />
      })}
    </>
  )
})

/** Bricks under torches, hatching in the dark, flags in rooms: strokes from a square's corner and back to it, by tone. */
const TEXTURES: Readonly<Record<string, string>> = {
  'is-hall': 'm0 25h100m-100 25h100m-100 25h100m-65-75v25m45 0v25m-55 0v25m40 0v25m-65-100',
  'is-dark': 'm8 60l30-44m2 70l34-50m-14 62l32-46m-92-52',
  'is-room': 'm0 50l50 50l50-50l-50-50l-50 50',
}

/** What is drawn on a kind of floor, from a square's corner and back to it. */
const MARKS: Partial<Record<Square['ground'], { readonly looks: string; readonly strokes: string }>> = {
  start: { looks: 'h-mark', strokes: 'm30 25v50m40-50v50m-40-25h40' },
  pit: { looks: 'h-mark is-pit', strokes: 'm20 80l60-60m-60 20l20-20m20 60l20-20' },
  alysa: { looks: 'h-heart', strokes: 'M50 82c-30-22-36-38-30-50c7-12 24-12 30 4c6-16 23-16 30-4c6 12 0 28-30 50z' },
}

/** The same strokes on every one of the squares. */
function onEach(squares: readonly Square[], strokes: string): string {
  return squares.map(({ row, col }) => `M${col * 100} ${row * 100}${strokes}`).join('')
}

function toneOf({ ground, lit }: Square): string {
  return ground === 'hall' && !lit ? 'is-dark' : `is-${ground}`
}
