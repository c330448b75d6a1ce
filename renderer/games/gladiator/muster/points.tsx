import { canBegin, movable } from '../../../../engine/gladiator/open/making.ts'
import { RACES } from '../../../../engine/gladiator/tables/races.ts'
import type { Attribute } from '../../../../engine/gladiator/tables/table-types.ts'
import { Case } from '../../../rulebook/case.tsx'
import type { Body } from './fighter.ts'

interface PointsProps {
  readonly body: Body
  readonly onChange: (body: Body) => void
}

const NAMES: Readonly<Record<Attribute, string>> = { sh: 'Strength', ag: 'Agility', iq: 'Intelligence' }

/** The points of someone new, moved from one attribute to another (10.1). */
export function Points({ body, onChange }: PointsProps) {
  const { base, perIncrease } = RACES[body.kind]
  const moved = movable(body.kind)
  const above = (attribute: Attribute) => body.normal[attribute] - base[attribute]
  /** From whichever has most to spare, to whichever stands farthest under its base, else the first. */
  const best = (ways: readonly (readonly [from: Attribute, to: Attribute])[]): Body | null => {
    const open = ways.flatMap(([from, to]) => {
      const after = shifted(body, from, to)
      return after ? [{ after, spare: above(from) - above(to) }] : []
    })
    return open.toSorted((a, b) => b.spare - a.spare)[0]?.after ?? null
  }
  return (
    <div className="gm-points">
      {moved.map((attribute) => {
        const name = NAMES[attribute]
        const [less, more] = [moved.map((to) => [attribute, to] as const), moved.map((from) => [from, attribute] as const)]
        return (
          <div key={attribute} className="gm-point">
            <b>{name}</b>
            <span className="muted">base {base[attribute]}</span>
            <output className="gm-figure" aria-label={`${name} of ${body.name}`}>
              {body.normal[attribute]}
            </output>
            <Step sign="−" label={`Less ${name.toLowerCase()}`} body={best(less)} onChange={onChange} />
            <Step sign="+" label={`More ${name.toLowerCase()}`} body={best(more)} onChange={onChange} />
          </div>
        )
      })}
      <p className="small muted">
        A point added here is taken there <Case rule="10.1" />. {moved.includes('iq') ? '' : `Intelligence ${base.iq}. `}
        An advance every {perIncrease} points of experience <Case rule="11.3" />.
      </p>
    </div>
  )
}

/** One point less here and one more there; null where the race does not allow it (10.2). */
function shifted(body: Body, from: Attribute, to: Attribute): Body | null {
  const { [from]: less, [to]: more } = body.normal
  const normal = { ...body.normal, [from]: less - 1, [to]: more + 1 }
  return from !== to && canBegin(body.kind, normal) ? { ...body, normal } : null
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
