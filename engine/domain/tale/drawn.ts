import { type Drawing, type DrawnTone, legendOf, lineThrough, type Piece, pieceDrawn, plate, type Shape } from '../../kernel/drawing.ts'
import { capital, listed, many } from '../../kernel/words.ts'
import { typeOf } from '../open/cards.ts'
import { boards, engrave, UNIT } from '../open/engrave.ts'
import { kindIcon, STAR, tokenIcon } from '../open/icons.ts'
import { type Laid, layoutOf } from '../open/layout.ts'
import { kindName, squareName } from '../open/names.ts'
import { spotOf } from '../open/squares.ts'
import type { DomainView, Square, TreasureView } from '../view-types.ts'

/** The labyrinth as far as it was laid, with what still lies there, and the ways of the challengers. */
export function drawn(view: DomainView): readonly Drawing[] {
  const { laid } = layoutOf(view)
  if (laid.length === 0) return []
  const pieces = [...things(view), ...people(view)]
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
      shapes: [
        ...laid.flatMap(tile),
        ...view.characters.flatMap(({ trail }) => way(trail)),
        ...faceDown(view),
        ...trapdoors(view),
        ...pieces.flatMap(pieceDrawn),
      ],
      legend: legendOf(pieces),
    },
  ]
}

const MARGIN = 6

function aboutDomain({ characters, cards }: DomainView, tiles: number): string {
  const where = characters.flatMap(({ name, at }) => (at === null ? [] : [`${name} on ${squareName(at)}`]))
  const unturned = cards.filter((card) => 'treasure' in card && !isTurned(card)).length
  const treasures = unturned === 0 ? '' : ` Not turned up: ${many(unturned, 'treasure')}.`
  return `The domain as it lay: ${many(tiles, 'tile')}.${treasures}${where.length === 0 ? '' : ` At the end: ${listed(where)}.`}`
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

/** The size of a card as it lies; several on a square are smaller, and askew. */
const CARD = { width: 20, height: 22 } as const
const SMALL = { width: 15, height: 17 } as const

/** What has a picture: cards that lie open, treasures that were turned up, the Warlock. */
function things(view: DomainView): readonly Piece[] {
  const open = view.cards.flatMap((card) => {
    const kind = 'treasure' in card ? (isTurned(card) ? card.treasure : null) : card.kind
    return kind === null || kind === TRAPDOOR ? [] : [{ square: card.square, kind, isTreasure: 'treasure' in card }]
  })
  const lying = [...Map.groupBy(open, ({ square }) => square)].flatMap(([square, all]) =>
    all.map(({ kind, isTreasure }, nth): Piece => {
      const { x, y } = middle(square)
      const aside = (nth - (all.length - 1) / 2) * 7
      const tone = isTreasure ? 'mark' : typeOf(kind) === 'creature' ? 'foe' : 'gone'
      return {
        icon: kindIcon(kind),
        tone,
        label: capital(kindName(kind)),
        x: x + aside,
        y: y + aside,
        ...(all.length === 1 ? CARD : SMALL),
      }
    }),
  )
  if (view.warlock === null) return lying
  return [...lying, { icon: kindIcon('warlock'), tone: 'foe', label: capital(kindName('warlock')), ...middle(view.warlock), ...CARD }]
}

const TRAPDOOR = 'trapdoor'

function isTurned({ up, treasure }: TreasureView): boolean {
  return up && treasure !== null
}

function trapdoors({ cards }: DomainView): readonly Shape[] {
  return cards.flatMap((card): readonly Shape[] => {
    if ('treasure' in card || card.kind !== TRAPDOOR) return []
    const { row, column } = spotOf(card.square)
    const at = [column * UNIT, row * UNIT] as const
    return [
      { tone: 'pale', d: plate(UNIT / 2, UNIT / 2, 19), at },
      { tone: 'joint', d: boards({ x: 0, y: 0 }), at },
      { tone: 'wall', d: plate(UNIT / 2, UNIT / 2, 19), at },
    ]
  })
}

/** Cards that nobody has seen, and treasures not turned up. */
function faceDown({ cards }: DomainView): readonly Shape[] {
  return cards.flatMap((card): readonly Shape[] => {
    const { x, y } = middle(card.square)
    if ('treasure' in card)
      return isTurned(card)
        ? []
        : [
            { tone: 'mark', d: plate(x, y, CARD.width, CARD.height) },
            { tone: 'floor', d: STAR, at: [x, y] },
          ]
    return card.kind === null ? [{ tone: 'gone', d: plate(x, y, 13, 16) }] : []
  })
}

/** The challengers by their tokens; several on a square stand side by side. */
function people({ characters }: DomainView): readonly Piece[] {
  const standing = characters.flatMap(({ at, ...one }) => (at === null ? [] : [{ ...one, at }]))
  return standing.map(({ at, seat, name }): Piece => {
    const { x, y } = middle(at)
    const beside = standing.filter((other) => other.at === at)
    const aside = (beside.findIndex((other) => other.seat === seat) - (beside.length - 1) / 2) * 12
    return { icon: tokenIcon(seat), tone: 'ours', label: name, x: x + aside, y, ...(beside.length === 1 ? CARD : SMALL) }
  })
}

function middle(square: Square): { readonly x: number; readonly y: number } {
  const { row, column } = spotOf(square)
  return { x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT }
}
