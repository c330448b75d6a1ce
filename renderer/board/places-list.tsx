import type { Stop } from './stops.ts'

interface PlacesListProps {
  readonly label: string
  readonly places: readonly (Pick<Stop, 'id' | 'label'> & {
    /** What is read on its key may be shorter than its name, which says all of it. */
    readonly options: readonly { readonly id: string; readonly label: string; readonly short?: string }[]
  })[]
  readonly picked: readonly string[]
  readonly onPick: (option: string) => void
}

/** The places of a board in words, each with its options. */
export function PlacesList({ label, places, picked, onPick }: PlacesListProps) {
  return (
    <ul className="places scroll" aria-label={label}>
      {places.map((place) => (
        <li key={place.id}>
          <span>{place.label}</span>
          {place.options.map((option) => (
            <button
              key={option.id}
              type="button"
              className="btn"
              {...(option.short !== undefined && { 'aria-label': option.label })}
              aria-pressed={picked.includes(option.id)}
              onClick={() => onPick(option.id)}
            >
              {option.short ?? option.label}
            </button>
          ))}
        </li>
      ))}
    </ul>
  )
}
