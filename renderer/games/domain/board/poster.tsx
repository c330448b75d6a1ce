import type { Replay } from '../../../../engine/kernel/types.ts'
import { domainView } from '../table/view.ts'
import { BOUNDS, Lying, SCALE, STAGES, Still, useLayout } from './board.tsx'
import { contentsOf } from './contents.ts'
import '../style/table.css'

/** The labyrinth for paper, as far as it lies. */
export function DomainPoster({ replay }: { readonly replay: Replay }) {
  const view = domainView(replay)
  return view && <Sheet view={view} />
}

function Sheet({ view }: { readonly view: NonNullable<ReturnType<typeof domainView>> }) {
  const layout = useLayout(view)
  const { left, top, columns, rows } = BOUNDS
  return (
    <figure className="poster">
      <figcaption>
        <b>The domain</b>
      </figcaption>
      <svg
        className="board"
        viewBox={`${left * 100} ${top * 100} ${columns * 100} ${rows * 100}`}
        role="img"
        aria-label="The domain as it lies"
      >
        <g transform={`scale(${SCALE})`}>
          <Still view={view} layout={layout} fresh="" drawn={STAGES} />
          <Lying layout={layout} contents={contentsOf(view)} active={null} />
        </g>
      </svg>
    </figure>
  )
}
