import { type Drawing, type DrawnTone, disc, lineThrough, plate, type Shape } from '../../kernel/drawing.ts'
import { listed, many } from '../../kernel/words.ts'
import { engrave, UNIT } from '../open/engrave.ts'
import { type Laid, layoutOf } from '../open/layout.ts'
import { kindName, squareName } from '../open/names.ts'
import { spotOf } from '../open/squares.ts'
import type { DomainView, Square } from '../view-types.ts'

/** The labyrinth as far as it was laid, with what still lies there, and the ways of the challengers. */
export function drawn(view: DomainView): readonly Drawing[] {
  const { laid } = layoutOf(view)
  if (laid.length === 0) return []
  const sides = laid.map(({ slot: { row, column, size } }) => ({ row, column, bottom: row + size, right: column + size }))
  const left = Math.min(...sides.map(({ column }) => column)) * UNIT
  const top = Math.min(...sides.map(({ row }) => row)) * UNIT
  return [
    {
      title: 'The domain',
      about: aboutDomain(view, laid.length),
      left: left - MARGIN,
      top: top - MARGIN,
      width: Math.max(...sides.map(({ right }) => right)) * UNIT - left + 2 * MARGIN,
      height: Math.max(...sides.map(({ bottom }) => bottom)) * UNIT - top + 2 * MARGIN,
      line: 2.4,
      shapes: [...laid.flatMap(tile), ...view.characters.flatMap(({ trail }) => way(trail)), ...cards(view), ...people(view)],
    },
  ]
}

const MARGIN = 6

function aboutDomain({ characters }: DomainView, tiles: number): string {
  const where = characters.flatMap(({ name, at }) => (at === null ? [] : [`${name} on ${squareName(at)}`]))
  return `The domain as it lay: ${many(tiles, 'tile')}.${where.length === 0 ? '' : ` At the end: ${listed(where)}.`}`
}

const TONES: Readonly<Record<string, DrawnTone>> = {
  'd-ground is-light': 'floor',
  'd-ground is-corridor': 'floor',
  'd-ground is-room': 'room',
  'd-ground is-dark': 'low',
  'd-ground is-threshold': 'low',
  'd-ground is-solid': 'rock',
  'd-joint': 'joint',
  'd-joint is-lozenge': 'joint',
  'd-hachure': 'hatch',
  'd-brink': 'joint',
  'd-rockline': 'hatch',
  'd-wall': 'wall',
  'd-stringer': 'joint',
  'd-arch': 'joint',
  'd-trapdoor': 'wall',
}

/** What the engraver cuts on a tile, but for what is too fine for a drawing of the whole. */
function tile({ slot, plan }: Laid): readonly Shape[] {
  const { grounds, lines } = engrave(plan)
  const at = [slot.column * UNIT, slot.row * UNIT] as const
  return [...grounds, ...lines].flatMap(({ look, d }) => {
    const tone = TONES[look]
    return tone === undefined ? [] : [{ tone, d, at }]
  })
}

function way(squares: readonly Square[]): readonly Shape[] {
  return squares.length < 2 ? [] : [{ tone: 'way', d: lineThrough(squares.map(middle)) }]
}

function cards(view: DomainView): readonly Shape[] {
  return view.cards.flatMap((card): readonly Shape[] => {
    const { x, y } = middle(card.square)
    if ('treasure' in card) return [{ tone: 'mark', d: plate(x, y, 18) }]
    if (card.kind === null) return [{ tone: 'gone', d: plate(x, y, 16) }]
    return [
      { tone: 'foe', d: plate(x, y, 20) },
      { text: kindName(card.kind).slice(0, 2), x, y, size: 10, on: 'foe' },
    ]
  })
}

function people({ characters }: DomainView): readonly Shape[] {
  return characters.flatMap(({ at, name, seat }): readonly Shape[] => {
    if (at === null) return []
    const { x, y } = middle(at)
    return [
      { tone: 'ours', d: disc(x + seat * 2, y, 12) },
      { text: name.slice(0, 1), x: x + seat * 2, y, size: 14, on: 'ours' },
    ]
  })
}

function middle(square: Square): { readonly x: number; readonly y: number } {
  const { row, column } = spotOf(square)
  return { x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT }
}
