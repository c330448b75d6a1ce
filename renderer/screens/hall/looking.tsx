import { type RefObject, useId } from 'react'
import { capital } from '../../../engine/kernel/words.ts'
import { STATES } from '../../campaign-page.ts'
import { useCampaignGame } from '../campaign-game.tsx'
import { ALL, abilityColumn, type Look, sortBy } from './rows.ts'

interface LookingProps {
  readonly looking: Look
  readonly onLook: (part: Partial<Look>) => void
  /** The search field. */
  readonly field: RefObject<HTMLInputElement | null>
}

/** Search and filters of the roster. */
export function Looking({ looking, onLook, field }: LookingProps) {
  const id = useId()
  const { words, campaign } = useCampaignGame()
  const { states, kinds, roster } = campaign
  const columns = [
    { id: 'name', head: 'Name' },
    { id: 'games', head: capital(words.many) },
    ...roster.columns,
    ...roster.abilities.map(({ head }) => ({ id: abilityColumn(head), head })),
    { id: 'state', head: 'State' },
  ]
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
      <label className="vh" htmlFor={`${id}-sort`}>
        Sort by
      </label>
      <select
        id={`${id}-sort`}
        value={looking.sort?.by ?? ''}
        onChange={({ target: { value } }) => onLook({ sort: value === '' ? null : sortBy(value, ALL) })}
      >
        <option value="">As they came</option>
        {columns.map(({ id: column, head }) => (
          <option key={column} value={column}>
            By {head}
          </option>
        ))}
      </select>
    </search>
  )
}
