import type { Attribute } from '../../../../engine/gladiator/tables/table-types.ts'
import { Case } from '../../../rulebook/case.tsx'
import type { GladiatorTables } from '../tables.ts'
import { type Body, movable, shifted } from './fighter.ts'

interface PointsProps {
  readonly tables: GladiatorTables
  readonly body: Body
  readonly onChange: (body: Body) => void
}

const NAMES: Readonly<Record<Attribute, string>> = { sh: 'Strength', ag: 'Agility', iq: 'Intelligence' }

/** The points of somebody new, moved from one attribute to another (10.1). */
export function Points({ tables, body, onChange }: PointsProps) {
  const race = tables.races[body.race]
  if (race === undefined) return null
  const moved = movable(race)
  return (
    <div className="gm-points">
      {moved.map((attribute) => (
        <div key={attribute} className="gm-point">
          <b>{NAMES[attribute]}</b>
          <span className="muted">base {race.base[attribute]}</span>
          <output className="gm-figure" aria-label={`${NAMES[attribute]} of ${body.name}`}>
            {body[attribute]}
          </output>
          <Step sign="−" label={`Less ${NAMES[attribute].toLowerCase()}`} body={lessOf(attribute)} onChange={onChange} />
          <Step sign="+" label={`More ${NAMES[attribute].toLowerCase()}`} body={moreOf(attribute)} onChange={onChange} />
        </div>
      ))}
      <p className="small muted">
        What one has more another has less <Case rule="10.1" />. {moved.includes('iq') ? '' : `Intelligence ${race.base.iq}. `}
        An advance for each {race.perIncrease} of experience <Case rule="11.3" />.
      </p>
    </div>
  )

  /** One point more, from whichever other has most to spare. */
  function moreOf(to: Attribute): Body | null {
    return best(moved.map((from) => ({ by: race, from, to })))
  }

  /** One point less, to whichever other stands farthest under its base, else the first. */
  function lessOf(from: Attribute): Body | null {
    return best(moved.map((to) => ({ by: race, from, to })))
  }

  function best(ways: readonly { readonly by: typeof race; readonly from: Attribute; readonly to: Attribute }[]): Body | null {
    const open = ways.flatMap(({ by, from, to }) => {
      const after = by && shifted(by, body, from, to)
      return after ? [{ after, spare: above(from) - above(to) }] : []
    })
    return open.toSorted((a, b) => b.spare - a.spare)[0]?.after ?? null
  }

  function above(attribute: Attribute): number {
    return body[attribute] - (race?.base[attribute] ?? 0)
  }
}

interface StepProps extends Pick<PointsProps, 'onChange'> {
  readonly sign: string
  readonly label: string
  /** As he would be; null where the race has no more to give. */
  readonly body: Body | null
}

function Step({ sign, label, body, onChange }: StepProps) {
  return (
    <button type="button" className="btn" aria-label={label} disabled={body === null} onClick={() => body && onChange(body)}>
      {sign}
    </button>
  )
}
