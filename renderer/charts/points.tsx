import { type KeyboardEvent, type RefObject, useState } from 'react'

/** The points of a chart: one tab stop, arrows from one to the next. */
export interface Points {
  /** Hovered or focused; its values are read out beside the title. */
  readonly active: number | null
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly propsOf: (i: number) => PointProps
}

interface PointProps {
  readonly 'data-point': number
  readonly tabIndex: 0 | -1
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
}

const FAR = 10

export function usePoints(chart: RefObject<Element | null>, count: number): Points {
  const [focused, setFocused] = useState<number | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const [last, setLast] = useState(0)
  const stop = Math.min(last, Math.max(0, count - 1))
  const active = pointed ?? focused
  return {
    active: active !== null && active < count ? active : null,
    onKeyDown(event) {
      const to = target(event.key, stop, count)
      if (to === null) return
      event.preventDefault()
      chart.current?.querySelector<SVGElement>(`[data-point="${to}"]`)?.focus()
    },
    propsOf: (i) => ({
      'data-point': i,
      tabIndex: i === stop ? 0 : -1,
      onFocus: () => {
        setFocused(i)
        setLast(i)
      },
      onBlur: () => setFocused(null),
      onPointerEnter: () => setPointed(i),
      onPointerLeave: () => setPointed(null),
    }),
  }
}

function target(key: string, from: number, count: number): number | null {
  const step = STEPS[key]
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return step === undefined ? null : Math.min(count - 1, Math.max(0, from + step))
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageDown: FAR,
  PageUp: -FAR,
}

interface PointBoxProps {
  readonly points: Points
  readonly i: number
  /** Its text in full: `Fight IV: 126 Experience Points`. */
  readonly label: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Where pressing it leads. */
  readonly href?: string | undefined
  /** What it leads to is shown already. */
  readonly current?: boolean | undefined
}

/** The part of a point that is pressed, hovered and focused: larger than its drawing. */
export function PointBox({ points, i, label, href, current = false, ...box }: PointBoxProps) {
  const hit = <rect className="ch-hit" {...box} />
  const className = points.active === i ? 'ch-point is-active' : 'ch-point'
  return href === undefined ? (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing isn't a control, it only takes the focus
    <g className={className} role="img" aria-label={label} {...points.propsOf(i)}>
      {hit}
    </g>
  ) : (
    <a className={className} href={href} aria-label={label} aria-current={current ? 'true' : undefined} {...points.propsOf(i)}>
      {hit}
    </a>
  )
}
