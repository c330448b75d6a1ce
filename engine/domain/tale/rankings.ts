import type { RankedGame, Ranking } from '../../kernel/ranking.ts'
import type { LuckKind } from '../text/tale.ts'

const MOST_SEATS = 4
const WORDS = ['', 'one', 'two', 'three', 'four']

/** A win by a treasure in so many rounds; 0 for any other end. */
function roundsToWin({ outcome, tale }: RankedGame): number {
  return outcome === 'treasure' ? tale.turns : 0
}

/** The hall of records of DOMAIN. Nobody lives on from game to game. */
export const RANKINGS: readonly Ranking[] = [
  ...Array.from(
    { length: MOST_SEATS },
    (_, i): Ranking => ({
      id: `fastest-${i + 1}`,
      title: `Fastest home, ${WORDS[i + 1]} ${i === 0 ? 'challenger' : 'challengers'}`,
      unit: 'rounds',
      of: 'games',
      value: (game) => (game.tale.people.length === i + 1 ? roundsToWin(game) : 0),
      lowestFirst: true,
    }),
  ),
  {
    id: 'unharmed',
    title: 'Home without a death',
    unit: 'rounds',
    of: 'games',
    value: (game) => (game.tale.people.every(({ fell }) => fell === undefined) ? roundsToWin(game) : 0),
    lowestFirst: true,
  },
  {
    id: 'richest',
    title: 'Richest at the last round',
    unit: 'riches',
    of: 'people',
    value: ({ victory, score = 0 }, { outcome }) => (victory && outcome === 'time' ? score : 0),
  },
  { id: 'kills', title: 'Most creatures beaten', unit: 'creatures', of: 'people', value: ({ kills }) => kills },
  { id: 'explored', title: 'Furthest explored', unit: 'squares', of: 'games', value: ({ tale }) => tale.explored },
  {
    id: 'luckiest',
    title: 'Luckiest game',
    unit: 'hits better than the dice promise',
    of: 'games',
    value: ({ tale: { luck } }) => {
      const surplus = (id: LuckKind) =>
        luck.kinds.filter((kind) => kind.id === id).reduce((sum, { came, expected }) => sum + came - expected, 0)
      return Math.round(10 * (surplus('blows') - surplus('creature-blows'))) / 10
    },
  },
]
