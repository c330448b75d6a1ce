import { type CSSProperties, memo, useSyncExternalStore } from 'react'
import type { CharacterRow } from '../../../electron/contract/index.ts'
import { roman } from './roman.ts'

/** The raids that the strips show: the newest that fit. */
export interface Span {
  /** Number of the first one shown, from 1. */
  readonly from: number
  /** Number of the newest; 0 before the first raid. */
  readonly to: number
}

/** As many as are drawn wide enough for Roman figures. */
const WIDE = 4

/** @param room how many fit beside each other */
export function spanOf(raids: number, room: number): Span {
  return { from: Math.max(1, raids - Math.max(room, WIDE) + 1), to: raids }
}

/** How many raids fit into a strip of this window. */
export function useRoom(): number {
  return useSyncExternalStore(onResize, () => ROOMS.find(({ width }) => window.innerWidth > width)?.raids ?? WIDE + 1)
}

const ROOMS = [
  { width: 1680, raids: 14 },
  { width: 1120, raids: 8 },
] as const

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

const countOf = ({ from, to }: Span) => to - from + 1
const isWide = (span: Span) => countOf(span) <= WIDE
const withCount = (span: Span) => ({ '--raids': countOf(span) }) as CSSProperties

/** The numbers above the strips. */
export function LivesHead({ span }: { readonly span: Span }) {
  const numbers = Array.from({ length: countOf(span) }, (_, i) => span.from + i)
  const className = `raid-head${isWide(span) ? '' : ' raid-head--many'}${span.from > 1 ? ' raid-head--on' : ''}`
  return (
    <span className={className} aria-hidden="true" style={withCount(span)}>
      {numbers.map((n) => (
        <span key={n}>{isWide(span) ? roman(n) : n}</span>
      ))}
    </span>
  )
}

interface LivesProps {
  readonly row: CharacterRow
  readonly span: Span
}

/** The raids of somebody at a glance: came home, fell, stayed, inside; those before the strip are counted. */
export const Lives = memo(function Lives({ row, span }: LivesProps) {
  const step = isWide(span) ? 33 : 26
  const marks = marksOf(row, span)
  const before = row.raids.filter(({ raid }) => raid < span.from).length
  const at = (raid: number) => (raid - span.from + 0.5) * step
  const [first, last] = [marks[0]?.raid, marks.at(-1)?.raid]
  const words = [...(before > 0 ? [before === 1 ? '1 raid before' : `${before} raids before`] : []), ...marks.map(inWords)]
  return (
    <span className="lives-in">
      {span.from > 1 && (
        <span className="lives-before" aria-hidden="true" title="Raids before these">
          {before > 0 ? `${before} +` : ''}
        </span>
      )}
      {span.to > 0 && (
        <svg
          className={isWide(span) ? 'lives' : 'lives lives--many'}
          style={withCount(span)}
          viewBox={`0 0 ${step * countOf(span)} 22`}
          role="img"
          aria-label={words.join(', ') || 'on no raid yet'}
        >
          {first !== undefined && last !== undefined && first !== last && <path className="ll" d={`M${at(first)} 11H${at(last)}`} />}
          {marks.map((mark) => (
            <Mark key={mark.raid} fate={mark.fate} x={at(mark.raid)} />
          ))}
        </svg>
      )}
    </span>
  )
})

type Fate = CharacterRow['raids'][number]['fate'] | 'stayed'

interface MarkOf {
  readonly raid: number
  readonly fate: Fate
}

/** From the raid somebody first went on to the last one lived to see. */
function marksOf({ raids, status }: CharacterRow, { from, to }: Span): readonly MarkOf[] {
  const first = raids[0]?.raid
  if (first === undefined) return []
  const gone = status === 'dead' || status === 'lost'
  const last = gone ? (raids.at(-1)?.raid ?? to) : to
  const fates = new Map(raids.map(({ raid, fate }) => [raid, fate]))
  const marks: MarkOf[] = []
  for (let raid = Math.max(first, from); raid <= last; raid++) marks.push({ raid, fate: fates.get(raid) ?? 'stayed' })
  return marks
}

const FATES = {
  inside: 'inside now',
  'came-out': 'came home',
  fallen: 'fell',
  lost: 'was lost',
  abandoned: 'was given up',
  stayed: 'stayed at home',
} as const satisfies Record<Fate, string>

function inWords({ raid, fate }: MarkOf): string {
  return `raid ${raid} ${FATES[fate]}`
}

function Mark({ fate, x }: { readonly fate: Fate; readonly x: number }) {
  switch (fate) {
    case 'came-out':
      return <path className="lf" d={`M${x} 4l7 7-7 7-7-7z`} />
    case 'abandoned':
      return <path className="lo" d={`M${x} 5l6 6-6 6-6-6z`} />
    case 'fallen':
      return <path className="lx" d={`M${x - 6} 5l12 12M${x + 6} 5l-12 12`} />
    case 'lost':
      return <path className="lx lx--lost" d={`M${x - 6} 5l12 12M${x + 6} 5l-12 12`} />
    case 'stayed':
      return <circle className="lo" cx={x} cy="11" r="4.5" />
    case 'inside':
      return (
        <>
          <circle className="ln2" cx={x} cy="11" r="7.5" />
          <circle className="ld" cx={x} cy="11" r="3" />
        </>
      )
  }
}
