import type { ReactNode } from 'react'
import type { Mark } from '../../../board/legend.tsx'
import { symbol } from '../../../icons/icon.tsx'
import { ShutPlate, Tile } from './tile.tsx'

const tile = (sides: string, kind: 'room' | 'corridor', lit: 0 | 1 | 2 | 3, more: ReactNode = null): ReactNode => (
  <g className={`tile lit-${lit}`}>
    <Tile kind={kind} sides={sides} feature={null} seed={7} />
    {more}
  </g>
)

/** What there is in the maze, and what the app draws on it. */
export const MARKS: readonly Mark[] = [
  {
    name: 'The party',
    text: 'The floor is lightest around it and darkens with distance.',
    picture: tile(
      'CWCW',
      'corridor',
      0,
      <g transform="translate(25 23)">
        <rect className="m-chit" width="50" height="50" rx="3" />
        <rect className="m-ring" x="2" y="2" width="46" height="46" rx="2" />
        <use className="m-icon" href={symbol('x-party')} x="8" y="7" width="34" height="36" />
      </g>,
    ),
  },
  { name: 'A way on', text: 'Nothing lies there yet.', picture: <path className="open-exit" d="M10 80L50 20L90 80z" /> },
  { name: 'A door', text: 'Its leaf lies across the way. Two leaves mean a door on either side.', picture: tile('DWWW', 'room', 1) },
  {
    name: 'Locked',
    text: 'Closed by a spell.',
    picture: (
      <g transform="translate(50 50) scale(3.6)">
        <ShutPlate why="locked" />
      </g>
    ),
  },
  {
    name: 'Impassable',
    text: 'The segment beyond does not meet this side.',
    picture: (
      <g transform="translate(50 50) scale(3.6)">
        <ShutPlate why="impassable" />
      </g>
    ),
  },
  {
    name: 'Left behind',
    text: 'Monsters that stay there. The number says how many.',
    picture: (
      <>
        <rect className="m-foe" x="8" y="8" width="84" height="84" rx="5" />
        <use className="m-foe-icon" href={symbol('m-troll')} x="16" y="16" width="68" height="68" />
      </>
    ),
  },
  {
    name: 'Left treasure',
    text: 'The party can pick it up whenever it is there.',
    picture: (
      <>
        <rect className="m-chit" x="8" y="8" width="84" height="84" rx="8" />
        <use className="m-icon" href={symbol('x-coins')} x="20" y="20" width="60" height="60" />
      </>
    ),
  },
  {
    name: 'Stairs',
    text: 'The tag names the level, up or down. Click it to see it.',
    picture: (
      <g transform="scale(2.5) translate(1 6)">
        <rect className="stairs-plate" width="38" height="27" rx="3" />
        <path className="stairs-arrow" d="M6 9l6 9l6-9z" />
        <text className="stairs-level" x="28" y="20">
          2
        </text>
      </g>
    ),
  },
  {
    name: 'A pale picture',
    text: 'The feature has given what it had.',
    picture: <use className="t-icon-sample" href={symbol('f-fountain')} x="10" y="10" width="80" height="80" />,
  },
  {
    name: 'Beads',
    text: 'The way back to the Gateway or, with Route on, the way walked.',
    picture: (
      <>
        <path className="lit-trail" d="M5 80Q50 80 50 50T95 20" />
        <path className="trail" d="M5 80Q50 80 50 50T95 20" />
      </>
    ),
  },
  {
    name: 'A chit to lay',
    text: 'The chosen way has an ember edge, the others are dashed. Each has its key.',
    picture: (
      <g className="ghost is-chosen">
        <Tile kind="corridor" sides="CWDC" feature={null} seed={7} />
      </g>
    ),
  },
]
