import { nameOf, SIDE_NAMES } from '../../../../engine/gladiator/open/names.ts'
import { Icon } from '../../../icons/icon.tsx'
import { kindIcon } from '../icons.ts'
import { type GladiatorTables, useGladiatorTables } from '../tables.ts'
import { MOST_OF_A_SIDE, type Side, type Teams } from './wish.ts'

interface TeamFieldsProps {
  readonly teams: Teams
  readonly onChange: (teams: Teams) => void
}

/** Both sides, name by name, out of the ready fighters and the animals. */
export function TeamFields({ teams, onChange }: TeamFieldsProps) {
  const tables = useGladiatorTables()
  if (!tables) return null
  return (
    <div className="g-teams">
      {(['west', 'east'] as const).map((side) => (
        <TeamField key={side} side={side} team={teams[side]} tables={tables} onChange={(team) => onChange({ ...teams, [side]: team })} />
      ))}
    </div>
  )
}

interface TeamFieldProps {
  readonly side: Side
  readonly team: readonly string[]
  readonly tables: GladiatorTables
  readonly onChange: (team: readonly string[]) => void
}

function TeamField({ side, team, tables, onChange }: TeamFieldProps) {
  return (
    <fieldset className="choices g-team">
      <legend>
        {SIDE_NAMES[side]}{' '}
        <small className="muted">
          {team.length === 0 ? 'robots alone, if they even the sides' : `${team.length} of ${MOST_OF_A_SIDE}`}
        </small>
      </legend>
      <ul>
        {team.map((member, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: somebody is his place in the team
          <li key={i}>
            <Icon name={iconOf(member, tables)} />
            <Members
              label={`${SIDE_NAMES[side]}, fighter ${i + 1}`}
              tables={tables}
              value={member}
              onChange={(id) => onChange(team.with(i, id))}
            />
            <button
              type="button"
              className="btn btn--quiet"
              aria-label={`Leave out fighter ${i + 1} of ${SIDE_NAMES[side]}`}
              onClick={() => onChange(team.toSpliced(i, 1))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {team.length < MOST_OF_A_SIDE && (
        <Members
          label={`One more for ${SIDE_NAMES[side]}`}
          tables={tables}
          value=""
          onChange={(id) => id !== '' && onChange([...team, id])}
        />
      )}
    </fieldset>
  )
}

interface MembersProps {
  readonly label: string
  readonly tables: GladiatorTables
  /** Empty for nobody yet. */
  readonly value: string
  readonly onChange: (id: string) => void
}

function Members({ label, tables, value, onChange }: MembersProps) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {value === '' && <option value="">One more…</option>}
      <optgroup label="Fighters">
        {Object.entries(tables.presets).map(([id, { name, race, sh, ag, ready }]) => (
          <option key={id} value={id}>
            {`${name}, ${race}: SH ${sh}, AG ${ag}${ready === null ? '' : `, ${nameOf(ready)}`}`}
          </option>
        ))}
      </optgroup>
      <optgroup label="Animals">
        {Object.entries(tables.creatures).map(([id, { name, sh, ag }]) => (
          <option key={id} value={`creature:${id}`}>
            {`${name}: SH ${sh}, AG ${ag}`}
          </option>
        ))}
      </optgroup>
    </select>
  )
}

function iconOf(member: string, { presets }: GladiatorTables): string {
  const [, creature] = /^creature:(.+)$/.exec(member) ?? []
  return kindIcon(creature ?? presets[member]?.race ?? 'human')
}
