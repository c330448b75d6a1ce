import { type RefObject, useId } from 'react'
import { useCampaignGame } from '../../campaign-game.tsx'
import { STATES } from '../../campaign-page.ts'
import type { Look } from './rows.ts'

interface LookingProps {
  readonly looking: Look
  readonly onLook: (part: Partial<Look>) => void
  /** The search field. */
  readonly field: RefObject<HTMLInputElement | null>
}

/** Search and filters of the roster. */
export function Looking({ looking, onLook, field }: LookingProps) {
  const id = useId()
  const { states, kinds } = useCampaignGame().campaign
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
        {STATES.filter((state) => states[state] !== null).map((state) => (
          <option key={state} value={state}>
            {states[state]}
          </option>
        ))}
      </select>
      {kinds.length > 1 && (
        <>
          <label className="vh" htmlFor={`${id}-kind`}>
            Kind
          </label>
          <select id={`${id}-kind`} value={looking.kind ?? ''} onChange={(event) => onLook({ kind: event.target.value || null })}>
            <option value="">Of any kind</option>
            {kinds.map((kind) => (
              <option key={kind.id} value={kind.id}>
                {kind.many}
              </option>
            ))}
          </select>
        </>
      )}
    </search>
  )
}
