import type { Ranking } from '../../kernel/ranking.ts'

export const RANKINGS: readonly Ranking[] = []
