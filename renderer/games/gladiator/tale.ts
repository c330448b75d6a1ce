import { lazy } from 'react'
import type { Story } from '../../../electron/contract/index.ts'
import { TOLD } from '../../../engine/gladiator/open/told.ts'
import { whole } from '../../../engine/kernel/figures.ts'
import { many } from '../../../engine/kernel/words.ts'
import type { FriezePlate } from '../../scene/frieze.tsx'
import type { TalePage } from '../../tale-page.ts'
import { kindIcon } from './icons.ts'

/** The telling of a finished fight. */
export const tale: TalePage = {
  ...TOLD,
  kills: { ...TOLD.kills, icon: kindIcon },
  Route: lazy(async () => ({ default: (await import('./past.tsx')).Route })),
  end: {
    frieze: endFrieze,
    brought: ({ experience, kills }) => [`${whole(experience)} experience`, ...(kills > 0 ? [many(kills, 'kill')] : [])],
    Picture: lazy(() => import('./scenes/feat.tsx')),
  },
}

/** The winners, before the gate; or crossed bones, where no one has won. */
function endFrieze({ people }: Pick<Story, 'people'>): FriezePlate {
  const winner = people.find(({ victory }) => victory)
  return winner
    ? {
        alt: `${winner.name} before the open gate of the arena.`,
        wall: 'hall-wide',
        pieces: [],
        crests: [
          { icon: 'g-open-gate', x: 80, y: 44, size: 150, lit: 'spot' },
          { icon: 'g-spartan-helmet', x: 330, y: 50, size: 140, lit: 'left' },
        ],
        spot: 'fire',
      }
    : {
        alt: 'Bones on the sand, and the gate shut behind them.',
        wall: 'hall-wide',
        pieces: [],
        crests: [
          { icon: 'g-dungeon-gate', x: 90, y: 48, size: 140, lit: 'flat' },
          { icon: 'g-crossed-bones', x: 360, y: 84, size: 104, lit: 'spot' },
        ],
        spot: 'harm',
      }
}
