import { UNIT } from '../../../../engine/domain/open/engrave.ts'
import { TILE_IDS, type TurnedTile, turnedTile } from '../../../../engine/domain/open/tiles.ts'
import { Exhibit } from '../../../gallery/exhibit.tsx'
import { MARKS } from '../board/legend.tsx'
import { Tile } from '../board/tile.tsx'
import '../style/board.css'

/** Every tile as it is stored, and as it lies after one quarter turn. */
export function TilesPage() {
  return (
    <div className="d-exhibits">
      {TILE_IDS.map((id) => (
        <Exhibit key={id} name={id}>
          {[0, 1].map((turn) => (
            <Pictured key={turn} plan={turnedTile(id, turn)} turn={turn} />
          ))}
        </Exhibit>
      ))}
    </div>
  )
}

function Pictured({ plan, turn }: { readonly plan: TurnedTile; readonly turn: number }) {
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
