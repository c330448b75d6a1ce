import type { RankedGame, Ranking } from '../../kernel/ranking.ts'
import type { TalePerson } from '../../kernel/tale-types.ts'
import { TREASURES } from '../tables/index.ts'
import type { LuckKind } from '../text/tale.ts'

const MOST_SEATS = 4
const WORDS = ['', 'one', 'two', 'three', 'four']

/** A win by a treasure in so many rounds; 0 for any other end. */
function roundsToWin({ outcome, tale }: RankedGame): number {
  return outcome === 'treasure' ? tale.turns : 0
}

/** A game that is counted out is over in its last round (2.0): these limits are offered. */
const LIMITS = [60, 90] as const

function richesAtTheEnd({ victory, score = 0 }: TalePerson, { outcome }: RankedGame): number {
  return victory && outcome === 'time' ? score : 0
}

/** The hall of fame of DOMAIN. No one lives on from game to game. */
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
  ...TREASURES.map(
    ({ id, name }): Ranking => ({
      id: `home-${id}`,
      title: `Fastest home with the ${name}`,
      unit: 'rounds',
      of: 'games',
      value: (game) => (game.tale.feats?.some(({ sort, kind }) => sort === 'won' && kind === id) === true ? roundsToWin(game) : 0),
      lowestFirst: true,
    }),
  ),
  ...LIMITS.map(
    (limit): Ranking => ({
      id: `richest-${limit}`,
      title: `Richest after ${limit} rounds`,
      unit: 'riches',
      of: 'people',
      value: (person, game) => (game.tale.turns === limit ? richesAtTheEnd(person, game) : 0),
    }),
  ),
  {
    id: 'richest',
    title: 'Richest at any other limit',
    unit: 'riches',
    of: 'people',
    value: (person, game) => (LIMITS.some((limit) => limit === game.tale.turns) ? 0 : richesAtTheEnd(person, game)),
  },
  { id: 'kills', title: 'Most creatures beaten', unit: 'creatures', of: 'people', value: ({ kills }) => kills },
  { id: 'explored', title: 'Furthest explored', unit: 'squares', of: 'games', value: ({ tale }) => tale.explored },
  {
    id: 'luckiest',
    title: 'Luckiest game',
    unit: 'hits more than average',
    of: 'games',
    value: ({ tale: { luck } }) => {
      const surplus = (id: LuckKind) =>
        luck.kinds.filter((kind) => kind.id === id).reduce((sum, { came, expected }) => sum + came - expected, 0)
      return Math.round(10 * (surplus('blows') - surplus('creature-blows'))) / 10
    },
  },
]
