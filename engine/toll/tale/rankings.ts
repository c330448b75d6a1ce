import type { Ranking } from '../../kernel/ranking.ts'

/** The hall of fame: an entry for every player of every game. */
export const RANKINGS: readonly Ranking[] = [
  { id: 'points', title: 'Most points', unit: 'points', of: 'people', value: ({ score = 0 }) => score },
]
