import { type ReactNode, useRef, useState } from 'react'
import { planOf } from '../../../../engine/hero/open/catacomb.ts'
import { faceOf } from '../../../../engine/hero/open/face.ts'
import type { HeroView, SectionId } from '../../../../engine/hero/view-types.ts'
import type { Decision, Seat } from '../../../../engine/kernel/types.ts'
import type { Hold } from '../../../board/camera.ts'
import type { ChartHandle } from '../../../board/chart.tsx'
import { FieldFoot, FieldFrame } from '../../../board/field.tsx'
import { PlacesList } from '../../../board/places-list.tsx'
import { Tabs } from '../../../board/tools.tsx'
import { heroName, sectionOf } from '../table/view.ts'
import { Board, type BoardProps } from './board.tsx'
import { MARKS } from './legend.tsx'
import { stopsOf } from './stops.ts'

interface CatacombsProps {
  readonly view: HeroView
  /** The seat at the screen; null when nobody plays any more. */
  readonly own: Seat | null
  readonly decision: Decision | null
  readonly picked: readonly string[]
  readonly onPick: BoardProps['onPick']
  readonly onConfirm: () => void
  readonly onMenu: BoardProps['onMenu']
  /** The telling, over the board. */
  readonly told?: ReactNode
  /** Commands at its foot. */
  readonly foot?: ReactNode
}

const WHOLE: Hold = { kind: 'whole' }
/** The zoom, in pixels per board unit, at which a finger can press every square. */
const CLOSE: Hold = { kind: 'party', scale: 0.4 }

/** In a window narrower than this, in pixels, the squares of a whole section are too small to be pressed. */
const NARROW = 1200

/** The sections as tabs, one of them large, as a map or as a list. The tab follows the play until one is chosen. */
export function Catacombs({ view, own, decision, picked, onPick, onConfirm, onMenu, told: telling, foot }: CatacombsProps) {
  const [looked, setLooked] = useState<{ readonly id: SectionId; readonly from: SectionId } | null>(null)
  const [hold, setHold] = useState(() => (window.innerWidth < NARROW ? CLOSE : WHOLE))
  const [told, setTold] = useState<string | null>(null)
  const board = useRef<ChartHandle>(null)
  // A look at another section ends when play moves on.
  const id = looked && looked.from === view.at ? looked.id : view.at
  const section = sectionOf(view, id)
  const shared = { view, section, decision, picked, onPick, onConfirm, onMenu }
  return (
    <FieldFrame
      label="The board"
      boardClass="h-boardwrap"
      tabs={
        <Tabs
          legend="Section"
          open={id}
          onOpen={(to) => setLooked({ id: to, from: view.at })}
          tabs={view.sections.map((each) => ({
            of: each.id,
            name: heroName(each),
            ...(each.hero && { face: faceOf(each.hero.name) }),
            note: each.id === view.at && view.phase !== 'over' ? 'plays' : each.seat === own ? 'yours' : '',
          }))}
        />
      }
      chart={() => board.current}
      hold={hold}
      wholeTitle="The whole section (0)"
      followTitle="Zoom in on the one who moves (Home)"
      onWhole={() => setHold(WHOLE)}
      onFollow={() => setHold(CLOSE)}
      marks={MARKS}
      list={<SquaresList {...shared} />}
      board={
        <>
          <Board {...shared} key={id} ref={board} hold={hold} onHold={setHold} onTell={setTold} />
          {telling}
        </>
      }
      foot={
        <FieldFoot
          text={
            told ??
            `${view.catacomb.name}. ${view.catacomb.source === 'ours' ? 'Drawn for this app: the printed maps are lost.' : 'Made from a seed.'}`
          }
        >
          {foot}
        </FieldFoot>
      }
    />
  )
}

/** What is there, in words, row by row; of empty squares only those that answer the question. */
function SquaresList({ view, section, decision, picked, onPick }: Omit<Parameters<typeof Board>[0], 'hold' | 'onHold' | 'onTell' | 'ref'>) {
  const plan = planOf(view.catacomb)
  const busy = new Set(
    [...section.counters.map(({ at }) => at), section.hero?.at ?? null].flatMap((at) => (at ? [`${at.row}-${at.col}`] : [])),
  )
  const stops = stopsOf(plan, view, section, decision).filter(({ square, options }) => options.length > 0 || busy.has(square.id))
  return <PlacesList label={`Squares of ${heroName(section)}`} places={stops} picked={picked} onPick={(option) => onPick(option, true)} />
}
