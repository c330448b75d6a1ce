import { segmentsOn, walkedOn } from '../../../../engine/citadel/open/walked.ts'
import { LEVELS } from '../../../../engine/citadel/tables/index.ts'
import type { CitadelView, Level } from '../../../../engine/citadel/view-types.ts'
import type { Replay } from '../../../../engine/kernel/types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import { citadelView } from '../table/view.ts'
import { Ground } from './ground.tsx'
import { Beads, LeftBehind, LeftTreasure, PartyMarker, StairTags } from './markers.tsx'
import { boundsOf, partySpot } from './maze.ts'
import { NEATLINE } from './neatline.tsx'

/** The explored maze for paper, a sheet for each level. */
export function MazePoster({ replay }: { readonly replay: Replay }) {
  const view = citadelView(replay)
  if (!view) return null
  return LEVELS.filter((level) => segmentsOn(view, level).length > 0).map((level) => <LevelSheet key={level} view={view} level={level} />)
}

function LevelSheet({ view, level }: { readonly view: CitadelView; readonly level: Level }) {
  const segments = segmentsOn(view, level)
  const bounds = boundsOf(segments)
  const spot = partySpot(view)
  const { left, top, columns, rows } = bounds
  return (
    <figure className="poster">
      <figcaption>
        <b>Level {level}</b> {many(segments.length, 'segment')}
      </figcaption>
      <svg
        className="board"
        viewBox={`${left * 100 - NEATLINE} ${top * 100 - NEATLINE} ${columns * 100 + 2 * NEATLINE} ${rows * 100 + 2 * NEATLINE}`}
        role="img"
        aria-label={`Level ${level} as explored: ${many(segments.length, 'segment')}`}
      >
        <Ground view={view} level={level} bounds={bounds} evenly />
        <Beads ways={walkedOn(view, level)} />
        {segments.map((segment) => (
          <LeftBehind key={segment.id} segment={segment} view={view} />
        ))}
        {segments.map((segment) => (
          <LeftTreasure key={segment.id} segment={segment} />
        ))}
        {spot?.level === level && <PartyMarker at={spot.segment} />}
        <StairTags view={view} level={level} />
      </svg>
    </figure>
  )
}
