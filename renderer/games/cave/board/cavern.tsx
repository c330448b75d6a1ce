import { type ReactNode, useRef, useState } from 'react'
import { spaceName } from '../../../../engine/cave/open/names.ts'
import { BOARD } from '../../../../engine/cave/tables/index.ts'
import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { Seat } from '../../../../engine/kernel/types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import type { Hold } from '../../../board/camera.ts'
import type { ChartHandle } from '../../../board/chart.tsx'
import { askedOn, FieldFoot, FieldFrame, type FieldProps, opensMenu } from '../../../board/field.tsx'
import { PlacesList } from '../../../board/places-list.tsx'
import { Tabs } from '../../../board/tools.tsx'
import { Board, type BoardProps, useStops } from './board.tsx'
import { moverOf } from './contents.ts'
import { MARKS } from './legend.tsx'
import '../style/board.css'

interface CavernProps extends FieldProps<CaveView> {
  /** One's own fight, while it is told: over the map. */
  readonly fight?: ReactNode
  /** Beside the map: the sheets of the others. */
  readonly beside?: ReactNode
}

const WHOLE: Hold = { kind: 'whole' }
/** The zoom, in pixels per board unit, at which everything on a space can be read. */
const CLOSE: Hold = { kind: 'party', scale: 0.95 }

/** The cave as a map or as a list of its places: all of it, or close to the Character who moves. */
export function Cavern({ view, picked, events, onPick, onConfirm, told: telling, fight, own, beside, foot, ...asked }: CavernProps) {
  const [hold, setHold] = useState<Hold>(WHOLE)
  const [told, setTold] = useState<string | null>(null)
  const board = useRef<ChartHandle>(null)
  const shared = { view, decision: askedOn(asked), picked, events, onPick }
  const onHold = (to: Hold) => setHold(to.kind === 'party' && to.scale === null ? CLOSE : to)
  return (
    <FieldFrame
      label="The cave"
      className="v-mapwrap"
      boardClass="v-boardwrap"
      tabs={<Parts view={view} own={own} hold={hold} onHold={onHold} />}
      chart={() => board.current}
      hold={hold}
      wholeTitle="The whole cave (0)"
      followTitle="Zoom in on the one who moves (Home)"
      onWhole={() => setHold(WHOLE)}
      onFollow={() => setHold(CLOSE)}
      marks={MARKS}
      list={<Spaces {...shared} />}
      board={
        <>
          <Board
            {...shared}
            ref={board}
            hold={hold}
            onHold={onHold}
            onTell={setTold}
            onConfirm={onConfirm}
            onMenu={opensMenu({ told: telling, ...asked })}
          />
          {fight}
        </>
      }
      beside={beside}
      foot={
        telling ?? (
          <FieldFoot
            text={told ?? 'The layout, most cards and seven of the eight Characters were made for this app: the printed ones are lost.'}
          >
            {foot}
          </FieldFoot>
        )
      }
    />
  )
}

interface PartsProps {
  readonly view: CaveView
  readonly own: Seat | null
  readonly hold: Hold
  readonly onHold: (hold: Hold) => void
}

/** What is seen of the cave: all of it, or the surroundings of the Character who moves. */
function Parts({ view, own, hold, onHold }: PartsProps) {
  const mover = moverOf(view)
  const who = mover === null ? '' : mover.seat === own ? 'you' : mover.name
  return (
    <Tabs
      legend="Part of the cave"
      open={hold.kind === 'free' ? 'none' : hold.kind}
      onOpen={(to) => onHold(to === 'party' ? CLOSE : WHOLE)}
      tabs={[
        { of: 'whole', name: 'The Cave', note: hold.kind === 'whole' ? crystalWords(view) : '' },
        ...(mover === null ? [] : [{ of: 'party', name: spaceName(mover.at), note: hold.kind === 'party' ? who : '' }]),
      ]}
    />
  )
}

function crystalWords({ crystal }: CaveView): string {
  return crystal === null ? many(BOARD.spaces.length, 'space') : `the Crystal in ${spaceName(crystal)}`
}

/** In words: spaces with anything on them, and those that answer the question. */
function Spaces({ view, decision, picked, events, onPick }: Omit<Parameters<typeof useStops>[0], 'hasMenus'> & Pick<BoardProps, 'onPick'>) {
  const { stops } = useStops({ view, decision, picked, events, hasMenus: false })
  return (
    <PlacesList
      label="Spaces of the cave"
      places={stops.filter(({ isNoted }) => isNoted)}
      picked={picked}
      onPick={(option) => onPick(option, true)}
    />
  )
}
