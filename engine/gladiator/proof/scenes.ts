import type { Scene } from '../../kernel/proof/scenes.ts'

// The arena at what is asked there.

export const scenes: readonly Scene[] = [
  { name: 'gladiator-rules', stage: 'table', open: async () => '#/rules/gladiator/33.6' },
  {
    name: 'gladiator-muster',
    stage: 'table',
    open: async (stage) =>
      `#/raid/${await stage.reach({ seats: ['Ann', 'Bathilda'] }, ({ decision }) => decision?.topic === 'muster', { seeds: 1, most: 1 })}`,
  },
]
