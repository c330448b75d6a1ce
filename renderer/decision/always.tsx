import type { Answer, Decision } from '../../engine/kernel/types.ts'
import { setHabit } from '../host/habits.ts'
import { useRules } from '../rulebook/rules-context.ts'
import { SteadyButton } from './steady-button.tsx'

interface AlwaysProps {
  readonly decision: Decision
  readonly busy: boolean
  readonly onAnswer: (answer: Answer) => void
}

/** Standing answers to a harmless question: one press gives the answer now, and every time the question comes up again. */
export function Always({ decision: { habits = [] }, busy, onAnswer }: AlwaysProps) {
  const { game } = useRules()
  if (habits.length === 0) return null
  return (
    <p className="always">
      {habits.map(({ id, label, risky: _, ...answer }) => (
        <SteadyButton
          key={id}
          className="btn"
          shut={busy}
          title="Chooses this now and every time. You can turn it off in Settings."
          onClick={() => {
            setHabit(game, id, true)
            onAnswer(answer)
          }}
        >
          Always: {label}
        </SteadyButton>
      ))}
    </p>
  )
}
