import type { Outcome, SessionView } from '../../engine/kernel/types.ts'
import { OutcomeFrame } from './outcome-frame.tsx'
import { ScoreTable } from './score-table.tsx'

interface StandingsCardProps {
  readonly session: SessionView
  readonly outcome: Outcome
}

/** How a game ended that has nothing to show but everyone's points. */
export function StandingsCard({ session, outcome }: StandingsCardProps) {
  const { turns = 0, standings = [] } = outcome
  return (
    <OutcomeFrame session={session} outcome={outcome} turn={turns}>
      <ScoreTable
        columns={standings.map(({ id, label, winner }) => ({ id, head: label, wins: winner }))}
        rows={[{ label: 'Points', cells: standings.map(({ score }) => score), isTotal: true }]}
      />
    </OutcomeFrame>
  )
}
