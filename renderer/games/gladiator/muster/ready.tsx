import { lowName, nameOf } from '../../../../engine/gladiator/open/names.ts'
import { Icon } from '../../../icons/icon.tsx'
import { figureIcon, kindIcon } from '../icons.ts'
import type { GladiatorTables } from '../tables.ts'
import type { Answers } from './answers.ts'
import { PickRow } from './pick-row.tsx'
import { worthOf } from './value.ts'

interface ReadyProps {
  readonly tables: GladiatorTables
  readonly answers: Answers
}

/** Who can be named: ready fighters with what they bring, and the animals (26.2, 41.2). */
export function Ready({ tables, answers }: ReadyProps) {
  return (
    <div className="gm-ready">
      <Fighters tables={tables} answers={answers} />
      <Animals tables={tables} answers={answers} />
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

function Fighters({ tables, answers }: ReadyProps) {
  const pick = answers.pick('preset')
  return (
    <section aria-label="Ready fighters">
      <div className="head">
        <h2>Ready fighters</h2>
        <span className="aside">they can be armed anew</span>
      </div>
      <table className="gm-table">
        <Heads first="Name, and what he brings" />
        <tbody>
          {Object.entries(tables.presets).map(([id, fighter]) => {
            const { name, race, sh, ag, iq, ready, also, slung } = fighter
            const arms = counted([ready, also, ...slung].filter((each) => each !== null))
            return (
              <PickRow
                key={id}
                name={`${name}, ${lowName(race)}`}
                note={[...arms, ...(fighter.suit === 'clothes' ? [] : [lowName(fighter.suit)])].join(', ')}
                icon={<Icon name={race === 'human' ? figureIcon({ name, race }) : kindIcon(race)} />}
                isOn={answers.isChosen(`preset:${id}`)}
                onPick={answers.isOffered(`preset:${id}`) ? () => pick(id) : null}
              >
                <Numbers figures={[sh, ag, iq, worthOf(tables, fighter, fighter).value]} />
              </PickRow>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function Animals({ tables, answers }: ReadyProps) {
  const pick = answers.pick('creature')
  return (
    <section aria-label="Animals">
      <div className="head">
        <h2>Animals</h2>
        <span className="aside">for one fight</span>
      </div>
      <table className="gm-table">
        <Heads first="Kind, and how it attacks" />
        <tbody>
          {Object.entries(tables.creatures).map(([id, { sh, ag, iq, value, attacks, mp }]) => (
            <PickRow
              key={id}
              name={nameOf(id)}
              note={`${counted(attacks.map((attack) => attack.id)).join(', ')}; movement ${mp}`}
              icon={<Icon name={kindIcon(id)} />}
              isOn={answers.isChosen(`creature:${id}`)}
              onPick={answers.isOffered(`creature:${id}`) ? () => pick(id) : null}
            >
              <Numbers figures={[sh, ag, iq, value]} />
            </PickRow>
          ))}
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
