import { type CSSProperties, memo, useSyncExternalStore } from 'react'
import type { CharacterRow } from '../../../electron/contract/index.ts'
import { capital } from '../../../engine/kernel/words.ts'
import type { Fate } from '../../campaign-page.ts'
import { useCampaignGame } from '../campaign-game.tsx'
import { count } from '../campaigns/in-words.ts'
import { numeral } from '../numerals.ts'

/** The games of a campaign that the strips show: the newest that fit. */
export interface Span {
  /** Number of the first one shown. */
  readonly from: number
  /** Number of the newest; one less than `from` before the first game. */
  readonly to: number
  /** Whether the campaign has had games here before the first one shown. */
  readonly isCut: boolean
}

/** As many as can be drawn wide enough for Roman numerals. */
const WIDE = 4

/**
 * @param games how many the campaign has had here
 * @param before how many on paper before them
 * @param room how many fit side by side
 */
export function spanOf(games: number, before: number, room: number): Span {
  const count = Math.min(games, Math.max(room, WIDE))
  const to = before + games
  return { from: to - count + 1, to, isCut: count < games }
}

/** How many games fit into a strip of this window. */
export function useRoom(): number {
  return useSyncExternalStore(onResize, () => ROOMS.find(({ width }) => window.innerWidth > width)?.raids ?? WIDE + 1)
}

const ROOMS = [
  { width: 1680, raids: 10 },
  { width: 1120, raids: 8 },
] as const

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

export const countOf = ({ from, to }: Span) => to - from + 1
const isWide = (span: Span) => countOf(span) <= WIDE
const withCount = (span: Span) => ({ '--columns': countOf(span) }) as CSSProperties

/** The numbers above the strips. */
export function LivesHead({ span }: { readonly span: Span }) {
  const { numerals } = useCampaignGame().campaign
  const numbers = Array.from({ length: countOf(span) }, (_, i) => span.from + i)
  const className = `life-head${isWide(span) ? '' : ' life-head--many'}${span.isCut ? ' life-head--on' : ''}`
  return (
    <span className={className} aria-hidden="true" style={withCount(span)}>
      {numbers.map((n) => (
        <span key={n}>{isWide(span) ? numeral(numerals, n) : n}</span>
      ))}
    </span>
  )
}

interface LivesProps {
  readonly row: CharacterRow
  readonly span: Span
}

/** Someone's games at a glance: came home, fell, stayed, inside; those before the strip are counted. */
export const Lives = memo(function Lives({ row, span }: LivesProps) {
  const { words, campaign } = useCampaignGame()
  const step = isWide(span) ? 33 : 26
  const marks = marksOf(row, span)
  const before = row.raids.filter(({ raid }) => raid < span.from).length
  const at = (raid: number) => (raid - span.from + 0.5) * step
  const [first, last] = [marks[0]?.raid, marks.at(-1)?.raid]
  const said = [
    ...(before > 0 ? [`${count(before, words.one, words.many)} before`] : []),
    ...marks.map(({ raid, fate }) => `${words.one} ${raid} ${fate === STAYED ? 'stayed at home' : campaign.fates[fate]}`),
  ]
  return (
    <span className="lives-in">
      {span.isCut && (
        <span className="lives-before" aria-hidden="true" title={`${capital(words.many)} before these`}>
          {before > 0 ? `${before} +` : ''}
        </span>
      )}
      {countOf(span) > 0 && (
        <svg
          className={isWide(span) ? 'lives' : 'lives lives--many'}
          style={withCount(span)}
          viewBox={`0 0 ${step * countOf(span)} 22`}
          role="img"
          aria-label={said.join(', ') || `no ${words.one} yet`}
        >
          {first !== undefined && last !== undefined && first !== last && <path className="ll" d={`M${at(first)} 11H${at(last)}`} />}
          {SHAPES.map(({ fates, className, path }) => {
            const places = marks.filter((mark) => fates.includes(mark.fate))
            return places.length > 0 && <path key={className} className={className} d={places.map(({ raid }) => path(at(raid))).join('')} />
          })}
        </svg>
      )}
    </span>
  )
})

/** The steps between the marks of a party. */
const CLOSE = 18

/** What became of a party, each a mark as in the strips, in the order of the roster. The words beside it say the same. */
export function FateMarks({ fates }: { readonly fates: readonly Fate[] }) {
  if (fates.length === 0) return null
  const places = fates.map((fate, i) => ({ fate, at: (i + 0.5) * CLOSE }))
  const width = fates.length * CLOSE
  return (
    <svg className="fate-marks" viewBox={`0 0 ${width} 22`} style={{ '--marks': fates.length } as CSSProperties} aria-hidden="true">
      {SHAPES.map(({ fates: of, className, path }) => (
        <path
          key={className}
          className={className}
          d={places
            .filter(({ fate }) => of.includes(fate))
            .map(({ at }) => path(at))
            .join('')}
        />
      ))}
    </svg>
  )
}

/** At home while others of the campaign were out. */
const STAYED = 'stayed'

interface MarkOf {
  readonly raid: number
  readonly fate: Fate | typeof STAYED
}

/** From someone's first game to the last one they lived to see. */
function marksOf({ raids, status }: CharacterRow, { from, to }: Span): readonly MarkOf[] {
  const first = raids[0]?.raid
  if (first === undefined) return []
  const gone = status === 'dead' || status === 'lost'
  const last = gone ? (raids.at(-1)?.raid ?? to) : to
  const fates = new Map(raids.map(({ raid, fate }) => [raid, fate]))
  const marks: MarkOf[] = []
  for (let raid = Math.max(first, from); raid <= last; raid++) marks.push({ raid, fate: fates.get(raid) ?? STAYED })
  return marks
}

interface Shape {
  readonly fates: readonly MarkOf['fate'][]
  readonly className: string
  /** Centred on this place of the line. */
  readonly path: (x: number) => string
}

const ring = (x: number, r: number) => `M${x - r} 11a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
const cross = (x: number) => `M${x - 6} 5l12 12M${x + 6} 5l-12 12`

/** Equal marks of a strip share one path: a large roster has thousands of them. */
const SHAPES: readonly Shape[] = [
  { fates: ['came-out'], className: 'lf', path: (x) => `M${x} 4l7 7-7 7-7-7z` },
  { fates: [STAYED], className: 'lo', path: (x) => ring(x, 4.5) },
  { fates: ['abandoned'], className: 'lo lo--up', path: (x) => `M${x} 5l6 6-6 6-6-6z` },
  { fates: ['fallen'], className: 'lx', path: cross },
  { fates: ['lost'], className: 'lx lx--lost', path: cross },
  { fates: ['inside'], className: 'ln2', path: (x) => ring(x, 7.5) },
  { fates: ['inside'], className: 'ld', path: (x) => ring(x, 3) },
]
