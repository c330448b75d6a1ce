import { useId, useState } from 'react'
import { MOST_PEOPLE } from '../../../../engine/gladiator/open/campaign.ts'
import { idsOf, nameOf } from '../../../../engine/gladiator/open/names.ts'
import { CREATURES } from '../../../../engine/gladiator/tables/beasts.ts'
import type { ChoiceFieldsProps } from '../../../campaign-page.ts'
import { Case } from '../../../rulebook/case.tsx'
import { Seats } from '../../../screens/hall/seats.tsx'
import {
  AGAINST,
  type Against,
  LEADERS,
  type Leader,
  leadersOf,
  mostPlayers,
  type Opponents,
  opponentsIn,
  playersOf,
  westOf,
} from './opponents.ts'
import '../style/stable.css'

const CHOICES: readonly (readonly [Against, string])[] = [
  ['lenient', 'Robots, four fifths as strong'],
  ['even', 'Robots, evenly'],
  ['hard', 'Robots, a fifth stronger'],
  ['animals', 'Animals'],
  ['own', 'One another'],
]

const LEADER_NAMES: Readonly<Record<Leader, string>> = {
  novice: 'a novice bot',
  able: 'an able bot',
  master: 'a master bot',
  person: 'someone at this screen',
}

/** The opponents, who leads the other side, and who shares this one. */
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
      {against === 'animals' && <Animals label="Animals" animals={opponents.animals} onChange={(animals) => change({ animals })} />}
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
      {(mostPlayers(opponents, party) > 1 || opponents.players.length > 1) && (
        <Players opponents={opponents} party={party} onChange={change} />
      )}
      <Companions animals={opponents.companions} onChange={(companions) => change({ companions })} />
    </div>
  )
}

interface PlayersProps extends Pick<ChoiceFieldsProps, 'party'> {
  readonly opponents: Opponents
  readonly onChange: (part: Partial<Opponents>) => void
}

/** Several people at this screen who share the West, and the fighters of each. */
function Players({ opponents, party, onChange }: PlayersProps) {
  const players = playersOf(opponents, party)
  const leaders = leadersOf(opponents, party)
  return (
    <>
      <Seats seats={players} most={mostPlayers(opponents, party)} onChange={(names) => onChange({ players: names })} />
      {players.length > 0 && (
        <fieldset className="gs-led">
          <legend>Leader of each fighter</legend>
          {westOf(opponents, party).map(({ id, name }) => (
            <label key={id}>
              <span>{name}</span>
              <select
                value={leaders.get(id)}
                onChange={({ target }) => onChange({ led: { ...opponents.led, [id]: Number(target.value) } })}
              >
                {players.map((player, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
                  <option key={seat} value={seat}>
                    {player}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** 10.5, G-131: animals may fight beside the stable; they are folded away where there are none. */
function Companions({ animals, onChange }: Omit<AnimalsProps, 'label'>) {
  const [isOpen, setOpen] = useState(animals.length > 0)
  return (
    <details className="gs-companions" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Animals on your side {animals.length > 0 && <b>{animals.length}</b>}</summary>
      {isOpen && <Animals label="Animals on your side" animals={animals} onChange={onChange} />}
    </details>
  )
}

interface AnimalsProps {
  readonly label: string
  readonly animals: readonly string[]
  readonly onChange: (animals: readonly string[]) => void
}

function Animals({ label, animals, onChange }: AnimalsProps) {
  return (
    <ul className="gs-animals" aria-label={label}>
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
      {animals.length < MOST_PEOPLE && (
        <li>
          <select
            aria-label="One more animal"
            value=""
            onChange={({ target }) => target.value !== '' && onChange([...animals, target.value])}
          >
            <option value="">One more…</option>
            {idsOf(CREATURES).map((kind) => (
              <option key={kind} value={kind}>{`${nameOf(kind)}: SH ${CREATURES[kind].sh} · AG ${CREATURES[kind].ag}`}</option>
            ))}
          </select>
        </li>
      )}
    </ul>
  )
}
