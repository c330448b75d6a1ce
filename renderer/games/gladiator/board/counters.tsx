import { memo } from 'react'
import type { FigureView } from '../../../../engine/gladiator/view-types.ts'
import { symbol } from '../../../icons/icon.tsx'
import { figureIcon } from '../icons.ts'
import { middleOf, TURNED } from './grid.ts'
import { isDown, type Present } from './people.ts'

// Counters, each drawn about its own middle: West is square and light, East has its corners cut and is dark.

type Look = Pick<FigureView, 'name' | 'race' | 'side'>

/** The large ones of page 9 and of the robots. */
const LARGE: ReadonlySet<FigureView['race']> = new Set(['troll', 'bear', 'behemoth', 'giant-amoeba', 'slayer', 'gargoyle'])

const SIZE = 33
const LARGE_SIZE = 37
/** How high someone lies. */
const LYING = 0.72

interface CounterProps {
  readonly figure: Look
  /** What tells him from another with the same picture. */
  readonly tag?: string | undefined
  readonly isLying?: boolean
}

/** The counter of someone, standing or lying. */
export function Counter({ figure, tag, isLying = false }: CounterProps) {
  const size = LARGE.has(figure.race) ? LARGE_SIZE : SIZE
  const width = isLying ? LARGE_SIZE : size
  const height = isLying ? LARGE_SIZE * 0.9 * LYING : size
  const icon = isLying ? height * 0.79 : size * 0.72
  return (
    <g className={figure.side === 'east' ? 'k is-east' : 'k'}>
      <Board side={figure.side} width={width} height={height} />
      <use
        className="k-icon"
        href={symbol(figureIcon(figure))}
        x={-icon / 2}
        y={-icon / 2}
        width={icon}
        height={icon}
        transform={isLying ? 'rotate(-90)' : undefined}
      />
      {tag !== undefined && (
        <text className="k-tag" x={width / 2 - 3.5} y={height / 2 - 3.5}>
          {tag}
        </text>
      )}
    </g>
  )
}

/** The board itself: its edge below, its face, and the rim of its side. */
function Board({ side, width, height }: { readonly side: FigureView['side']; readonly width: number; readonly height: number }) {
  const shape = (by: number, rim = 0) => outline(side, width / 2 - rim, height / 2 - rim, by, rim)
  return (
    <>
      <path className="k-edge" d={shape(2.4)} />
      <path className="k-face" d={shape(0)} />
      <path className="k-rim" d={shape(0, side === 'west' ? 1.5 : 1)} />
    </>
  )
}

/** A square, or one with its corners cut. */
function outline(side: FigureView['side'], x: number, y: number, down: number, rim: number): string {
  if (side === 'west') return `M${-x} ${down - y}H${x}V${down + y}H${-x}Z`
  const cut = 6 - rim / 2
  return `M${cut - x} ${down - y}H${x - cut}L${x} ${down - y + cut}V${down + y - cut}L${x - cut} ${down + y}H${cut - x}L${-x} ${down + y - cut}V${down - y + cut}Z`
}

/** A wedge on the edge of the counter, towards where he looks. */
export function Wedge({ facing, side, reach = SIZE / 2 }: Pick<FigureView, 'facing' | 'side'> & { readonly reach?: number }) {
  return <path className={`k-wedge is-${side}`} transform={`rotate(${TURNED[facing]})`} d={`M-8.5 ${-reach}H8.5L0 ${-reach - 8}Z`} />
}

interface StandingProps {
  readonly figure: Present
  readonly tag: string | undefined
  readonly isNow: boolean
}

/** Someone on the sand, with everything that has befallen him. */
export const Standing = memo(function Standing({ figure, tag, isNow }: StandingProps) {
  const { x, y } = middleOf(figure.at)
  const isLying = isDown(figure)
  const reach = (LARGE.has(figure.race) ? LARGE_SIZE : SIZE) / 2
  return (
    <g transform={`translate(${x} ${y})`} className={figure.invisible ? 'k-figure is-unseen' : 'k-figure'}>
      {isNow && (
        <>
          <rect className="k-now-case" x="-20.1" y="-20.1" width="40.2" height="40.2" rx="2" />
          <rect className="k-now" x="-20.1" y="-20.1" width="40.2" height="40.2" rx="2" />
        </>
      )}
      {figure.evading && <rect className={`k-evading is-${figure.side}`} x="-19.9" y="-19.9" width="39.8" height="39.8" rx="2" />}
      {!isLying && <Wedge facing={figure.facing} side={figure.side} reach={reach} />}
      <Counter figure={figure} tag={tag} isLying={isLying} />
      <Health figure={figure} />
      <Discs figure={figure} />
    </g>
  )
})

const BAR = 27

/** How much SH is left, as a bar, where it is known; else what he has lost, as a figure. */
function Health({ figure: { sh, taken } }: { readonly figure: FigureView }) {
  if (sh !== null) {
    if (sh.now >= sh.normal) return null
    return (
      <g className="k-health">
        <rect x={-BAR / 2} y="13.6" width={BAR} height="4" />
        <rect className="k-left" x={-BAR / 2 + 0.8} y="14.4" width={Math.max(0, (BAR - 1.6) * (sh.now / sh.normal))} height="2.4" />
      </g>
    )
  }
  if (taken === 0) return null
  const text = `\u2212${taken}`
  return (
    <g className="k-taken" transform="translate(-17.5 18)">
      <rect x="-2" y="-11" width={text.length * 6.4 + 4} height="12.5" rx="2" />
      <text>{text}</text>
    </g>
  )
}

/** His states as small discs along the upper edge, from the right. */
function Discs({ figure }: { readonly figure: FigureView }) {
  return marksOf(figure).map((mark, i) => (
    <g key={mark} className="k-disc" transform={`translate(${16.5 - i * 13} -17.5)`}>
      <circle r="7.4" />
      <use href={symbol(mark)} x="-4.8" y="-4.8" width="9.6" height="9.6" />
    </g>
  ))
}

/** The pictures of his states. */
export function marksOf({ status, handCombat, dazed, evading, invisible, effects }: FigureView): readonly string[] {
  return [
    ...(handCombat.length > 0 ? ['g-m-hand'] : status === 'prone' ? ['g-m-prone'] : []),
    ...(status === 'unconscious' ? ['x-skull'] : []),
    ...(dazed ? ['g-m-dazed'] : []),
    ...(evading ? ['g-m-evade'] : []),
    ...(invisible ? ['g-invisible'] : []),
    ...(effects.some(({ spell }) => spell !== 'invisibility') ? ['g-magic-swirl'] : []),
  ]
}

/** A chain between those in hand combat with each other. */
export function Links({ figures }: { readonly figures: readonly Present[] }) {
  const pairs = figures.flatMap((f) => figures.filter(({ id }) => f.handCombat.includes(id) && f.id < id).map((other) => ({ f, other })))
  return pairs.map(({ f, other }) => {
    const [from, to] = [middleOf(f.at), middleOf(other.at)]
    const on = (share: number) => `${from.x + (to.x - from.x) * share} ${from.y + (to.y - from.y) * share}`
    const d = `M${on(0.3)}L${on(0.7)}`
    return (
      <g key={`${f.id} ${other.id}`}>
        <path className="k-link" d={d} />
        <path className="k-link-chain" d={d} />
      </g>
    )
  })
}
