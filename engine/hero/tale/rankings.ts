import type { Ranking } from '../../kernel/ranking.ts'

/** The hall of records of HERO: who was best at what. Nobody lives on from game to game, so every hero stands for one game. */
export const RANKINGS: readonly Ranking[] = [
  { id: 'points', title: 'Most points', unit: 'points', of: 'people', value: ({ score = 0 }) => score },
  { id: 'kills', title: 'Most monsters killed', unit: 'monsters', of: 'people', value: ({ kills }) => kills },
  {
    id: 'fastest',
    title: 'Fastest to Alysa',
    unit: 'turns',
    of: 'games',
    value: ({ tale }) => (tale.people.some(({ victory }) => victory) ? tale.turns : 0),
    lowestFirst: true,
  },
  { id: 'explored', title: 'Furthest explored', unit: 'squares', of: 'games', value: ({ tale }) => tale.explored },
]
