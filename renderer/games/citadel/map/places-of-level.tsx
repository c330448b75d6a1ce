import { segmentsOn } from '../../../../engine/citadel/open/walked.ts'
import type { CitadelView, Level } from '../../../../engine/citadel/view-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
import { PlacesList } from '../../../board/places-list.tsx'
import { placementOf, stopsOn, tellPlacement } from './board.ts'
import type { Ways } from './levels.tsx'

interface PlacesOfLevelProps {
  readonly view: CitadelView
  readonly level: Level
  readonly decision: Decision | null
  readonly picked: readonly string[]
  readonly onPick: (option: string) => void
  readonly errands?: Ways | undefined
}

/** The same places as on the map, in words, row by row. */
export function PlacesOfLevel({ view, level, decision, picked, onPick, errands }: PlacesOfLevelProps) {
  const stops = [...stopsOn(view, level, decision, errands?.offered)].sort((a, b) => a.y - b.y || a.x - b.x)
  const segments = segmentsOn(view, level)
  const places = stops.map((stop) => ({
    ...stop,
    options: [
      ...stop.options.map((option) => {
        const placement = placementOf(option)
        return { id: option.id, label: placement ? tellPlacement(placement, segments) : option.label }
      }),
      // The way to the Gateway is listed where it ends.
      ...(stop.errand?.at?.id === stop.id ? [stop.errand] : []),
    ],
  }))
  const pick = (id: string) => {
    if (errands?.offered.some((errand) => errand.id === id)) return errands.onOpen(id)
    onPick(id)
  }
  if (places.length === 0) return <p className="places muted">The party has not seen this level yet.</p>
  return <PlacesList label={`Places of level ${level}`} places={places} picked={picked} onPick={pick} />
}
