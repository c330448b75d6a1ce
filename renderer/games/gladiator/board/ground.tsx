import { memo } from 'react'
import { ROWS, type Spot } from '../../../../engine/gladiator/open/squares.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import { symbol } from '../../../icons/icon.tsx'
import { thingIcon } from '../icons.ts'
import { BLOCK, jointsOf, seatsOf, TONES, WALL } from './crowd.ts'
import { cornerOf, HEIGHT, middleOf, RIM, SIDE, squareId, WIDTH } from './grid.ts'
import { CHEQUER, GRAINS, LINES, pitOf, RAKED } from './sand.ts'

/** Sand and stands: drawn once. */
export const Floor = memo(function Floor() {
  return (
    <>
      <rect className="g-sand" width={WIDTH} height={HEIGHT} />
      <path className="g-alt" d={CHEQUER} />
      <path className="g-rake" d={RAKED} />
      <path className="g-grain" d={GRAINS} />
      <path className="g-grid" d={LINES} />
    </>
  )
})

const LONG = WIDTH + 2 * RIM

/** The stands on all four sides, with their torches. */
export const Stands = memo(function Stands() {
  return (
    <>
      <Tiers />
      <Strip name="north" length={LONG} transform={`translate(${-RIM} ${-RIM})`} />
      <Strip name="south" length={LONG} transform={`translate(${WIDTH + RIM} ${HEIGHT + RIM}) rotate(180)`} />
      <Strip name="west" length={HEIGHT} transform={`translate(${-RIM} ${HEIGHT}) rotate(-90)`} />
      <Strip name="east" length={HEIGHT} transform={`translate(${WIDTH + RIM} 0) rotate(90)`} />
      {TORCHES.map((x) => (
        <Torch key={x} x={x} />
      ))}
    </>
  )
})

/** How far the crowd goes on beyond the rim, where the view is wider or taller than the arena. */
const BEYOND = 16 * SIDE

/** The seats farther up, as one pattern: nothing is left bare round the whole arena. */
function Tiers() {
  const seats = seatsOf('tiers', BLOCK.width, BLOCK.rows)
  const { width, height } = BLOCK
  return (
    <>
      <pattern id="g-tiers" width={width} height={height} patternUnits="userSpaceOnUse">
        <rect className="g-c1" width={width} height={height} />
        {TONES.map((tone) => (
          <path key={tone} className={`g-c${tone}`} d={seats[tone]} />
        ))}
      </pattern>
      <path
        className="g-tiers"
        fill="url(#g-tiers)"
        fillRule="evenodd"
        d={`M${-BEYOND} ${-BEYOND}h${WIDTH + 2 * BEYOND}v${HEIGHT + 2 * BEYOND}h${-WIDTH - 2 * BEYOND}zM0 0h${WIDTH}v${HEIGHT}h${-WIDTH}z`}
      />
    </>
  )
}

const TORCHES = [2, 7, 12, 17, 23, 28, 33, 38].map((column) => column * SIDE)

function Torch({ x }: { readonly x: number }) {
  return (
    <>
      <use className="g-torch" href={symbol('g-primitive-torch')} x={x - 15} y={4 - RIM} width="30" height="30" />
      <use className="g-torch" href={symbol('g-primitive-torch')} x={x - 15} y={HEIGHT + 12} width="30" height="30" />
    </>
  )
}

function Strip({ name, length, transform }: { readonly name: string; readonly length: number; readonly transform: string }) {
  const seats = seatsOf(name, length)
  return (
    <g transform={transform}>
      <rect className="g-c1" width={length} height={RIM} />
      {TONES.map((tone) => (
        <path key={tone} className={`g-c${tone}`} d={seats[tone]} />
      ))}
      <rect className="g-wall2" y={WALL} width={length} height={RIM - WALL} />
      <rect className="g-wall" y={WALL - 2} width={length} height="3.4" />
      <path className="g-joint" d={jointsOf(length)} />
    </g>
  )
}

/** What is built on the sand and what lies on it. */
export const Lying = memo(function Lying({ arena }: Pick<ArenaView, 'arena'>) {
  const lying = Map.groupBy(arena.things, ({ at }) => squareId(at))
  return (
    <>
      {arena.exits.map((at) => (
        <Exit key={squareId(at)} at={at} />
      ))}
      {arena.altar && <Altar at={arena.altar} />}
      {arena.terrain.map(({ kind, at, layers }) => (
        <Terrain key={`${kind} ${squareId(at)}`} kind={kind} at={at} layers={layers} />
      ))}
      {[...lying].map(([id, things]) => {
        const [first] = things
        return first && <Things key={id} at={first.at} icon={thingIcon(first.type)} count={things.length} />
      })}
    </>
  )
})

/** A gate in the wall; where a spell made it, one on the sand. */
export function Exit({ at }: { readonly at: Spot }) {
  const { x, y } = cornerOf(at)
  const isNorth = at[0] === 0
  if (!isNorth && at[0] !== ROWS - 1)
    return <use className="g-way-out" href={symbol('g-open-gate')} x={x + 5} y={y + 5} width="32" height="32" />
  const turn = isNorth ? '' : ` rotate(180 ${SIDE / 2} ${SIDE / 2})`
  return (
    <g transform={`translate(${x} ${y})${turn}`}>
      <rect className="g-wall" x="-7" y="-40" width={SIDE + 14} height="40" />
      <path className="g-gate" d="M0 0V-22a21 17 0 0142 0V0z" />
      <path className="g-bars" d="M8.5 0V-26M16.9 0V-30M25.3 0V-30M33.7 0V-26M0 -16h42M0 -7h42" />
      <path className="g-threshold" d="M3 3h36v8h-36zM9 11h24v6h-24z" />
    </g>
  )
}

/** The Altar of Life: a plinth of two steps. */
export function Altar({ at }: { readonly at: Spot }) {
  const { x, y } = cornerOf(at)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="g-step" x="2" y="2" width="38" height="38" />
      <rect className="g-stone" x="6" y="6" width="30" height="30" />
      <use className="g-altar" href={symbol('g-sword-altar')} x="8" y="8" width="26" height="26" />
    </g>
  )
}

type TerrainProps = Pick<ArenaView['arena']['terrain'][number], 'kind' | 'layers'> & { readonly at: Spot }

/** One kind of terrain on a square; its layers as a figure in a disc. */
export function Terrain({ kind, at, layers }: TerrainProps) {
  const { x, y } = middleOf(at)
  return (
    <g>
      {kind === 'fire' && <Fire x={x} y={y} isGreat={layers > 1} />}
      {kind === 'pit' && <Pit x={x} y={y} />}
      {kind === 'caltrops' && <use className="g-thing" href={symbol('g-caltrops')} x={x - 13} y={y - 13} width="26" height="26" />}
      {kind === 'wall' && <Wall x={x} y={y} />}
      {kind === 'shadow' && <Shadow x={x} y={y} />}
      {layers > 1 && <Count kind={kind} x={x + 13} y={y + 12} count={layers} />}
    </g>
  )
}

interface Drawn {
  readonly x: number
  readonly y: number
}

function Fire({ x, y, isGreat }: Drawn & { readonly isGreat: boolean }) {
  return (
    <>
      <ellipse className="g-firebed" cx={x} cy={y + 12} rx="17" ry="5.5" />
      <use className="g-fire" href={symbol(isGreat ? 'g-campfire' : 'g-fire')} x={x - 16} y={y - 18} width="32" height="32" />
    </>
  )
}

function Pit(at: Drawn) {
  const { edge, strokes } = pitOf(at)
  return (
    <>
      <path className="g-pit" d={edge} />
      <path className="g-pitr" d={strokes} />
      <path className="g-pite" d={edge} />
    </>
  )
}

function Wall({ x, y }: Drawn) {
  return (
    <g transform={`translate(${x - SIDE / 2} ${y - SIDE / 2})`}>
      <rect className="g-wall2" x="1" y="1" width="40" height="40" />
      <path
        className="g-joint"
        d="M1 11h40M1 21h40M1 31h40M14 1v10M30 1v10M22 11v10M8 11v10M36 11v10M14 21v10M30 21v10M22 31v10M8 31v10M36 31v10"
      />
      <rect className="g-wall-edge" x="1" y="1" width="40" height="40" />
    </g>
  )
}

function Shadow({ x, y }: Drawn) {
  return (
    <>
      <rect className="g-shade" x={x - 20} y={y - 20} width="40" height="40" />
      <use className="g-grasp" href={symbol('g-shadow-grasp')} x={x - 14} y={y - 14} width="28" height="28" />
    </>
  )
}

function Count({ kind, x, y, count }: Drawn & { readonly kind: string; readonly count: number }) {
  return (
    <g className={`g-count is-${kind}`} transform={`translate(${x} ${y})`}>
      <circle r="8" />
      <text y="4.8">{count}</text>
    </g>
  )
}

/** The uppermost thing on a square; how many lie there where there are more. */
export function Things({ at, icon, count }: { readonly at: Spot; readonly icon: string; readonly count: number }) {
  const { x, y } = middleOf(at)
  return (
    <g>
      <use className="g-thing" href={symbol(icon)} x={x - 12.5} y={y - 12.5} width="25" height="25" />
      {count > 1 && <Count kind="things" x={x - 13} y={y + 12} count={count} />}
    </g>
  )
}
