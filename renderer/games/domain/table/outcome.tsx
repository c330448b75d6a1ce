import { useMemo } from 'react'
import type { DomainView } from '../../../../engine/domain/view-types.ts'
import type { LogEntry, Outcome, SessionView } from '../../../../engine/kernel/types.ts'
import { OutcomeFrame } from '../../../table/outcome-frame.tsx'
import { ScoreTable } from '../../../table/score-table.tsx'
import { TurningPoints } from '../../../table/turning-points.tsx'
import { type Counts, countsOf, turningPoints } from './counts.ts'
import { characterOf } from './view.ts'

interface OutcomeCardProps {
  readonly session: SessionView
  readonly outcome: Outcome
  readonly view: DomainView
  /** The chronicle of the whole game. */
  readonly log: readonly LogEntry[]
}

/** How the game ended: who came out with what, what each of them did, and where it turned. */
export function OutcomeCard({ session, outcome, view, log }: OutcomeCardProps) {
  const points = useMemo(() => turningPoints(log, view.round), [log, view.round])
  return (
    <OutcomeFrame session={session} outcome={outcome} turn={view.round}>
      <Scores view={view} outcome={outcome} log={log} />
      <p className="small muted">The board shows each challenger’s last way, in and out.</p>
      <TurningPoints session={session.session} points={points} />
    </OutcomeFrame>
  )
}

const ROWS: readonly (readonly [label: string, of: (counts: Counts) => string])[] = [
  ['Fights won, lost', ({ won, lost }) => `${won}, ${lost}`],
  ['Deaths, life points lost', ({ deaths, lifeLost }) => `${deaths}, ${lifeLost}`],
  ['Luck passed, tried', ({ luckPassed, luckSpent }) => `${luckPassed}, ${luckSpent}`],
  ['Tiles, cards', ({ tiles, cards }) => `${tiles}, ${cards}`],
]

const NOBODY: NonNullable<Outcome['standings']> = []

/** A column for each, the winner first. */
function Scores({ view, outcome, log }: Omit<OutcomeCardProps, 'session'>) {
  const { standings: order = NOBODY } = outcome
  const counts = useMemo(() => order.map(({ seat }) => countsOf(log, seat ?? 0)), [order, log])
  return (
    <ScoreTable
      className="d-scores"
      columns={order.map(({ id, label, winner }) => ({ id, head: label, wins: winner }))}
      rows={[
        { label: 'Riches', cells: order.map(({ score }) => score), isTotal: true },
        { label: 'Experience', cells: order.map(({ seat }) => characterOf(view, seat ?? 0).experience) },
        ...ROWS.map(([label, of]) => ({ label, cells: counts.map(of) })),
      ]}
    />
  )
}
