import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision, LogEntry, Option, Seat } from '../../../../engine/kernel/types.ts'
import { Legend } from '../../../board/legend.tsx'
import { PlacesList } from '../../../board/places-list.tsx'
import { AsList, Follow, Tabs, Zoom } from '../../../board/tools.tsx'
import { Board, type BoardProps, useStops } from './board.tsx'
import { MARKS } from './legend.tsx'
import { type Looking, useLooking } from './looking.ts'
import type { SquareStop } from './stops.ts'
import '../style/board.css'

interface ArenaProps {
  readonly view: ArenaView
  /** Null where nothing can be pressed. */
  readonly decision: Decision | null
  readonly picked: readonly string[]
  /** What happened since the last choice, as far as told. */
  readonly events: readonly LogEntry[]
  readonly onPick: BoardProps['onPick']
  readonly onConfirm: () => void
  /** The menus of counters: left out in the replay. */
  readonly menus?: {
    /** Opens the menu of those on one square; null where there is none now. */
    readonly onOpen: BoardProps['onMenu']
    /** The squares among which a menu asks. */
    readonly where: readonly Option[]
  }
  /** The telling, over the board. */
  readonly told?: ReactNode
  /** The seat at the screen; null when nobody plays any more. */
  readonly own: Seat | null
  /** Ids of options in the order of their keys in the card; none where it shows no keys. */
  readonly keys?: readonly string[]
  /** Where the whole arena in small looks at the same. */
  readonly looking?: Looking
  /** Commands among the tools. */
  readonly tools?: ReactNode
  /** Commands at its foot. */
  readonly foot?: ReactNode
}

/** The arena as a board or as a list of its squares: close to whoever is asked, or all of it. */
export function Arena({
  view,
  decision,
  picked,
  events,
  onPick,
  onConfirm,
  menus,
  told: telling,
  keys = NONE,
  looking,
  tools,
  foot,
}: ArenaProps) {
  const own = useLooking(looking ? null : view)
  const { hold, onHold, toFight, toWhole, board, onSeen } = looking ?? own
  const [asList, setAsList] = useState(false)
  const [legend, setLegend] = useState(false)
  const told = useRef<Tell>(null)
  const where = menus?.where ?? NOWHERE
  const asked = decision && where.length > 0 ? { ...decision, options: where } : decision
  const shared = { view, decision: asked, picked, onPick }
  return (
    <section className="mapwrap g-mapwrap" aria-label="The arena">
      <div className="levels">
        <Tabs
          legend="Part of the arena"
          open={hold.kind === 'free' ? 'none' : hold.kind}
          onOpen={(to) => (to === 'party' ? toFight() : toWhole())}
          tabs={[
            { of: 'party', name: 'The fight', note: '' },
            { of: 'whole', name: 'Whole', note: '40 by 19' },
          ]}
        />
        <div className="map-tools">
          {!asList && (
            <>
              <Zoom chart={() => board.current} isWhole={hold.kind === 'whole'} wholeTitle="The whole arena (0)" onWhole={toWhole} />
              <Follow isOn={hold.kind === 'party'} title="Close up on the fight (Home)" onFollow={toFight} />
              {tools}
              <button type="button" className="btn btn--quiet" aria-pressed={legend} onClick={() => setLegend(!legend)}>
                Legend
              </button>
            </>
          )}
          <AsList isList={asList} onChange={setAsList} />
        </div>
      </div>
      {asList ? (
        <Squares {...shared} />
      ) : (
        <>
          <div className="g-boardwrap">
            <Board
              {...shared}
              keys={keys}
              events={events}
              ref={board}
              hold={hold}
              onHold={onHold}
              onSeen={onSeen}
              onTell={(text) => told.current?.(text)}
              onConfirm={onConfirm}
              onMenu={telling || where.length > 0 ? null : (menus?.onOpen ?? null)}
            />
            {telling}
            {legend && <Legend marks={MARKS} onClose={() => setLegend(false)} />}
          </div>
          <Foot ref={told}>{foot}</Foot>
        </>
      )}
    </section>
  )
}

type Tell = (text: string | null) => void

/** What is under the pointer or the focus, and commands. It has its text to itself, so that a pointer on its way does not draw the arena anew. */
function Foot({ ref, children }: { readonly ref: Ref<Tell>; readonly children: ReactNode }) {
  const [told, setTold] = useState<string | null>(null)
  useImperativeHandle(ref, () => setTold, [])
  return (
    <div className="map-foot noprint">
      {/* This is the name of the focused square, which a screen reader has read already. */}
      <p className="map-told" aria-hidden="true">
        {told ?? 'Rows count from the north, columns from the west.'}
      </p>
      {children}
    </div>
  )
}

const NOWHERE: readonly Option[] = []
const NONE: readonly string[] = []

/** In words: squares that answer the question, then those where somebody stands, then those with more than sand. */
function Squares({ picked, onPick, ...shown }: Omit<Parameters<typeof useStops>[0], 'onMenu'> & Pick<BoardProps, 'picked' | 'onPick'>) {
  const { stops } = useStops({ ...shown, onMenu: null })
  return (
    <PlacesList
      label="Squares of the arena"
      places={stops.filter(({ isNoted, options }) => isNoted || options.length > 0).toSorted((a, b) => rankOf(a) - rankOf(b))}
      picked={picked}
      onPick={(option) => onPick(option, true)}
    />
  )
}

function rankOf({ options, figure }: SquareStop): number {
  return options.length > 0 ? 0 : figure ? 1 : 2
}
