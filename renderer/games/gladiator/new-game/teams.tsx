import { MOST_PEOPLE } from '../../../../engine/gladiator/open/campaign.ts'
import { idsOf, nameOf, SIDE_NAMES } from '../../../../engine/gladiator/open/names.ts'
import { CREATURES } from '../../../../engine/gladiator/tables/beasts.ts'
import { PRESETS } from '../../../../engine/gladiator/tables/fighters.ts'
import { Icon } from '../../../icons/icon.tsx'
import { kindIcon } from '../icons.ts'
import type { Member, Side, Teams } from './wish.ts'

interface TeamFieldsProps {
  readonly teams: Teams
  readonly onChange: (teams: Teams) => void
}

/** Both sides, name by name, out of the ready fighters and the animals. */
export function TeamFields({ teams, onChange }: TeamFieldsProps) {
  return (
    <div className="g-teams">
      {(['west', 'east'] as const).map((side) => (
        <TeamField key={side} side={side} team={teams[side]} onChange={(team) => onChange({ ...teams, [side]: team })} />
      ))}
    </div>
  )
}

interface TeamFieldProps {
  readonly side: Side
  readonly team: readonly Member[]
  readonly onChange: (team: readonly Member[]) => void
}

function TeamField({ side, team, onChange }: TeamFieldProps) {
  return (
    <fieldset className="choices g-team">
      <legend>
        {SIDE_NAMES[side]}{' '}
        <small className="muted">{team.length === 0 ? 'robots only, if they even the sides' : `${team.length} of ${MOST_PEOPLE}`}</small>
      </legend>
      <ul>
        {team.map((member, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: someone is his place in the team
          <li key={i}>
            <Icon name={iconOf(member)} />
            <Members label={`${SIDE_NAMES[side]}, fighter ${i + 1}`} value={member} onChange={(next) => onChange(team.with(i, next))} />
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
      {team.length < MOST_PEOPLE && (
        <Members label={`One more for ${SIDE_NAMES[side]}`} value={null} onChange={(next) => onChange([...team, next])} />
      )}
    </fieldset>
  )
}

interface MembersProps {
  readonly label: string
  /** Null for nobody yet. */
  readonly value: Member | null
  readonly onChange: (member: Member) => void
}

const FIGHTERS = idsOf(PRESETS).map((id) => {
  const { name, race, sh, ag, ready } = PRESETS[id]
  return { id, member: id, text: `${name}, ${race}: SH ${sh} · AG ${ag} · ${nameOf(ready)}` }
})
const ANIMALS = idsOf(CREATURES).map((creature) => {
  const { name, sh, ag } = CREATURES[creature]
  return { id: creature, member: { creature }, text: `${name}: SH ${sh} · AG ${ag}` }
})

function Members({ label, value, onChange }: MembersProps) {
  const choose = (id: string) => {
    const chosen = [...FIGHTERS, ...ANIMALS].find((each) => each.id === id)
    if (chosen) onChange(chosen.member)
  }
  const options = (some: readonly { readonly id: string; readonly text: string }[]) =>
    some.map(({ id, text }) => (
      <option key={id} value={id}>
        {text}
      </option>
    ))
  return (
    <select aria-label={label} value={value === null ? '' : kindOf(value)} onChange={({ target }) => choose(target.value)}>
      {value === null && <option value="">One more…</option>}
      <optgroup label="Fighters">{options(FIGHTERS)}</optgroup>
      <optgroup label="Animals">{options(ANIMALS)}</optgroup>
    </select>
  )
}

/** The id of a fighter or of a kind of animals: none is both. */
function kindOf(member: Member): string {
  return typeof member === 'string' ? member : member.creature
}

function iconOf(member: Member): string {
  return kindIcon(typeof member === 'string' ? PRESETS[member].race : member.creature)
}
