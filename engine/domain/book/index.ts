import type { RuleEntry } from '../../kernel/game.ts'

export const RULES: readonly RuleEntry[] = []
