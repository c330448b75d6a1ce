import type { CitadelView, Level } from '../../../../engine/citadel/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { placementOf, stopsOn, tellPlacement } from './board.ts'
import { segmentsOn } from './maze.ts'

interface PlacesListProps {
  readonly view: CitadelView
  readonly level: Level
  readonly decision: Decision | null
  readonly picked: readonly string[]
  readonly onPick: (option: string) => void
}

/** The same places as on the map, in words, row by row. */
export function PlacesList({ view, level, decision, picked, onPick }: PlacesListProps) {
  const stops = [...stopsOn(view, level, decision)].sort((a, b) => a.y - b.y || a.x - b.x)
  const tell = (option: Option) => {
    const placement = placementOf(option)
    return placement ? tellPlacement(placement, segmentsOn(view, level)) : option.label
  }
  if (stops.length === 0) return <p className="places muted">Nothing is known of this level yet.</p>
  return (
    <ul className="places scroll" aria-label={`Places of level ${level}`}>
      {stops.map((stop) => (
        <li key={stop.id}>
          <span>{stop.label}</span>
          {stop.options.map((option) => (
            <button
              key={option.id}
              type="button"
              className="btn"
              aria-pressed={picked.includes(option.id)}
              onClick={() => onPick(option.id)}
            >
              {tell(option)}
            </button>
          ))}
        </li>
      ))}
    </ul>
  )
}
