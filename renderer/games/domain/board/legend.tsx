import type { ReactNode } from 'react'
import { engrave } from '../../../../engine/domain/open/engrave.ts'
import { type TurnedTile, tileOf } from '../../../../engine/domain/open/tiles.ts'
import type { DeckId } from '../../../../engine/domain/tables/table-types.ts'
import type { CardView, CharacterView } from '../../../../engine/domain/view-types.ts'
import type { Mark } from '../../../board/legend.tsx'
import { Blank, Lying, Star, Token, Warlock } from './pieces.tsx'
import { DeckSymbol } from './symbols.tsx'
import { Tile } from './tile.tsx'

/** Four squares of a tile, as large as a mark. */
function part(of: TurnedTile) {
  return (
    <g transform="scale(1.6667)">
      <Tile plan={of} />
    </g>
  )
}

const OUTER = { dots: {}, steps: [], arches: [], objects: [] } as const
const INNER = { kind: 'room', open: { n: '111', e: '111', s: '111', w: '111' }, walls: [], objects: [] } as const

const SQUARE = tileOf({ ...OUTER, id: 'square', rows: ['LLL', 'LLL', 'LLL'] })
const LEVELS = tileOf({ ...OUTER, id: 'levels', rows: ['LLL', 'DDD', 'DDD'] })
const STEPS = tileOf({ ...OUTER, id: 'steps', rows: ['LLL', 'DDD', 'DDD'], steps: [{ dark: [1, 0], light: [0, 0] }] })
const ARCH = tileOf({ ...OUTER, id: 'arch', rows: ['DLL', 'LLL', 'DLL'], arches: [{ from: [0, 0], under: [1, 0], to: [2, 0] }] })
const INSIDE = tileOf({
  ...INNER,
  id: 'inside',
  rows: ['ccs', 'rrs', 'rrr'],
  walls: [
    [
      [0, 0],
      [1, 0],
    ],
  ],
})
const STAIR = tileOf({ ...INNER, id: 'stair', rows: ['ccc', 'ccc', 'ccc'], stair: { at: [0, 0], from: 'e' } })

/** One square, as large as a mark, with something on it. */
function onSquare(content: ReactNode) {
  return (
    <g transform="translate(50 50) scale(3.3333)">
      <g transform="translate(-15 -15)">
        {engrave(SQUARE).grounds.map(({ look, d }) => (
          <path key={look} className={look} d={d} />
        ))}
      </g>
      {content}
    </g>
  )
}

const symbol = (deck: DeckId) => onSquare(<DeckSymbol deck={deck} />)
const UNSEEN: CardView = { square: '0-0', up: false, card: null, kind: null, magic: false, shut: false, frozen: false }
const KNIGHT: CharacterView = {
  seat: 0,
  name: 'Knight',
  quadrant: 'nw',
  status: 'board',
  at: '0-0',
  from: null,
  came: 'step',
  held: null,
  lifePoints: 10,
  luck: 10,
  experience: 0,
  attack: 0,
  defence: 0,
  lantern: 'lit',
  items: [],
  treasure: null,
  passage: null,
  effects: [],
  missesTurn: false,
  summons: false,
  deaths: 0,
  riches: 0,
  trail: [],
  going: [],
}

/** What there is on the board, and what the app draws on it. */
export const MARKS: readonly Mark[] = [
  {
    name: 'Token',
    text: 'Pips and colour tell whose it is; the ring, whose turn it is.',
    picture: onSquare(<Token character={KNIGHT} isNow />),
  },
  { name: 'Two levels', text: 'Laid stone above; hatched ground below, dark without a lantern.', picture: part(LEVELS) },
  { name: 'Steps', text: 'The only way between the levels.', picture: part(STEPS) },
  { name: 'Archway', text: 'From dark to dark under a light square, in one step.', picture: part(ARCH) },
  {
    name: 'Inside',
    text: 'Stone corridors, rooms with lozenges, and rock between them. A gap in a wall is a doorway.',
    picture: part(INSIDE),
  },
  { name: 'Stair', text: 'Leads down to other stairs; you reach it from the side with the wedge.', picture: part(STAIR) },
  { name: 'Black symbol', text: 'Draws a card from the black deck.', picture: symbol('black') },
  {
    name: 'Light symbol',
    text: 'On the lower level: draws from the light deck.',
    picture: onSquare(
      <>
        <path className="d-ground is-dark" d="M-15 -15h30v30h-30z" />
        <DeckSymbol deck="light" />
      </>,
    ),
  },
  { name: 'Light X', text: 'In corridors and antechambers.', picture: symbol('x') },
  { name: 'Red symbol', text: 'In rooms and antechambers.', picture: symbol('red') },
  { name: 'Green symbol', text: 'In the treasure chamber.', picture: symbol('green') },
  {
    name: 'Face down',
    text: 'A card lies there, with its picture once anyone has seen it.',
    picture: onSquare(<Lying card={{ ...UNSEEN, card: 'black-orc-1', kind: 'orc' }} deck="black" />),
  },
  { name: 'Blank', text: 'Nothing more is drawn there.', picture: onSquare(<Blank />) },
  {
    name: 'Treasure',
    text: 'One of the four; a star until a challenger turns it up.',
    picture: onSquare(<Star treasure={{ up: false, treasure: null }} />),
  },
  { name: 'Warlock', text: 'Where he last appeared.', picture: onSquare(<Warlock />) },
  {
    name: 'In reach',
    text: 'Dashed: this turn. A pip: a walk of several turns. A red wedge: a warning.',
    picture: onSquare(
      <>
        <path className="d-way" d="M-12 -12h24v24h-24z" />
        <path className="d-far" d="M5 7l3 -3 3 3 -3 3z" />
      </>,
    ),
  },
]
