import type { RankedGame, Ranking } from '../../kernel/ranking.ts'
import type { Figures, TalePerson } from '../../kernel/tale-types.ts'
import type { End } from '../state.ts'

/** The rankings of the hall of fame. */
export const RANKINGS: readonly Ranking[] = [
  { id: 'experience', title: 'Most experience earned', unit: 'Experience Points', of: 'careers', value: ({ experience }) => experience },
  { id: 'richest', title: 'Richest', unit: 'gold marks, jewels at their worth', of: 'careers', value: ({ worth }) => worth },
  { id: 'returns', title: 'Most returns', unit: 'returns', of: 'careers', value: ({ exits }) => exits },
  { id: 'kills', title: 'Most monsters killed', unit: 'monsters', of: 'careers', value: ({ kills }) => kills },
  {
    id: 'survivor',
    title: 'Longest survivor',
    unit: 'turns inside before coming home',
    of: 'careers',
    value: ({ status, turns }) => (status === 'living' || status === 'retired' ? turns : 0),
  },
  {
    id: 'bravest-fall',
    title: 'Bravest fall',
    unit: 'monsters killed on the last raid',
    of: 'people',
    value: ({ fate, kills }) => (fate === 'fallen' ? kills : 0),
  },
  {
    id: 'best-raid',
    title: 'Best raid',
    unit: 'experience, gold and jewels brought home',
    of: 'games',
    value: ({ tale }) => tale.people.filter(({ fate }) => fate === 'came-out').reduce((all, person) => all + scoreOf(person), 0),
  },
  {
    id: 'deepest',
    title: 'Deepest raid',
    unit: 'the level reached',
    of: 'games',
    value: ({ tale }) => tale.depth,
    tie: ({ tale }) => tale.explored,
  },
  {
    id: 'fastest-victory',
    title: 'Fastest team victory',
    unit: 'turns',
    of: 'games',
    value: (game) => (isVictory(game) ? game.tale.turns : 0),
    lowestFirst: true,
  },
  {
    id: 'luckiest',
    title: 'Luckiest raid',
    unit: 'wounds better than the tables’ average',
    of: 'games',
    value: ({ tale }) => Math.round(10 * (surplus(tale, 'party-hits') - surplus(tale, 'monster-hits'))) / 10,
  },
]

/** Experience, gold and jewels: what character victory counts (17.0). */
function scoreOf({ experience, gold, jewels }: TalePerson): number {
  return jewels.reduce((sum, value) => sum + value, experience + gold)
}

function isVictory({ outcome }: RankedGame): boolean {
  return outcome === ('team-victory' satisfies End['kind'])
}

/** Wounds that the dice made more than the tables expect. */
function surplus({ luck: { kinds } }: Figures, id: string): number {
  const kind = kinds.find((one) => one.id === id)
  return kind === undefined ? 0 : kind.came - kind.expected
}
