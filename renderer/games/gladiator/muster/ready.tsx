import { joinId } from '../../../../engine/gladiator/open/actions.ts'
import { presetOf } from '../../../../engine/gladiator/open/making.ts'
import { idsOf, lowName, nameOf } from '../../../../engine/gladiator/open/names.ts'
import { worthIn } from '../../../../engine/gladiator/open/value.ts'
import { CREATURES } from '../../../../engine/gladiator/tables/beasts.ts'
import { PRESETS } from '../../../../engine/gladiator/tables/fighters.ts'
import { Icon } from '../../../icons/icon.tsx'
import { figureIcon, kindIcon } from '../icons.ts'
import type { Answers } from './answers.ts'
import { PickRow } from './pick-row.tsx'

interface ReadyProps {
  readonly answers: Answers
}

/** Who can be named: ready fighters with what they bring, and the animals (26.2, 41.2). */
export function Ready({ answers }: ReadyProps) {
  return (
    <div className="gm-ready">
      <Fighters answers={answers} />
      <Animals answers={answers} />
    </div>
  )
}

const NUMBERS = ['SH', 'AG', 'IQ', 'value'] as const

function Heads({ first }: { readonly first: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {NUMBERS.map((name) => (
          <th key={name} scope="col" className="num">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Fighters({ answers }: ReadyProps) {
  return (
    <section aria-label="Ready fighters">
      <div className="head">
        <h2>Ready fighters</h2>
        <span className="aside">you can change their arms</span>
      </div>
      <table className="gm-table">
        <Heads first="Name and arms" />
        <tbody>
          {idsOf(PRESETS).map((preset) => {
            const { name, race, sh, ag, iq, ...gear } = presetOf(preset)
            const { ready, also, slung, suit } = gear
            const id = joinId({ kind: 'preset', preset })
            const arms = counted([ready, also, ...slung].filter((each) => each !== null))
            return (
              <PickRow
                key={id}
                name={`${name}, ${lowName(race)}`}
                note={[...arms, ...(suit === 'clothes' ? [] : [lowName(suit)])].join(', ')}
                icon={<Icon name={race === 'human' ? figureIcon({ name, race }) : kindIcon(race)} />}
                isOn={answers.isChosen(id)}
                onPick={answers.isOffered(id) ? () => answers.pick(id) : null}
              >
                <Numbers figures={[sh, ag, iq, worthIn({ kind: race, normal: { sh, ag, iq } }, gear).value]} />
              </PickRow>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function Animals({ answers }: ReadyProps) {
  return (
    <section aria-label="Animals">
      <div className="head">
        <h2>Animals</h2>
        <span className="aside">for one fight</span>
      </div>
      <table className="gm-table">
        <Heads first="Kind and attacks" />
        <tbody>
          {idsOf(CREATURES).map((creature) => {
            const { sh, ag, iq, value, attacks, mp } = CREATURES[creature]
            const id = joinId({ kind: 'creature', creature })
            return (
              <PickRow
                key={id}
                name={nameOf(creature)}
                note={`${counted(attacks.map((attack) => attack.id)).join(', ')}; movement ${mp}`}
                icon={<Icon name={kindIcon(creature)} />}
                isOn={answers.isChosen(id)}
                onPick={answers.isOffered(id) ? () => answers.pick(id) : null}
              >
                <Numbers figures={[sh, ag, iq, value]} />
              </PickRow>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** `axe × 4` */
function counted(ids: readonly string[]): readonly string[] {
  return [...Map.groupBy(ids, lowName)].map(([name, same]) => (same.length > 1 ? `${name} × ${same.length}` : name))
}

function Numbers({ figures }: { readonly figures: readonly number[] }) {
  return figures.map((figure, i) => (
    <td key={NUMBERS[i]} className="num">
      {figure}
    </td>
  ))
}
