import { placeName } from '../../../../engine/citadel/open/place-name.ts'
import { SIDES } from '../../../../engine/citadel/open/sides.ts'
import { segmentsOn } from '../../../../engine/citadel/open/walked.ts'
import type { CitadelView, Level, SegmentView } from '../../../../engine/citadel/view-types.ts'
import type { Cell } from '../../../board/cell.ts'
import { Unspoken } from '../../../board/unspoken.tsx'
import { symbol } from '../../../icons/icon.tsx'
import { monsterIcon } from '../names.ts'
import { beads, openExits, stairsFrom } from './maze.ts'

/** Verdigris triangles outside the edge: here the maze goes on. */
export function OpenExits({ segments }: { readonly segments: readonly SegmentView[] }) {
  return openExits(segments).map(({ segment, side }) => {
    const turns = SIDES.indexOf(side)
    return (
      <g key={`${segment.id}-${side}`} transform={`translate(${segment.x * 100} ${segment.y * 100}) rotate(${turns * 90} 50 50)`}>
        <path className="open-exit" transform="translate(50 -8)" d="M-9 5L0-6 9 5z" />
      </g>
    )
  })
}

/** Ember beads along a way. */
export function Beads({ ways }: { readonly ways: readonly (readonly Cell[])[] }) {
  return ways.map(beads).map((path, i) =>
    path ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a way walked twice is drawn twice
      <g key={i}>
        <path className="lit-trail" d={path} />
        <path className="trail" d={path} />
      </g>
    ) : null,
  )
}

/** Monsters that stayed here under an agreement, or that the party fled from (6.9). */
export function LeftBehind({ segment, view }: { readonly segment: SegmentView; readonly view: CitadelView }) {
  const monster = view.monsters.find(({ id }) => id === segment.monsters[0])
  if (!monster) return null
  return (
    <Unspoken transform={`translate(${segment.x * 100 + 54} ${segment.y * 100 + 54})`}>
      <rect className="m-edge" x="0" y="3" width="42" height="42" rx="3" />
      <rect className="m-foe" width="42" height="42" rx="3" />
      <use className="m-foe-icon" href={symbol(monsterIcon(monster.type))} x="5" y="5" width="32" height="32" />
      {segment.monsters.length > 1 && (
        <text className="m-count" x="38" y="39">
          {segment.monsters.length}
        </text>
      )}
    </Unspoken>
  )
}

/** Treasure that nobody took (14.0). */
export function LeftTreasure({ segment }: { readonly segment: SegmentView }) {
  if (segment.left === undefined) return null
  return (
    <Unspoken className="left-treasure" transform={`translate(${segment.x * 100 + 66} ${segment.y * 100 + 5})`}>
      <title>{segment.left}</title>
      <rect className="m-edge" x="0" y="2" width="29" height="29" rx="3" />
      <rect className="m-chit" width="29" height="29" rx="3" />
      <use className="m-icon" href={symbol('x-coins')} x="4" y="4" width="21" height="21" />
    </Unspoken>
  )
}

export function PartyMarker({ at }: { readonly at: Cell }) {
  return (
    <Unspoken className="party-marker" transform={`translate(${at.x * 100 + 25} ${at.y * 100 + 23})`}>
      <title>The party, at {placeName(at)}</title>
      <rect className="m-edge" x="0" y="4" width="50" height="50" rx="3" />
      <rect className="m-chit" width="50" height="50" rx="3" />
      <rect className="m-ring" x="2" y="2" width="46" height="46" rx="2" />
      <use className="m-icon" href={symbol('x-party')} x="8" y="7" width="34" height="36" />
    </Unspoken>
  )
}

/** At a staircase, the levels it joins: an arrow up or down and the number of the level. A press shows that level; so do Page Up and Page Down. */
export function StairTags({ view, level }: { readonly view: CitadelView; readonly level: Level }) {
  return segmentsOn(view, level).flatMap((segment) =>
    stairsFrom(view, level, segment).map((to) => (
      <Unspoken
        key={`${segment.id}-${to}`}
        className="stairs"
        transform={`translate(${segment.x * 100 + 2} ${segment.y * 100 + (to < level ? 2 : 70)})`}
        data={{ 'data-stairs': to, 'data-x': segment.x, 'data-y': segment.y }}
      >
        <rect className="stairs-plate" width="38" height="27" rx="3" />
        <path className="stairs-arrow" d={to < level ? 'M6 18l6-9l6 9z' : 'M6 9l6 9l6-9z'} />
        <text className="stairs-level" x="28" y="20">
          {to}
        </text>
      </Unspoken>
    )),
  )
}
