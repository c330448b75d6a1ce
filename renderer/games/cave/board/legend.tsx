import type { ReactNode } from 'react'
import type { Mark } from '../../../board/legend.tsx'
import { Chamber, Draws, Gate, Named } from './ground.tsx'
import { Coin, Pawn } from './pieces.tsx'

/** One space, as large as a mark, with something on it. */
function onSpace(radius: number, content: ReactNode) {
  return (
    <g transform="translate(50 50) scale(0.9)">
      <circle className="v-wall-disc" r={radius + 4} />
      <circle className="v-floor is-1" r={radius} />
      {content}
    </g>
  )
}

/** What there is on the board, and what the app draws on it. */
export const MARKS: readonly Mark[] = [
  {
    name: 'Pawn',
    text: 'Pips and colour show the player, the ring whose turn it is.',
    picture: onSpace(44, <Pawn player={{ seat: 0, character: 'cave-delver', toad: 0 }} isNow />),
  },
  { name: 'Corridor', text: 'You draw as many cards there as are marked.', picture: onSpace(28, <Draws count={2} />) },
  {
    name: 'Crossroads',
    text: 'You draw one card there. Each wedge is a way.',
    picture: onSpace(
      35,
      [0, 120, 240].map((turn) => <path key={turn} className="v-wedge" transform={`rotate(${turn})`} d="M32 0L18 6.7V-6.7Z" />),
    ),
  },
  {
    name: 'Chamber',
    text: 'At each visit a die decides what it is.',
    picture: onSpace(43, <Chamber isCrystal={false} chamber={undefined} />),
  },
  {
    name: 'A Chamber met',
    text: 'Shows what it is while a Character stands there.',
    picture: onSpace(43, <Chamber isCrystal={false} chamber="bazaar" />),
  },
  {
    name: 'Magic Crystal Chamber',
    text: 'Shown to every player once it is known.',
    picture: onSpace(43, <Chamber isCrystal chamber={undefined} />),
  },
  { name: 'Heavy Gate', text: 'You stop there, and may try to open it next turn.', picture: onSpace(28, <Gate angle={0} />) },
  { name: 'Named space', text: 'Has an effect of its own instead of cards.', picture: onSpace(52, <Named id="wall-of-fire" />) },
  { name: 'Gold', text: 'The number says how much lies there.', picture: onSpace(28, <Coin gold={2} />) },
  {
    name: 'Within reach',
    text: 'Click to go there. A number is its key, a percentage the chance to end there.',
    picture: onSpace(35, <circle className="v-lit" r="41" />),
  },
]
