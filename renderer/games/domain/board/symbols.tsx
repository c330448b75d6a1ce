import type { DeckId } from '../../../../engine/domain/tables/table-types.ts'

interface DeckSymbolProps {
  readonly deck: DeckId
  /** Its middle. */
  readonly x?: number
  readonly y?: number
  readonly scale?: number
}

/** A deck's symbol, by figure as well as ink: a ring with four rays round a dot, a lozenge or a second ring; a cross. Always upright. */
export function DeckSymbol({ deck, x = 0, y = 0, scale = 1 }: DeckSymbolProps) {
  return (
    <g className={`d-sym is-${deck}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      {deck === 'x' ? (
        <>
          <path className="d-cross-edge" d={CROSS} />
          <path className="d-cross" d={CROSS} />
        </>
      ) : (
        <>
          <path className="d-ray" d={RAYS} />
          <circle className="d-ray" r="4.5" />
          {deck === 'red' ? (
            <path className="d-heart" d="M0 -2.8L2.8 0 0 2.8 -2.8 0Z" />
          ) : deck === 'green' ? (
            <circle className="d-ray" r="1.9" />
          ) : (
            <circle className="d-heart" r="1.6" />
          )}
        </>
      )}
    </g>
  )
}

const CROSS = 'M-5.6 -5.6L5.6 5.6M5.6 -5.6L-5.6 5.6'
const RAYS = 'M-7.2 -7.2l4 4M7.2 -7.2l-4 4M-7.2 7.2l4 -4M7.2 7.2l-4 -4'
