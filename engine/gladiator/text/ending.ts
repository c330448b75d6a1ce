import type { Outcome } from '../../kernel/types.ts'
import { isGladiator } from '../chapters/figures.ts'
import { figureName, SIDE_NAMES } from '../open/names.ts'
import type { ArenaState, Figure } from '../state.ts'

const HOW: Readonly<Record<Figure['status'], string>> = {
  standing: 'still standing',
  prone: 'alive',
  unconscious: 'unconscious',
  dead: 'dead',
  left: 'left by the exit',
  vanished: 'vanished',
}

/** How the fight ended: every gladiator with what it brought him, the winners first. */
export function outcome(s: ArenaState): Outcome | null {
  const { end } = s
  if (end === null) return null
  const isWinner = (f: Figure) => f.side === end.kind
  const gladiators = s.figures.filter(isGladiator).toSorted((a, b) => Number(isWinner(b)) - Number(isWinner(a)))
  return {
    kind: end.kind,
    text: end.kind === 'draw' ? 'The fight ends with no winner.' : `${SIDE_NAMES[end.kind]} has won the fight.`,
    turns: s.turn,
    standings: gladiators.map((f) => ({
      id: f.id,
      label: figureName(f),
      score: end.earned[f.id] ?? 0,
      detail: HOW[f.status],
      winner: isWinner(f),
      ...(f.seat === null ? {} : { seat: f.seat }),
    })),
  }
}
