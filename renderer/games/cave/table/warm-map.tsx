import { spaceName } from '../../../../engine/cave/open/names.ts'
import { BOARD } from '../../../../engine/cave/tables/index.ts'
import type { SpaceId } from '../../../../engine/cave/tables/table-types.ts'

interface WarmMapProps {
  readonly warmth: ReadonlyMap<SpaceId, number>
}

const SMALLEST = 12
const LARGEST = 46

/** Where moves ended: a disc on each space, the larger the more often. */
export function WarmMap({ warmth }: WarmMapProps) {
  const most = Math.max(1, ...warmth.values())
  const byId = new Map(BOARD.spaces.map((space) => [space.id, space]))
  const ways = BOARD.spaces.flatMap(({ id, x, y, neighbours }) =>
    neighbours.flatMap((other) => {
      const to = byId.get(other)
      return to !== undefined && id < other ? [{ id: `${id} ${other}`, d: `M${x} ${y}L${to.x} ${to.y}` }] : []
    }),
  )
  return (
    <section className="v-warm" aria-label="Where they stood">
      <h3>Where they stood</h3>
      <svg viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} role="img" aria-label={inWords(warmth)}>
        {ways.map(({ id, d }) => (
          <path key={id} className="v-warm-way" d={d} />
        ))}
        {BOARD.spaces.map(({ id, x, y }) => {
          const share = (warmth.get(id) ?? 0) / most
          return (
            <circle
              key={id}
              className={share > 0 ? 'v-warm-space' : 'v-warm-space is-cold'}
              cx={x}
              cy={y}
              r={share > 0 ? SMALLEST + share * (LARGEST - SMALLEST) : SMALLEST / 2}
            />
          )
        })}
      </svg>
    </section>
  )
}

const MOST = 5

function inWords(warmth: ReadonlyMap<SpaceId, number>): string {
  const most = [...warmth].toSorted(([, one], [, other]) => other - one).slice(0, MOST)
  return `Moves ended most often at ${most.map(([space, turns]) => `${spaceName(space)} (${turns})`).join(', ')}.`
}
