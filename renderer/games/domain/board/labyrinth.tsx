import { useRef, useState } from 'react'
import { QUADRANT_NAMES, squareName } from '../../../../engine/domain/open/names.ts'
import type { QuadrantId } from '../../../../engine/domain/tables/table-types.ts'
import type { DomainView } from '../../../../engine/domain/view-types.ts'
import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { capital } from '../../../../engine/kernel/words.ts'
import type { Hold } from '../../../board/camera.ts'
import type { ChartHandle } from '../../../board/chart.tsx'
import { askedOn, FieldFoot, FieldFrame, type FieldProps, opensMenu } from '../../../board/field.tsx'
import { PlacesList } from '../../../board/places-list.tsx'
import { Tabs } from '../../../board/tools.tsx'
import { EVENTS } from '../events.ts'
import { Board, type BoardProps, useLayout, type Way } from './board.tsx'
import { contentsOf } from './contents.ts'
import { MARKS } from './legend.tsx'
import { moverOf } from './light.ts'
import { stopsOf } from './stops.ts'
import '../style/board.css'

interface LabyrinthProps extends FieldProps<DomainView> {
  /** The whole ways of the characters, where they are known. */
  readonly ways?: readonly Way[]
}

const WHOLE: Hold = { kind: 'whole' }
/** The zoom, in pixels per board unit, at which everything on a square can be read. */
const CLOSE: Hold = { kind: 'party', scale: 0.36 }
/** In a window narrower than this, in pixels, the squares of the whole board are too small to be pressed. */
const NARROW = 1200

const QUARTERS: Readonly<Record<QuadrantId, Hold>> = {
  nw: quarter(0, 0),
  ne: quarter(18, 0),
  se: quarter(18, 12),
  sw: quarter(0, 12),
}

function quarter(left: number, top: number): Hold {
  return { kind: 'part', bounds: { left: left - 0.4, top: top - 0.3, columns: 18.8, rows: 12.6 } }
}

/** The domain as a map or as a list of its places: the whole board, one quadrant, or close to the character who moves. */
export function Labyrinth({ view, picked, events, onPick, onConfirm, told: telling, own, ways, foot, ...asked }: LabyrinthProps) {
  const [wished, setHold] = useState<Hold | null>(null)
  const hold = wished ?? usualHold(view, own)
  const [wanted, setTrails] = useState<boolean | null>(null)
  // At the end the ways are the story.
  const trails = wanted ?? view.end !== null
  const [told, setTold] = useState<string | null>(null)
  const board = useRef<ChartHandle>(null)
  const shared = { view, decision: askedOn(asked), picked, onPick }
  const onHold = (to: Hold) => setHold(to.kind === 'party' && to.scale === null ? CLOSE : to)
  return (
    <FieldFrame
      label="The domain"
      className="d-mapwrap"
      boardClass="d-boardwrap"
      tabs={<Parts view={view} own={own} hold={hold} onHold={onHold} />}
      chart={() => board.current}
      hold={hold}
      wholeTitle="The whole board (0)"
      followTitle="Follow the mover (Home)"
      onWhole={() => setHold(WHOLE)}
      onFollow={() => setHold(CLOSE)}
      tools={
        <button type="button" className="btn btn--quiet" aria-pressed={trails} onClick={() => setTrails(!trails)}>
          Trails
        </button>
      }
      marks={MARKS}
      list={<Places {...shared} />}
      board={
        <>
          <Board
            {...shared}
            ref={board}
            fresh={freshIn(events)}
            trails={trails ? (ways ?? trailsOf(view)) : null}
            hold={hold}
            onHold={onHold}
            onTell={setTold}
            onConfirm={onConfirm}
            onMenu={opensMenu({ told: telling, ...asked })}
          />
          {telling}
        </>
      }
      foot={<FieldFoot text={told ?? 'Tiles and most cards were made for this app, since the printed ones are lost.'}>{foot}</FieldFoot>}
    />
  )
}

/** Close up on the mover as soon as the challenger at the screen has come in; the whole board before that and at the end. */
function usualHold({ characters, end }: DomainView, own: Seat | null): Hold {
  if (end !== null) return WHOLE
  const isIn = characters.some(({ seat, at }) => seat === own && at !== null)
  return isIn || window.innerWidth < NARROW ? CLOSE : WHOLE
}

interface PartsProps {
  readonly view: DomainView
  readonly own: Seat | null
  readonly hold: Hold
  readonly onHold: (hold: Hold) => void
}

/** What is seen of the board: all of it, the quadrant of the seat at the screen, or the mover's surroundings. */
function Parts({ view, own, hold, onHold }: PartsProps) {
  const mover = moverOf(view)
  const quadrant = view.characters.find(({ seat }) => seat === (own ?? view.active))?.quadrant ?? null
  const isQuadrant = hold.kind === 'part'
  return (
    <Tabs
      legend="Part of the board"
      open={hold.kind === 'free' ? 'none' : hold.kind}
      onOpen={(to) => {
        if (to === 'part') onHold(quadrant === null ? WHOLE : QUARTERS[quadrant])
        else onHold(to === 'party' ? CLOSE : WHOLE)
      }}
      tabs={[
        {
          of: 'whole',
          name: 'Whole',
          note: hold.kind === 'whole' ? laidWords(view.tiles.length) : '',
        },
        ...(quadrant === null ? [] : [{ of: 'part', name: capital(QUADRANT_NAMES[quadrant]), note: isQuadrant ? 'a quadrant' : '' }]),
        ...(mover?.at == null ? [] : [{ of: 'party', name: squareName(mover.at), note: hold.kind === 'party' ? mover.name : '' }]),
      ]}
    />
  )
}

function laidWords(count: number): string {
  if (count === 0) return 'no tile yet'
  return count === 1 ? '1 tile laid' : `${count} tiles laid`
}

/** The slots that were filled, by id. */
function freshIn(events: readonly LogEntry[]): readonly string[] {
  return EVENTS.all(events).flatMap((event) => {
    if (event.type === 'tile-laid') return event.slot.join('-')
    return event.type === 'chamber-laid' ? event.place : []
  })
}

/** As much of each character's way as the view has. */
function trailsOf({ characters }: DomainView): readonly Way[] {
  return characters.map(({ seat, trail }) => ({ seat, squares: trail }))
}

type PlacesProps = Pick<BoardProps, 'view' | 'decision' | 'picked' | 'onPick'>

/** In words, row by row: squares with anything on them, those that answer the question, and where tiles may still be laid. */
function Places({ view, decision, picked, onPick }: PlacesProps) {
  const layout = useLayout(view)
  const stops = stopsOf({ view, layout, contents: contentsOf(view), decision, hasMenus: false })
  return (
    <PlacesList
      label="Places of the domain"
      places={stops.filter(({ isNoted }) => isNoted)}
      picked={picked}
      onPick={(option) => onPick(option, true)}
    />
  )
}
