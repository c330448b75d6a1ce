import type { Ranking } from '../../kernel/ranking.ts'
import type { Figures } from '../../kernel/tale-types.ts'
import type { LuckKind } from '../text/tale.ts'

/** The hall of fame of HERO: who was best at what. Heroes do not live on from game to game, so each stands for one game. */
export const RANKINGS: readonly Ranking[] = [
  {
    id: 'points',
    title: 'Most points before Alysa',
    unit: 'points for courage, charm and riches',
    of: 'people',
    value: ({ fate, score = 0 }) => (fate === 'came-out' ? score : 0),
  },
  { id: 'kills', title: 'Most monsters killed', unit: 'monsters', of: 'people', value: ({ kills }) => kills },
  {
    id: 'bravest-fall',
    title: 'Bravest fall',
    unit: 'monsters killed before he died',
    of: 'people',
    value: ({ fate, kills }) => (fate === 'fallen' ? kills : 0),
  },
  {
    id: 'fastest',
    title: 'Shortest wait',
    unit: 'turns until Alysa chose',
    of: 'games',
    value: ({ tale }) => (tale.people.some(({ victory }) => victory) ? tale.turns : 0),
    lowestFirst: true,
  },
  { id: 'explored', title: 'Furthest explored', unit: 'squares', of: 'games', value: ({ tale }) => tale.explored },
  {
    id: 'luckiest',
    title: 'Luckiest game',
    unit: 'hits better than the dice promise',
    of: 'games',
    value: ({ tale }) => Math.round(10 * (surplus(tale, 'hero-hits') - surplus(tale, 'monster-hits'))) / 10,
  },
]

/** Hits that the dice brought beyond what was to be expected. */
function surplus({ luck: { kinds } }: Figures, id: LuckKind): number {
  const kind = kinds.find((one) => one.id === id)
  return kind === undefined ? 0 : kind.came - kind.expected
}
