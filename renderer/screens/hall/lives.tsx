import { memo } from 'react'
import type { CharacterRow } from '../../../electron/contract/index.ts'
import { roman } from './roman.ts'

/** The raids that the strips show: the newest that fit. */
export interface Span {
  /** Number of the first one shown, from 1. */
  readonly from: number
  /** Number of the newest; 0 before the first raid. */
  readonly to: number
}

const SHOWN = 5
/** As many as are drawn wide enough for Roman figures. */
const WIDE = 4

export function spanOf(raids: number): Span {
  return { from: Math.max(1, raids - SHOWN + 1), to: raids }
}

/** Width of one raid in the strip. */
function pitch({ from, to }: Span): number {
  return to - from < WIDE ? 33 : 26
}

/** The numbers above the strips. */
export function LivesHead({ span }: { readonly span: Span }) {
  const numbers = Array.from({ length: span.to - span.from + 1 }, (_, i) => span.from + i)
  return (
    <span
      className={span.from > 1 ? 'raid-head raid-head--on' : 'raid-head'}
      aria-hidden="true"
      style={{ gridTemplateColumns: `repeat(${numbers.length}, ${pitch(span)}fr)` }}
    >
      {numbers.map((n) => (
        <span key={n} className={span.to <= WIDE ? undefined : 'fig'}>
          {span.to <= WIDE ? roman(n) : n}
        </span>
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
  const step = pitch(span)
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
          className="lives"
          viewBox={`0 0 ${step * (span.to - span.from + 1)} 22`}
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
