import type { DomainTables } from '../../../../engine/domain/tables/table-types.ts'
import { Exhibit } from '../../../gallery/exhibit.tsx'
import { domainTables } from '../tables.ts'
import { UNIT } from './engrave.ts'
import { MARKS } from './legend.tsx'
import { Tile } from './tile.tsx'
import { type Plan, planOf } from './tile-plan.ts'
import '../style/board.css'

interface ExhibitsProps {
  readonly moments: { readonly tables: Readonly<Record<string, unknown>> }
}

/** Every tile as it is stored, and as it lies after one quarter turn. */
export function TilesPage({ moments }: ExhibitsProps) {
  const tables = domainTables(moments.tables)
  if (!tables) return null
  return (
    <div className="d-exhibits">
      {tileIds(tables).map((id) => (
        <Exhibit key={id} name={id}>
          {[0, 1].map((turn) => {
            const plan = planOf(tables, id, turn)
            return plan && <Pictured key={turn} plan={plan} turn={turn} />
          })}
        </Exhibit>
      ))}
    </div>
  )
}

export function tileIds({ tiles, large }: DomainTables): readonly string[] {
  return [...tiles.outer, ...tiles.inner, ...large.antechambers, ...large.treasureChambers].map(({ id }) => id)
}

function Pictured({ plan, turn }: { readonly plan: Plan; readonly turn: number }) {
  const side = plan.size * UNIT
  return (
    <svg className="d-exhibit" viewBox={`-2 -2 ${side + 4} ${side + 6}`} role="img" aria-label={`Tile ${plan.id}, turn ${turn}`}>
      <Tile plan={plan} />
    </svg>
  )
}

/** Every symbol and every mark of the board. */
export function MarksPage() {
  return (
    <div className="d-exhibits">
      {MARKS.map(({ name, picture }) => (
        <Exhibit key={name} name={name}>
          <svg className="d-exhibit" viewBox="0 0 100 100" role="img" aria-label={name}>
            {picture}
          </svg>
        </Exhibit>
      ))}
    </div>
  )
}
