import type { Ref } from 'react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SVGProps,
  type SyntheticEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { say } from '../aloud.ts'
import type { Hold } from './camera.ts'
import { type Bounds, type Cell, cellKey } from './cell.ts'
import { Place } from './place.tsx'
import type { Stop } from './stops.ts'
import { useViewport, type Viewport } from './viewport.ts'

/** What the tools around a chart may ask it to do. */
export interface ChartHandle {
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** Focuses the place at a cell and brings it into sight; false where the chart has no place there. */
  readonly goTo: (cell: Cell) => boolean
}

interface Charted<S extends Stop> {
  readonly stops: readonly S[]
  /** Has the tab stop until another place is visited. */
  readonly first: S | undefined
  readonly bounds: Bounds
  /** What the camera follows; `null` for nothing. */
  readonly party: Cell | null
  readonly hold: Hold
  readonly onHold: (hold: Hold) => void
  /** Where the party stood when last seen, also on an earlier chart. */
  readonly stood?: RefObject<string | null> | undefined
  /** Ids of the chosen options, and of the errand that is open. */
  readonly picked: readonly string[]
  /** The next place in the direction of an arrow key. */
  readonly towards: (stops: readonly S[], from: S, key: string) => S | null
  readonly onChoose: (stop: S) => void
  readonly onConfirm: () => void
  /** Keys of this board only; true when one was handled. */
  readonly onKey?: (event: KeyboardEvent, at: S | undefined) => boolean
  /** A press on something drawn that is not a place; true when it was handled. */
  readonly onPress?: (event: MouseEvent) => boolean
  /** The text of the place under the pointer or the focus; `null` when there is none. */
  readonly onTell: (text: string | null) => void
  readonly words: (stop: S) => string
  /** The text of something drawn that takes precedence over the place under it. */
  readonly wordsOver?: (event: SyntheticEvent) => string | null
  readonly ref?: Ref<ChartHandle> | undefined
}

export interface Chart<S extends Stop> {
  readonly viewport: Viewport
  readonly rulers: { readonly across: RefObject<HTMLDivElement | null>; readonly down: RefObject<HTMLDivElement | null> }
  /** The place that has the tab stop. */
  readonly stop: S | undefined
  /** For the element within which the board moves. */
  readonly field: {
    readonly ref: RefObject<HTMLDivElement | null>
    readonly onPointerLeave: (event: PointerEvent) => void
  } & Viewport['handlers']
  /** For the drawing. */
  readonly board: Pick<
    SVGProps<SVGSVGElement>,
    'viewBox' | 'width' | 'height' | 'onClick' | 'onKeyDown' | 'onPointerOver' | 'onFocus' | 'onBlur'
  > & {
    readonly ref: RefObject<SVGSVGElement | null>
  }
  /** The place that an event belongs to. */
  readonly stopAt: (event: SyntheticEvent) => S | undefined
}

/** A board of focusable places: one tab stop, arrows between neighbours, Enter and Space to choose; it pans and zooms by pointer and by keyboard. */
export function useChart<S extends Stop>(charted: Charted<S>): Chart<S> {
  const {
    stops,
    first,
    bounds,
    party,
    hold,
    onHold,
    stood,
    picked,
    towards,
    onChoose,
    onConfirm,
    onKey,
    onPress,
    onTell,
    words,
    wordsOver,
    ref,
  } = charted
  const field = useRef<HTMLDivElement>(null)
  const board = useRef<SVGSVGElement>(null)
  const rulers = { across: useRef<HTMLDivElement>(null), down: useRef<HTMLDivElement>(null) }
  const viewport = useViewport({ field, board, rulers, bounds, party, hold, onHold, ...(stood && { stood }) })
  const [cursor, setCursor] = useState<string | null>(null)
  const stop = stops.find(({ id }) => id === cursor) ?? first

  const focusOn = (to: S) => {
    setCursor(to.id)
    viewport.show(to)
    board.current?.querySelector<SVGGElement>(`[data-stop="${CSS.escape(to.id)}"]`)?.focus({ preventScroll: true })
  }
  const goTo = (cell: Cell) => {
    const there = stops.find((other) => cellKey(other) === cellKey(cell))
    if (there) focusOn(there)
    return there !== undefined
  }
  useImperativeHandle(ref, () => ({ zoomIn: viewport.zoomIn, zoomOut: viewport.zoomOut, goTo }))

  const choose = (at: S) => {
    setCursor(at.id)
    onChoose(at)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stop && towards(stops, stop, event.key)
    if (viewport.onKey(event) || onKey?.(event, stop)) event.preventDefault()
    else if (next) {
      event.preventDefault()
      focusOn(next)
    } else if (event.key in WAYS) say(`No place ${WAYS[event.key]}.`)
    else if ((event.key === 'Enter' || event.key === ' ') && stop !== undefined) {
      event.preventDefault()
      if (event.repeat) return
      if (!canBeChosen(stop)) say('Nothing can be chosen here.')
      else if (event.key === 'Enter' && isPicked(stop, picked)) onConfirm()
      else choose(stop)
    }
  }
  const stopAt = (event: SyntheticEvent) => {
    const id = dataAt(event, 'stop')?.stop
    return stops.find((other) => other.id === id)
  }
  const tell = (event: SyntheticEvent) => {
    const at = stopAt(event)
    onTell(wordsOver?.(event) ?? (at ? words(at) : null))
  }
  return {
    viewport,
    rulers,
    stop,
    field: {
      ref: field,
      ...viewport.handlers,
      onPointerLeave: () => onTell(stop && board.current?.contains(document.activeElement) ? words(stop) : null),
    },
    board: {
      ref: board,
      ...viewport.drawn,
      onKeyDown,
      onClick: (event) => {
        const at = stopAt(event)
        if (!onPress?.(event) && at) choose(at)
      },
      onPointerOver: tell,
      onFocus: (event) => {
        setCursor(stopAt(event)?.id ?? null)
        tell(event)
      },
      onBlur: () => onTell(null),
    },
    stopAt,
  }
}

/** Where an arrow leads, on a board with the north at the top. */
const WAYS: Readonly<Record<string, string>> = {
  ArrowUp: 'to the north',
  ArrowRight: 'to the east',
  ArrowDown: 'to the south',
  ArrowLeft: 'to the west',
}

interface PlacesProps<S extends Stop> {
  readonly stops: readonly S[]
  readonly chart: Chart<S>
  readonly picked: readonly string[]
  readonly words: (stop: S) => string
}

/** The places, above everything that is drawn: the cells of a grid, row by row, in which a screen reader passes the arrows on. */
export function Places<S extends Stop>({ stops, chart, picked, words }: PlacesProps<S>) {
  const rows = Map.groupBy(stops, ({ y }) => y)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no table
    <g role="grid" aria-label="Places">
      {[...rows].map(([y, row]) => (
        // biome-ignore lint/a11y/useSemanticElements: a drawing has no table rows
        <g key={y} role="row">
          {row.map((stop) => (
            <Place
              key={stop.id}
              id={stop.id}
              x={stop.x}
              y={stop.y}
              label={words(stop)}
              go={goOf(stop, picked)}
              isCursor={stop === chart.stop}
            />
          ))}
        </g>
      ))}
    </g>
  )
}

/** The data of the drawn part that an event belongs to: the nearest ancestor with a `data-` attribute of that name. */
export function dataAt({ target }: SyntheticEvent | MouseEvent, name: string): DOMStringMap | undefined {
  return target instanceof Element ? target.closest<SVGElement>(`[data-${name}]`)?.dataset : undefined
}

/** Whether a press there does anything. */
export function canBeChosen({ options, errand, people = [] }: Stop): boolean {
  return options.length > 0 || errand !== undefined || people.length > 0
}

function goOf(stop: Stop, picked: readonly string[]): 'no' | 'yes' | 'chosen' | 'far' | 'menu' {
  if (isPicked(stop, picked)) return 'chosen'
  if (stop.options.length > 0) return 'yes'
  if (stop.errand !== undefined) return 'far'
  return (stop.people ?? []).length > 0 ? 'menu' : 'no'
}

function isPicked({ options, errand }: Stop, picked: readonly string[]): boolean {
  return options.some(({ id }) => picked.includes(id)) || (errand !== undefined && picked.includes(errand.id))
}
