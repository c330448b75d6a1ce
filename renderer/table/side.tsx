import { type ReactNode, useMemo } from 'react'
import type { LogEntry, Roll, SessionView } from '../../engine/kernel/types.ts'
import { LuckButton } from '../charts/luck-button.tsx'
import { Chronicle } from '../chronicle/chronicle.tsx'
import { DiceTray } from '../chronicle/tray.tsx'
import { Guided } from '../guide/guided.tsx'
import { NextSlot } from '../moment/slot.tsx'
import { type Meantime, Meanwhile } from './meanwhile.tsx'
import { heardOf } from './paced.ts'
import type { Telling } from './telling.ts'
import { ToldSlot } from './told.tsx'

interface TableSideProps {
  readonly session: SessionView
  /** The question, or how it ended. */
  readonly card: ReactNode
  /** A card lies on the table: what comes next has an empty slot. */
  readonly isCovered: boolean
  /** The throws to show, as far as told. */
  readonly rolled: readonly Roll[]
  /** The small moment, until the next. */
  readonly strip?: ReactNode
  /** What the others did; it takes the place of the dice. */
  readonly meanwhile: { readonly lines: readonly Meantime[]; readonly onWatch: (() => void) | null }
  /** What the guide goes by. */
  readonly guide: { readonly topic: string | null; readonly events: readonly LogEntry[]; readonly states?: readonly string[] }
  readonly log: readonly LogEntry[]
  /** What is being told: chronicle and guide do not run ahead of it, and the question, which would give its end away, waits. */
  readonly telling?: Pick<Telling<unknown, unknown>, 'events' | 'at' | 'of' | 'end'> | null
  /** Beside the heading of the chronicle: `turn 3`. */
  readonly aside: string
}

/** The side of a table: the card on top and never elsewhere, then what the others did or the dice, then guide and chronicle. */
export function TableSide({ session, card, isCovered, rolled, strip, meanwhile, guide, log, telling = null, aside }: TableSideProps) {
  const isOpen = session.outcome === null
  const { revision, undoTo = null, inputs } = session
  const undo = useMemo(() => (undoTo === null ? null : { revision, from: undoTo, inputs }), [revision, undoTo, inputs])
  const others = isOpen && telling === null && meanwhile.lines.length > 0
  const small = isOpen && telling === null ? strip : null
  const dice = isOpen && !others && (rolled.length > 0 || Boolean(small))
  const guideSoFar = telling ? { topic: null, events: heardOf(guide.events, telling) } : guide
  return (
    <aside className={dice || others ? 'side' : 'side side--2'}>
      {telling ? <ToldSlot telling={telling} isCovered={isCovered} /> : isCovered ? <NextSlot session={session} /> : card}
      {others && <Meanwhile {...meanwhile}>{small}</Meanwhile>}
      {dice && (
        <DiceTray rolled={rolled} told={telling?.events ?? session.events} luck={rolled.length > 0 && <LuckButton session={session} />}>
          {small}
        </DiceTray>
      )}
      <Guided choice={session.inputs} {...guideSoFar} isOver={!isOpen}>
        <Chronicle
          session={session.session}
          entries={heardOf(log, telling)}
          newFrom={session.events[0]?.n ?? Number.POSITIVE_INFINITY}
          aside={aside}
          undo={telling ? null : undo}
        />
      </Guided>
    </aside>
  )
}
