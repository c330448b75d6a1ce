import { useMemo } from 'react'
import { Chronicle } from '../../chronicle/chronicle.tsx'
import { DiceTray } from '../../dice/tray.tsx'
import type { PastProps } from '../../game-page.ts'
import { PositionCard } from '../../screens/replay/card.tsx'
import { Field } from './board/field.tsx'
import { marchesTogether } from './table/beats.ts'
import { heroView } from './table/view.ts'
import './style/table.css'

/** A game of HERO as it stood after a choice: nothing can be done there. */
export function HeroPast({ at, session, log }: PastProps) {
  const view = heroView(session)
  const lines = useMemo(() => marchesTogether(log.filter(({ input = 0 }) => input <= at)), [log, at])
  if (!view) return null
  return (
    <>
      <Field
        view={view}
        session={session}
        own={null}
        decision={null}
        picked={NONE}
        events={session.events}
        onPick={nothing}
        onConfirm={nothing}
      />
      <aside className={session.rolled.length > 0 ? 'side' : 'side side--2'}>
        <PositionCard key={at} at={at} view={session} />
        <DiceTray rolled={session.rolled} />
        <Chronicle
          session={session.session}
          entries={lines}
          newFrom={session.events[0]?.n ?? Number.POSITIVE_INFINITY}
          aside={view.turn === 0 ? 'before the first turn' : `turn ${view.turn}`}
        />
      </aside>
    </>
  )
}

const NONE: readonly string[] = []

function nothing(): void {}
