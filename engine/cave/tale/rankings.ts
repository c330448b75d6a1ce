import type { RankedGame, Ranking } from '../../kernel/ranking.ts'
import type { TalePerson } from '../../kernel/tale-types.ts'
import { inWords } from '../../kernel/words.ts'
import { CHARACTERS } from '../tables/index.ts'

const MOST_SEATS = 6

/** Rounds to the Crystal; 0 for any other end. */
function roundsToWin({ outcome, tale }: RankedGame): number {
  return outcome === 'crystal' ? tale.turns : 0
}

/** A figure of the player who won the Crystal; 0 for everyone else. */
function ofTheWinner(figure: string) {
  return ({ victory, counts }: TalePerson, { outcome }: RankedGame) => (victory && outcome === 'crystal' ? (counts?.[figure] ?? 0) : 0)
}

const byPlayers = Array.from(
  { length: MOST_SEATS },
  (_, i): Ranking => ({
    id: `fastest-${i + 1}`,
    title: i === 0 ? 'Fastest to the Crystal, alone' : `Fastest to the Crystal, ${inWords(i + 1)} players`,
    unit: 'rounds',
    of: 'games',
    value: (game) => (game.tale.people.length === i + 1 ? roundsToWin(game) : 0),
    lowestFirst: true,
  }),
)

/** A Crystal won with each of the eight, in the fewest rounds. */
const byCharacter = CHARACTERS.map(
  ({ id, name }): Ranking => ({
    id: `crystal-${id}`,
    title: `The Crystal, won as the ${name}`,
    unit: 'rounds',
    of: 'games',
    value: (game) => (game.tale.people.some(({ victory, played }) => victory && played === id) ? roundsToWin(game) : 0),
    lowestFirst: true,
  }),
)

/** The hall of fame of the Cave. Nobody lives on from game to game. */
export const RANKINGS: readonly Ranking[] = [
  ...byPlayers,
  {
    id: 'one-life',
    title: 'To the Crystal alone, without a death',
    unit: 'rounds',
    of: 'games',
    value: (game) => (game.tale.people.length === 1 && game.tale.people[0]?.counts?.deaths === 0 ? roundsToWin(game) : 0),
    lowestFirst: true,
  },
  {
    id: 'last-life',
    title: 'To the Crystal alone, with one life',
    unit: 'rounds',
    of: 'games',
    value: (game) => (game.tale.people.length === 1 && game.tale.people[0]?.counts?.lastLife === 1 ? roundsToWin(game) : 0),
    lowestFirst: true,
  },
  ...byCharacter,
  { id: 'strength', title: 'Greatest Strength at a win', unit: 'Strength', of: 'people', value: ofTheWinner('strength') },
  { id: 'craft', title: 'Greatest Craft at a win', unit: 'Craft', of: 'people', value: ofTheWinner('craft') },
  { id: 'wealth', title: 'Greatest wealth at a win', unit: 'Gold, Objects and Followers', of: 'people', value: ofTheWinner('wealth') },
  { id: 'longest', title: 'Longest life', unit: 'rounds', of: 'people', value: ({ counts }) => counts?.longest ?? 0 },
  {
    id: 'dragon',
    title: 'Old Black Dragon beaten with the least Strength',
    unit: 'Strength in Combat',
    of: 'games',
    value: ({ tale }) => tale.people.flatMap(({ counts }) => counts?.dragonAt ?? []).toSorted((a, b) => a - b)[0] ?? 0,
    lowestFirst: true,
  },
  { id: 'deaths', title: 'Most Characters lost and the Crystal won', unit: 'Characters', of: 'people', value: ofTheWinner('deaths') },
  { id: 'kills', title: 'Most Enemies beaten', unit: 'Enemies', of: 'people', value: ({ kills }) => kills },
]
