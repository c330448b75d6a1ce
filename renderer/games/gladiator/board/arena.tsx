import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import { askedOn, FieldFoot, FieldFrame, type FieldProps, opensMenu } from '../../../board/field.tsx'
import { PlacesList } from '../../../board/places-list.tsx'
import { Tabs } from '../../../board/tools.tsx'
import { Board, type BoardProps, useStops } from './board.tsx'
import { MARKS } from './legend.tsx'
import { type Looking, useLooking } from './looking.ts'
import type { SquareStop } from './stops.ts'
import { shortOf } from './words.ts'
import '../style/board.css'

interface ArenaProps extends FieldProps<ArenaView> {
  /** The facing at the end of the move; null where that is chosen afterwards. */
  readonly facing?: BoardProps['facing']
  readonly onTurn?: BoardProps['onTurn']
  /** Ids of options in the order of their keys in the card; none where it shows no keys. */
  readonly keys?: readonly string[]
  /** Where the whole arena in small looks at the same. */
  readonly looking?: Looking
  /** Commands among the tools. */
  readonly tools?: ReactNode
}

/** The arena as a board or as a list of its squares: close to the player who decides, or all of it. */
export function Arena({ view, picked, events, onPick, onConfirm, told: telling, keys = NONE, looking, tools, foot, ...asked }: ArenaProps) {
  const { facing = null, onTurn = onConfirm } = asked
  const own = useLooking(looking ? null : view)
  const { hold, onHold, toFight, toWhole, board, onSeen } = looking ?? own
  const told = useRef<Tell>(null)
  const shared = { view, decision: askedOn(asked), picked, onPick }
  return (
    <FieldFrame
      label="The arena"
      className="g-mapwrap"
      boardClass="g-boardwrap"
      tabs={
        <Tabs
          legend="Part of the arena"
          open={hold.kind === 'free' ? 'none' : hold.kind}
          onOpen={(to) => (to === 'party' ? toFight() : toWhole())}
          tabs={[
            { of: 'party', name: 'The fight', note: '' },
            { of: 'whole', name: 'Whole', note: '40 by 19' },
          ]}
        />
      }
      chart={() => board.current}
      hold={hold}
      wholeTitle="The whole arena (0)"
      followTitle="Close up on the fight (Home)"
      onWhole={toWhole}
      onFollow={toFight}
      tools={tools}
      marks={MARKS}
      list={<Squares {...shared} />}
      board={
        <>
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
            facing={facing}
            onTurn={onTurn}
            onMenu={opensMenu({ told: telling, ...asked })}
          />
          {telling}
        </>
      }
      foot={<Foot ref={told}>{foot}</Foot>}
    />
  )
}

type Tell = (text: string | null) => void

/**
 * What is under the pointer or the focus, and commands. It keeps its text to itself, so that a pointer on its way does not draw the arena
 * again.
 */
function Foot({ ref, children }: { readonly ref: Ref<Tell>; readonly children: ReactNode }) {
  const [told, setTold] = useState<string | null>(null)
  useImperativeHandle(ref, () => setTold, [])
  return <FieldFoot text={told ?? 'Rows count from the north, columns from the west.'}>{children}</FieldFoot>
}

const NONE: readonly string[] = []

/** In words: squares that answer the question, then those where someone stands, then those with more than sand. */
function Squares({ picked, onPick, ...shown }: Omit<Parameters<typeof useStops>[0], 'onMenu'> & Pick<BoardProps, 'picked' | 'onPick'>) {
  const { stops } = useStops({ ...shown, onMenu: null })
  return (
    <PlacesList
      label="Squares of the arena"
      places={stops
        .filter(({ isNoted, options }) => isNoted || options.length > 0)
        .toSorted((a, b) => rankOf(a) - rankOf(b))
        .map(inRow)}
      picked={picked}
      onPick={(option) => onPick(option, true)}
    />
  )
}

/** Its answers are keys beside it, which need not name it again. */
function inRow({ id, place, options }: SquareStop) {
  return { id, label: place, options: options.map((option) => ({ ...option, short: shortOf(option) })) }
}

function rankOf({ options, figure }: SquareStop): number {
  return options.length > 0 ? 0 : figure ? 1 : 2
}
