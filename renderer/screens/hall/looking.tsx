import { type RefObject, useId } from 'react'
import { type Look, STATES, type State } from './rows.ts'

interface LookingProps {
  readonly looking: Look
  readonly onLook: (part: Partial<Look>) => void
  /** Where one types. */
  readonly field: RefObject<HTMLInputElement | null>
}

const STATE_NAMES: Readonly<Record<State, string>> = {
  inside: 'Inside',
  ready: 'Can buy an increase',
  home: 'At home',
  retired: 'Retired',
  lost: 'Lost',
  fallen: 'Fallen',
}

/** What is looked for in the roster. */
export function Looking({ looking, onLook, field }: LookingProps) {
  const id = useId()
  return (
    <search className="looking">
      <label className="vh" htmlFor={`${id}-name`}>
        Search by name
      </label>
      <input
        ref={field}
        id={`${id}-name`}
        type="search"
        className="field-in"
        placeholder="Search"
        value={looking.search}
        onChange={(event) => onLook({ search: event.target.value })}
      />
      <label className="vh" htmlFor={`${id}-state`}>
        State
      </label>
      <select
        id={`${id}-state`}
        value={looking.state ?? ''}
        onChange={(event) => onLook({ state: STATES.find((state) => state === event.target.value) ?? null })}
      >
        <option value="">In any state</option>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {STATE_NAMES[state]}
          </option>
        ))}
      </select>
      <label className="vh" htmlFor={`${id}-kind`}>
        Kind
      </label>
      <select
        id={`${id}-kind`}
        value={looking.kind ?? ''}
        onChange={(event) => {
          const kind = event.target.value
          onLook({ kind: kind === 'hero' || kind === 'initiate' ? kind : null })
        }}
      >
        <option value="">Of any kind</option>
        <option value="hero">Heroes</option>
        <option value="initiate">Initiates</option>
      </select>
    </search>
  )
}
