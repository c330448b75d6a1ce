import { placeInSquare } from '../../../../engine/hero/open/counters.ts'
import { faceOf } from '../../../../engine/hero/open/face.ts'
import { KIND_ICONS } from '../../../../engine/hero/open/icons.ts'
import type { CounterView, HeroSheetView } from '../../../../engine/hero/view-types.ts'
import { faceSymbol } from '../../../face/face.tsx'
import { symbol } from '../../../icons/icon.tsx'

interface CountersProps {
  readonly counters: readonly CounterView[]
  /** The counters that can be chosen now, and those that are chosen. */
  readonly picked: ReadonlySet<string>
}

/** Counters in place, two in a square side by side; which way up each of them lies, and what this seat knows about it. */
export function Counters({ counters, picked }: CountersProps) {
  const squares = new Map<string, CounterView[]>()
  for (const counter of counters) {
    if (!counter.at) continue
    const key = `${counter.at.row}-${counter.at.col}`
    squares.set(key, [...(squares.get(key) ?? []), counter])
  }
  return [...squares.values()].flatMap((stack) =>
    stack.map((counter, i) => {
      const { at } = counter
      if (!at) return null
      const [x, y, size] = placeInSquare(stack.length, i)
      return (
        <g key={counter.id} className="h-lies" style={{ transform: `translate(${at.col * 100 + x}px, ${at.row * 100 + y}px)` }}>
          <CounterFace counter={counter} size={size} isPicked={picked.has(counter.id)} />
        </g>
      )
    }),
  )
}

interface FaceProps {
  readonly counter: CounterView
  readonly size: number
  readonly isPicked: boolean
}

export function CounterFace({ counter: { kind, up, remembered }, size, isPicked }: FaceProps) {
  const isRiches = kind === 'gold' || kind === 'jewel'
  const face = up ? (isRiches ? 'is-riches' : 'is-up') : kind ? 'is-own' : 'is-down'
  return (
    <g className={`h-counter ${face}${isPicked ? ' is-picked' : ''}`} key={up ? 'up' : 'down'}>
      <rect width={size} height={size} />
      {kind ? (
        <use href={symbol(KIND_ICONS[kind])} x={size * 0.12} y={size * 0.12} width={size * 0.76} height={size * 0.76} />
      ) : remembered ? (
        // What was seen there once, in pencil.
        <use
          className="h-pencil"
          href={symbol(KIND_ICONS[remembered])}
          x={size * 0.2}
          y={size * 0.2}
          width={size * 0.6}
          height={size * 0.6}
        />
      ) : (
        <Rainbow size={size} />
      )}
    </g>
  )
}

/** The bows of the back, from outside in, as shares of the counter. */
const BOWS = [0.38, 0.26, 0.14] as const

/** The back of a counter: a rainbow over its lower edge. */
function Rainbow({ size }: { readonly size: number }) {
  return BOWS.map((share) => {
    const radius = size * share
    return <path key={share} className="h-back" d={`M${size / 2 - radius} ${size * 0.74}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`} />
  })
}

const TURNS = { n: 0, e: 90, s: 180, w: 270 } as const

/** The hero, with a wedge on the side he faces. */
export function HeroMarker({ hero }: { readonly hero: HeroSheetView }) {
  const { at, facing, held, carries } = hero
  if (!at) return null
  return (
    <g className="h-hero" style={{ transform: `translate(${at.col * 100}px, ${at.row * 100}px)` }}>
      <HeroFace facing={facing} name={hero.name} />
      {carries.length > 0 && <use className="h-carried" href={symbol('x-coins')} x="60" y="60" width="28" height="28" />}
      {held && <circle className="h-held" cx="50" cy="50" r="46" />}
    </g>
  )
}

export function HeroFace({ facing, name }: Pick<HeroSheetView, 'facing' | 'name'>) {
  return (
    <g className="h-hero-face">
      <rect x="5" y="5" width="90" height="90" />
      <path className="h-facing" d="M50 -6L72 16H28Z" transform={`rotate(${TURNS[facing]} 50 50)`} />
      <use href={faceSymbol(faceOf(name))} x="8" y="8" width="84" height="84" />
    </g>
  )
}
