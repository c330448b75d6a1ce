import type { Scene, SceneStart } from '../../kernel/proof/scenes.ts'

// The Cave's table at what is asked there.

const SEATS = ['Ann', 'Bathilda', 'Cuthbert']
const BOTS = [1, 2].map((seat) => ({ seat, skill: 'able' as const }))

/** A game of Ann against two bots as it stands when she is asked that, or when it is over (null). */
function table(name: string, topic: string | null, start: SceneStart): Scene {
  return {
    name: `cave-${name}`,
    stage: 'table',
    open: async (stage) => {
      const asks = { seeds: 20, most: 4000 }
      const at = await stage.reach({ seats: SEATS, bots: BOTS, ...start }, ({ decision }) => (decision?.topic ?? null) === topic, asks)
      return `#/raid/${at}`
    },
  }
}

export const scenes: readonly Scene[] = [table('move', 'move', {}), table('end', null, { options: { rounds: 10 } })]
