import { type Drawing, disc, plate, type Shape } from '../../kernel/drawing.ts'
import { listed, many } from '../../kernel/words.ts'
import { figureName } from '../open/names.ts'
import type { Spot } from '../open/squares.ts'
import type { ArenaView } from '../view-types.ts'

const UNIT = 42

/** The arena as it stood at the end. */
export function drawn({ arena, characters }: ArenaView): readonly Drawing[] {
  const { rows, columns, exits, altar, terrain, things } = arena
  const standing = characters.flatMap((figure) => (figure.at === null ? [] : [{ ...figure, at: figure.at }]))
  const [width, height] = [columns * UNIT, rows * UNIT]
  return [
    {
      title: 'The arena',
      about: `The arena at the end: ${standing.length === 0 ? 'no one is left on the sand' : `on the sand ${listed(standing.map(figureName))}`}; ${many(terrain.length, 'square')} of terrain, ${many(exits.length, 'exit')}.`,
      ...{ left: -UNIT, top: -UNIT, width: width + 2 * UNIT, height: height + 2 * UNIT },
      line: 3,
      shapes: [
        { tone: 'rock', d: plate(width / 2, height / 2, width + 2 * UNIT, height + 2 * UNIT) },
        { tone: 'floor', d: `M0 0h${width}v${height}h${-width}z` },
        { tone: 'joint', d: grid(rows, columns) },
        { tone: 'wall', d: `M0 0h${width}v${height}h${-width}z` },
        ...exits.map((at): Shape => ({ tone: 'door', d: square(at, UNIT) })),
        ...(altar === null ? [] : [{ tone: 'mark' as const, d: square(altar, UNIT - 6) }]),
        ...terrain.map(({ at }): Shape => ({ tone: 'low', d: square(at, UNIT - 2) })),
        ...things.map(({ at }): Shape => ({ tone: 'gone', d: square(at, 14) })),
        ...standing.flatMap((figure): readonly Shape[] => {
          const { x, y } = middle(figure.at)
          const tone = figure.side === 'west' ? ('ours' as const) : ('foe' as const)
          return [
            { tone, d: tone === 'ours' ? disc(x, y, 18) : plate(x, y, 33) },
            { text: figure.name.slice(0, 2), x, y, size: 17, on: tone },
          ]
        }),
      ],
    },
  ]
}

function grid(rows: number, columns: number): string {
  const across = Array.from({ length: rows - 1 }, (_, row) => `M0 ${(row + 1) * UNIT}h${columns * UNIT}`)
  const down = Array.from({ length: columns - 1 }, (_, column) => `M${(column + 1) * UNIT} 0v${rows * UNIT}`)
  return [...across, ...down].join('')
}

function square(at: Spot, side: number): string {
  const { x, y } = middle(at)
  return plate(x, y, side)
}

function middle([row, column]: Spot): { readonly x: number; readonly y: number } {
  return { x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT }
}
