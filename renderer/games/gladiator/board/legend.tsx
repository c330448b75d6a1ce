import type { ReactNode } from 'react'
import type { Mark } from '../../../board/legend.tsx'
import { Counter, Wedge } from './counters.tsx'
import { Altar, Exit, Terrain } from './ground.tsx'

/** One square of sand, as large as a mark, with something on it. */
function onSand(content: ReactNode) {
  return (
    <g transform="translate(8 8) scale(2)">
      <rect className="g-sand" width="42" height="42" />
      {content}
    </g>
  )
}

function counter(side: 'west' | 'east', isLying = false) {
  return onSand(
    <g transform="translate(21 21)">
      {!isLying && <Wedge facing="e" side={side} />}
      <Counter figure={{ name: 'Ann', race: 'human', side }} isLying={isLying} />
    </g>,
  )
}

/** What there is on the board, and what the app draws on it. */
export const MARKS: readonly Mark[] = [
  { name: 'West', text: 'Square and light. The wedge shows the facing.', picture: counter('west') },
  { name: 'East', text: 'Cut corners, and dark.', picture: counter('east') },
  { name: 'On the ground', text: 'Prone, unconscious, or in hand combat: a chain links the two.', picture: counter('west', true) },
  {
    name: 'Fire',
    text: 'Hurts a fighter in it at the end of the turn, once for each layer.',
    picture: onSand(<Terrain kind="fire" at={[0, 0]} layers={2} />),
  },
  {
    name: 'Pit',
    text: 'Only a Troll enters one willingly; anyone can be pushed in.',
    picture: onSand(<Terrain kind="pit" at={[0, 0]} layers={1} />),
  },
  {
    name: 'Caltrops',
    text: 'Hurt a fighter who stands there at the end of the turn, once for each layer.',
    picture: onSand(<Terrain kind="caltrops" at={[0, 0]} layers={1} />),
  },
  { name: 'Wall', text: 'Blocks movement and sight.', picture: onSand(<Terrain kind="wall" at={[0, 0]} layers={1} />) },
  { name: 'Shadow', text: 'Makes a fighter in it invisible.', picture: onSand(<Terrain kind="shadow" at={[0, 0]} layers={1} />) },
  { name: 'Altar of Life', text: 'Bones laid on it rise again.', picture: onSand(<Altar at={[0, 0]} />) },
  {
    name: 'Exit',
    text: 'End a turn here to leave alive.',
    picture: onSand(
      <g transform="translate(4 20) scale(.8)">
        <Exit at={[0, 0]} />
      </g>,
    ),
  },
]
