import { useId } from 'react'
import type { ChoiceFieldsProps } from '../../../campaign-page.ts'
import { Case } from '../../../chronicle/case.tsx'
import { nameOf } from '../names.ts'
import { MOST_OF_A_SIDE } from '../new-game/wish.ts'
import { useGladiatorTables } from '../tables.ts'
import { AGAINST, type Against, LEADERS, type Leader, type Opponents, opponentsIn } from './opponents.ts'
import '../style/stable.css'

const CHOICES: readonly (readonly [Against, string])[] = [
  ['lenient', 'Robots, four fifths as strong'],
  ['even', 'Robots, evenly'],
  ['hard', 'Robots, a fifth stronger'],
  ['animals', 'Animals'],
  ['own', 'Each other'],
]

const LEADER_NAMES: Readonly<Record<Leader, string>> = {
  novice: 'a novice bot',
  able: 'an able bot',
  master: 'a master bot',
  person: 'somebody at this screen',
}

/** Against whom, and who leads the other side. */
export function OpponentFields({ choice, party, onChange }: ChoiceFieldsProps) {
  const id = useId()
  const opponents = opponentsIn(choice)
  const change = (part: Partial<Opponents>) => onChange({ ...opponents, ...part })
  const { against } = opponents
  return (
    <div className="seats gs-against">
      <label htmlFor={`${id}-against`}>
        Against <Case rule="18.1" />
      </label>
      <select
        id={`${id}-against`}
        value={against}
        onChange={({ target }) => change({ against: AGAINST.find((each) => each === target.value) ?? against })}
      >
        {CHOICES.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      {against === 'animals' && <Animals animals={opponents.animals} onChange={(animals) => change({ animals })} />}
      {against === 'own' && (
        <fieldset className="gs-east">
          <legend>On the East</legend>
          {party.map(({ id: who, name }) => (
            <label key={who}>
              <input
                type="checkbox"
                checked={opponents.east.includes(who)}
                onChange={({ target }) =>
                  change({ east: target.checked ? [...opponents.east, who] : opponents.east.filter((each) => each !== who) })
                }
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {(against === 'animals' || against === 'own') && (
        <>
          <label htmlFor={`${id}-leader`}>Led by</label>
          <select
            id={`${id}-leader`}
            value={opponents.leader}
            onChange={({ target }) => change({ leader: LEADERS.find((each) => each === target.value) ?? opponents.leader })}
          >
            {LEADERS.map((leader) => (
              <option key={leader} value={leader}>
                {LEADER_NAMES[leader]}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  )
}

interface AnimalsProps {
  readonly animals: readonly string[]
  readonly onChange: (animals: readonly string[]) => void
}

function Animals({ animals, onChange }: AnimalsProps) {
  const tables = useGladiatorTables()
  if (!tables) return null
  const kinds = Object.entries(tables.creatures)
  return (
    <ul className="gs-animals" aria-label="Animals">
      {animals.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an animal is its place in the list
        <li key={i}>
          <span>{nameOf(kind)}</span>
          <button
            type="button"
            className="goer-leave"
            aria-label={`Without ${nameOf(kind)} ${i + 1}`}
            onClick={() => onChange(animals.toSpliced(i, 1))}
          >
            ×
          </button>
        </li>
      ))}
      {animals.length < MOST_OF_A_SIDE && (
        <li>
          <select
            aria-label="One more animal"
            value=""
            onChange={({ target }) => target.value !== '' && onChange([...animals, target.value])}
          >
            <option value="">One more…</option>
            {kinds.map(([kind, { sh, ag }]) => (
              <option key={kind} value={kind}>{`${nameOf(kind)}: SH ${sh}, AG ${ag}`}</option>
            ))}
          </select>
        </li>
      )}
    </ul>
  )
}
