import { memo } from 'react'
import { type Cut, engrave, UNIT } from '../../../../engine/domain/open/engrave.ts'
import type { TurnedTile } from '../../../../engine/domain/open/tiles.ts'
import { symbol } from '../../../icons/icon.tsx'
import { DeckSymbol } from './symbols.tsx'

interface TileProps {
  readonly plan: TurnedTile
  /** Cells, by index, whose symbol is gone: a card was drawn there. */
  readonly drawn?: readonly number[]
}

/** A whole tile in units of 30 a square, with its north-western corner at the origin. Symbols are upright whatever its turn. */
export const Tile = memo(function Tile({ plan, drawn = NONE }: TileProps) {
  return (
    <>
      <TileGround plan={plan} />
      <TileLines plan={plan} drawn={drawn} />
    </>
  )
}, isSame)

/** The board and the grounds of its squares: what a lantern shines on. */
export const TileGround = memo(function TileGround({ plan }: Pick<TileProps, 'plan'>) {
  const edge = plan.size * UNIT - 1
  return (
    <>
      <rect className="d-tile-edge" x="0.5" y="2.6" width={edge} height={edge} rx="1" />
      <rect className="d-tile-board" x="0.5" y="0.5" width={edge} height={edge} rx="1" />
      {engrave(plan).grounds.map(draw)}
    </>
  )
})

/** Everything that is cut into it or printed on it. */
export const TileLines = memo(function TileLines({ plan, drawn = NONE }: TileProps) {
  const edge = plan.size * UNIT - 1
  const middle = (plan.size * UNIT) / 2
  return (
    <>
      {engrave(plan).lines.map(draw)}
      {plan.room && (
        <use
          className="d-centrepiece"
          href={symbol(plan.room === 'skull' ? 'x-skull' : 'g-pentacle')}
          x={middle - CENTRE[plan.room] / 2}
          y={middle - CENTRE[plan.room] / 2}
          width={CENTRE[plan.room]}
          height={CENTRE[plan.room]}
        />
      )}
      {plan.floors.map((cell, i) => {
        const [x, y] = [(i % plan.size) * UNIT + UNIT / 2, Math.floor(i / plan.size) * UNIT + UNIT / 2]
        const key = `${x} ${y}`
        if (cell.symbol !== null && !drawn.includes(i)) return <DeckSymbol key={key} deck={cell.symbol} x={x} y={y} />
        return cell.dot ? <circle key={key} className={`d-dot is-${cell.ground}`} cx={x} cy={y} r="2.5" /> : null
      })}
      <rect className="d-tile-rim" x="0.6" y="0.6" width={edge - 0.2} height={edge - 0.2} rx="1" />
    </>
  )
}, isSame)

function draw({ look, d }: Cut) {
  return <path key={look} className={look} d={d} />
}

const NONE: readonly number[] = []
/** How large the figure on the floor of a room is. */
const CENTRE = { magic: 38, skull: 48 } as const

function isSame(a: TileProps, b: TileProps): boolean {
  return a.plan === b.plan && (a.drawn ?? NONE).join() === (b.drawn ?? NONE).join()
}
