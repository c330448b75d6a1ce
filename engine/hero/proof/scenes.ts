import type { Scene } from '../../kernel/proof/scenes.ts'
export const scenes: readonly Scene[] = []
