import type { CounterView } from '../../../../engine/hero/view-types.ts'
import type { Mark } from '../../../board/legend.tsx'
import { CounterFace, HeroFace } from './counters.tsx'

const floor = (ground: string) => <rect className={`h-floor is-${ground}`} width="100" height="100" />
const UNKNOWN: CounterView = { id: '', at: null, up: false, kind: null, remembered: null, with: null }
const counter = (known: Partial<CounterView>) => (
  <g transform="translate(7 7)">
    <CounterFace counter={{ ...UNKNOWN, ...known }} size={86} isPicked={false} />
  </g>
)

/** What there is on a section of the board, and what the app draws on it. */
export const MARKS: readonly Mark[] = [
  { name: 'Hero', text: 'The wedge shows which way he faces.', picture: <HeroFace facing="e" name="Sir Roderick" /> },
  { name: 'Lit hall', text: 'He sees until something is in the way.', picture: floor('hall') },
  { name: 'Dark hall', text: 'He sees only what is beside him, or what he stares at.', picture: floor('dark') },
  { name: 'Room', text: 'Lit. He cannot see in through its doors and walls.', picture: floor('room') },
  {
    name: 'Door',
    text: 'From the hall, a die plus his strength must reach its number. Leaving is free.',
    picture: (
      <>
        {floor('room')}
        <g className="h-door" transform="translate(50 50)">
          <rect x="-40" y="-11" width="80" height="22" />
          <rect className="h-door-plate" x="-30" y="-25" width="60" height="50" />
          <text y="16">9</text>
        </g>
      </>
    ),
  },
  {
    name: 'Face down',
    text: 'Only its owner knows what it is.',
    picture: counter({}),
  },
  { name: 'In pencil', text: 'Face down again; he saw this there.', picture: counter({ remembered: 'troll' }) },
  { name: 'Dashed edge', text: 'Face down, and yours to move.', picture: counter({ kind: 'troll' }) },
  { name: 'Face up', text: 'In the hero’s sight: every player knows what it is.', picture: counter({ kind: 'troll', up: true }) },
  {
    name: 'In reach',
    text: 'As far as his points can take him.',
    picture: (
      <>
        {floor('hall')}
        <rect className="h-reach" x="43" y="43" width="14" height="14" />
      </>
    ),
  },
  {
    name: 'Red corridor',
    text: 'The way to Alysa. No one fights there.',
    picture: floor('red'),
  },
]
