import { type ReactNode, useState } from 'react'
import type { Decision, LogEntry, Option, Seat } from '../../engine/kernel/types.ts'
import type { Hold } from './camera.ts'
import type { ChartHandle } from './chart.tsx'
import { Legend, type Mark } from './legend.tsx'
import type { Pressing } from './option-piece.tsx'
import { AsList, Follow, Zoom } from './tools.tsx'

/** What a game's field takes from its table, and from a replay. `View` is the game's own. */
export interface FieldProps<View> {
  readonly view: View
  /** Null where nothing can be pressed. */
  readonly decision: Decision | null
  readonly picked: readonly string[]
  /** What happened since the last choice, as far as told. */
  readonly events: readonly LogEntry[]
  /** @param isOnly the press has no other possible meaning */
  readonly onPick: (option: string, isOnly: boolean) => void
  readonly onConfirm: () => void
  /** The menus of counters: left out in the replay. */
  readonly menus?: {
    /** Opens the menu of those on one place; null where there is none now. */
    readonly onOpen: ((people: readonly string[]) => void) | null
    /** The places among which a menu asks. */
    readonly where: readonly Option[]
  }
  /** The telling, over the board. */
  readonly told?: ReactNode
  /** The seat at the screen; null when nobody plays any more. */
  readonly own: Seat | null
  /** Commands at the foot of the board. */
  readonly foot?: ReactNode
}

/** A field that is only looked at: it has no question, and nothing can be pressed. */
export const LOOKED_AT = {
  own: null,
  decision: null,
  options: [],
  picked: [],
  events: [],
  onPick: () => {},
  onConfirm: () => {},
} satisfies Omit<FieldProps<never>, 'view'> & Pressing

/** The question as the board asks it: while a menu asks for a place, that alone. */
export function askedOn({ decision, menus }: Pick<FieldProps<unknown>, 'decision' | 'menus'>): Decision | null {
  return decision && menus && menus.where.length > 0 ? { ...decision, options: menus.where } : decision
}

/** What opens a menu on the board: nothing during a telling, and nothing while a menu asks for a place. */
export function opensMenu({ told, menus }: Pick<FieldProps<unknown>, 'told' | 'menus'>): ((people: readonly string[]) => void) | null {
  return told || !menus || menus.where.length > 0 ? null : menus.onOpen
}

interface FieldFrameProps {
  /** What a screen reader calls the field. */
  readonly label: string
  readonly className?: string
  /** The class of what holds the board itself. */
  readonly boardClass: string
  /** The parts of the board that can be looked at. */
  readonly tabs: ReactNode
  readonly chart: () => ChartHandle | null | undefined
  readonly hold: Hold
  /** `The whole cave (0)` */
  readonly wholeTitle: string
  /** `Close up on the character who moves (Home)` */
  readonly followTitle: string
  readonly onWhole: () => void
  readonly onFollow: () => void
  /** More tools of this game. */
  readonly tools?: ReactNode
  readonly marks: readonly Mark[]
  /** The same places in words. */
  readonly list: ReactNode
  /** The board, with what lies over it. */
  readonly board: ReactNode
  /** Beside the board, where the legend is not. */
  readonly beside?: ReactNode
  readonly foot: ReactNode
}

/** A field as a board or as a list of its places, under its tools. */
export function FieldFrame({ label, className, boardClass, tabs, list, board, beside, foot, ...tools }: FieldFrameProps) {
  const { chart, hold, wholeTitle, followTitle, onWhole, onFollow, marks } = tools
  const [asList, setAsList] = useState(false)
  const [legend, setLegend] = useState(false)
  return (
    <section className={className ? `mapwrap ${className}` : 'mapwrap'} aria-label={label}>
      <div className="levels">
        {tabs}
        <div className="map-tools">
          {!asList && (
            <>
              <Zoom chart={chart} isWhole={hold.kind === 'whole'} wholeTitle={wholeTitle} onWhole={onWhole} />
              <Follow isOn={hold.kind === 'party'} title={followTitle} onFollow={onFollow} />
              {tools.tools}
              <button type="button" className="btn btn--quiet" aria-pressed={legend} onClick={() => setLegend(!legend)}>
                Legend
              </button>
            </>
          )}
          <AsList isList={asList} onChange={setAsList} />
        </div>
      </div>
      {asList ? (
        list
      ) : (
        <>
          <div className={boardClass}>
            {board}
            {legend ? <Legend marks={marks} onClose={() => setLegend(false)} /> : beside}
          </div>
          {foot}
        </>
      )}
    </section>
  )
}

interface FieldFootProps {
  /** The text of the focused place, which a screen reader has read already; or what is said where there is none. */
  readonly text: string
  /** Commands. */
  readonly children: ReactNode
}

/** The foot of a board: what is under the pointer or the focus, and commands. */
export function FieldFoot({ text, children }: FieldFootProps) {
  return (
    <div className="map-foot noprint">
      <p className="map-told" aria-hidden="true">
        {text}
      </p>
      {children}
    </div>
  )
}
