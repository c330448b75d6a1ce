import type { Outcome } from '../../kernel/types.ts'
import { listed } from '../../kernel/words.ts'
import { renown } from '../chapters/17-winning.ts'
import { characterName } from '../open/names.ts'
import type { CaveState, End, Player } from '../state.ts'

function endText({ players }: CaveState, { kind, winners }: End): string {
  const names = listed(winners.map((seat) => players[seat]?.name ?? ''))
  switch (kind) {
    case 'crystal':
      return `${names} has won the Magic Crystal.`
    case 'limit':
      return winners.length === 0
        ? 'The last round is over, and the Magic Crystal is still in the cave.'
        : `The last round is over, and ${names} ${winners.length === 1 ? 'has' : 'have'} the highest renown.`
    case 'all-dead':
      return 'All the Characters are dead. No one wins.'
  }
}

/** How the game ended: the winners first, then by renown (C-97). */
export function outcome(s: CaveState): Outcome | null {
  const { end } = s
  if (end === null) return null
  const isWinner = ({ seat }: Player) => end.winners.includes(seat)
  const order = s.players.toSorted((a, b) => Number(isWinner(b)) - Number(isWinner(a)) || renown(s, b) - renown(s, a) || a.seat - b.seat)
  return {
    kind: end.kind,
    text: endText(s, end),
    turns: s.round,
    standings: order.map((p) => ({
      id: `seat-${p.seat}`,
      label: p.name,
      score: renown(s, p),
      detail: standing(p),
      winner: isWinner(p),
      seat: p.seat,
    })),
  }
}

function standing({ character, strength, craft }: Player): string {
  return character === null ? 'without a Character' : `${characterName(character)}, Strength ${strength}, Craft ${craft}`
}
