import type { Outcome, Seat } from '../../kernel/types.ts'
import { listed } from '../../kernel/words.ts'
import { richesOf } from '../chapters/cards.ts'
import { treasureName } from '../open/names.ts'
import type { Character, DomainState, End } from '../state.ts'

/** Who has won when time is up, and by what: riches, of equals experience (D-64). Alone no one is richer than another. */
function ahead(characters: readonly Character[], winners: readonly Seat[]): string {
  const [first] = winners.flatMap((seat) => characters.filter((c) => c.seat === seat))
  const names = listed(winners.map((seat) => characters[seat]?.name ?? ''))
  const one = winners.length === 1
  if (first !== undefined && richesOf(first) > 0) return `${names} ${one ? 'is' : 'are'} the richest inside`
  if (characters.length === 1) return `${names} is inside without riches`
  return `no one has riches: ${names} ${one ? 'wins' : 'win'} by experience`
}

function endText({ characters }: DomainState, { kind, winners, treasure }: End): string {
  const names = listed(winners.map((seat) => characters[seat]?.name ?? ''))
  switch (kind) {
    case 'treasure':
      return `${names} carried the ${treasureName(treasure ?? '')} out of the domain.`
    case 'time':
      return `Time is up, and ${ahead(characters, winners)}.`
    case 'nobody':
      return 'No one won.'
  }
}

/** How the game ended, the winner first, then by riches (2.0, D-64). */
export function outcome(s: DomainState): Outcome | null {
  if (s.end === null) return null
  const { end } = s
  const isWinner = ({ seat }: Character) => end.winners.includes(seat)
  const order = [...s.characters].sort(
    (a, b) => Number(isWinner(b)) - Number(isWinner(a)) || richesOf(b) - richesOf(a) || b.experience - a.experience || a.seat - b.seat,
  )
  return {
    kind: end.kind,
    text: endText(s, end),
    turns: s.round,
    standings: order.map((c) => ({
      id: `seat-${c.seat}`,
      label: c.name,
      score: richesOf(c),
      detail: standing(c, end),
      winner: isWinner(c),
      seat: c.seat,
    })),
  }
}

/** `out, with the Staff of Life, experience 12`: the carrier who has won is out of the domain. */
function standing(c: Character, { kind, winners }: End): string {
  const isOut = kind === 'treasure' && winners.includes(c.seat)
  const where = isOut ? 'out' : { outside: 'outside', board: 'inside', passage: 'in a passage', retired: 'gone for good' }[c.status]
  const treasure = c.treasure === null ? [] : [`with the ${treasureName(c.treasure)}`]
  return [where, ...treasure, `experience ${c.experience}`].join(', ')
}
